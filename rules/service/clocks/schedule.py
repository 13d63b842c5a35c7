"""Clocks after a change: whose turn begins or ends, and when to look again."""

from collections.abc import Mapping, Sequence

from rules.core.model import GameState, Seat
from rules.core.ruleset import AnyRuleset
from rules.pace.declared import Done, standing, with_done, without
from rules.pace.frozen import Outages, Span, merged
from rules.pace.kept import Kept, without_attacks
from rules.pace.notice import with_notice
from rules.pace.onward import without_onward
from rules.pace.parked import next_look
from rules.pace.schedule import next_due
from rules.pace.standstill import as_paused, outlasting
from rules.pace.stops import PAUSE, by_post_again, paused_for, played_live, resume
from rules.pace.table import DAY, Person, Table, set_clock
from rules.pace.turns import awaited, left_no_more
from rules.ports import Adventure, Step, Timer, TimerKind
from rules.registry import ruleset
from rules.service.clocks.known_turns import held_of, holding_of, humans_of
from rules.service.clocks.onward import with_arrived
from rules.service.clocks.proposals import asked_of, still_proposed
from rules.service.clocks.terms import as_proposed, usual_terms
from rules.service.journal import kinds
from rules.service.journal.chain import Draft
from rules.service.journal.loading import check_whole, clock_of, state_of

ALWAYS_THERE = Outages()
OPEN = ("lobby", "running")
"""The status of an adventure while it can still be played."""
ALONE = {"live": 20, "post": 2 * 60 * 60}
"""Seconds between two looks at a table that nobody leads, while somebody may be watching it."""
FOLLOW = 20
"""Seconds between two looks at a table that waits for autopilots alone, beside a player."""
UNSEEN = 10 * 60
"""Seconds between two looks at a table that everybody has left."""
LOBBY_ASKS = 3 * DAY
"""Seconds without a change after which a lobby asks whether it is still wanted."""
LOBBY_CLOSES = 7 * DAY
"""Seconds after that at which it closes, if nobody says so."""
MOST_ALONE = 120
"""Looks in a row after which such a table is ended, or rests, as its autopilots find no end."""


def table_of(adventure: Adventure) -> Table:
    """Return an adventure's clocks as they are stored.

    Before that, the clocks with which a table by post begins.

    Raises:
        Unreadable: what is stored cannot be read.
    """
    check_whole(adventure)
    if not adventure.clock:
        return Table(terms=usual_terms(ruleset(adventure.ruleset), len(adventure.seats)))
    table = clock_of(adventure)
    if table.paused is not None and table.paused_until is None:
        # This pause was stored when pauses had no end yet.
        return table.with_(paused_until=table.paused + PAUSE)
    return table


def running_table(adventure: Adventure, outages: Outages = ALWAYS_THERE) -> Table:
    """Return the clocks as they run: outages of the bot do not count."""
    lost = outages.spans
    table = outlasting(as_paused(table_of(adventure)), lost).with_(grace=outages.grace)
    return table.with_(stops=merged((*table.stops, *lost))) if lost else table


def people_of(adventure: Adventure, known: Mapping[int, Person]) -> dict[Seat, Person]:
    """Return the nights and vacations of each seat's player."""
    return {
        seat.seat: known[seat.user]
        for seat in adventure.seats
        if seat.user is not None and seat.user in known
    }


def coming_of(adventure: Adventure, rules: AnyRuleset, state: GameState) -> tuple[Seat, ...]:
    """Return the led seats whose turn of this round is still to come, and can be declared."""
    return tuple(
        seat
        for seat in humans_of(adventure)
        if rules.turn_left(state, seat) and not rules.its_turn(state, seat)
    )


def kept_of(
    adventure: Adventure, table: Table, rules: AnyRuleset, state: GameState
) -> tuple[Kept, ...]:
    """Return the attacks of led seats in the fight that is on, and who repeats theirs.

    Nobody who is badly hurt repeats an attack.
    """
    if not table.kept:
        return ()
    led, turn = humans_of(adventure), rules.turn(state)
    found: list[Kept] = []
    for each in table.kept:
        if each.turn != turn or each.seat not in led:
            continue
        holds = rules.tactics(state, each.seat).holds
        if "fighting" in holds:
            found.append(each.with_(on=each.on and "badly_hurt" not in holds))
    return tuple(found)


