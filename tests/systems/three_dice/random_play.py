"""Games played by chance, with everything checked that must hold at every step."""

from rules.core.dice import SeededDice
from rules.core.errors import RuleError
from rules.core.grid import OPPOSITE, beside
from rules.systems.three_dice import RULESET
from rules.systems.three_dice.options import ThreeDiceOptions
from rules.systems.three_dice.state import ThreeDiceState
from rules.systems.three_dice.terms import ATTRIBUTES
from tests.systems.three_dice.tables import seats as seated

EVERY = 50
"""How often a state goes to JSON and back."""


def play_random(options=None, seats=1, seed=0, steps=200, stance=None):
    """Play at most `steps` actions by chance, or by autopilot with a stance; the last state.

    Raises:
        AssertionError: something was wrong on the way.
    """
    secret = seed.to_bytes(8, "big")
    dice, chance = SeededDice(secret), SeededDice(secret + b"choices")
    state = RULESET.new_game(options or ThreeDiceOptions(), seated(seats), dice).state
    for step in range(steps):
        check(state)
        if step % EVERY == 0:
            check_stored(state)
        awaited = RULESET.awaiting(state)
        if not awaited:
            break
        seat = awaited[chance.roll(len(awaited), "seat") - 1]
        if stance:
            action = RULESET.autopilot(state, seat, stance)
        else:
            offered = RULESET.legal_actions(state, seat)
            action = offered[chance.roll(len(offered), "option") - 1].action
        state = RULESET.apply(state, seat, action, dice).state
    return state


def check(state):
    """What must hold in every position."""
    awaited = RULESET.awaiting(state)
    assert bool(awaited) == (RULESET.outcome(state) is None)
    assert list(awaited) == sorted(set(awaited))
    for hero in state.heroes:
        if hero.seat in awaited:
            assert hero.alive
            assert RULESET.legal_actions(state, hero.seat)
        else:
            assert RULESET.legal_actions(state, hero.seat) == ()
        check_hero(state, hero)
    for room in state.level.rooms:
        check_room(state, room)


def check_hero(state, hero):
    """Attributes within their bounds, the living alive, packs within the limit."""
    for attribute in ATTRIBUTES:
        assert 0 <= hero.now.of(attribute) <= hero.most.of(attribute)
    if hero.pool is not None:
        assert 0 <= hero.pool <= hero.pool_most
    assert hero.alive == (hero.now.total > 0 and hero.pool != 0)
    limit = state.options.inventory_limit
    assert not limit or len(hero.pack) <= limit


def check_room(state, room):
    """Living monsters, and at most four exits of different sides."""
    assert room.monster is None or room.monster.hp >= 1
    assert len({door.side for door in room.doors}) == len(room.doors) <= 4
    for door in room.doors:
        beyond = state.level.at(beside(room.cell, door.side))
        if beyond and beyond.stage == room.stage == "settled" and door.kind != "entrance":
            assert beyond.door(OPPOSITE[door.side]) is not None


def check_stored(state):
    """A state survives its stored form, and a stranger's action is refused without a die."""
    assert ThreeDiceState.model_validate_json(state.model_dump_json()) == state
    stranger = max(hero.seat for hero in state.heroes) + 1
    for option in RULESET.legal_actions(state, next(iter(RULESET.awaiting(state)), 1))[:1]:
        try:
            RULESET.apply(state, stranger, option.action, SeededDice(b"none"))
        except RuleError:
            continue
        raise AssertionError("a stranger was obeyed")
