"""`undercroft health`, where it stands among other words; alone it is answered without a parser."""

import argparse
from collections.abc import Callable

from bot import health


def add_arguments(_parser: argparse.ArgumentParser) -> None:
    """Add nothing to the command's parser."""


def main(_options: argparse.Namespace, _say: Callable[[str], None]) -> int:
    """Ask the running bot whether it does its work."""
    return health.main()
