"""What is said on standard output and standard error, whatever console is behind them."""

import io
import os
import sys


def prepare() -> None:
    """Replace characters that the console does not know by their numbers, instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="backslashreplace")


def say(text: str) -> None:
    """Print a line at once; where nobody can read it any more, go on without."""
    try:
        print(text, flush=True)
    except OSError:
        # The terminal was closed, or a pipe. What is left to say would fail again at the end.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def knows_every_character() -> bool:
    """Return whether standard output can be written to in any language."""
    return sys.stdout is None or sys.stdout.encoding.lower().replace("-", "").startswith("utf")
