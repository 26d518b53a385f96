"""Linux's control groups: what a phone does on a bad day, imitated by giving the browser a quarter of a core."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import CDPSession

PERIOD, SHARE = 20_000, 5_000  # µs: a quarter of a core, in slices that no key can hide between
NAME = "compter-les-points"
GROUPS = Path("/sys/fs/cgroup")


@contextmanager
def quarter_of_a_core(session: CDPSession) -> Iterator[None]:
    """Hold every process of the browser together to a quarter of a core; `OSError` where one may not."""
    group, limits = _group()
    group.mkdir(exist_ok=True)
    try:
        for name, value in limits.items():
            (group / name).write_text(value)
        for process in session.send("SystemInfo.getProcessInfo")["processInfo"]:
            (group / "cgroup.procs").write_text(str(process["id"]))
        yield
    finally:
        for process in (group / "cgroup.procs").read_text().split():
            (group.parent / "cgroup.procs").write_text(process)
        group.rmdir()


def _group() -> tuple[Path, dict[str, str]]:
    """Where a group is made, and what its files say, in the second version of control groups or the first."""
    if (GROUPS / "cpu" / "cpu.cfs_quota_us").exists():
        return GROUPS / "cpu" / NAME, {"cpu.cfs_period_us": str(PERIOD), "cpu.cfs_quota_us": str(SHARE)}
    return GROUPS / NAME, {"cpu.max": f"{SHARE} {PERIOD}"}
