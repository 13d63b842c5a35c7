"""Escort: a hostage shares a bodyguard's activation on the way out (RG-072 to RG-075)."""

from collections.abc import Iterator

from rules.core.model import Seat
from rules.core.words import Text
from rules.systems.mkd.actions import Appoint, Lead
from rules.systems.mkd.directions import where
from rules.systems.mkd.events.missions import ChargeLed, GuardNamed
from rules.systems.mkd.fights.attack import beside
from rules.systems.mkd.figures import CHARGE, name_of
from rules.systems.mkd.moves.leading import lead_off, leads_to, too_far
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.tasks import AskGuard
from rules.systems.mkd.things.landing import spot_near
from rules.systems.mkd.turns import teams_to_act
from rules.systems.mkd.verb import Offer
from rules.systems.mkd_delve.encounter import Encounter
from rules.systems.mkd_delve.npcs.mission import PlainMission, fail, fulfil, note
from rules.systems.mkd_delve.state import DelveState, of

WORTH = 10
"""Gold for each point of a hostage's value (RG-073)."""
ABLE = ("board", "waiting")


class Escort(PlainMission):
    """A hostage in good health, without an attack, who is led by a bodyguard (RG-072)."""

    def begin(self, play: Resolution, met: Encounter, hero: Figure) -> None:
        """Let the hostage join the party, with one of its Heroes as bodyguard (RG-072, RG-074)."""
        play.alter(met.figure, role=CHARGE, click=0)
        self._ask(play, met, (hero.seat,) if hero.seat is not None else ())

    def round_began(self, play: Resolution, met: Encounter) -> None:
        """Ask for another bodyguard in place of one who is dead or out (RG-074)."""
        charge = play.figure(met.figure)
        if charge.where in ABLE and guard_of(of(play), met) is None:
            self._ask(play, met, ())

    def _ask(self, play: Resolution, met: Encounter, seats: tuple[Seat, ...]) -> None:
        able = [figure for figure in play.state.heroes if figure.where in ABLE]
        everybody = {figure.seat for figure in able if figure.seat is not None}
        asked = tuple(sorted(everybody & set(seats) or everybody))
        if len(able) == 1:
            appoint_guard(play, met, able[0])
        elif able:
            figures = tuple(figure.id for figure in able)
            play.push(AskGuard(seats=asked, figure=met.figure, figures=figures))

    def watch(self, play: Resolution, met: Encounter) -> None:
        """Bring the hostage in beside the bodyguard on a new level."""
        charge, guard = play.figure(met.figure), guard_of(of(play), met)
        if charge.where != "waiting" or guard is None or guard.where != "board":
            return
        spot = spot_near(play.state, charge, guard.at)
        if spot is not None:
            play.alter(charge.id, where="board", at=spot[0], facing=guard.facing)

    def left(self, play: Resolution, met: Encounter, figure: Figure, *, down: bool) -> None:
        """Let a hostage beside the leaving bodyguard go with him, down or out (RG-074)."""
        charge = play.figure(met.figure)
        if figure.id != met.guard or charge.where != "board":
            return
        if beside(play.state, figure, charge):
            play.alter(charge.id, where="below" if down else "left", effects=())

    def over(self, play: Resolution, met: Encounter) -> None:
        """Pay gold for a hostage who is out, if a Hero of the party is out too (RG-073)."""
        out = any(figure.where == "left" for figure in play.state.heroes)
        if out and play.figure(met.figure).where == "left":
            fulfil(play, met, gold=WORTH * met.value)
        else:
            fail(play, met, self.reason_at_end)

    def progress(self, state: DelveState, met: Encounter) -> Iterator[Text]:
        """Yield where the hostage is, and with whom."""
        charge, guard = state.figure(met.figure), guard_of(state, met)
        gold = WORTH * met.value
        if charge.where == "left":
            yield Text.of("mkd-account-escort-out", figure=met.name, gold=gold)
        elif guard is None:
            yield Text.of("mkd-account-escort-alone", figure=met.name, gold=gold)
        else:
            yield Text.of(
                "mkd-account-escort",
                figure=met.name,
                guard=name_of(guard),
                inside="yes" if charge.where == "board" else "no",
                at=square_name(charge.at),
                gold=gold,
            )

    def mark(self, met: Encounter) -> str:  # noqa: ARG002
        """Return the key of a star behind the hostage."""
        return "charge"


def guard_of(state: DelveState, met: Encounter) -> Figure | None:
    """Return the bodyguard, while he can act (RG-074)."""
    if met.guard is None:
        return None
    guard = state.figure(met.guard)
    return guard if guard.where in ("board", "waiting", "below") else None


