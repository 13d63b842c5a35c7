"""Ports for programs that are told theirs before they listen, and let go of it to start again."""

import socket
from random import SystemRandom

LOWEST, HIGHEST = 20_000, 32_000
"""Below the ports that systems give to whoever asks for any: nobody is given one of these between
the look and the program's start, or while the program starts again."""


def free_port() -> int:
    """A port of 127.0.0.1 at which nobody listens.

    Raises:
        OSError: there is none.
    """
    numbers = SystemRandom()
    for _ in range(100):
        port = numbers.randrange(LOWEST, HIGHEST)
        with socket.socket() as tried:
            try:
                tried.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise OSError("every port that was tried is taken")
