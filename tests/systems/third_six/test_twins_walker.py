"""Games of 3RD6 with packs by chance, explored beside a second, plain implementation."""

import random
from collections import Counter

import pytest

from rules.core.packs.pack import slug_of
from rules.systems.third_six import RULESET
from rules.systems.third_six.content.points import POINTS
from rules.systems.third_six.options import ThirdSixOptions
from tests.support.chance import choices
from tests.support.faces import Faces
from tests.support.random_packs import random_files, random_pack
from tests.support.soak import cases
from tests.systems.third_six.moves import seats
from tests.systems.third_six.test_twins import late
from tests.systems.third_six.twin_tables import with_pack
from tests.systems.third_six.twin_walker import Walker

GAMES, SOAK_GAMES, STEPS, PACKS = 5, 1000, 250, 60
SETTINGS = (
    "decisions", "order", "first_level_bonus", "mnd_attack", "lockpick", "start_spells",
    "scroll_readable_by_all", "foe_count", "boss_table", "boss_scaling", "fallen_limit",
    "depth_limit", "map",
)  # fmt: skip
LEFT_OUT = ("town", "go-home")
"""What is not chosen: the town has a twin of its own."""


def plain(marked):
    """An id without the hash of its pack."""
    return marked and marked.split("--")[0]


def compare(state, twin):
    assert list(RULESET.awaiting(state)) == twin.awaited()
    for seat, one in twin.heroes.items():
        found = state.hero(seat)
        assert plain(found.calling) == (one.kind and one.kind.name)
        assert (found.alive, found.spells_due, found.shielded) == (one.alive, one.due, one.shield)
        assert (found.hp, found.hp_most) == (one.hp, one.hp_most)
        assert (found.mnd, found.mnd_most) == (one.mnd, one.mnd_most)
        assert set(found.spells) == one.spells
        assert sorted(found.pendants) == sorted(one.pendants)
    assert Counter(state.bag) == +twin.bag
    assert state.coins == twin.coins
    compare_map(state, twin)
    fight = state.fight
    assert (fight is not None) == (twin.fight and not twin.over)
    if fight is not None:
        foes = [(plain(each.monster), each.hp, each.asleep, each.robbed) for each in fight.foes]
        assert foes == [each.look() for each in twin.foes]
        assert (fight.bosses, fight.hoard) == (twin.bosses, twin.hoard)


def compare_map(state, twin):
    assert state.depth == twin.depth + 1
    assert state.room.cell == twin.here.cell
    assert len(state.levels) == len(twin.levels)
    for level, mine in zip(state.levels, twin.levels, strict=True):
        theirs = [
            (room.cell, room.kind, {side.value for side in room.exits}, room.lock, room.entered)
            for room in level.rooms
        ]
        assert theirs == [
            (room.cell, room.kind, room.exits, room.lock, room.entered) for room in mine
        ]


@pytest.mark.rule("TS-001", "TS-003", "TS-008", "TS-009", "TS-010", "TS-017", "TS-018", "TS-021")
@pytest.mark.rule("TS-022", "TS-023", "TS-024", "TS-025", "TS-026", "TS-027", "TS-028", "TS-029")
@pytest.mark.rule("TS-030", "TS-032", "TS-033", "TS-034", "TS-036", "TS-046", "TS-048", "TS-054")
@pytest.mark.rule("TS-055", "TS-056", "TS-058", "TS-059", "TS-060")
@pytest.mark.parametrize("seed", cases(GAMES, SOAK_GAMES))
def test_a_game_with_a_pack_and_its_twin(seed):
    chance = random.Random(f"walker {seed}")
    pack, files = random_pack(POINTS, seed % PACKS), random_files(POINTS, seed % PACKS)
    rules = {name: chance.choice(choices(ThirdSixOptions)[name]) for name in SETTINGS}
    rules = {name: value for name, value in rules.items() if chance.random() < 0.6}
    level = chance.choice([1, 2, 3, 3])
    options = ThirdSixOptions(packs=(pack.ref,), start_level=level, **rules)
    tables = with_pack(files, later=options.boss_table == "alt")
    brought = {plain(each.id): slug_of(each.id) for each in pack.of(POINTS.folder, "classes")}
    classes = {brought.get(name, name): kind for name, kind in tables["classes"].items()}
    size = chance.randint(1, 4)
    dice = Faces(chance)
    state = RULESET.new_game(options, seats(size), dice).state
    assert dice.taken() == []
    settings = {**options.model_dump(), **tables, "classes": classes, "size": options.size}
    twin = Walker(range(1, size + 1), settings)
    for _ in range(STEPS):
        compare(state, twin)
        if twin.over:
            assert state.ending in ("dead", "broken")
            return
        if len(twin.heroes) < 6 and chance.random() < 0.01:
            state = late(chance, state, twin)
            compare(state, twin)
        seat = chance.choice(twin.awaited())
        # What companions do for a leader has tests of its own.
        offered = {
            each.id: each.action
            for each in RULESET.legal_actions(state, seat)
            if getattr(each.action, "by", None) is None
        }
        assert set(offered) - {"go-home"} == twin.options(seat)
        option = wished(chance, sorted(set(offered) - set(LEFT_OUT)))
        state = RULESET.apply(state, seat, offered[option], dice).state
        left = twin.does(seat, option, [die.face for die in dice.taken()])
        assert left == [], f"{option} rolled more than the rule has dice"


def wished(chance, options):
    """Choose by chance, but oftener what leads on than what lets a turn go by."""
    onward = [each for each in options if each.startswith(("attack", "descend", "modify", "go-"))]
    return chance.choice(onward if onward and chance.random() < 0.6 else options)
