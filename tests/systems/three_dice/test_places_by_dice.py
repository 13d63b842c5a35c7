"""What the dice of a new location bring, each kind and each face of them in play."""

import pytest

from rules.core.dice import ScriptedDice
from rules.systems.three_dice import RULESET
from rules.systems.three_dice.options import ThreeDiceOptions
from rules.systems.three_dice.state import Draw
from tests.support.joined import joined
from tests.systems.three_dice.moves import act, do, kinds, menu, new_game, run, seats
from tests.systems.three_dice.tables import fight, game, hero, monster, now, room

HERO = (5, 3, 4)
OPEN_GROUND = (room(1, (0, -9), doors=""), room(2, doors="nesw"))


def middle(**options):
    """A party in a crossing far from the entrance, with the unknown on every side."""
    return game(hero(room=2), rooms=OPEN_GROUND, here=2, **options)


@pytest.mark.rule("TD-003", "HR-028")
@joined("faces", [(6, 6, 6), (6, 4, 1), (1, 6, 4), (4, 1, 6)])
def test_an_attribute_is_one_die_of_six(faces):
    dice = ScriptedDice(*faces, 1, 6, 1)
    begun = RULESET.new_game(ThreeDiceOptions(), seats(1), dice)
    assert now(begun.state) == faces
    rolled = [(roll.sides, roll.reason) for roll in dice.rolls if "creation" in roll.reason]
    assert rolled == [(6, "creation-body"), (6, "creation-mind"), (6, "creation-spirit")]


def ways_out(location, theme, face):
    """How many exits a location has once all are placed, and the die rolled for them."""
    state = middle(theme=theme, mode="classic" if theme == "classic" else "standard")
    nobody = 1 if theme == "classic" else 6
    dice = ScriptedDice(location, nobody, 1, *([face] if face else []))
    north = menu(state)["go-n"].action
    entered = RULESET.apply(state, 1, north, dice).state
    rolled = [roll.sides for roll in dice.rolls if roll.reason == "exits"]
    assert not dice.left
    if entered.prompts:
        entered = act(entered, next(iter(menu(entered)))).state
    assert entered.room.number == 3
    return len(entered.room.doors), rolled


@pytest.mark.rule("TD-005", "TD-006", "TD-007", "TD-008", "TD-009", "TD-010")
@joined("theme", ["standard", "undead", "classic"])
@joined(
    ("location", "exits"),
    [(1, {0: 2}), (2, {1: 1, 2: 2}), (6, {1: 2, 2: 3, 3: 4})]
    + [(die, {1: 1, 2: 2, 3: 3}) for die in (3, 4, 5)],
    ids=["corridor", "small room", "great hall", "large room", "vault", "temple"],
)
def test_every_face_of_the_exit_die_is_its_number_of_doors(location, exits, theme):
    """The way in is one of them. A die with as many sides as there are numbers is fair."""
    for face, doors in exits.items():
        rolled = [len(exits)] if face else []
        assert ways_out(location, theme, face) == (doors, rolled)


@pytest.mark.rule("TD-004", "TD-069: corridors", "TD-069: halls", "HR-030")
@joined("location", [1, 2, 3, 4, 5, 6])
@joined(
    ("die", "name"),
    [(1, "goblins"), (2, "orcs"), (3, "ogres"), (4, "giants"), (5, "dragon"), (6, None)],
)
def test_any_place_holds_any_monster_with_its_row_of_points(location, die, name):
    """It takes as many blows to kill, and none before the last does."""
    exits = () if location == 1 else (1,)
    state = act(middle(), "go-n", location, die, 1, *exits).state
    if state.prompts:
        state = act(state, next(iter(menu(state)))).state
    assert (state.room.monster.name if state.room.monster else None) == name
    for _ in range(die if name else 0):
        assert state.fight
        state = act(state, "attack-body", 1).state
    assert state.fight is None
    assert state.hero(1).xp == location + die + 1


@pytest.mark.rule("HR-030", "TD-065")
@pytest.mark.parametrize(
    ("theme", "names"),
    [
        ("undead", ["skeletons", "zombies", "mummy", "vampire", "lich", None]),
        ("classic", [None, "goblins", "orcs", "ogres", "giants", "dragon"]),
    ],
)
def test_the_rows_of_the_other_tables_are_points_too(theme, names):
    for die, name in enumerate(names, start=1):
        state = middle(theme=theme, mode="classic" if theme == "classic" else "standard")
        met = act(state, "go-n", 1, die, 1).state.room.monster
        assert (met and (met.name, met.hp)) == (name and (name, die))


