"""The list of emojis with the hashes of their pictures: `python -m tests.support.emoji_set`.

It is written anew when a drawing changes, or what figures there are in the games.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import rules
from render.pictures.emojis import LISTED, hash_of
from rules.core.packs.archive import from_folder
from rules.core.packs.reading import read_own
from rules.core.party import ADVENTURERS
from rules.core.signs import ATTRIBUTES, FACES, HEARTS, figure
from rules.registry import pack_points
from rules.systems.third_six.board.figures import NEWCOMER

MOST = 300
"""The most emojis that the bot gives itself."""


def wanted() -> tuple[str, ...]:
    """The signs that are to have an emoji, the most used first: figures as there is room."""
    first = (*FACES, *HEARTS, *ATTRIBUTES)
    figures = [figure(icon) for icon, _ in Counter(_icons()).most_common()]
    return (*first, *figures)[:MOST]


def _icons() -> Iterator[str]:
    """The icons of all figures of the games themselves, as often as they are used."""
    # Everybody has heroes on each card.
    for _ in range(MOST):
        yield from (*ADVENTURERS, NEWCOMER)
    for folder, points in pack_points().items():
        own = Path(rules.__file__).parent / "systems" / folder.replace("-", "_") / "pack"
        if not own.is_dir():
            continue
        for file, entries in read_own(from_folder(own), points).items():
            kind = points.kind(file)
            assert kind is not None
            yield from (icon for entry in entries for _, icon in kind.icons(entry))


def listing() -> str:
    """The text of the list."""
    return "".join(f"{sign} {hash_of(sign)}\n" for sign in wanted())


if __name__ == "__main__":
    LISTED.write_text(listing(), "ascii")
    print(f"{len(wanted())} emojis: {LISTED.name}")
