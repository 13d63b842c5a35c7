"""`undercroft health`, where it stands among other words; alone it is answered without a parser."""

import argparse
from collections.abc import Callable

from bot import health


def add_arguments(_parser: argparse.ArgumentParser) -> None:
    """Add nothing to the command's parser."""


def main(_options: argparse.Namespace, _say: Callable[[str], None]) -> int:
    """Ask the running bot for its health; return 0 when it does its work, else 1."""
    return health.main()
