"""New rooms and known ones: closings from every side, dead ends, who is met, and when."""

import pytest

from rules.core.answers import SeatInfo
from rules.core.dice import ScriptedDice
from rules.core.grid import OPPOSITE
from rules.core.scene import Side
from rules.systems.third_six import RULESET
from rules.systems.third_six.actions import CloseExits
from rules.systems.third_six.content import MINIONS
from rules.systems.third_six.state import Level
from rules.systems.three_dice.content import TABLES as THREE_DICE
from tests.support.joined import joined
from tests.systems.third_six.bosses import LATER, POINTS
from tests.systems.third_six.moves import act, kinds, menu, refusal, run
from tests.systems.third_six.numbers import foes, hp, mnd
from tests.systems.third_six.tables import boss, fight, foe, game, hero, room, vault

N, E, S, W = Side.NORTH, Side.EAST, Side.SOUTH, Side.WEST
QUIET = 3
MIDDLE = (room(), room(2, (3, 3), "nesw"))


def middle(*heroes, **options):
    """A room in the middle of the sheet, with the unknown on every side."""
    return game(*(heroes or (hero(),)), rooms=MIDDLE, here=2, decisions="leader", **options)


def offered(state):
    """The closings that are offered, each as a set of sides."""
    return {frozenset(option.action.sides) for option in menu(state).values()}


def asked_to_close(way, layout):
    """A room entered by a way: the state, the side one came from, and the three others."""
    back = OPPOSITE[way]
    return act(middle(), f"go-{way}", layout).state, back, {N, E, S, W} - {back}


@pytest.mark.rule("TS-022")
@pytest.mark.permits("TS-022")
@pytest.mark.parametrize("way", [N, E, S, W])
def test_layout_two_closes_any_two_but_the_way_in(way):
    asked, back, others = asked_to_close(way, 2)
    assert offered(asked) == {frozenset(others - {left}) for left in others}
    for left in others:
        shut = [option for option in menu(asked).values() if left not in option.action.sides]
        entered = act(asked, shut[0].id, QUIET).state
        assert set(entered.room.exits) == {left, back}
    assert refusal(asked, CloseExits(sides=(back,))) == "ts-error-closings"
    assert refusal(asked, CloseExits(sides=tuple(others))) == "ts-error-closings"
    assert refusal(asked, CloseExits(sides=())) == "ts-error-closings"


@pytest.mark.rule("TS-023")
@pytest.mark.permits("TS-023")
@pytest.mark.parametrize("way", [N, E, S, W])
def test_layout_three_closes_any_one_but_the_way_in(way):
    asked, back, others = asked_to_close(way, 3)
    assert offered(asked) == {frozenset({each}) for each in others}
    for option in menu(asked):
        entered = act(asked, option, QUIET).state
        (closed,) = menu(asked)[option].action.sides
        assert set(entered.room.exits) == {N, E, S, W} - {closed}
    assert refusal(asked, CloseExits(sides=(back,))) == "ts-error-closings"
    assert refusal(asked, CloseExits(sides=())) == "ts-error-closings"


@pytest.mark.rule("TS-024")
@joined("way", [N, E, S, W])
@joined("die", [4, 5])
def test_layouts_four_and_five_leave_every_exit_and_ask_nothing(way, die):
    entered = act(middle(), f"go-{way}", die, QUIET).state
    assert (entered.room.number, entered.prompts) == (3, ())
    assert set(entered.room.exits) == {N, E, S, W}
    assert {f"go-{side}" for side in (N, E, S, W)} <= menu(entered).keys()


@pytest.mark.rule("TS-024", "TS-026")
@pytest.mark.parametrize("die", [4, 5])
def test_at_the_border_four_and_five_close_only_what_the_border_does(die):
    corner = game(rooms=[room(), room(2, (0, 4), "n")], here=2)
    assert act(corner, "go-n", die, QUIET).state.room.exits == (E, S)


@pytest.mark.rule("TS-030")
@joined("die", [1, 2, 3, 4, 5])
def test_a_corner_without_a_way_on_is_a_locked_room_with_a_treasure(die):
    """Two borders and a drawn wall; nobody is met at the door or behind it."""
    rooms = [room(), room(2, (0, 4), "n"), room(3, (1, 5), "e")]
    found = act(game(hero("dwarf"), rooms=rooms, here=2), "go-n", die)
    made = found.state.level.rooms[-1]
    assert (made.kind, made.lock, made.exits, found.state.here) == ("vault", 6, (S,), 2)
    assert kinds(found) == ["ts-vault-found"]
    inside = run(found.state, "pick-n", ("go-n", 5))
    assert (inside.coins, inside.fight, inside.room.number) == (5, None, 4)


