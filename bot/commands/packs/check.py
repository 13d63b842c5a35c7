"""`undercroft pack check FOLDER_OR_ZIP`: whether a server would take a pack, and what is in it."""

import argparse
from collections.abc import Iterator

from bot.catalogs import USUAL_LOCALE, all_words
from bot.commands.packs.reading import found_at, pack_of, told_left_out
from rules.core.packs.pack import OF_ITSELF, Pack, plain_id
from rules.service.packs.lines import line_of


def run(options: argparse.Namespace) -> int:
    """Tell in a few lines what is in a good pack.

    Raises:
        PackError: it has problems; all of them are listed.
    """
    found = found_at(options.pack)
    for line in (*told_left_out(found), *told(pack_of(found.files))):
        print(line)
    print("Nothing is wrong with it.")
    return 0


def told(pack: Pack) -> Iterator[str]:
    """Yield lines with a pack's name, its contents and its hash."""
    line = line_of(pack, all_words(USUAL_LOCALE))
    yield f"{line.title} {line.version} ({line.name}), for {line.games}"
    yield f"  contents  {line.contents}"
    counts = {
        locale: sum(plain_id(key) not in OF_ITSELF for key in said)
        for locale, said in pack.names.items()
    }
    most = max(counts.values(), default=0)
    for locale, count in counts.items():
        others = len(pack.other_words.get(locale, ()))
        of_games = f", {others} of the games’ own" * bool(others)
        yield f"  words     {locale}: {count} of {most} for its entries{of_games}"
    if pack.emblems:
        plain = ", ".join(plain_id(id_) for id_ in pack.emblems)
        yield f"  emblems   {plain}"
    if pack.colours is not None:
        drawn = (("light", pack.colours.light), ("dark", pack.colours.dark))
        yield f"  colours   {', '.join(name for name, chosen in drawn if chosen)}"
    yield f"  hash      {pack.hash}"
