"""A process that plays until its files may not grow any more, and says what it was promised.

Run as a module with a database file and a number of bytes. It prints the version of every commit
that was acknowledged, and ends well when it has been refused a few times in the right words.
"""

import asyncio
import resource
import signal
import sys
from pathlib import Path

from rules.store.errors import StoreUnavailable
from rules.store.sqlite import open_store
from tests.support.records import an_adventure, following, founding

REFUSALS = 5


async def main(database: Path, room: int) -> None:
    async with open_store(database) as store:
        adventure = an_adventure(state={"s": "x" * 2000})
        await store.commit(founding(adventure))
        print(1, flush=True)
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))
        refused = 0
        while refused < REFUSALS:
            change = following(adventure, f"{adventure.version}-{refused}")
            try:
                await store.commit(change)
            except StoreUnavailable:
                refused += 1
                assert await store.load("oak") == adventure
                continue
            adventure = change.adventure
            print(adventure.version, flush=True)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
