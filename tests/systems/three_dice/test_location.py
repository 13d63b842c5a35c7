"""New locations: dice, monsters, experience."""

import pytest

from rules.systems.three_dice import RULESET
from rules.systems.three_dice.content import LOCATIONS, TABLES
from rules.systems.three_dice.location import ROOM_EVENTS
from rules.systems.three_dice.state import Draw
from tests.support.joined import joined
from tests.systems.three_dice.moves import act, kinds, new_game, run
from tests.systems.three_dice.tables import fight, game, hero, monster, room

HERO = (5, 3, 4)
TRIO = HERO * 3


@pytest.mark.rule("TD-004", "TD-017: its die", "TD-028", "TD-037", "HR-030")
def test_a_whole_first_location():
    """TD-X2."""
    begun = new_game(*HERO, 3, 5, 4, 2, 4, 1)
    here = begun.state.room
    assert (here.kind, here.monster.name, here.monster.hp) == ("large_room", "orcs", 2)
    assert kinds(begun).count("td-monster-rerolled") == 2
    state = run(
        act(begun.state, "exits-n").state,
        ("attack-body", 3),
        ("attack-body", 5),
        ("attack-body", 6),
        ("attack-body", 2),
    )
    champion = state.hero(1)
    assert champion.pack == ("tome",)
    assert (champion.xp, champion.now.body) == (9, 3)


@pytest.mark.rule("TD-004")
def test_each_column_has_its_die():
    standard = TABLES["standard"]
    assert standard.monsters == ("goblins", "orcs", "ogres", "giants", "dragon", "none")
    assert standard.treasures == ("none", "potion", "sword", "tome", "scroll", "fragment")
    assert tuple(map(standard.place, (4, 5, 6))) == ("vault", "temple", "great_hall")


@pytest.mark.rule("TD-005", "TD-006", "TD-007", "TD-008", "TD-009", "TD-010", "HR-019")
@joined(
    ("die", "sides", "plus"),
    [(1, 1, 1), (2, 2, 0), (3, 3, 0), (4, 3, 0), (5, 3, 0), (6, 3, 1)],
    ids=["corridor", "small room", "large room", "vault", "temple", "great hall"],
)
def test_exits_by_kind(die, sides, plus):
    for theme in ("standard", "undead", "classic"):
        location = LOCATIONS[TABLES[theme].place(die)]
        assert (location.exits_sides, location.exits_plus) == (sides, plus)
    for rolled in range(1, sides + 1):
        exits = () if sides == 1 else (rolled,)
        state = game(rooms=(room(doors="n"),))
        entered = act(state, "go-n", die, 6, 1, *exits).state
        assert entered.room.exits == rolled + plus


@pytest.mark.rule("TD-028", "TD-029")
@joined(
    ("location", "die", "again"),
    [(1, 4, True), (1, 5, True), (1, 3, False), (2, 5, True), (2, 4, False), (3, 5, False)],
)
def test_training_wheels(location, die, again):
    state = game(rooms=(room(doors="n"),), drawn=location - 1)
    entered = act(state, "go-n", 1, die, *((2,) if again else ()), 1)
    assert ("td-monster-rerolled" in kinds(entered)) == again
    assert entered.state.room.monster.hp == (2 if again else die)


@pytest.mark.rule("TD-028")
def test_training_wheels_on_each_level_if_so_wished():
    rooms = (room(kind="great_hall", doors=""),)
    for every, again in ((False, ()), (True, (1,))):
        state = game(rooms=rooms, artifacts=("idol",), training_every_level=every)
        below = run(state, "descend", ("theme-standard", 1, 5, *again, 1))
        assert below.room.monster.hp == (1 if every else 5)


@pytest.mark.rule("TD-057", "TD-058", "TD-059", "TD-061")
def test_three_players_meet_giants():
    """TD-X7."""
    party = [hero(seat=n) for n in (1, 2, 3)]
    state = game(*party, rooms=(room(doors="n"),), decisions="anyone")
    here = act(state, "go-n", 3, 2, 6, 4, 1, 1).state.room
    assert (here.monster.name, here.monster.hp, here.draw.monsters) == ("giants", 6, (2, 6, 4))


