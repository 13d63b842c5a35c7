"""What somebody would have the party do: whether it still can be done, and who has yet to speak."""

from rules.core.answers import Option
from rules.core.model import GameState, Seat
from rules.core.ruleset import AnyRuleset
from rules.pace.proposal import Proposal, Voice
from rules.pace.proposals import kept
from rules.pace.table import Table, spoke
from rules.service.clocks.known_turns import humans_of
from rules.service.journal import kinds
from rules.service.journal.chain import Draft


def asked_of(rules: AnyRuleset, state: GameState, table: Table) -> tuple[Seat, ...]:
    """Return the seats that have something to decide now, and have not said it yet."""
    return tuple(seat for seat in rules.awaiting(state) if not spoke(table, seat))


def common_option(rules: AnyRuleset, state: GameState, seat: Seat, option: str) -> Option | None:
    """Return an option of a seat by its id, if the party decides it in common; else None."""
    offered = rules.legal_actions(state, seat)
    found = next((each for each in offered if each.id == option), None)
    if found is None:
        return None
    common = rules.in_common(state, found.action) or rules.voting(state, found.action)
    return found if common else None


def still_proposed(draft: Draft, table: Table, rules: AnyRuleset, state: GameState | None) -> Table:
    """Return the table with the voices alone that still count after a change.

    Nothing does in another turn, and after an undo; in town what waits goes with it.
    """
    proposal = table.proposal
    if proposal is None and not table.agenda:
        return table
    undone = any(kinds.of(step) is kinds.UNDO for step in draft.steps)
    if state is None or undone:
        return table.with_(proposal=None, agenda=())
    table = table.with_(agenda=_still_waiting(draft, table, rules, state))
    if proposal is None:
        return table
    if rules.turn(state) != proposal.turn:
        return table.with_(proposal=None, agenda=())
    if proposal.party:
        return _with_errand(draft, table, proposal, rules, state)
    asked, led = rules.awaiting(state), humans_of(draft.adventure)
    voices = [
        each
        for each in proposal.voices
        if each.seat in asked
        and each.seat in led
        and common_option(rules, state, each.seat, each.option) is not None
    ]
    return table.with_(proposal=kept(proposal, voices))


def _still_waiting(
    draft: Draft, table: Table, rules: AnyRuleset, state: GameState
) -> tuple[Voice, ...]:
    """Return what waits in town of seats that somebody leads; nothing on the way."""
    led = humans_of(draft.adventure)
    return tuple(
        each
        for each in table.agenda
        if each.seat in led and _may_come(rules, state, each.seat, each.option)
    )


def _may_come(rules: AnyRuleset, state: GameState, seat: Seat, option: str) -> bool:
    """Return whether a seat can do something in town, now or once it is asked again."""
    if not rules.in_town(state) or seat not in rules.awaiting(state):
        return rules.in_town(state)
    return any(each.id == option for each in rules.legal_actions(state, seat))


def _with_errand(
    draft: Draft, table: Table, proposal: Proposal, rules: AnyRuleset, state: GameState
) -> Table:
    """Return the table with what is proposed in town, and the words of seats that somebody leads.

    What concerns nobody else any more comes at once, as what its seat does alone.
    """
    led = humans_of(draft.adventure)
    if proposal.seat not in led or not rules.in_town(state):
        return table.with_(proposal=None)
    if _may_come(rules, state, proposal.seat, proposal.option):
        left = tuple(each for each in proposal.voices if each.seat in led)
        return table.with_(proposal=proposal.with_(voices=left))
    table = table.with_(proposal=None)
    if not proposal.alone or not _may_come(rules, state, proposal.seat, proposal.alone):
        return table
    alone = Voice(seat=proposal.seat, option=proposal.alone)
    return table.with_(agenda=(alone, *table.agenda))
