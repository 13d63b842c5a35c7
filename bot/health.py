"""`undercroft health`: asks the process of this machine whether it does its work.

Docker asks every half minute, so this imports nothing that takes time to load.
"""

import os
import sys
import urllib.error
import urllib.request

from bot.env_file import from_file

USUAL = "127.0.0.1:8614"
NAME = "UNDERCROFT_MONITOR"
PATIENCE = 10.0
ANYWHERE = {"0.0.0.0": "127.0.0.1", "[::]": "[::1]"}  # noqa: S104 - where others listen


def main() -> int:
    """Print what the process says of its health; return 0 when all is well, else 1.

    Raises:
        Refused: the file with the settings cannot be read.
    """
    place = os.environ.get(NAME) or from_file().get(NAME) or USUAL
    if place == "off":
        print(f"{NAME} is off, so nobody can be asked.", file=sys.stderr)
        return 1
    host, _, port = place.rpartition(":")
    address = f"http://{ANYWHERE.get(host, host)}:{port}/healthz"
    # A proxy for the world outside has nothing to do with this machine.
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(address, timeout=PATIENCE) as answer:
            print(answer.read().decode())
    except urllib.error.HTTPError as ill:
        print(ill.read().decode())
        return 1
    except (OSError, ValueError) as trouble:
        print(f"{address} does not answer: {trouble}", file=sys.stderr)
        return 1
    return 0
