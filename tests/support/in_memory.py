"""Where the tests keep their files: in memory, where the system has a file system there.

Hundreds of tests write databases of their own, and each commit waits until the disk has it. What
the tests try (kills, torn writes, full disks) is the same in memory: none of them cuts the power.
"""

import os
import shutil
import tempfile
from pathlib import Path

MEMORY = Path("/dev/shm")
ROOM = 2 * 1024**3
"""Bytes that must be free: a run takes a fraction, and containers often have very little."""


def keep_files_in_memory() -> None:
    """Let temporary folders of this process and its children be in memory, if there is room.

    Who says where temporary files belong (`TMPDIR`) is heard.
    """
    if "TMPDIR" in os.environ or not MEMORY.is_dir() or not os.access(MEMORY, os.W_OK):
        return
    # Containers often forbid programs there, and some tests start one that they have installed.
    if os.statvfs(MEMORY).f_flag & os.ST_NOEXEC:
        return
    if shutil.disk_usage(MEMORY).free >= ROOM:
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)