@pytest.mark.rule("TD-074", "HR-033")
@pytest.mark.permits("HR-033")
@pytest.mark.parametrize(
    ("die", "kind", "pack"),
    [
        (1, "long_corridor", ()),
        (2, "small_room", ("potion",)),
        (3, "large_room", ("sword",)),
        (4, "natural_cavern", ("tome",)),
        (5, "temple", ("scroll",)),
        (6, "large_hall", ("fragment",)),
    ],
)
def test_the_classic_mode_plays_by_its_own_columns(die, kind, pack):
    """In the other mode the same dice bring the other table."""
    exits = () if die == 1 else (1,)
    begun = new_game(*HERO, die, 1, die, *exits, mode="classic").state
    assert (begun.room.kind, begun.room.monster) == (kind, None)
    settled = act(begun, next(iter(menu(begun)))).state
    assert (settled.hero(1).pack, settled.hero(1).xp) == (pack, die + 1 + die)
    assert new_game(*HERO, die, 1, die, *exits).state.room.monster.name == "goblins"


@pytest.mark.rule("TD-037")
@joined("last", [1, 4, 6])
def test_the_die_that_stayed_counts_in_the_second_location_too(last):
    """Two heroes: the first die is rolled twice again, the second not at all."""
    company = (hero((6, 6, 6), seat=1), hero((6, 6, 6), seat=2))
    state = game(*company, drawn=1, decisions="anyone")
    state = run(state, ("go-n", 1, 5, 5, last, 2, 1), "exits-n")
    assert state.level.rooms[-1].draw.monsters == (last, 2)
    while state.fight:
        (striker,) = RULESET.awaiting(state)
        state = act(state, "attack-body", 1, seat=striker).state
    highest = max(2, last) if last != 6 else 2
    assert [one.xp for one in state.heroes] == [1 + highest + 1] * 2


@pytest.mark.rule("TD-058")
@joined(
    ("dice", "blows"),
    [((2, 4), 6), ((5, 5), 10), ((1, 1, 1), 3), ((3, 6, 2), 5), ((5, 4, 3, 1), 13)],
)
def test_it_takes_as_many_blows_as_all_dice_together(dice, blows):
    company = [hero((6, 6, 6), seat=n) for n in range(1, len(dice) + 1)]
    state = run(game(*company, decisions="anyone"), ("go-n", 1, *dice, 1), "exits-n")
    struck = 0
    while state.fight:
        (striker,) = RULESET.awaiting(state)
        state = act(state, "attack-body", 1, seat=striker).state
        struck += 1
    assert struck == blows


@pytest.mark.rule("HR-022")
@pytest.mark.parametrize(("counts", "worth"), [("literal", 6), ("zero_monster", 0)])
def test_an_empty_place_counts_its_die_or_nothing(counts, worth):
    """Alone and in company, where all dice show nobody; a monster counts either way."""
    alone = run(middle(empty_room_xp=counts), ("go-n", 1, 6, 4), "exits-n")
    assert alone.hero(1).xp == 1 + worth + 4
    pair = game(hero(), hero(seat=2), decisions="anyone", empty_room_xp=counts)
    both = run(pair, ("go-n", 1, 6, 6, 4), "exits-n")
    assert [one.xp for one in both.heroes] == [1 + worth + 4] * 2
    spoils = Draw(location=1, monsters=(2,), treasure=4)
    won = act(fight(foe=monster(1), spoils=spoils, empty_room_xp=counts), "attack-body", 1)
    assert won.state.hero(1).xp == 7


@pytest.mark.rule("HR-025", "HR-032")
@joined("location", [1, 2, 3, 4, 5, 6])
def test_an_empty_place_asks_for_its_dice_and_tells_of_nothing_else(location):
    """No quest, event, puzzle or obstacle: the place, nobody, its exits, its experience."""
    exits = () if location == 1 else (1,)
    dice = (location, 6, 1, *exits)
    state = middle()
    entered = do(state, menu(state)["go-n"].action, *dice)
    told = kinds(entered)
    if entered.state.prompts:
        placed = act(entered.state, next(iter(menu(entered.state))))
        told += kinds(placed)
    assert told[:2] == ["td-location-entered", "td-nobody-met"]
    assert told[2] in ("td-exits-laid", "td-dead-end-met")
    assert told[3:] == ["td-xp-gained"]
