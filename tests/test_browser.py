"""The browser that drives the tests is found, or one sentence says what to do."""

import os
import subprocess
import sys

import pytest

from site_hooks import browser


def test_the_browser_found_opens_a_page_and_writes_nothing_at_home(tmp_path):
    command = [
        browser.ensure(),
        "--headless",
        "--no-sandbox",
        *browser.FLAGS,
        "--dump-dom",
        "data:text/html,Papayoo",
    ]
    env = os.environ | browser.INSIDE | {"HOME": str(tmp_path)}
    shown = subprocess.run(command, env=env, capture_output=True, text=True, timeout=60).stdout
    assert "<body>Papayoo</body>" in shown
    assert not any(tmp_path.iterdir())


def test_the_reader_s_choice_comes_first(monkeypatch, tmp_path):
    chosen = script(tmp_path / "mine", "echo Chromium 1")
    monkeypatch.setenv("CHROMIUM", str(chosen))
    assert browser.find() == str(chosen)


def test_a_choice_that_does_not_run_is_said():
    answer = ask({"CHROMIUM": "/nowhere/chromium"})
    assert answer.returncode == 1
    assert "/nowhere/chromium" in answer.stderr


@pytest.mark.parametrize("body", ["exit 1", "echo install the snap", "exit"])
def test_a_stand_in_is_not_a_browser(tmp_path, body):
    assert not browser.runs(str(script(tmp_path / "chromium", body)))


def script(path, body):
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(0o755)
    return path


def ask(settings):
    command = [sys.executable, "-m", "site_hooks.browser"]
    return subprocess.run(command, env=os.environ | settings, capture_output=True, text=True, timeout=60)
