"""Whatever is accepted can be played: packs at their largest, by players who act by chance."""

import pytest

from bot.catalogs import all_words
from rules.core.dice import SeededDice
from rules.core.packs.dressing import dressed
from rules.core.packs.limits import MOST_ENTRIES
from rules.core.packs.reading import read_pack
from rules.core.packs.together import too_many
from rules.dungeon import DungeonOptions, build, key_of, scene_of
from rules.dungeon.points import POINTS as MAPS
from rules.registry import pack_points
from rules.service.cards.menus import MOST_CHOICES, MOST_MENUS, menus_of
from tests.support.chance import play_random, random_options
from tests.support.largest_packs import files_with, kinds_of, largest
from tests.support.playing import played
from tests.support.random_packs import takers
from tests.support.soak import SOAK, cases

GAMES = cases(1, 24)
STEPS, LONG = (300, 4_000) if SOAK else (16, 24)
FULL = [(folder, file) for folder, points in pack_points().items() for file in kinds_of(points)]
PLAYED = [
    pytest.param(key, file, id=f"{key}-{file}")
    for folder, points in pack_points().items()
    for number, file in enumerate(kinds_of(points))
    for keys in ([key for key, rules in takers().items() if rules.packs.folder == folder],)
    for key in (keys if SOAK else keys[number % max(1, len(keys)) :][:1])
]
"""Games and kinds of entries: in a short run each kind once, the games that take it in turn."""


def refs(points, file):
    return tuple(pack.ref for pack in largest(points, file))


@pytest.mark.parametrize(("folder", "file"), FULL)
def test_the_most_of_a_kind_is_accepted_and_one_more_is_not(folder, file):
    points = pack_points()[folder]
    kind, packs = points.kind(file), largest(points, file)
    assert too_many(packs, points) is None
    count = sum(len(pack.of(folder, file)) for pack in packs)
    assert count <= kind.most
    one = read_pack(files_with(points, kind, 1, 99), {folder: points})
    many = too_many((*packs, one), points)
    full = sum(len(pack.of(folder, each)) for pack in packs for each in kinds_of(points))
    assert (many is not None) == (count == kind.most or full == MOST_ENTRIES)


@pytest.mark.parametrize(("key", "file"), PLAYED)
def test_games_with_packs_at_their_largest_are_played_by_chance(key, file):
    rules = takers()[key]
    for seed in GAMES:
        fewest, most = rules.seats
        seats = fewest + seed % min(3, most - fewest + 1)
        options = random_options(rules, 4 * seed, seats).with_(packs=refs(rules.packs, file))
        play_random(rules, options, seats, seed, STEPS)


@pytest.mark.parametrize(("key", "file"), PLAYED)
def test_games_with_packs_at_their_largest_come_to_an_end(key, file):
    """The autopilot plays them; what is met on the way is said."""
    rules, words = takers()[key], all_words("en")
    options = rules.preset.with_(packs=refs(rules.packs, file))
    words = dressed(words, options.packs, "en")
    seats = rules.seats[0]
    for moment in played(rules, options, seats, 7, LONG, stance="bold"):
        for event in moment.transition.events:
            assert words.say(event.text())
        for seat in rules.awaiting(moment.state):
            check_lists(rules.legal_actions(moment.state, seat), words)


def check_lists(options, words):
    """Check that the lists of a card are as many, and as long, as a message takes."""
    menus = list(menus_of([each for each in options if each.group], words))
    assert len(menus) <= MOST_MENUS
    assert len({menu.group for menu in menus}) == len(menus)
    assert all(1 <= len(menu.choices) <= MOST_CHOICES for menu in menus)


@pytest.mark.parametrize("file", list(kinds_of(MAPS)))
def test_dungeons_with_packs_at_their_largest_are_built_and_told(file):
    words = all_words("en")
    options = DungeonOptions(packs=refs(MAPS, file))
    for seed in cases(3, 200):
        plan = build(options, SeededDice(b"%d" % seed))
        scene = scene_of(plan, 1, "keeper")
        assert all(words.say(each.name) for each in scene.features if each.name)
        for level in key_of(plan).levels:
            assert all(words.say(line) for entry in level.entries for line in entry.lines)