@pytest.mark.rule("TD-059", "TD-060", "TD-061")
@joined(
    ("options", "xp"),
    [({}, 8), ({"mp_six": "literal"}, 10), ({"mp_xp": "sum"}, 10)],
    ids=["as ruled", "literal sixes", "sum of dice"],
)
def test_experience_of_three_players(options, xp):
    """TD-X7: each earns the whole, by the highest die that counts."""
    party = [hero((6, 6, 6), seat=n) for n in (1, 2, 3)]
    state = game(*party, rooms=(room(doors="n"),), decisions="anyone", **options)
    state = act(state, "go-n", 3, 2, 6, 4, 1, 1).state
    while state.fight:
        (striker,) = RULESET.awaiting(state)
        state = act(state, "attack-body", 1, seat=striker).state
    assert [one.xp for one in state.heroes] == [xp, xp, xp]


@pytest.mark.rule("TD-059")
def test_nobody_is_there_when_every_die_says_so():
    state = new_game(*TRIO, 1, 6, 6, 6, 1, heroes=3).state
    assert state.room.monster is None


@pytest.mark.rule("TD-017: a six", "TD-036", "HR-022")
@pytest.mark.permits("HR-022")
@pytest.mark.parametrize(("counts", "xp"), [("literal", 8), ("zero_monster", 2)])
def test_an_empty_corridor(counts, xp):
    """TD-X6."""
    begun = new_game(*HERO, 1, 6, 1, empty_room_xp=counts)
    state = act(begun.state, "exits-n").state
    assert state.room.monster is None
    assert (state.hero(1).xp, state.hero(1).pack) == (xp, ())


@pytest.mark.rule("TD-069")
@pytest.mark.parametrize("location", [1, 6])
def test_corridors_and_halls_hold_monsters_too(location):
    exits = (1,) if location == 6 else ()
    state = act(game(rooms=(room(doors="n"),)), "go-n", location, 3, 1, *exits).state
    assert state.room.monster.name == "ogres"


@pytest.mark.rule("TD-065", "TD-066")
def test_the_undead_table():
    undead = TABLES["undead"]
    assert undead.monsters == ("skeletons", "zombies", "mummy", "vampire", "lich", "none")
    assert (undead.treasure(1), undead.treasure(6)) == ("fragment", None)
    assert LOCATIONS[undead.place(4)].shape == "vault"
    state = game(rooms=(room(doors="n"),), theme="undead")
    found = run(state, ("go-n", 1, 6, 1), "exits-n")
    assert found.hero(1).pack == ("fragment",)


@pytest.mark.rule("TD-074", "HR-033")
def test_the_classic_table():
    begun = new_game(*HERO, 4, 2, 1, 1, mode="classic")
    assert begun.state.room.kind == "natural_cavern"
    assert (begun.state.room.monster.name, begun.state.room.monster.hp) == ("goblins", 2)
    nobody = new_game(*HERO, 1, 1, 1, mode="classic").state
    assert nobody.room.monster is None


@pytest.mark.rule("TD-074")
@pytest.mark.permits("TD-074")
def test_in_the_classic_game_a_fragment_shows_two_locations():
    state = game(hero(pack=("fragment",)), theme="classic", mode="classic")
    drafted = act(state, "go-n+map", 1, 6, 1, 2, 3, 4).state
    kept = act(drafted, "keep-2", 1).state
    assert kept.hero(1).pack == ()
    assert (kept.room.kind, kept.room.monster.hp) == ("small_room", 3)


@pytest.mark.rule("HR-001", "HR-012")
@pytest.mark.parametrize(
    ("option", "hp", "more"),
    [("monster_hp_per_dungeon_level", 4, 0), ("extra_monster_per_dungeon_level", 2, 2)],
)
def test_deeper_monsters(option, hp, more):
    """HR-X1, on the third level."""
    state = game(rooms=(room(doors="n"),), **{option: True})
    deep = state.with_(levels=state.levels * 3, depth=3)
    met = act(deep, "go-n", 1, 2, 1).state.room.monster
    assert (met.hp, met.more) == (hp, more)


@pytest.mark.rule("HR-012")
@pytest.mark.permits("HR-012")
def test_several_monsters_are_fought_in_turn_for_one_reward():
    """HR-X1: two orcs of two points each."""
    spoils = Draw(location=3, monsters=(2,), treasure=4)
    state = fight(foe=monster(2, more=1), spoils=spoils)
    state = run(state, ("attack-body", 1), ("attack-body", 1))
    assert (state.room.monster.hp, state.room.monster.more) == (2, 0)
    assert state.hero(1).xp == 0
    state = run(state, ("attack-body", 1), ("attack-body", 1))
    assert (state.room.monster, state.hero(1).xp) == (None, 9)


@pytest.mark.rule("HR-025", "HR-032")
def test_events_and_puzzles_have_no_rules():
    assert ROOM_EVENTS == ()
