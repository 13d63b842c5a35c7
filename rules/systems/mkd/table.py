"""What a seat may choose from, and one action carried out, in every mode."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import TypeVar

from rules.core.answers import Option, SeatInfo, Transition
from rules.core.dice import Dice
from rules.core.errors import RuleError
from rules.core.model import Action, Seat
from rules.core.words import Text
from rules.systems.mkd import actions, rounds, teams
from rules.systems.mkd.content import HEROES
from rules.systems.mkd.engine import settle
from rules.systems.mkd.menu import CORE_VERBS, Verbs, check, options, situation
from rules.systems.mkd.play import Mode, Play
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.state import Figure, MkdState, Player
from rules.systems.mkd.verbs import offers, turns
from rules.systems.mkd.verbs.answers import asked, question
from rules.systems.mkd.verbs.handling import handling
from rules.systems.mkd.verbs.verb import Offer, Verb

S = TypeVar("S", bound=MkdState)


def forbids_rolling(state: MkdState, _seat: Seat, _a: actions.RollMonsters) -> Refusal | None:
    """Only where the table rolls for the Monsters itself, and it is their part of the round."""
    if state.part not in ("tokens", "monsters") or not state.queue:
        return refuse("monsters-wait", "MA-050")
    return None


def roll(play: Play, _seat: Seat, _action: actions.RollMonsters) -> None:
    """The next token or Monster acts (MA-050, MA-057)."""
    rounds.next_one(play)


TABLE_VERBS: dict[type[Action], Verb] = {
    **CORE_VERBS,
    actions.Recruit: Verb("setup", teams.forbids_recruit, teams.recruit),
    actions.Ready: Verb("setup", teams.forbids_ready, teams.ready),
    actions.RollMonsters: Verb("table", forbids_rolling, roll),
}


def awaiting(state: MkdState) -> tuple[Seat, ...]:
    """Return who must decide something now, in seat order (MA-052, MA-053)."""
    if state.ending:
        return ()
    if question(state) is not None:
        return asked(state)
    if state.part == "setup":
        return teams.to_recruit(state)
    if state.part == "heroes":
        return turns.teams_to_act(state)
    return tuple(
        player.seat
        for player in state.players
        if any(figure.seat == player.seat for figure in _inside(state))
    )


def interrupted(state: MkdState) -> tuple[Seat, ...]:
    """Whose teams have still to act, in any order, while a Hero or a question holds them up."""
    held_up = state.activation is not None or question(state) is not None
    if not state.any_order or state.part != "heroes" or not held_up:
        return ()
    busy = {*awaiting(state), *(() if state.activation is None else (state.acting,))}
    return tuple(
        seat for seat in sorted(state.order) if seat not in busy and turns.unserved(state, seat)
    )


def _inside(state: MkdState) -> tuple[Figure, ...]:
    return tuple(figure for figure in state.heroes if figure.where in ("board", "waiting"))


def legal_actions(
    state: MkdState, seat: Seat, verbs: Verbs, further: Iterable[Offer] = ()
) -> tuple[Option, ...]:
    """Return everything a seat may do now; nothing for a seat that is not awaited.

    `further` is what a mode offers besides.
    """
    if seat not in awaiting(state):
        return ()
    return options(state, seat, (*further, *_offers(state, seat)), verbs)


def _offers(state: MkdState, seat: Seat) -> Iterator[Offer]:
    match situation(state, seat):
        case "setup":
            yield from _recruits(state, seat)
        case "question":
            yield from offers.answers(state)
        case "between":
            yield from offers.turns(state, seat)
            yield from handling(state, seat)
        case "hero":
            yield from offers.attacks(state)
            yield from offers.steps(state)
            yield from handling(state, seat)
            yield from offers.specials(state)
            yield from offers.moves(state)
            yield from offers.spins(state)
            yield Offer(actions.End(), "end", Text.of("mkd-do-end"))
        case _:
            label = Text.of("mkd-do-roll")
            yield Offer(actions.RollMonsters(), "roll", label, style="primary")
            return
    yield from offers.orders(state, seat)


def _recruits(state: MkdState, seat: Seat) -> Iterator[Offer]:
    for action in teams.affordable(state, seat):
        yield _recruit(action.hero, novice=action.novice)
    yield Offer(actions.Ready(), "ready", Text.of("mkd-do-ready"), style="success")


@cache
def _recruit(hero: str, *, novice: bool) -> Offer:
    kind, name = HEROES[hero], Text.of(f"mkd-figure-{hero}")
    key = "mkd-do-recruit-novice" if novice else "mkd-do-recruit"
    label = Text.of(key, hero=name, value=teams.price(kind, novice=novice))
    slug = f"take-{hero.replace('_', '-')}" + ("-novice" if novice else "")
    action = actions.Recruit(hero=hero, novice=novice)
    return Offer(action, slug, label, "team", detail=Text.of(f"mkd-role-{hero}"), sure=True)


def carry_out(
    state: S, seat: Seat, action: Action, dice: Dice, mode: Mode, verbs: Verbs
) -> Transition[S]:
    """Do what a seat wants and run on to the next decision.

    Raises:
        RuleError: the rules do not allow it; no die was rolled.
    """
    verb = check(state, seat, action, verbs)
    if seat not in awaiting(state):
        raise RuleError("mkd-refused-not-your-turn", rule="MA-053")
    play = Play(state, dice, mode)
    if verb.when == "between":
        turns.take_over(play, seat)
    verb.performs(play, seat, action)
    return run_on(play, type(state))


def run_on(play: Play, of: type[S]) -> Transition[S]:
    """Run on to the next decision of a game whose states are of a type.

    Raises:
        RuleError: the states belong to another mode.
    """
    settle(play, play.mode.handlers)
    if not isinstance(play.state, of):
        raise RuleError("mkd-error-other-mode")
    return Transition[S].model_construct(state=play.state, events=tuple(play.events))


def players_of(seats: tuple[SeatInfo, ...]) -> tuple[Player, ...]:
    """Return the players of a new game, in seat order."""
    in_order = sorted(seats, key=lambda seat: seat.seat)
    return tuple(Player(seat=seat.seat, name=seat.name) for seat in in_order)