def appoint_guard(play: Resolution, met: Encounter, guard: Figure) -> None:
    """Name a bodyguard (RG-074)."""
    note(play, met, guard=guard.id)
    play.tell(GuardNamed(figure=met.name, by=name_of(guard)))


def led_by(state: DelveState, guard: Figure) -> tuple[Encounter, ...]:
    """Return the hostages on the board whose bodyguard a Hero is."""
    return tuple(
        met
        for met in state.encounters
        if met.mission == "escort"
        and met.stage == "open"
        and met.guard == guard.id
        and state.figure(met.figure).where == "board"
    )


def forbids_lead(state: DelveState, _seat: Seat, action: Lead) -> Refusal | None:
    """Return why a hostage cannot be led there, or None: by its bodyguard, within the points.

    The two share the points of an activation (RG-074).
    """
    _, guard = state.active_hero()
    met = next((met for met in led_by(state, guard) if met.figure == action.figure), None)
    if met is None or action.to is None or action.out:
        return refuse("nobody-to-lead", "RG-074")
    return too_far(state, state.figure(met.figure), action.to, "RG-074")


def lead(play: Resolution, _seat: Seat, action: Lead) -> None:
    """Lead a hostage to a square; with a bodyguard it needs no die to break away (RG-074).

    Raises:
        ValueError: nobody or nowhere is named; `forbids_lead` refuses that before.
    """
    if action.figure is None or action.to is None:
        raise ValueError("somebody is led somewhere")
    _, guard = play.state.active_hero()
    play.settle_steps()
    walk = lead_off(play, play.figure(action.figure), action.to)
    met = of(play).encounter(action.figure)
    told = ChargeLed(figure=met.name, by=name_of(guard), to=square_name(action.to))
    play.tell(told)
    play.push(walk)


def forbids_appoint(state: DelveState, seat: Seat, action: Appoint) -> Refusal | None:
    """Return why a bodyguard cannot be named, or None: before the seat's Heroes act (RG-074)."""
    met = next((met for met in _under_guard(state) if met.figure == action.figure), None)
    if met is None:
        return refuse("no-hostage", "RG-074")
    mine = {figure.id for figure in state.heroes if figure.seat == seat}
    begun = state.activation is not None and state.activation.started
    old = guard_of(state, met)
    late = begun or bool(mine & set(state.served)) or (old and old.id in state.served)
    if seat not in teams_to_act(state) or state.agenda or late:
        return refuse("guard-late", "RG-074")
    guard = state.figure(action.guard)
    if guard.id not in mine or guard.where not in ABLE or guard.id == met.guard:
        return refuse("guard-unfit", "RG-074", figure=name_of(guard))
    return None


def appoint(play: Resolution, _seat: Seat, action: Appoint) -> None:
    """Name another bodyguard (RG-074)."""
    appoint_guard(play, of(play).encounter(action.figure), play.figure(action.guard))


def _under_guard(state: DelveState) -> tuple[Encounter, ...]:
    return tuple(
        met
        for met in state.encounters
        if met.mission == "escort"
        and met.stage == "open"
        and state.figure(met.figure).where in ABLE
    )


def appoint_offers(state: DelveState, seat: Seat) -> Iterator[Offer]:
    """Yield every Hero of a seat as bodyguard; `forbids_appoint` says who can be (RG-074)."""
    for met in _under_guard(state):
        for hero in state.heroes:
            if hero.seat == seat:
                label = Text.of("mkd-do-appoint", figure=met.name, guard=name_of(hero))
                action = Appoint(figure=met.figure, guard=hero.id)
                yield Offer(action, label, f"{met.figure}-{hero.id}")


def lead_offers(state: DelveState) -> Iterator[Offer]:
    """Yield every square to which the active Hero could lead a hostage (RG-074)."""
    _, guard = state.active_hero()
    for met in led_by(state, guard):
        charge = state.figure(met.figure)
        for square, cost in sorted(leads_to(state, charge).items(), key=_by_price):
            name = square_name(square)
            label = Text.of("mkd-do-guide", figure=met.name, square=name, cost=cost)
            tail = f"{met.figure}-{name.lower()}"
            action = Lead(figure=met.figure, to=square)
            to, far = f"guide {name}", where(square, guard.at)
            yield Offer(action, label, tail, goes_to=to, detail=far, sure=True)


def _by_price(way: tuple[tuple[int, int], int]) -> tuple[int, int, int]:
    (column, row), cost = way
    return cost, row, column
