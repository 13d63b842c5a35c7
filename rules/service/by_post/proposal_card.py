"""What a card says of what somebody would have the party do, and the buttons to answer it."""

from collections.abc import Iterable

from rules.core.words import Words
from rules.pace.proposal import LEAVE, Proposal
from rules.pace.proposals import counts_at
from rules.pace.table import Table
from rules.ports import Adventure
from rules.service.by_post.table_time import TableTime, hero_name, hero_names, stamp
from rules.service.clocks.proposals import common_option
from rules.service.journal.loading import loaded
from rules.service.play.errands import word_id
from rules.service.records import Button

MOST_LABEL = 80
"""Letters of a button's label."""


def proposal_lines(
    adventure: Adventure, table: Table, time: TableTime, words: Words
) -> Iterable[str]:
    """Yield who proposes what, until when others may say otherwise, and who wants what instead.

    In town what comes next follows.
    """
    proposal = table.proposal
    if proposal is None or adventure.status != "running":
        return
    rules, state = loaded(adventure)
    people = {
        each.seat: time.presence(each).person for each in adventure.seats if each.user is not None
    }
    party = proposal.party or rules.awaiting(state)
    until = counts_at(proposal, table, people, party, time.now)
    yield words.phrase(
        "proposal-open",
        hero=hero_name(adventure, proposal.seat),
        what=_label(adventure, proposal, proposal.option, words),
        disputed="yes" if proposal.disputed else "no",
        voices=_voices(adventure, proposal, words),
        stands="no" if table.paused is None else "yes",
        until=stamp(until),
    )
    waiting = tuple(_waiting(adventure, table, words))
    if waiting:
        yield words.phrase("errands-next", what="; ".join(waiting))


def answer_buttons(adventure: Adventure, table: Table, words: Words) -> tuple[Button, ...]:
    """Return the button to agree to what is proposed, and in town the one to leave it."""
    proposal = table.proposal
    if proposal is None or adventure.status != "running":
        return ()
    what = _label(adventure, proposal, proposal.option, words)
    label = words.phrase("button-agree", what=what)[:MOST_LABEL]
    if not proposal.party:
        return (Button(verb=f"do.{proposal.option}", label=label, style="success"),)
    yes, no = (word_id(proposal, yes=each) for each in (True, False))
    return (
        Button(verb=f"do.{yes}", label=label, style="success"),
        Button(verb=f"do.{no}", label=words.phrase("button-leave-it")),
    )


def _waiting(adventure: Adventure, table: Table, words: Words) -> Iterable[str]:
    """Yield what comes next in town, each with whose it is."""
    rules, state = loaded(adventure)
    for wish in table.agenda:
        offered = rules.legal_actions(state, wish.seat)
        found = next((each for each in offered if each.id == wish.option), None)
        if found is not None:
            heroes = hero_name(adventure, wish.seat)
            what = words.say(found.label)
            yield words.phrase("proposal-voices", heroes=heroes, what=what)


def _voices(adventure: Adventure, proposal: Proposal, words: Words) -> str:
    """Return who wants what, in the order in which it was first said."""
    options = dict.fromkeys(each.option for each in proposal.voices)
    return "; ".join(
        words.phrase(
            "proposal-voices",
            heroes=hero_names(
                adventure, [each.seat for each in proposal.voices if each.option == option]
            ),
            what=_label(adventure, proposal, option, words),
        )
        for option in options
    )


def _label(adventure: Adventure, proposal: Proposal, option: str, words: Words) -> str:
    """Return the words of an option that somebody spoke for."""
    if option == LEAVE:
        return words.phrase("errand-left")
    rules, state = loaded(adventure)
    spoke = (each.seat for each in proposal.voices if each.option == option)
    seat = proposal.seat if proposal.party else next(spoke)
    found = common_option(rules, state, seat, option)
    return option if found is None else words.say(found.label)
