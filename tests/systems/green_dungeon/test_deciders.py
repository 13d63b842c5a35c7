"""Who decides what is common, and in which order heroes decide what is their own."""

import pytest

from rules.core.dice import SeededDice
from rules.systems.green_dungeon import RULESET
from rules.systems.green_dungeon.actions import Go, Pick, Strike
from rules.systems.green_dungeon.options import GreenDungeonOptions
from rules.systems.green_dungeon.state import Step
from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act, kinds, menu, refusal, seats
from tests.systems.green_dungeon.numbers import blue, red, track
from tests.systems.green_dungeon.pieces import boss, monster, tile, treasure
from tests.systems.green_dungeon.tables import fight, foe, game, hero

FIRST = {"decisions": "anyone"}
ANY = {"order": "any"}
POST = {**FIRST, **ANY}
VIAL, FLASK = treasure("drop", 1), treasure("drop", 2)
BLUECAP = treasure("wood", 1)


def three(**more):
    return hero(**more), hero(2), hero(3)


def asked(state):
    """Who is awaited now, who comes next, and whose turn is only interrupted."""
    return RULESET.awaiting(state), RULESET.following(state), RULESET.interrupted(state)


def in_magic(*heroes, **more):
    """A fight whose bribe is refused and which is stood, by whoever of `anyone` is first."""
    against = more.pop("against", foe("C3", difficulty=3, health=20))
    state = fight(*heroes, against=against, options={**POST, **more.pop("options", {})}, **more)
    state = act(state, "refuse", seat=2).state
    return act(state, "stand", seat=1).state if "stand" in menu(state) else state


@pytest.mark.rule("GD-143")
def test_the_leader_decides_what_is_common():
    state = game(*three(), cleared="C2 C4", options={"decisions": "leader"})
    assert asked(state) == ((1,), (), ())
    assert menu(state, 2) == {}
    assert refusal(state, Go(side="n"), seat=2) == "gd-error-not-your-turn"
    moved = act(state, "go-n")
    assert moved.state.at == tile("C2")
    assert "gd-vote-cast" not in kinds(moved)
    assert moved.state.votes == ()
    fallen = state.with_(heroes=(hero(health=0, alive=False), *state.heroes[1:]))
    assert RULESET.awaiting(fallen) == (2,)
    assert act(fallen, "go-s", seat=2).state.at == tile("C4")


@pytest.mark.rule("GD-143")
@joined("size", [2, 3, 4])
def test_whoever_is_first_decides_what_is_common(size):
    heroes = tuple(hero(seat) for seat in range(1, size + 1))
    state = game(*heroes, cleared="C2 C4", options=FIRST)
    assert asked(state) == (tuple(range(1, size + 1)), (), ())
    for seat in range(1, size + 1):
        moved = act(state, "go-n", seat=seat)
        assert (moved.state.at, moved.state.votes) == (tile("C2"), ())
        assert "gd-vote-cast" not in kinds(moved)


@pytest.mark.rule("GD-143")
@pytest.mark.parametrize("decisions", ["leader", "anyone"])
def test_every_common_choice_takes_one_voice(decisions):
    last = 1 if decisions == "leader" else 2
    pair = hero(), hero(2)
    mine = {"decisions": decisions, "wood_optional": True}
    state = game(*pair, rooms={"C2": "wood", "D1": "straw", "E1": "straw"}, cleared="C4",
                 boss_deck=(boss("wood", 4),), options=mine)  # fmt: skip
    state = act(state, "go-n", seat=last).state
    state = act(state, "touch", seat=last).state
    for name in ("a1", "b1", "d1", "e1"):
        assert RULESET.awaiting(state) == ((1,) if decisions == "leader" else (1, 2))
        state = act(state, f"see-{name}", seat=last).state
    state = act(state, "lair-d1", seat=last).state
    assert state.lairs == (tile("D1"), tile("E1"))
    away = fight(*pair, cleared="C2", options=mine)
    assert act(away, "bribe", seat=last).state.fight is None or away.gold < 4
    away = act(away, "refuse", seat=last).state
    assert act(away, "flee-n", 6, 1, seat=last).state.at == tile("C2")
    door = game(*pair, rooms={"C2": "straw", "A1": "straw"}, explored="C2", lairs=(tile("A1"),
                tile("C2")), slain=("mini",), options=mine)  # fmt: skip
    door = act(door, "go-n", seat=last).state
    assert act(door, "retreat", seat=last).state.at == tile("C3")


