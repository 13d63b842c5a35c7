"""What a player would have the party do, where whoever is first decides and others are there."""

from collections import Counter
from collections.abc import Collection, Mapping

from rules.core.answers import Option
from rules.core.errors import RuleError
from rules.core.model import Action, GameState, Seat
from rules.core.ruleset import AnyRuleset
from rules.core.words import Text
from rules.pace.proposal import Proposal
from rules.pace.proposals import at_end, decided, length_of, there, with_voice
from rules.pace.table import Person
from rules.service.change import Change
from rules.service.clocks.proposals import common_option
from rules.service.clocks.schedule import table_of, write
from rules.service.journal import kinds
from rules.service.journal.loading import seats_of
from rules.service.play import errands
from rules.service.play.seats import running
from rules.service.play.steps import take
from rules.service.play.unattended import run_on


def has_to_wait(
    draft: Change,
    rules: AnyRuleset,
    state: GameState,
    seat: Seat,
    option: Option,
    people: Mapping[Seat, Person],
    now: int,
) -> bool:
    """Return whether an option waits for what others say, and note that its player is for it.

    What all who are there want is carried out at once, and so is what is careful anyway, such as a
    way through rooms that all have seen, unless something else was proposed. `people` are those of
    the table's seats.

    Raises:
        RuleError: they have said so already.
    """
    before = draft.adventure
    if rules.in_town(state):
        return errands.put(draft, rules, state, seat, option, people, now)
    table, live = table_of(before), before.pace == "live"
    asked = set(rules.awaiting(state))
    votes = () if live else rules.voting(state, option.action)
    party = [each for each in (votes or rules.in_common(state, option.action)) if each in asked]
    user = next(each.user for each in before.seats if each.seat == seat)
    mine = [each.seat for each in seats_of(before, user or 0) if each.seat in party]
    if not length_of(table, live=live) or not mine:
        return False
    present = there(table, people, party, now, live=live) | set(mine)
    others = present - set(mine)
    if table.proposal is None:
        risk = rules.caution(state, seat, others).risk if others else None
        if risk is None or (not votes and risk(option.action) is None):
            return False
    said = table.proposal
    if said is not None and said.spoken(seat) == option.id:
        raise RuleError("proposal-refused-said", what=option.label)
    voiced = with_voice(said, mine, option.id, rules.turn(state), now)
    draft.step(kinds.VOICE, seat=seat, action={"option": option.id})
    write(draft, table.with_(proposal=voiced))
    found = decided(voiced, present) or (_most_votes(voiced, votes) if votes else None)
    if found is None:
        new = said is None or voiced.seat in mine
        draft.text = Text.of("proposal-made" if new else "proposal-heard", what=option.label)
    else:
        draft.text = Text.of("answer-done", what=option.label)
        _carry_out(draft, rules, state, found)
    return True


def _most_votes(proposal: Proposal, voters: Collection[Seat]) -> str | None:
    """Return what more than half of those want who have yet to vote, which the rules would count.

    It counts at once, as nobody could outvote them.
    """
    wanted = Counter(each.option for each in proposal.voices if each.seat in voters)
    option, most = wanted.most_common(1)[0]
    return option if 2 * most > len(voters) else None


def agree(draft: Change, people: Mapping[Seat, Person], now: int) -> None:
    """Carry out what all who are there want, or most of the voices, as the time is up.

    In town what waits for that is proposed then.
    """
    proposal = table_of(draft.adventure).proposal
    if proposal is None:
        errands.go_on(draft, people, now)
        return
    if proposal.party:
        errands.end(draft, proposal, people, now)
        return
    rules, state = running(draft.adventure)
    table, live = table_of(draft.adventure), draft.adventure.pace == "live"
    present = there(table, people, rules.awaiting(state), now, live=live)
    _carry_out(draft, rules, state, decided(proposal, present) or at_end(proposal))


def _carry_out(draft: Change, rules: AnyRuleset, state: GameState, option: str) -> None:
    """Do what was decided, by the seat that spoke for it first; the table goes on."""
    table = table_of(draft.adventure)
    if table.proposal is None:
        return
    asked = rules.awaiting(state)
    seats = [each.seat for each in table.proposal.voices if each.option == option]
    write(draft, table.with_(proposal=None))
    for seat in seats:
        found = common_option(rules, state, seat, option)
        if found is not None:
            after = take(draft, rules, state, seat, found.action, kinds.AGREED)
            after = _all_vote(draft, rules, after, found.action)
            run_on(draft, rules, after, followed=(option, frozenset(asked)))
            return


def _all_vote(draft: Change, rules: AnyRuleset, state: GameState, action: Action) -> GameState:
    """Have the others vote for what counts, where the rules count votes, until it is decided.

    Nobody has said otherwise in time, or most were for it.
    """
    left = rules.voting(state, action)
    while left:
        state = take(draft, rules, state, left[0], action, kinds.AGREED)
        still = rules.voting(state, action)
        # A decided vote may be followed by another one, of everybody again.
        left = still if len(still) == len(left) - 1 else ()
    return state
