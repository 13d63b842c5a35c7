"""What Monsters do is counted as it happens: every wound once, with who dealt it."""

import pytest

from rules.core.answers import Transition
from rules.core.dice import SeededDice
from rules.core.packs.balance import Deed, added
from rules.registry import ruleset
from rules.systems.mkd.deeds import deeds
from rules.systems.mkd.events.fights import Dodged, Hit, Hurt, Retaliated
from rules.systems.mkd.figures import name_of
from rules.systems.mkd.pieces import Figure
from tests.support.playing import party

GAMES = ("mkd-adventure", "mkd-delve")


def monster(number: int, kind: str = "cellar_rats", at: tuple[int, int] = (0, 0)) -> Figure:
    return Figure(id=number, kind=kind, side="monster", number=number, at=at, facing=0)


def hero(number: int = 9) -> Figure:
    return Figure(id=number, kind="brannoc", side="hero", seat=1, at=(1, 0), facing=0, level=1)


def hit(attacker: Figure, target: Figure) -> Hit:
    return Hit(
        attacker=name_of(attacker), target=name_of(target), manner="close", dice=8, total=14,
        defense=12, critical=False,
    )  # fmt: skip


def hurt(figure: Figure, clicks: int) -> Hurt:
    return Hurt(figure=name_of(figure), clicks=clicks, left=1)


@pytest.fixture
def state():
    rules = ruleset("mkd-delve")
    begun = rules.new_game(rules.preset, party(1), SeededDice(b"deeds")).state
    return begun.with_(figures=(monster(1), hero()))


def test_who_came_is_met_once(state) -> None:
    more = state.with_(figures=(*state.figures, monster(2)))
    assert list(deeds(state, Transition.of(more, ()))) == [Deed("cellar_rats", met=1, worth=8)]
    assert list(deeds(more, Transition.of(more, ()))) == []


def test_wounds_are_of_those_whose_hit_came_before(state) -> None:
    rats, brannoc = state.figures
    told = (hit(rats, brannoc), hurt(brannoc, 2), hit(brannoc, rats), hurt(rats, 1))
    assert added(deeds(state, Transition.of(state, told))) == {
        "cellar_rats": Deed("cellar_rats", 0, 0, 2, 1)
    }


def test_traps_and_what_was_dodged_are_nobodys(state) -> None:
    rats, brannoc = state.figures
    told = (hit(rats, brannoc), Dodged(figure=name_of(brannoc), die=6), hurt(brannoc, 2))
    assert list(deeds(state, Transition.of(state, told))) == []
    assert list(deeds(state, Transition.of(state, (hurt(brannoc, 2),)))) == []


def test_retaliation_is_the_deed_of_whoever_was_struck(state) -> None:
    rats, brannoc = state.figures
    told = (
        hit(brannoc, rats),
        hurt(rats, 1),
        Retaliated(figure=name_of(rats), attacker=name_of(brannoc)),
        hurt(brannoc, 1),
    )
    assert added(deeds(state, Transition.of(state, told))) == {
        "cellar_rats": Deed("cellar_rats", 0, 0, 1, 1)
    }


@pytest.mark.parametrize("key", GAMES)
def test_every_wound_of_a_game_is_counted_once(key: str) -> None:
    rules = ruleset(key)
    dice = SeededDice(b"all wounds")
    state = rules.new_game(rules.presets["quick"], party(2), dice).state
    found: list[Deed] = []
    lost = {"hero": 0, "monster": 0}
    while rules.outcome(state) is None:
        seat = rules.awaiting(state)[0]
        done = rules.apply(state, seat, rules.autopilot(state, seat, "balanced"), dice)
        found += rules.deeds(state, done)
        sides = {name_of(each): each.side for each in (*state.figures, *done.state.figures)}
        for event in done.events:
            if isinstance(event, Hurt) and sides.get(event.figure) in lost:
                lost[sides[event.figure]] += event.clicks
        state = done.state
    together = added(found).values()
    assert sum(each.taken for each in together) == lost["monster"] > 0
    assert 0 < sum(each.dealt for each in together) <= lost["hero"]
    assert all(each.worth >= each.met > 0 for each in together)