@pytest.mark.rule("TS-030")
def test_an_exit_that_leads_back_to_the_known_is_a_way_on_and_six_are_stairs():
    joined = [room(), room(2, (0, 4), "n"), room(3, (1, 5), "w")]
    assert act(game(rooms=joined, here=2), "go-n", 2, QUIET).state.room.kind == "chamber"
    walled = [room(), room(2, (0, 4), "n"), room(3, (1, 5), "e")]
    deep = game(hero(level=2), rooms=walled, here=2)
    assert act(deep, "go-n", 6, 1).state.room.kind == "stairs"


@pytest.mark.rule("TS-034: HP", "TS-034: MND", "TS-034: every hero")
@joined("die", [3, 4])
@joined("faces", [(), (4,)], ids=["a known room", "a new room"])
def test_each_living_hero_gets_a_point_of_either_back(die, faces):
    company = (
        hero(hp_most=30, mnd_most=30),
        hero("wizard", seat=2, hp=20, hp_most=20, mnd=0, mnd_most=9),
        hero(seat=3, hp=0, hp_most=9, mnd=1, mnd_most=9, alive=False),
        hero("elf", seat=4, hp=1, hp_most=9, mnd=4, mnd_most=4),
    )
    state = middle(*company)
    if not faces:
        state = state.with_(levels=(Level(rooms=(*MIDDLE, room(3, (3, 4), "s"))),))
    rested = act(state, "go-n", *faces, die).state
    assert rested.fight is None
    assert [(one.hp, one.mnd) for one in rested.heroes] == [(21, 5), (20, 1), (0, 1), (2, 4)]


@pytest.mark.rule("TS-034: every hero")
@joined("die", [1, 2, 5, 6])
def test_where_somebody_is_nobody_recovers(die):
    met = act(middle(hero(hp_most=30, mnd_most=30)), "go-n", 4, die).state
    assert met.fight
    assert (hp(met), mnd(met)) == (20, 4)


