"""Packs in tests: a template at hand, games that are played with it, packs that are refused."""

from collections.abc import Iterator, Mapping

from rules.core.model import Options
from rules.core.packs.archive import from_folder
from rules.core.packs.dressing import dressed, in_words
from rules.core.packs.library import LIBRARY, Names
from rules.core.packs.pack import Pack
from rules.core.packs.points import PackPoints
from rules.core.packs.problems import PackError, Problem
from rules.core.packs.reading import read_pack
from rules.core.ruleset import AnyRuleset
from rules.core.words import CORE_CATALOG, Words, load_words
from rules.packs import FOLDER
from tests.support.chance import check_stored
from tests.support.playing import Moment, played

SHIPPED = tuple(sorted(path.parent.name for path in FOLDER.glob("*/pack.toml")))
"""The names of the packs that come with the program, before any of them is read."""
MOST_STEPS = 4000
EVERY = 25
"""How often, in steps, a state is stored and what is shown is said."""

Changes = Mapping[str, tuple[str, str]]
"""By file, what of the text stands there otherwise: what was, and what is."""


def template(points: PackPoints) -> dict[str, bytes]:
    """The files of a system's template."""
    return dict(from_folder(points.template))


def at_hand(points: PackPoints, changes: Changes | None = None) -> Pack:
    """A system's template, perhaps with changes, as a pack that games can be played with."""
    pack = read_pack(changed(points, changes or {}), {points.folder: points})
    LIBRARY.add(pack)
    return pack


def changed(points: PackPoints, changes: Changes) -> dict[str, bytes]:
    """The files of a template with changes."""
    files = template(points)
    for file, (was, now) in changes.items():
        text = files[file].decode()
        assert was in text, was
        files[file] = text.replace(was, now, 1).encode()
    return files


def refused(points: PackPoints, changes: Changes) -> tuple[Problem, ...]:
    """What is wrong with a template after some changes."""
    try:
        read_pack(changed(points, changes), {points.folder: points})
    except PackError as error:
        return error.problems
    raise AssertionError("nothing is wrong with it")


def words_with(rules: AnyRuleset, pack: Pack | None = None) -> Words:
    """The words of a system, with those of a pack."""
    folders = (CORE_CATALOG, rules.catalog, *rules.shared_catalogs)
    words = load_words(folders).with_further(Names("en"))
    return dressed(words, (pack.ref,), "en") if pack else words


def to_the_end(
    rules: AnyRuleset, pack: Pack, options: Options, seats: int, seed: int
) -> Iterator[Moment]:
    """A game with a pack by the autopilot to its end; all that happens in it can be said.

    Every so often its state goes to what is stored and back, and all that is shown is said.
    """
    words = words_with(rules, pack)
    moment = None
    game = played(
        rules, options.with_(packs=(pack.ref,)), seats, seed, MOST_STEPS, stance="balanced"
    )
    for number, moment in enumerate(game):
        over = rules.outcome(moment.state) is not None
        if number % EVERY == 0 or over:
            check_stored(rules, moment.state)
            for seat in (None, *range(1, seats + 1)):
                in_words(rules.view(moment.state, seat), words)
        for event in moment.transition.events:
            words.say(event.text())
        yield moment
    assert moment is not None
    assert rules.outcome(moment.state) is not None
