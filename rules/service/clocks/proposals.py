"""What somebody would have the party do: whether it still can be done, and who has yet to speak."""

from rules.core.answers import Option
from rules.core.model import GameState, Seat
from rules.core.ruleset import AnyRuleset
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
    if found is None or not rules.in_common(state, found.action):
        return None
    return found


def still_proposed(draft: Draft, table: Table, rules: AnyRuleset, state: GameState | None) -> Table:
    """Return the table with the voices alone that still count after a change.

    Nothing does in another turn, after an undo.
    """
    proposal = table.proposal
    if proposal is None:
        return table
    undone = any(kinds.of(step) is kinds.UNDO for step in draft.steps)
    if state is None or undone or rules.turn(state) != proposal.turn:
        return table.with_(proposal=None)
    asked, led = rules.awaiting(state), humans_of(draft.adventure)
    voices = [
        each
        for each in proposal.voices
        if each.seat in asked
        and each.seat in led
        and common_option(rules, state, each.seat, each.option) is not None
    ]
    return table.with_(proposal=kept(proposal, voices))
