"""What run.py runs in the engine; the last line is its exit status."""

import json
import os

import pytest
from hypothesis import settings

settings.register_profile("engine", deadline=None)  # the machine is shared: slow is not wrong
settings.load_profile("engine")
os.chdir("/project")
int(pytest.main(["--override-ini=cache_dir=/cache", *json.loads(os.environ["PYTEST_ARGUMENTS"])]))
