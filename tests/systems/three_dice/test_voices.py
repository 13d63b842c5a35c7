"""Which questions are everybody's, and what is told of votes."""

import pytest

from rules.systems.three_dice import RULESET
from rules.systems.three_dice.state import Draw
from tests.support.joined import joined
from tests.systems.three_dice.moves import act
from tests.systems.three_dice.tables import fight, game, hero, monster, room

PAIR = (hero(), hero(seat=2, pack=("fragment",)))


def both(state, option, *faces):
    """Both vote for it; the dice fall with the second voice."""
    return act(act(state, option).state, option, *faces, seat=2).state


def exits(**options):
    return both(game(*PAIR, **options), "go-n", 1, 6, 6, 1)


def door(**options):
    rooms = (room(doors="n"), room(2, (0, 1), doors="s"))
    return both(game(*PAIR, rooms=rooms, **options), "search-odd", 1)


def theme(**options):
    return both(
        game(*PAIR, rooms=(room(kind="great_hall"),), artifacts=("idol",), **options), "descend"
    )


def keep(**options):
    state = game(*PAIR, theme="classic", mode="classic", **options)
    return both(state, "go-n+map", 1, 1, 1, 1, 2, 1, 1, 1)


def flight(**options):
    four = (*PAIR, hero(seat=3), hero(seat=4))
    rooms = (room(doors="n"), room(2, (0, 1), doors="s", monster=monster(3)))
    heroes = (one.with_(room=2, came_from=1) for one in four)
    return act(game(*heroes, rooms=rooms, here=2, flee_original=True, **options), "flee").state


def claim(**options):
    spoils = Draw(location=3, monsters=(2,), treasure=4)
    state = fight(*PAIR, foe=monster(1), spoils=spoils, **options)
    return act(state, "attack-body", 1).state


@pytest.mark.rule("TD-062", "TD-064")
@joined("asked", [game, exits, door, theme, keep, flight, claim])
def test_what_all_decide_is_a_vote_and_newcomers_are_told_what_that_is(asked):
    """Two or more are asked, and their voices are counted."""
    state = game(*PAIR) if asked is game else asked(loot="vote") if asked is claim else asked()
    seats = RULESET.awaiting(state)
    assert len(seats) > 1
    assert RULESET.votes(state)
    assert all(RULESET.lessons(state, seat)[0] == "lesson-vote" for seat in seats)
    told = act(
        state, next(each.id for each in RULESET.legal_actions(state, seats[0])), seat=seats[0]
    )
    assert [event.kind for event in told.events][:1] == ["td-vote-cast"]


@pytest.mark.rule("TD-062", "TD-063")
def test_what_each_decides_alone_is_none():
    for state in (
        fight(*PAIR),
        fight(*PAIR, mp_order="any"),
        claim(loot="first"),
        game(hero(due=1), hero(seat=2, due=1)),
        game(*PAIR, decisions="anyone"),
        game(*PAIR, decisions="leader"),
        game(hero()),
    ):
        assert not RULESET.votes(state)
