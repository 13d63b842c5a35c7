"""Try a command that plays: `python3 .ci/play.py make run` starts it, sees the bot come, stops it.

It needs nothing but Python, as whoever plays for the first time has nothing else. Its games are in
a temporary folder, and its ports are free ones.
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from urllib.request import urlopen

OPEN = "The local table is open"
LONGEST = 1200
"""Seconds after which all is given up: the first run installs what is needed."""


def main() -> int:
    """Play until the bot is at its table; returns 0 if it came, and went when it was told to."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        here = {
            "UNDERCROFT_DATABASE": str(Path(folder, "games.db")),
            "UNDERCROFT_MONITOR": "off",
            "UNDERCROFT_TABLE_PORT": "0",
        }
        with subprocess.Popen(
            sys.argv[1:],
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**os.environ, **here, "PYTHONUTF8": "1"},
            start_new_session=True,
        ) as process:
            too_long = threading.Timer(LONGEST, end, [process])
            too_long.start()
            try:
                wait_for_the_bot(opened(process))
                if os.name == "nt":
                    end(process)
                    return 0
                # As Ctrl-C does: to all that the command has started.
                os.killpg(process.pid, signal.SIGINT)
                assert process.stdout is not None
                for line in process.stdout:
                    print(line, end="", flush=True)
                # make itself ends by the signal, once what it started has ended well.
                return 0 if process.wait() in (0, -signal.SIGINT) else 1
            finally:
                too_long.cancel()
                end(process)


def opened(process: "subprocess.Popen[str]") -> str:
    """Return the address of the local table, once it is open."""
    assert process.stdout is not None
    for line in process.stdout:
        print(line, end="", flush=True)
        if line.startswith(OPEN):
            return line.rpartition(" at ")[2].strip()
    raise SystemExit(f"it ended before, with exit code {process.wait()}")


def wait_for_the_bot(address: str) -> None:
    """Wait until the bot is at its table."""
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        with urlopen(f"{address}table/state") as state:
            if json.load(state)["ready"]:
                print("The bot is at its table.", flush=True)
                return
        time.sleep(0.2)
    raise SystemExit("the bot did not come")


def end(process: "subprocess.Popen[str]") -> None:
    """Kill what is left of a command, and of what it has started."""
    if process.poll() is not None:
        return
    if os.name == "nt":
        subprocess.run(["taskkill", "/T", "/F", "/PID", str(process.pid)], check=False)
    else:
        os.killpg(process.pid, signal.SIGKILL)


if __name__ == "__main__":
    sys.exit(main())
