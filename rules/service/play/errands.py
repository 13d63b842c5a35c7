"""What members propose in town: the others have time to say otherwise, one errand after another."""

from collections.abc import Mapping

from rules.core.answers import Option
from rules.core.errands import Errand
from rules.core.errors import NotSeated, RuleError, StaleBoard
from rules.core.model import GameState, Seat
from rules.core.ruleset import AnyRuleset
from rules.core.words import Text
from rules.pace.proposal import LEAVE, Proposal, Voice
from rules.pace.proposals import at_end, decided, length_of, there, with_voice
from rules.pace.table import Person, Table
from rules.service.change import Change
from rules.service.clocks.proposals import common_option
from rules.service.clocks.schedule import table_of, write
from rules.service.journal import kinds
from rules.service.journal.loading import seats_of
from rules.service.play.seats import running
from rules.service.play.steps import take
from rules.service.play.unattended import run_on

MOST_WAITING = 5
"""What one seat may have waiting at once, besides what is proposed."""
YES, NO = "+", "-"
"""How the id of a word on an errand begins; then its seat follows, a dot and the option."""


def word_id(proposal: Proposal, *, yes: bool) -> str:
    """Return what a button sends by which one agrees to an errand, or would rather leave it."""
    return f"{YES if yes else NO}{proposal.seat}.{proposal.option}"


def is_word(option: str) -> bool:
    """Return whether what was pressed is a word on an errand rather than an option of the game."""
    return option[:1] in (YES, NO) and option[1:].partition(".")[0].isdigit()


def put(
    draft: Change,
    rules: AnyRuleset,
    state: GameState,
    seat: Seat,
    option: Option,
    people: Mapping[Seat, Person],
    now: int,
) -> bool:
    """Return whether an option in town waits for the others, and propose it to them.

    While something else is proposed it comes next. What ends a seat's stay waits for what that seat
    has proposed; all else that is its own affair is done at once.

    Raises:
        RuleError: it is proposed already, or too much waits.
    """
    table = table_of(draft.adventure)
    errand = rules.errand(state, option.action)
    wish = Voice(seat=seat, option=option.id)
    if not errand.party:
        if not errand.leaves or seat not in _waiting(table):
            return False
    elif not _others(draft, table, errand.party, seat, people, now):
        return False
    said = table.proposal
    if wish in table.agenda or (said is not None and _is(said, wish)):
        raise RuleError("proposal-refused-said", what=option.label)
    if sum(each.seat == seat for each in table.agenda) >= MOST_WAITING:
        raise RuleError("errand-refused-many")
    draft.step(kinds.VOICE, seat=seat, action={"option": option.id})
    if said is None and not table.agenda:
        table = table.with_(proposal=_opened(draft, rules, state, wish, errand, now))
        draft.text = Text.of("proposal-made", what=option.label)
    else:
        table = table.with_(agenda=(*table.agenda, wish))
        draft.text = Text.of("errand-waits", what=option.label)
    write(draft, table)
    return True


def speak(draft: Change, user: int, word: str, people: Mapping[Seat, Person], now: int) -> None:
    """Note that somebody agrees to what is proposed in town, or would rather leave it.

    Whoever leaves what they alone have wanted takes it back.

    Raises:
        StaleBoard: that is proposed no longer.
        NotSeated: it is none of their business.
        RuleError: they have said so already.
    """
    rules, state = running(draft.adventure)
    table, said = table_of(draft.adventure), table_of(draft.adventure).proposal
    yes = word.startswith(YES)
    if said is None or word != word_id(said, yes=yes):
        raise StaleBoard("error-stale")
    mine = [each.seat for each in seats_of(draft.adventure, user) if each.seat in said.party]
    if not mine:
        raise NotSeated("errand-refused-others")
    what = label_of(rules, state, said)
    option = said.option if yes else LEAVE
    if all(said.spoken(seat) == option for seat in mine):
        raise RuleError("proposal-refused-said", what=what if yes else Text.of("errand-left"))
    draft.step(kinds.VOICE, seat=mine[0], action={"option": word})
    voiced = with_voice(said, mine, option, said.turn, now)
    if all(each.option == LEAVE for each in voiced.voices) or voiced.option == LEAVE:
        draft.text = Text.of("errand-taken-back", what=what)
        write(draft, table.with_(proposal=None))
        go_on(draft, people, now)
        return
    write(draft, table.with_(proposal=voiced))
    live = table.live is not None
    found = decided(voiced, there(table, people, said.party, now, live=live) | set(mine))
    draft.text = Text.of("proposal-heard", what=what) if yes else Text.of("errand-spoken-against")
    if found is not None:
        _settle(draft, voiced, found, people, now)