def set_clocks(draft: Draft, now: int, outages: Sequence[Span]) -> None:
    """Set the clocks after a change: new turns begin, and those of players who acted end.

    In live play they stand still, so that by post each goes on with what was left. `outages` are
    those of the bot, in order.
    """
    after = draft.adventure
    table = table_of(after)
    if table.undo is not None and any(kinds.of(step).plays for step in draft.steps):
        # A player who plays on has not agreed to the proposed undo.
        table = table.with_(undo=None)
    rules = ruleset(after.ruleset)
    state = None
    if after.status == "running" and after.state is not None:
        state = draft.state or state_of(rules, after.state)
    table = still_proposed(draft, _still_said(draft, table, rules, state), rules, state)
    if state is None:
        gathers = after.status == "lobby"
        changed = Table(
            terms=as_proposed(table.terms, len(after.seats)) if gathers else table.terms,
            offers=table.offers,
            former=table.former,
            undo=table.undo,
            parked=table.parked if after.status in OPEN else None,
            wondered=table.wondered if _by_time_alone(draft) else None,
            said=table.said if gathers else (),
        )
    else:
        changed = _turned(draft, _running_again(draft, table, now, outages), rules, state, now)
    if changed != table_of(after) or not after.clock:
        draft.adventure = after.with_(clock=changed.model_dump(mode="json"))


def _by_time_alone(draft: Draft) -> bool:
    """Return whether time alone made a change, so that nobody was at the table."""
    return all(kinds.of(step) is kinds.CLOCK for step in draft.steps)


def lobby_due(lobby: Adventure) -> int:
    """Return when a lobby in which nothing changes asks whether it is still wanted, or closes."""
    wondered = table_of(lobby).wondered
    return lobby.updated + LOBBY_ASKS if wondered is None else wondered + LOBBY_CLOSES


def _running_again(draft: Draft, table: Table, now: int, outages: Sequence[Span]) -> Table:
    """Return the clocks stopped in live play, and running where what stopped them is over."""
    live, proposal = draft.adventure.pace == "live", table.proposal
    if proposal is not None and live != (table.live is not None):
        # The other pace has another time to disagree, which begins with it.
        table = table.with_(proposal=proposal.with_(opened=now))
    table = played_live(table, now) if live else by_post_again(table, now, outages)
    if _pauser_has_left(draft, table):
        stood = paused_for(table, now)
        table = with_notice(resume(table, now, outages), {}, now, stood)
    return table


def _turned(draft: Draft, table: Table, rules: AnyRuleset, state: GameState, now: int) -> Table:
    """Return the clocks of a game that is on, after a step."""
    after = draft.adventure
    together = table.terms.together and after.pace == "post"
    one_time = together and table.terms.rounds and rules.in_round(state)
    humans = humans_of(after)
    table = _spoken(draft, table, now)
    if any(kinds.of(step) is not kinds.CLOCK for step in draft.steps):
        table = left_no_more(table)
    table = table.with_(done=_done(draft, table) if one_time else ())
    held = held_of(after, table, rules, state)
    asked = [seat for seat in asked_of(rules, state, table) if seat not in held]
    coming = coming_of(after, rules, state) if together else ()
    left = [seat for seat in humans if rules.turn_left(state, seat)] if one_time else []
    return awaited(
        table,
        asked,
        now,
        acted={step.seat for step in draft.steps if kinds.of(step).by == "player" and step.seat},
        declared={
            step.seat for step in draft.steps if kinds.of(step) is kinds.DECLARED and step.seat
        },
        led={seat.seat for seat in after.seats if seat.seat not in humans},
        moved={
            step.seat
            for step in draft.steps
            if kinds.of(step) is kinds.AUTO and step.seat and step.seat not in humans
        },
        coming=(*coming, *held),
        turn=rules.round_of(state) if together or held else 0,
        # In a round with one time for all it runs on: whoever is held up may declare meanwhile.
        interrupted=() if one_time else rules.interrupted(state),
        fresh=left,
        long=left if rules.long_turns else (),
        holding=holding_of(after, table, rules, state) if one_time and rules.long_turns else (),
        in_round=one_time,
    )


def _done(draft: Draft, table: Table) -> tuple[Done, ...]:
    """Return what seats last did in a round, after the steps of a change."""
    done = table.done
    for step in draft.steps:
        if kinds.of(step).acts and step.seat and step.action is not None:
            done = with_done(done, step.seat, (step.action,))
    return done


