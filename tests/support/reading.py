"""`make read`: compile all tests and load them, but make no test of what they hold.

`python -m pytest --collect-only -p tests.support.reading`.
"""

from hypothesis.internal.charmap import charmap, intervals_from_codec


def pytest_configure() -> None:
    """Have Hypothesis write down its tables of all letters, which takes it seconds to reckon.

    Otherwise each process of a run would find none yet, and reckon them for itself.
    """
    charmap()
    intervals_from_codec("utf-8")


def pytest_pycollect_makeitem() -> list[object]:
    """Return that no name of a module is a test: thousands of cases take as long as the reading."""
    return []