def end(draft: Change, proposal: Proposal, people: Mapping[Seat, Person], now: int) -> None:
    """Do what was proposed in town, or leave it, as its time is up."""
    table = table_of(draft.adventure)
    present = there(table, people, proposal.party, now, live=table.live is not None)
    _settle(draft, proposal, decided(proposal, present) or at_end(proposal), people, now)


def go_on(draft: Change, people: Mapping[Seat, Person], now: int) -> None:
    """Propose what waits in town, the first that others may still say otherwise to.

    What needs no word of theirs is done at once, and what cannot be done any more is dropped.
    """
    while draft.adventure.status == "running":
        table = table_of(draft.adventure)
        if table.proposal is not None or not table.agenda:
            return
        wish, *rest = table.agenda
        table = table.with_(agenda=tuple(rest))
        write(draft, table)
        rules, state = running(draft.adventure)
        offered = rules.legal_actions(state, wish.seat)
        option = next((each for each in offered if each.id == wish.option), None)
        if option is None or not rules.in_town(state):
            continue
        errand = rules.errand(state, option.action)
        if _others(draft, table, errand.party, wish.seat, people, now):
            said = _opened(draft, rules, state, wish, errand, now)
            write(draft, table.with_(proposal=said))
            return
        _do(draft, rules, state, wish.seat, option)


def label_of(rules: AnyRuleset, state: GameState, proposal: Proposal) -> Text:
    """Return the words of what is proposed; its id while its seat can do nothing."""
    found = common_option(rules, state, proposal.seat, proposal.option)
    return Text.of("errand-unnamed", option=proposal.option) if found is None else found.label


def _settle(
    draft: Change, proposal: Proposal, found: str, people: Mapping[Seat, Person], now: int
) -> None:
    """Do what was decided in town, or leave it, and go on with what waits.

    Where its seat is asked nothing just now, as somebody else has a deal to confirm, the others
    have the whole time anew.
    """
    rules, state = running(draft.adventure)
    table = table_of(draft.adventure)
    what = label_of(rules, state, proposal)
    if found != LEAVE and proposal.seat not in rules.awaiting(state):
        write(draft, table.with_(proposal=proposal.with_(opened=now)))
        return
    write(draft, table.with_(proposal=None))
    option = common_option(rules, state, proposal.seat, found)
    if option is not None:
        draft.text = Text.of("answer-done", what=what)
        _do(draft, rules, state, proposal.seat, option)
    go_on(draft, people, now)


def _do(draft: Change, rules: AnyRuleset, state: GameState, seat: Seat, option: Option) -> None:
    """Carry out what was agreed on for a seat, and confirm it where the rules ask for that."""
    state = take(draft, rules, state, seat, option.action, kinds.AGREED)
    sure = rules.confirmation(state, seat)
    if sure is not None:
        state = take(draft, rules, state, seat, sure, kinds.AGREED)
    run_on(draft, rules, state, followed=None)


def _opened(
    draft: Change,
    rules: AnyRuleset,
    state: GameState,
    wish: Voice,
    errand: Errand,
    now: int,
) -> Proposal:
    """Return what a seat wants as a proposal, to which all seats of its player agree."""
    mine = _mine(draft, wish.seat, errand.party)
    voices = tuple(Voice(seat=each, option=wish.option) for each in mine)
    return Proposal(
        turn=rules.turn(state),
        seat=wish.seat,
        option=wish.option,
        opened=now,
        voices=voices,
        party=errand.party,
        alone=errand.alone,
    )


def _others(
    draft: Change,
    table: Table,
    party: tuple[Seat, ...],
    seat: Seat,
    people: Mapping[Seat, Person],
    now: int,
) -> frozenset[Seat]:
    """Return whom of a party there is time for to say otherwise; nobody where there is no time."""
    live = table.live is not None or draft.adventure.pace == "live"
    if not length_of(table, live=live):
        return frozenset()
    return there(table, people, party, now, live=live) - set(_mine(draft, seat, party))


def _mine(draft: Change, seat: Seat, party: tuple[Seat, ...]) -> list[Seat]:
    """Return the seats of a party that the player of a seat has, that one first."""
    user = next(each.user for each in draft.adventure.seats if each.seat == seat)
    seats = [] if user is None else [each.seat for each in seats_of(draft.adventure, user)]
    return [seat, *(each for each in seats if each in party and each != seat)]


def _waiting(table: Table) -> set[Seat]:
    """Return the seats that have proposed something on which nothing is decided yet."""
    waiting = {each.seat for each in table.agenda}
    return waiting if table.proposal is None else {*waiting, table.proposal.seat}


def _is(proposal: Proposal, wish: Voice) -> bool:
    """Return whether a wish is what is proposed."""
    return (proposal.seat, proposal.option) == (wish.seat, wish.option)