def _spoken(draft: Draft, table: Table, now: int) -> Table:
    """Return the table after declarations: whoever has just declared counts as present."""
    for step in draft.steps:
        if kinds.of(step).present and step.action is not None:
            clock = table.clock(int(step.action["seat"]))
            table = set_clock(table, clock.with_(acted=now))
    return table


def _pauser_has_left(draft: Draft, table: Table) -> bool:
    """Return whether the person who asked for a pause no longer leads the seat that they had."""
    if table.paused is None or table.pauser is None:
        return False
    if any(kinds.of(step).seated and seat_of_step(step) == table.pauser for step in draft.steps):
        return True
    return not any(
        seat.seat == table.pauser and seat.user is not None and not table.clock(seat.seat).offered
        for seat in draft.adventure.seats
    )


def seat_of_step(step: Step) -> Seat:
    """Return the seat that a step is about; 0 where it is about none."""
    return step.seat or int((step.action or {}).get("seat", 0))


def _still_said(draft: Draft, table: Table, rules: AnyRuleset, state: GameState | None) -> Table:
    """Return the table without declared turns that will not come, and attacks no longer repeated.

    Those of players who have left their seat are dropped too. An undone step changes what everybody
    had in mind, so all are dropped then.
    """
    if not table.declared and not table.kept and not table.onward:
        return table
    if state is None or any(kinds.of(step) is kinds.UNDO for step in draft.steps):
        return table.with_(declared=(), kept=(), onward=())
    handed = [step for step in draft.steps if kinds.of(step).hands]
    # Who acts after declaring a turn has thought of something else.
    acted = {step.seat for step in draft.steps if kinds.of(step) is kinds.ACT and step.seat}
    gone = {seat_of_step(step) for step in handed}
    left = [seat for seat in humans_of(draft.adventure) if rules.turn_left(state, seat)]
    said = standing(table.declared, left, rules.round_of(state))
    kept = kept_of(draft.adventure, table, rules, state)
    table = table.with_(
        declared=without(said, gone | acted),
        kept=without_attacks(kept, gone),
        onward=without_onward(table.onward, gone),
    )
    return with_arrived(draft.adventure, table, rules, state)


def plays_alone(adventure: Adventure) -> bool:
    """Return whether a game is on in which the autopilot leads all seats."""
    return adventure.status == "running" and not humans_of(adventure)


def is_abandoned(adventure: Adventure) -> bool:
    """Return whether a game is on that everybody has left, so that nobody watches it."""
    return plays_alone(adventure) and all(seat.user is None for seat in adventure.seats)


def timers_for(
    adventure: Adventure, known: Mapping[int, Person], outages: Outages, now: int
) -> tuple[Timer, ...]:
    """Return when to look at an adventure's clocks again.

    Nothing where nothing happens by itself.
    """
    if adventure.status not in OPEN or not adventure.clock:
        return ()
    table = running_table(adventure, outages)
    if table.parked is not None:
        again = next_look(table.parked, now)
        return () if again is None else (_timer("place", adventure, again),)
    if adventure.status == "lobby":
        return (_timer("turn", adventure, lobby_due(adventure)),)
    due = next_due(table, people_of(adventure, known), now)
    if waits_for_nobody(table):
        due = now + _beat(adventure)
    return () if due is None else (_timer("turn", adventure, due),)


def waits_for_nobody(table: Table) -> bool:
    """Return whether a table waits for autopilots alone, who go on by themselves."""
    stands = table.paused is not None or table.resting is not None
    return not (stands or table.proposal) and not any(
        clock.owes and clock.ahead is None and clock.interrupted is None for clock in table.seats
    )


def _beat(adventure: Adventure) -> int:
    """Return the seconds until the autopilots of a table go on by themselves."""
    if is_abandoned(adventure):
        return UNSEEN
    return ALONE[adventure.pace] if plays_alone(adventure) else FOLLOW


def _timer(kind: TimerKind, adventure: Adventure, due: int) -> Timer:
    return Timer(kind=kind, subject=adventure.id, version=adventure.version, due=due)


def write(draft: Draft, table: Table) -> None:
    """Store a table's clocks with the change."""
    draft.adventure = draft.adventure.with_(clock=table.model_dump(mode="json"))
