"""What run.py runs in the engine; the last line is its exit status."""

import json
import os

import pytest

os.chdir("/project")
int(pytest.main(["--override-ini=cache_dir=/cache", *json.loads(os.environ["PYTEST_ARGUMENTS"])]))
