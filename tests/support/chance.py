"""Games of any system by chance, with everything checked that must hold at every step.

A system adds its own invariants in `tests/systems/<folder>/laws.py` as `check(state)`; the folder
is its key with `_` for `-`. Where its positions take long to look at, `GAMES` and `STEPS` there
say how many games are played, and how many actions of each in turn.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from rules.core.answers import Option, Stance
from rules.core.dice import ScriptedDice, SeededDice, pick, shuffled
from rules.core.errors import RuleError
from rules.core.model import Action, Options, Seat
from rules.core.ruleset import AnyRuleset
from rules.core.settings import settings_of, with_setting
from tests.support.known import own_tests
from tests.support.playing import party
from tests.support.random_packs import with_pack
from tests.support.soak import SOAK

EVERY = 50
"""How often, in steps, a state goes to JSON and back."""
BY_ITSELF = 1 if SOAK else 4
"""How often, in steps, the menus of a game by autopilot, which needs none, are looked at."""

GAMES = 10_000
STEPS = (*[80] * 10, 400)
"""Where games are cut: chance may wander for ever. One in eleven has the time to get deep."""

Check = Callable[[Any], None]


@cache
def choices(options_type: type[Options]) -> dict[str, tuple[object, ...]]:
    """Every value of every setting, as the options hold it."""
    default = options_type()
    return {
        setting.name: tuple(
            getattr(with_setting(default, setting.name, word), setting.name)
            for word in setting.values
        )
        for setting in settings_of(default)
    }


PACKS = 200 if SOAK else 3
"""Packs by chance of each system."""


def random_options(rules: AnyRuleset, seed: int, seats: int) -> Options:
    """Settings by chance: one field after the other in any order, unless `check_options` minds.

    Every fourth game is played with a pack by chance, where the system takes packs.
    """
    dice = SeededDice(seed.to_bytes(8, "big") + b"options")
    values = choices(rules.options_type)
    options: Options = rules.options_type()
    for name in shuffled(dice, values, "order"):
        drawn = options.with_(**{name: pick(dice, values[name], name)})
        try:
            rules.check_options(drawn, seats)
        except RuleError:
            continue
        options = drawn
    return with_pack(rules, options, seed // 4 % PACKS) if seed % 4 == 1 else options


def share_of(games: int) -> int:
    """Of so many games by chance those that are played now: `make soak` all, else a part."""
    return games if SOAK else max(1, games // 32)


class Laws(NamedTuple):
    """A system's own invariants, how many games by chance it plays, and where they are cut."""

    check: Check = lambda state: None
    games: int = GAMES
    steps: tuple[int, ...] = STEPS


@cache
def laws_of(key: str) -> Laws:
    """What a system's tests say of it, if they do."""
    own = own_tests(key, "laws")
    if own is None:
        return Laws()
    return Laws(own.check, getattr(own, "GAMES", GAMES), getattr(own, "STEPS", STEPS))


def play_random(
    rules: AnyRuleset,
    options: Options | None = None,
    seats: int = 1,
    seed: int = 0,
    steps: int = 200,
    stance: Stance | None = None,
    check: Check | None = None,
) -> Any:
    """Play at most `steps` actions by chance, or by autopilot with a stance; the last state.

    Every position is checked: by `check`, which unless given is the system's own laws, and for
    what holds in all systems. A short run looks at some menus only of a game by autopilot.

    Raises:
        AssertionError: something was wrong on the way.
    """
    secret = seed.to_bytes(8, "big")
    dice, chance = SeededDice(secret), SeededDice(secret + b"choices")
    state = rules.new_game(options or rules.options_type(), party(seats), dice).state
    check = check or laws_of(rules.key).check
    for step in range(steps + 1):
        check(state)
        asked = check_asked(rules, state)
        looked_at = not stance or step % BY_ITSELF == 0 or not asked
        menus = check_menus(rules, state, seats) if looked_at else {}
        if step % EVERY == 0 or not asked:
            check_stored(rules, state)
        if not asked or step == steps:
            break
        seat = pick(chance, asked, "seat")
        if stance:
            action = rules.autopilot(state, seat, stance)
        else:
            action = pick(chance, menus[seat], "option").action
        if step % EVERY == 0:
            check_stranger(rules, state, seats + 1, action)
        state = rules.apply(state, seat, action, dice).state
    return state


def played_out(
    rules: AnyRuleset,
    options: Options,
    seats: int,
    seed: int,
    steps: int,
    stance: Stance | None = None,
) -> Any:
    """Play the game that `play_random` plays, looking at nothing on the way; the last state.

    For tests that count how games end: it takes a fraction of the time.
    """
    secret = seed.to_bytes(8, "big")
    dice, chance = SeededDice(secret), SeededDice(secret + b"choices")
    state = rules.new_game(options, party(seats), dice).state
    for _ in range(steps):
        asked = rules.awaiting(state)
        if not asked:
            break
        seat = pick(chance, asked, "seat")
        if stance:
            action = rules.autopilot(state, seat, stance)
        else:
            action = pick(chance, rules.legal_actions(state, seat), "option").action
        state = rules.apply(state, seat, action, dice).state
    return state


def check_asked(rules: AnyRuleset, state: Any) -> tuple[Seat, ...]:
    """The awaited seats: some, in order, until the game is over."""
    awaited = rules.awaiting(state)
    over = rules.outcome(state)
    assert over is None or not awaited, f"the game is over, but awaits {awaited}"
    assert over is not None or awaited, "no outcome, and nobody is awaited"
    assert list(awaited) == sorted(set(awaited)), f"awaited seats are not in order: {awaited}"
    return awaited


def check_menus(rules: AnyRuleset, state: Any, seats: int) -> dict[int, tuple[Option, ...]]:
    """What each awaited seat may do: something; the others nothing, and in the end all."""
    awaited = check_asked(rules, state)
    menus = {seat: rules.legal_actions(state, seat) for seat in range(1, seats + 1)}
    offered = {seat: menu for seat, menu in menus.items() if menu}
    assert tuple(offered) == awaited, f"{awaited} are awaited, but {(*offered,)} have a menu"
    return offered


def check_stored(rules: AnyRuleset, state: Any) -> None:
    """A state survives its stored form."""
    read = rules.state_type.model_validate_json(state.model_dump_json())
    assert read == state, "the state that was stored is read otherwise"


def check_stranger(rules: AnyRuleset, state: Any, stranger: int, action: Action) -> None:
    """Somebody without a seat is offered nothing, and refused before any die."""
    offered = rules.legal_actions(state, stranger)
    assert offered == (), f"seat {stranger}, which nobody has, is offered {offered}"
    try:
        rules.apply(state, stranger, action, ScriptedDice())
    except RuleError:
        return
    raise AssertionError("a stranger was obeyed")
