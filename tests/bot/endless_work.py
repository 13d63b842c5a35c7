"""Work in several processes that never ends, for a test that ends who has started them.

Each process says its number on standard output once it is at work.
"""

import os
import sys

from bot.commands.simulate_pool import in_processes

PROCESSES = 2


def work(_: int) -> None:
    """Say the number of this process, and play on for ever."""
    os.write(sys.stdout.fileno(), f"{os.getpid()}\n".encode())
    number = 0
    while True:
        number += 1


if __name__ == "__main__":
    list(in_processes(work, range(PROCESSES), PROCESSES))
