"""Whether a party gets anywhere: idle turns, levels without a way on, and when it may go home."""

import pytest

from bot.catalogs import all_words
from rules.core.dice import SeededDice
from rules.core.upgrade import load_state
from rules.systems.three_dice import RULESET
from rules.systems.three_dice.stalling import LONG, LONG_ENDLESS, LONG_TOGETHER, STALE
from rules.systems.three_dice.state import Draw
from tests.support.joined import joined
from tests.systems.three_dice.moves import act
from tests.systems.three_dice.tables import fight, game, hero, monster, room

QUIET = 6
"""The face of a rover's die that brings nobody."""
DEAD_END = {"secret_search": False, "three_artifact_quest": True}


def pair(**more):
    """Two heroes on a level of two rooms that lead nowhere."""
    rooms = (room(doors="n"), room(2, (0, 1), doors="s"))
    return game(hero(), hero(seat=2), rooms=rooms, **{**DEAD_END, **more})


def waited(turns, **more):
    """The pair after so many idle turns."""
    return pair(**more).with_(idle=turns)


def offers(state, seat=1):
    return {option.id for option in RULESET.legal_actions(state, seat)}


def test_turns_that_find_nothing_are_counted():
    once = act(game(rooms=(room(doors="n"), room(2, (0, 1), doors="s"))), "go-n", QUIET).state
    twice = act(once, "go-s", QUIET).state
    assert (once.idle, twice.idle) == (1, 2)


def test_whatever_is_found_begins_the_count_anew():
    walls = game(rooms=(room(doors="n"), room(2, (0, 1), doors="s"))).with_(idle=9)
    found = act(walls, "search-odd", 1).state
    placed = act(found, "door-e").state
    assert (found.idle, placed.idle) == (9, 0)
    locked = game(hero(pack=("key",)), rooms=(room(doors="N"),)).with_(idle=9)
    assert act(locked, "unlock-n").state.idle == 0


def test_nobody_goes_home_while_there_is_something_to_find():
    state = game(three_artifact_quest=True)
    assert "go-home" not in offers(state.with_(idle=STALE - 1))
    assert "go-home" in offers(state.with_(idle=STALE))


def test_where_no_way_leads_on_a_party_may_go_home_when_it_has_seen_it_all_twice():
    assert "go-home" not in offers(waited(3))
    assert "go-home" in offers(waited(4))
    assert "go-home" not in offers(waited(4, secret_search=True))


def test_a_long_game_may_be_left_together():
    assert "go-home" not in offers(game(three_artifact_quest=True).with_(turn=LONG - 1))
    assert "go-home" in offers(game(three_artifact_quest=True).with_(turn=LONG))
    rooms = (room(doors="n"), room(2, (0, 1), doors="s"))
    apart = game(hero(), hero(seat=2, room=2), rooms=rooms, split_party=True)
    assert apart.acting == (1,)
    assert "go-home" not in offers(apart.with_(turn=LONG))


def test_without_a_goal_the_game_may_be_left_sooner_and_sooner_still_by_many():
    eight = [hero(seat=seat) for seat in range(1, 9)]
    turn = LONG_TOGETHER // 8
    assert "go-home" not in offers(game(*eight).with_(turn=turn - 1))
    assert "go-home" in offers(game(*eight).with_(turn=turn))
    assert "go-home" not in offers(game(*eight, goal="xp_200").with_(turn=turn))
    assert "go-home" not in offers(game().with_(turn=LONG_ENDLESS - 1))
    assert "go-home" in offers(game().with_(turn=LONG_ENDLESS))


@pytest.mark.parametrize("stances", [("balanced", "balanced"), ("careful", "bold")])
def test_companions_do_not_walk_to_and_fro_for_ever(stances):
    """They used to: north and south for fifteen thousand steps."""
    state, dice = pair(), SeededDice(b"to and fro")
    for _ in range(60):
        asked = RULESET.awaiting(state)
        if not asked:
            break
        action = RULESET.autopilot(state, asked[0], stances[asked[0] - 1])
        state = RULESET.apply(state, asked[0], action, dice).state
    assert state.ending == "home"


def test_who_gives_a_quest_up_has_neither_won_nor_played_a_run_to_its_end():
    home = act(waited(4, decisions="leader"), "go-home").state
    outcome = RULESET.outcome(home)
    assert (outcome.result, outcome.surrendered) == ("finished", True)
    endless = RULESET.outcome(game().with_(ending="home"))
    assert (endless.result, endless.surrendered) == ("finished", False)


def test_games_of_the_first_version_have_found_something_just_now():
    old = waited(4).model_dump(mode="json")
    del old["idle"]
    old["schema_version"] = 1
    assert load_state(RULESET.state_type, RULESET.upgrades, old) == pair()


@pytest.mark.rule("HR-024")
def test_each_group_of_a_party_that_split_counts_its_own_turns():
    rooms = (room(doors="ne"), room(2, (0, 1), doors="s"))
    rules = {"split_party": True, "three_artifact_quest": True}
    apart = game(hero(), hero(seat=2, room=2), rooms=rooms, **rules)
    assert "go-home" not in offers(apart.with_(idle=2 * STALE - 1))
    assert "go-home" in offers(apart.with_(idle=2 * STALE))


@pytest.mark.rule("HR-017")
@joined(
    ("now", "pack", "closed"),
    [((0, 3, 4), (), True), ((1, 3, 4), (), False), ((0, 3, 4), ("key",), False)],
)
def test_a_level_whose_last_doors_nobody_can_open_has_no_way_on(now, pack, closed):
    """Seen twice is enough then: two turns for a level of one room."""
    state = game(hero(now, most=(5, 3, 4), pack=pack), rooms=(room(doors="N"),), **DEAD_END)
    assert "go-home" not in offers(state.with_(idle=1))
    assert ("go-home" in offers(state.with_(idle=2))) == closed
    others = game(
        hero((0, 3, 4), most=(5, 3, 4)), hero(seat=2), rooms=(room(doors="N"),), **DEAD_END
    )
    assert "go-home" not in offers(others.with_(idle=2))


def test_artifacts_and_spoils_begin_the_count_anew_and_rovers_do_not():
    dug = game(hero(pack=("fragment",)), rooms=(room(kind="vault"),)).with_(idle=9)
    assert act(dug, "unearth", 1).state.idle == 0
    spoils = Draw(location=3, monsters=(1,), treasure=1)
    assert act(fight(foe=monster(1), spoils=spoils).with_(idle=9), "attack-body", 1).state.idle == 0
    rover = fight(foe=monster(1, rover=True)).with_(idle=9)
    assert act(rover, "attack-body", 1).state.idle == 9
    assert act(fight(foe=monster(2)).with_(idle=9), "attack-body", 1).state.idle == 9


@pytest.mark.rule("TD-025", "TD-049")
def test_a_party_that_came_back_up_fell_where_it_fell():
    """On the first level of two."""
    state = fight(hero((0, 0, 1), most=(4, 4, 4)), allow_ascend=True)
    fell = act(state.with_(levels=state.levels * 2), "attack-spirit", 6).state
    for text in (RULESET.outcome(fell).text, RULESET.view(fell, None).prompt):
        assert all_words("en").say(text) == "The party fell on dungeon level 1."