@pytest.mark.rule("GD-026", "GD-143")
def test_a_whole_turn_of_three_where_whoever_is_first_acts_first():
    wounded = hero(3, health=4, cards=(VIAL, FLASK))
    state = game(hero(), hero(2), wounded, cleared="C4", options=POST,
                 monster_deck=(monster("hammer", 3),))  # fmt: skip
    state = act(state, "go-n", seat=3).state
    assert state.fight.foe.health == 9
    state = act(state, "refuse", seat=2).state
    state = act(state, "stand", seat=3).state
    assert asked(state) == ((1, 2, 3), (), ())
    state = act(state, "lesser", seat=3).state
    assert asked(state) == ((1, 2), (), ())
    assert refusal(state, Strike(), seat=3) == "gd-error-not-your-turn"
    state = act(state, "strike", seat=1).state
    assert asked(state) == ((2,), (), ())
    # Blows still fall in seat order: one hits, one is hit, and who cast only wards off.
    state = act(state, "lesser", 6, 1, 1, 6, 2, 1, seat=2).state
    assert (state.fight.round, state.fight.foe.health) == (2, 4)
    assert (red(state, 1), red(state, 2), red(state, 3)) == (10, 7, 4)
    state = act(state, "stand", seat=1).state
    state = act(state, "lesser", seat=2).state
    won = act(state, "lesser", seat=1)
    assert won.state.fight is None
    state = won.state
    assert [one.xp for one in state.heroes] == [1, 1, 1]
    assert (RULESET.awaiting(state), track(state)) == ((3,), (0, 0))
    state = act(state, f"drink-{FLASK + 1}", seat=3).state
    state = act(state, f"drink-{VIAL + 1}", seat=3).state
    assert (red(state, 3), track(state), state.agenda) == (10, (1, 0), ())
    assert asked(state) == ((1, 2, 3), (), ())


@pytest.mark.rule("GD-124")
def test_nobody_casts_at_the_dead():
    state = in_magic(*three(), against=foe("C3", health=2), cleared="C2")
    won = act(state, "lesser", seat=3).state
    assert won.fight is None
    assert RULESET.awaiting(won) == (1, 2, 3)
    assert [one.magic for one in won.heroes] == [5, 5, 4]


@pytest.mark.rule("GD-118")
def test_the_luck_of_one_interrupts_the_magic_of_the_others():
    weak = hero(), hero(2, health=2, luck=1), hero(3), hero(4)
    state = in_magic(*weak, cleared="C2")
    state = act(state, "strike", seat=4).state
    before = {seat: tuple(menu(state, seat)) for seat in (1, 3)}
    state = act(state, "greater", 3, seat=2).state
    assert red(state, 2) == 1
    assert asked(state) == ((2,), (), (1, 3))
    assert menu(state, 1) == menu(state, 3) == {}
    after = act(state, "luck-0", seat=2).state
    assert asked(after) == ((1, 3), (), ())
    assert {seat: tuple(menu(after, seat)) for seat in (1, 3)} == before


@pytest.mark.rule("GD-118")
def test_nothing_goes_on_where_the_foe_is_dead_or_nobody_was_asked():
    weak = hero(), hero(2, health=2, luck=1), hero(3)
    slain = in_magic(*weak, against=foe("C3", health=2), cleared="C2")
    slain = act(slain, "greater", 1, seat=2).state
    assert asked(slain) == ((2,), (), ())
    assert act(slain, "luck-0", seat=2).state.fight is None
    in_turn = in_magic(*weak, cleared="C2", options={"order": "seat"})
    in_turn = act(in_turn, "strike").state
    in_turn = act(in_turn, "greater", 1, seat=2).state
    assert asked(in_turn) == ((2,), (), ())
    assert asked(act(in_turn, "luck-0", seat=2).state) == ((3,), (), ())


