"""Answer the contract's cases: run by CPython and, in the engine, with the archive and nothing else."""

import json
import os

import bridge

from scoring_core.catalogue import SHEETS

FOLDER = os.environ["FOLDER"]

with open(f"{FOLDER}/cases.json", encoding="utf-8") as file:
    cases = [case for case in json.load(file) if case["sheet"] in SHEETS]
with open(f"{FOLDER}/answers.json", "w", encoding="utf-8") as file:
    json.dump([bridge.answer(case["sheet"], case["query"]) for case in cases], file)