@pytest.mark.rule("TS-035", "HR-035: minions")
@joined("size", range(1, 7))
@joined(
    ("die", "monster", "points"),
    [(1, "orc", 4), (2, "goblin", 3), (5, "zombie", 2), (6, "skeleton", 1)],
)
def test_as_many_foes_as_living_heroes_and_each_must_be_killed(size, die, monster, points):
    company = [hero(seat=seat) for seat in range(1, size + 1)]
    fallen = [hero(seat=6, hp=0, hp_most=9, alive=False)] if size < 6 else []
    state = act(middle(*company, *fallen), "go-n", 4, die).state
    assert [(one.monster, one.hp) for one in state.fight.foes] == [(monster, points)] * size
    blows = 0
    while state.fight:
        (striker,) = RULESET.awaiting(state)
        first = state.fight.foes[0]
        state = act(
            state, f"attack-{first.number}", 1, *([1] if first.hp <= 2 else []), seat=striker
        ).state
        blows += 1
    assert blows == size * -(-points // 2)


@pytest.mark.rule("TS-035")
def test_whoever_joins_in_a_fight_brings_no_foe_but_one_to_the_next():
    fighting = fight(foes=[foe(hp=1)], rooms=[room(), room(2, (3, 1), "s")], decisions="leader")
    joined = RULESET.join(fighting, SeatInfo(seat=2, name="Brannoc"), ScriptedDice()).state
    ready = act(joined, "class-dwarf", 3, seat=2).state
    assert foes(ready) == [1]
    after = run(ready, ("attack-1", 1, 1), ("go-n", 1))
    assert foes(after) == [4, 4]


@pytest.mark.rule("TS-048")
@joined(
    ("die", "monster"),
    [(1, "orc"), (2, "goblin"), (3, ""), (4, ""), (5, "zombie"), (6, "skeleton")],
)
@joined("kind", ["entrance", "chamber", "vault", "stairs"])
def test_every_known_room_is_checked_alike(kind, die, monster):
    """A room one has been in: the entrance, a chamber, a strongroom, stairs without bosses."""
    known = room(kind=kind, first=kind)
    state = game(rooms=[known, room(2, (3, 1), "s")], here=2)
    dice = ScriptedDice(die)
    back = RULESET.apply(state, 1, menu(state)["go-s"].action, dice).state
    assert [(roll.sides, roll.reason) for roll in dice.rolls] == [(6, "ts-foes")]
    assert back.here == 1
    assert [one.monster for one in back.fight.foes] == [monster] if monster else not back.fight
    assert back.coins == 0


@pytest.mark.rule("TS-048")
def test_a_strongroom_is_checked_from_the_second_time_on():
    state = game(rooms=[room(), vault(lock=0, entered=False)])
    first = act(state, "go-n", 4).state
    again = run(first, ("go-s", 3), ("go-n", 6))
    assert (again.coins, foes(again)) == (4, [1])


@pytest.mark.rule("TS-048")
def test_stairs_lead_into_known_rooms_as_exits_do():
    """Up the stairs and down again are two checks, minions left are gone, and bosses stay."""
    above = Level(rooms=(room(), room(2, (3, 1), "s", "stairs")))
    state = game(hero(level=2), levels=(above, Level(rooms=(room(),))), depth=2)
    up = act(state, "ascend", 2)
    assert foes(up.state) == [3]
    quiet = act(state, "ascend", 3).state
    assert foes(act(quiet, "descend", 6).state) == [1]
    lair = room(2, (3, 1), "s", "stairs", guards=(boss(hp=2),), hoard=2)
    guarded = act(game(rooms=[room(), lair]), "go-n")
    assert foes(guarded.state) == [2]


@pytest.mark.rule("TS-056", "HR-035: bosses")
@pytest.mark.permits("TS-056")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_later_boss_is_fought_to_its_end_for_all_its_treasures(die):
    monster, _, treasures = LATER[die - 1]
    state = act(middle(hero(level=2), boss_table="alt"), "go-n", 6, die).state
    blows = -(-POINTS[monster] // 2)
    for _ in range(blows - 1):
        assert [one.monster for one in state.fight.foes] == [monster]
        state = act(state, "attack-1", 1).state
    won = act(state, "attack-1", 1, *[2] * treasures).state
    assert (won.fight, won.coins, won.bosses_beaten) == (None, 2 * treasures, 1)
    assert "descend" in menu(won)


@pytest.mark.rule("HR-035: minions", "HR-035: bosses")
def test_the_later_names_are_not_in_the_game_of_three_dice():
    names = set(MINIONS)
    names |= {monster for monster, _, _ in LATER} - {"dragon", "mummy", "vampire"}
    theirs = {name for table in THREE_DICE.values() for name in table.monsters}
    assert names == {"orc", "goblin", "zombie", "skeleton", "gargoyle", "undead_knight", "orclops"}
    assert not names & theirs


@pytest.mark.rule("TS-060")
@joined(
    ("levels", "depth", "kind"),
    [
        ((1, 3), 1, "vault"),
        ((3, 1), 1, "vault"),
        ((2, 3), 1, "stairs"),
        ((2, 3), 2, "vault"),
        ((3, 3), 2, "stairs"),
        ((3, 3), 3, "vault"),
    ],
)
def test_the_weakest_of_a_party_says_how_deep_it_goes(levels, depth, kind):
    company = [hero(seat=seat, level=level) for seat, level in enumerate(levels, start=1)]
    above = Level(rooms=(room(), room(2, (3, 1), "s", "stairs")))
    sheets = (*[above] * (depth - 1), Level(rooms=MIDDLE))
    state = game(*company, levels=sheets, depth=depth, here=2, decisions="leader")
    found = act(state, "go-n", 6, *([1] if kind == "stairs" else [])).state
    assert found.level.rooms[-1].kind == kind


@pytest.mark.rule("TS-060")
def test_when_the_weakest_dies_the_way_down_opens():
    weakest = hero(hp=1, mnd=0, level=1)
    rooms = [room(), room(2, (3, 1), "nes"), vault(3, (4, 1), "w")]
    state = game(weakest, hero(seat=2, level=2), rooms=rooms, here=2)
    assert act(run(state, "go-n"), "go-n", 6, seat=2).state.level.rooms[-1].kind == "vault"
    alone = act(state, "force-e", 6).state
    assert act(alone, "go-n", 6, 1, seat=2).state.level.rooms[-1].kind == "stairs"
