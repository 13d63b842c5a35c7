"""Whole games of 3 Dice with tables of packs by chance, beside a second, plain implementation."""

import random
import tomllib
from functools import cache

import pytest

from rules.core.packs.library import LIBRARY
from rules.core.packs.pack import slug_of
from rules.core.packs.reading import read_pack
from rules.systems.three_dice import RULESET
from rules.systems.three_dice.content.points import POINTS
from rules.systems.three_dice.options import ThreeDiceOptions
from rules.systems.three_dice.state import Points
from rules.systems.three_dice.terms import ITEMS
from tests.support.chance import choices
from tests.support.faces import Faces
from tests.support.moves import NAMES
from tests.support.random_packs import _row, random_files
from tests.support.soak import cases
from tests.systems.three_dice.moves import seats
from tests.systems.three_dice.test_twins import same
from tests.systems.three_dice.twin_delver import Delver
from tests.systems.three_dice.twins import NAMES as NAMES_OF

GAMES, SOAK_GAMES, STEPS, PACKS = 5, 1000, 250, 40
FILE = "three-dice/tables.toml"
SETTINGS = (
    "decisions", "loot", "mp_order", "artifact_reuse", "boots_by_level", "one_artifact_per_vault",
    "used_artifact_counts", "drop_and_pickup", "exit_placement", "training_every_level",
    "empty_room_xp", "rover_xp", "mp_six", "mp_xp", "monster_hp_per_dungeon_level",
    "extra_monster_per_dungeon_level", "attribute_drop_per_dungeon_level", "rising_xp",
    "reset_rewards", "secret_search", "key_instead_of_none", "level_theme", "undead_levels",
)  # fmt: skip
"""What is drawn by chance; packs overrule the last of them."""


@cache
def tables_by_chance(number):
    """A pack whose tables have their rows in any order, and those for the game with stairs."""
    chance = random.Random(f"tables {number}")
    files = random_files(POINTS, number)
    tables = tomllib.loads(files[FILE].decode())["table"]
    for table in tables:
        for column in ("locations", "monsters", "treasures"):
            chance.shuffle(table[column])
        if not table.get("classic"):
            table["treasures"][chance.randrange(6)] = "fragment"
    files[FILE] = "\n".join(_row("table", table) for table in tables).encode()
    if all(table.get("classic") for table in tables):
        # Such a pack has nothing for this game, so another one is made.
        return tables_by_chance(number + PACKS)
    pack = read_pack(files, {POINTS.folder: POINTS})
    own = [table for table in tables if not table.get("classic")]
    marked = {each.id.split("--")[0]: each.id for each in pack.of(POINTS.folder, "tables")}
    for table in own:
        table["slug"] = slug_of(marked[table["id"]])
    return pack, own


def seasoned(chance, state, twin):
    """The same heroes with points and things of later, so that games get deeper."""
    heroes = []
    for hero in state.heroes:
        one = twin.heroes[hero.seat]
        one.most = [chance.randint(5, 9) for _ in range(3)]
        one.now = list(one.most)
        # A treasure may be waiting to be claimed, so that nobody's pack is full.
        more = 2 if state.options.inventory_limit else 4
        one.bag.update(chance.choices([*ITEMS, "fragment", "fragment"], k=more))
        body, mind, spirit = one.most
        most = Points(body=body, mind=mind, spirit=spirit)
        pack = tuple(sorted(one.bag.elements(), key=ITEMS.index))
        heroes.append(hero.with_(now=most, most=most, pack=pack))
    return state.with_(heroes=tuple(heroes))


def compare(state, twin):
    same(state, twin)
    assert list(RULESET.awaiting(state)) == twin.awaited()
    assert (state.here, state.depth, state.drawn) == (twin.here, twin.depth, twin.drawn)
    assert state.level.theme.split("--")[0] == twin.table["id"]
    assert [room.cell for room in state.level.rooms] == twin.cells
    assert list(state.level.artifacts) == twin.found
    for room in state.level.rooms:
        number, monster = room.number, room.monster
        assert room.shape == twin.kinds[number]
        doors = {door.side.value for door in room.doors if door.kind != "entrance"}
        assert doors == twin.open[number]
        left = (monster.hp, monster.more, monster.asleep) if monster else None
        known = (twin.monsters.get(number), twin.more[number], number in twin.asleep)
        assert left == (known if number in twin.monsters else None)
        assert sorted(room.floor) == sorted(twin.floor[number].elements())
    for seat, one in twin.heroes.items():
        found = state.hero(seat)
        assert (found.xp, found.due) == (one.xp, one.due if one.alive else 0)
        assert [found.most.body, found.most.mind, found.most.spirit] == one.most


@pytest.mark.rule("TD-004", "TD-013", "TD-014", "TD-015", "TD-016", "TD-028", "TD-029", "TD-030")
@pytest.mark.rule("TD-036", "TD-038", "TD-042", "TD-049", "TD-057", "TD-058", "TD-059", "TD-061")
@pytest.mark.rule("TD-065", "TD-070", "HR-001", "HR-002", "HR-003", "HR-007: every maximum")
@pytest.mark.rule("HR-012", "HR-018", "HR-019", "HR-022")
@pytest.mark.parametrize("seed", cases(GAMES, SOAK_GAMES))
def test_a_game_with_tables_of_a_pack_and_its_twin(seed):
    chance = random.Random(f"delver {seed}")
    pack, tables = tables_by_chance(seed % PACKS)
    LIBRARY.add(pack)
    rules = {name: chance.choice(choices(ThreeDiceOptions)[name]) for name in SETTINGS}
    rules = {name: value for name, value in rules.items() if chance.random() < 0.6}
    options = ThreeDiceOptions(packs=(pack.ref,), **rules)
    options = options.with_(inventory_limit=chance.choice([0, 0, 4]))
    size = chance.randint(1, len(NAMES) // 2)
    dice = Faces(chance)
    state = RULESET.new_game(options, seats(size), dice).state
    faces = [die.face for die in dice.taken()]
    settings = {**options.model_dump(), "undead": False}
    twin = Delver(range(1, size + 1), faces, tables, settings)
    assert faces == []
    if chance.random() < 0.6:
        state = seasoned(chance, state, twin)
    for _ in range(STEPS):
        compare(state, twin)
        if not twin.living:
            assert state.ending == "dead"
            return
        seat = chance.choice(twin.awaited())
        offered = {each.id: each.action for each in RULESET.legal_actions(state, seat)}
        assert set(offered) - {"go-home"} == twin.options(seat)
        wanted = sorted(set(offered) - {"go-home"})
        option = wished(chance, wanted, twin.heroes[seat])
        state = RULESET.apply(state, seat, offered[option], dice).state
        left = twin.does(seat, option, [die.face for die in dice.taken()])
        assert left == [], f"{option} rolled more than the rule has dice"


def wished(chance, options, one):
    """Choose by chance, but mostly what leads down, the best attack, or what is rarely offered."""
    name = NAMES_OF[one.strongest()]
    best = [each for each in options if each.startswith((f"attack-{name}", "descend"))]
    if best and chance.random() < 0.8:
        return chance.choice(best)
    seldom = [each for each in options if not each.startswith(("search", "drop"))]
    rare = [each for each in seldom if not each.startswith(("go", "attack-"))]
    some = rare if rare and chance.random() < 0.5 else seldom
    return chance.choice(some if some and chance.random() < 0.9 else options)
