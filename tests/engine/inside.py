"""What run.py runs in the engine; the last line is its exit status."""

import json
import os

import pytest
from hypothesis import settings

# The machine is shared: slow is not wrong. What chance may find it finds in CPython, where there are more examples.
settings.register_profile("engine", deadline=None, max_examples=20)
settings.load_profile("engine")
os.chdir("/project")
int(pytest.main(["--override-ini=cache_dir=/cache", *json.loads(os.environ["PYTEST_ARGUMENTS"])]))