@pytest.mark.rule("GD-059")
def test_luck_before_the_potions_interrupts_nobody():
    hurt = hero(health=4, cards=(VIAL,)), hero(2, health=6, luck=2, cards=(VIAL,))
    state = game(*hurt, rooms={"C2": "brick"}, boss_deck=(boss("hammer", 6),), options=POST)
    state = act(state, "go-n", 5, 1, seat=2).state
    assert asked(state) == ((2,), (), ())
    state = act(state, "luck-1", 1, 2, seat=2).state
    assert asked(state) == ((1, 2), (), ())


@pytest.mark.rule("GD-133", "GD-134")
def test_all_who_could_drink_are_asked_at_once_and_each_keeps_their_own():
    four = (
        hero(health=5, cards=(VIAL,)),
        hero(2, health=3, magic=1, cards=(VIAL, BLUECAP)),
        hero(3, cards=(VIAL,)),
        hero(4, health=1, cards=(FLASK,)),
    )
    state = game(*four, rooms={"C2": "brick"}, boss_deck=(boss("wood", 4),), options=POST)
    state = act(state, "go-n", 6, 6, 6, 6, seat=4).state
    assert asked(state) == ((1, 2, 4), (), ())
    before = tuple(menu(state, 1))
    state = act(state, f"drink-{VIAL + 1}", seat=2).state
    assert asked(state) == ((1, 2, 4), (), ())
    assert set(menu(state, 2)) == {f"drink-{BLUECAP + 1}", "skip"}
    state = act(state, "skip", seat=4).state
    assert asked(state) == ((1, 2), (), ())
    assert tuple(menu(state, 1)) == before
    state = act(state, f"drink-{BLUECAP + 1}", seat=2).state
    assert asked(state) == ((1,), (), ())
    done = act(state, f"drink-{VIAL + 1}", seat=1).state
    assert (red(done, 1), red(done, 2), blue(done, 2), red(done, 4)) == (7, 5, 2, 1)
    assert (track(done), done.agenda) == ((1, 0), ())


@pytest.mark.rule("GD-052", "GD-057")
def test_all_who_could_rise_are_asked_at_once():
    able = hero(xp=5), hero(2), hero(3, xp=10)
    state = game(*able, options=POST)
    state = act(state, "rest", *[1] * 9, seat=2).state
    assert asked(state) == ((1, 3), (), ())
    state = act(state, "level-up", seat=3).state
    assert asked(state) == ((1, 3), (), ())
    state = act(state, "level-wait", seat=1).state
    assert asked(state) == ((3,), (), ())
    state = act(state, "level-up", seat=3).state
    assert [one.level for one in state.heroes] == [1, 1, 3]
    assert (asked(state), state.turn) == (((1, 2, 3), (), ()), 10)


@pytest.mark.rule("GD-082", "GD-133")
def test_all_have_drawn_before_anybody_picks_and_potions_wait_for_the_others():
    blade, phial, purse = treasure("hammer", 1), BLUECAP, treasure("cog", 2)
    pair = hero(), hero(2, health=5)
    state = game(*pair, rooms={"C2": "cog"}, treasure_deck=(VIAL, blade, phial, purse),
                 options=POST)  # fmt: skip
    state = act(state, "go-n", 2, 3, 1, seat=2).state
    assert asked(state) == ((1, 2), (), ())
    assert set(menu(state, 1)) == {f"pick-{blade + 1}", f"pick-{purse + 1}"}
    assert refusal(state, Pick(card=blade), seat=2) == "gd-error-card"
    state = act(state, f"pick-{VIAL + 1}", seat=2).state
    assert asked(state) == ((1,), (), ())
    assert state.treasure_deck == (phial,)
    state = act(state, f"pick-{purse + 1}").state
    assert state.treasure_deck == (blade, phial, purse)
    assert asked(state) == ((2,), (), ())
    done = act(state, f"drink-{VIAL + 1}", seat=2).state
    assert (red(done, 2), track(done), done.agenda) == (7, (1, 0), ())


@pytest.mark.rule("GD-082")
def test_seat_by_seat_the_next_draws_what_was_left():
    blade, purse = treasure("hammer", 1), treasure("cog", 2)
    state = game(hero(), hero(2), rooms={"C2": "cog"}, treasure_deck=(blade, purse), options=FIRST)
    state = act(state, "go-n", 1, seat=2).state
    assert asked(state) == ((1,), (), ())
    state = act(state, f"pick-{purse + 1}", 1).state
    assert asked(state) == ((2,), (), ())
    assert state.agenda[0].cards == (blade, purse)


