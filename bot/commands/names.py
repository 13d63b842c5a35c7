"""The names of the commands that keep running, and the line that names the program.

Whoever says the first line knows them before anything else is loaded.
"""

from importlib.metadata import version

RUN, TABLE = "run", "table"


def version_line() -> str:
    """Return the name and the version of the program."""
    return f"undercroft {version('undercroft')}"
