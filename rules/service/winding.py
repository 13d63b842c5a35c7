"""Winding the clocks: after every change, who is awaited since when, and when to look again."""

from collections.abc import Iterable, Mapping

from rules.core.hooks import declarable_of, its_turn
from rules.core.model import GameState, Seat
from rules.pace.declared import standing, without
from rules.pace.frozen import Span, melted
from rules.pace.parked import next_look
from rules.pace.standstill import held
from rules.pace.table import Person, Table, awaited, next_due
from rules.ports import Adventure, Timer, TimerKind
from rules.registry import AnyRuleset, ruleset
from rules.service.by_post import usual_terms
from rules.service.chain import Draft
from rules.service.replay import UNDO
from rules.service.stored import state_of

BY_PLAYERS = ("act", "roll")
"""Kinds of steps that a player took there and then."""
DECLARED = "declared"
"""The kind of a step that a player had declared before its turn came."""
ACTED = (*BY_PLAYERS, DECLARED)
"""Kinds of steps whose seats have acted."""
PLAYED = (*ACTED, "auto")
"""Kinds of steps that change a game and can be taken back."""
HANDED = ("take-over", "reclaim", "leave", "pilot", "offer")
"""Kinds of steps after which a seat is in other hands: what was said for it is forgotten."""
HUMAN = "player"
OPEN = ("lobby", "running")
"""What an adventure is while it can still be played."""
ALONE = 10 * 60
"""Seconds between two looks at a table that everybody left."""
MOST_ALONE = 40
"""Looks after which such a table is left to itself: its companions find no end."""


def table_of(adventure: Adventure) -> Table:
    """An adventure's clocks as they are stored; before that, what a table by post begins with."""
    if not adventure.clock:
        return Table(terms=usual_terms(ruleset(adventure.ruleset)))
    return Table.model_validate(dict(adventure.clock))


def running_table(adventure: Adventure, outages: Iterable[Span] = ()) -> Table:
    """The clocks as they run: the time that we were away ourselves does not count."""
    table = held(table_of(adventure))
    lost = tuple(outages)
    return table.with_(stops=melted((*table.stops, *lost))) if lost else table


def people_of(adventure: Adventure, known: Mapping[int, Person]) -> dict[Seat, Person]:
    """Seats with what is known of who sits there."""
    return {
        seat.seat: known[seat.user]
        for seat in adventure.seats
        if seat.user is not None and seat.user in known
    }


def humans_of(adventure: Adventure) -> tuple[Seat, ...]:
    """The seats that somebody leads."""
    return tuple(seat.seat for seat in adventure.seats if seat.pilot == HUMAN and seat.user)


def coming_of(adventure: Adventure, rules: AnyRuleset, state: GameState) -> tuple[Seat, ...]:
    """The seats somebody leads whose turn of this round is still to come, and can be declared."""
    return tuple(
        seat
        for seat in humans_of(adventure)
        if declarable_of(rules, state, seat) and not its_turn(rules, state, seat)
    )


def wind(draft: Draft, now: int) -> None:
    """Set the clocks after a change: new turns begin, those of who acted are over.

    In live play, and where no game is on, no clock runs.
    """
    after = draft.adventure
    if after.pace == "live" and not after.clock:
        return
    table = table_of(after)
    if table.undo is not None and any(step.kind in PLAYED for step in draft.steps):
        # Who plays on has not agreed to go back.
        table = table.with_(undo=None)
    rules = ruleset(after.ruleset)
    state = None
    if after.status == "running" and after.state is not None:
        state = draft.state or state_of(rules, dict(after.state))
    table = _still_said(draft, table, rules, state)
    if after.pace == "live" or state is None:
        changed = Table(
            terms=table.terms,
            offers=table.offers,
            former=table.former,
            undo=table.undo,
            parked=table.parked if after.status in OPEN else None,
            declared=table.declared,
        )
    else:
        asked, humans = rules.awaiting(state), humans_of(after)
        acted = {step.seat for step in draft.steps if step.kind in ACTED and step.seat}
        coming = coming_of(after, rules, state) if table.terms.together else ()
        changed = awaited(
            table,
            [seat for seat in asked if seat in humans],
            now,
            acted=acted,
            coming=coming,
            turn=rules.view(state, None).turn if table.terms.together else 0,
        )
    if changed != table_of(after) or not after.clock:
        draft.adventure = after.with_(clock=changed.model_dump(mode="json"))


def _still_said(draft: Draft, table: Table, rules: AnyRuleset, state: GameState | None) -> Table:
    """The table without what was said for turns that will not come, or by who has left them.

    A step that was taken back changes what everybody had in mind.
    """
    if not table.declared:
        return table
    if state is None or any(step.kind == UNDO for step in draft.steps):
        return table.with_(declared=())
    handed = [step for step in draft.steps if step.kind in HANDED]
    gone: set[Seat] = {step.seat or int((step.action or {}).get("seat", 0)) for step in handed}
    coming = coming_of(draft.adventure, rules, state)
    said = standing(table.declared, coming, rules.view(state, None).turn)
    return table.with_(declared=without(said, gone))


def is_abandoned(adventure: Adventure) -> bool:
    """Whether a game by post is on and nobody leads a seat of it any more."""
    playing = any(seat.pilot == HUMAN and seat.user is not None for seat in adventure.seats)
    return adventure.pace == "post" and adventure.status == "running" and not playing


def timers_for(
    adventure: Adventure, known: Mapping[int, Person], outages: Iterable[Span], now: int
) -> tuple[Timer, ...]:
    """When to look at an adventure's clocks again; nothing where nothing happens by itself."""
    if adventure.status not in OPEN or not adventure.clock:
        return ()
    table = running_table(adventure, outages)
    if table.parked is not None:
        again = next_look(table.parked, now)
        return () if again is None else (_timer("place", adventure, again),)
    if adventure.status != "running":
        return ()
    due = next_due(table, people_of(adventure, known), now)
    if is_abandoned(adventure) and table.paused is None and table.alone < MOST_ALONE:
        due = now + ALONE
    if due is None:
        return ()
    return (_timer("turn", adventure, due),)


def _timer(kind: TimerKind, adventure: Adventure, due: int) -> Timer:
    return Timer(kind=kind, subject=adventure.id, version=adventure.version, due=due)