@pytest.mark.rule("GD-136")
def test_all_who_have_two_weapons_sell_at_once():
    blade, axe, purse = treasure("hammer", 1), treasure("hammer", 2), treasure("cog", 2)
    state = game(hero(cards=(blade,)), hero(2, cards=(blade,)), rooms={"C2": "cog"},
                 treasure_deck=(axe, axe, purse, purse), options=POST)  # fmt: skip
    state = act(state, "go-n", 1, 2, 1).state
    state = act(state, f"pick-{axe + 1}").state
    assert asked(state) == ((2,), (), ())
    state = act(state, f"pick-{axe + 1}", seat=2).state
    assert asked(state) == ((1, 2), (), ())
    state = act(state, "sell-new", seat=2).state
    assert asked(state) == ((1,), (), ())
    state = act(state, "sell-old").state
    assert [one.weapon for one in state.heroes] == [axe, blade]
    assert (state.gold, state.sold, state.agenda) == (6 + 4 + 2 + 4, (blade, axe), ())


@pytest.mark.rule("GD-068", "GD-133")
def test_potions_that_a_foe_had_are_offered_together_at_the_end_of_the_turn():
    guard = foe("C3", health=1, treasure=True)
    worn = hero(health=4), hero(2, health=4), hero(3, health=4)
    turn = [Step(kind="potion", seat=seat) for seat in (1, 2, 3)]
    after = [*turn, Step(kind="time", count=1), Step(kind="turn-end")]
    state = in_magic(*worn, against=guard, treasure_deck=(VIAL, VIAL, FLASK), after=after)
    state = act(state, "lesser", 3, 1, seat=3).state
    assert asked(state) == ((1, 2, 3), (), ())
    assert set(menu(state, 1)) == {f"drink-{FLASK + 1}", "skip"}
    state = act(state, "skip", seat=2).state
    state = act(state, f"drink-{VIAL + 1}", seat=3).state
    assert asked(act(state, "skip").state) == ((1, 2, 3), (), ())


@pytest.mark.rule("GD-144")
def test_who_decides_for_a_shared_hero():
    alone = {"mode": "shared"}
    deck = (treasure("hammer", 1), treasure("cog", 2))
    first = game(hero(), players=3, rooms={"C2": "cog"}, treasure_deck=deck,
                 options={**alone, **POST})  # fmt: skip
    assert asked(first) == ((1, 2, 3), (), ())
    first = act(first, "go-n", 1, seat=3).state
    assert asked(first) == ((1, 2, 3), (), ())
    assert act(first, "pick-4", seat=2).state.heroes[0].cards == (3,)
    led = fight(players=3, against=foe("C3"), options={**alone, "decisions": "leader"})
    assert asked(led) == ((1,), (), ())
    led = act(led, "refuse").state
    assert asked(led) == ((1, 2, 3), (), ())
    assert red(act(led, "strike", 1, 6, seat=3).state) == 8


@pytest.mark.rule("GD-143")
def test_one_player_alone_notices_nothing():
    plays = []
    for decisions in ("vote", "leader", "anyone"):
        for order in ("seat", "any"):
            options = GreenDungeonOptions(mode="solo", decisions=decisions, order=order)
            dice, chance = SeededDice(b"alone"), SeededDice(b"chance")
            state = RULESET.new_game(options, seats(1), dice).state
            trace = []
            for _ in range(120):
                offered = RULESET.legal_actions(state, 1)
                if not offered:
                    break
                trace.append((tuple(option.id for option in offered), asked(state)))
                action = offered[chance.roll(len(offered), "option") - 1].action
                state = RULESET.apply(state, 1, action, dice).state
            trace.append(state.model_dump(exclude={"options"}))
            plays.append(trace)
    assert all(play == plays[0] for play in plays)
    assert len(plays[0]) > 20


def test_by_post_asks_for_nobody_elses_voice_and_changes_nothing_else():
    written = GreenDungeonOptions(mode="party", wood_optional=True, time_limit="80")
    offered = RULESET.by_post(written)
    assert offered == written.with_(decisions="anyone", order="any")
    assert RULESET.by_post(offered) == offered
    led = written.with_(decisions="leader")
    assert RULESET.by_post(led) == led.with_(order="any")
