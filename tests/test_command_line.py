"""`python -m scoring_core`, as a shell runs it."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROUND = "papayoo/manche joueur-1=Zoé&payoo-1=1+2+3"


def shell(command, given=None):
    """Run a line of shell in which $ASK is the command."""
    env = {"ASK": f"{sys.executable} -m scoring_core", "ROUND": ROUND, "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        ["bash", "-c", command], env=env, cwd=ROOT, input=given, capture_output=True, encoding="utf-8"
    )


def test_a_round_is_answered_as_json():
    answer = shell("$ASK $ROUND")
    assert json.loads(answer.stdout)["data"]["points"] == [6]
    assert (answer.returncode, answer.stderr) == (0, "")


def test_a_form_comes_from_a_pipe_and_its_problems_are_status_one():
    answer = shell("$ASK papayoo/manche -", "joueur-1=Zoé&payoo-1=99\n")
    assert json.loads(answer.stdout)["problems"]
    assert answer.returncode == 1


def test_a_form_from_a_closed_stdin_is_bad_usage():
    answer = shell("$ASK papayoo/manche - <&-")
    assert answer.returncode == 2
    assert answer.stderr.startswith("Usage")
    assert len(answer.stderr.splitlines()) == 1


def test_nothing_is_read_from_a_closed_stdin_when_the_form_is_given():
    answer = shell("$ASK $ROUND <&-")
    assert (answer.returncode, answer.stdout) == (0, shell("$ASK $ROUND").stdout)


def test_who_stops_reading_hears_no_complaint():
    answer = shell("$ASK | head -0; $ASK $ROUND | head -0")
    assert answer.stderr == ""
