"""What a card says of what somebody would have the party do, and the button to agree."""

from collections.abc import Iterable

from rules.core.words import Words
from rules.pace.proposal import Proposal
from rules.pace.proposals import counts_at
from rules.pace.table import Table
from rules.ports import Adventure
from rules.service.by_post.table_time import TableTime, hero_name, hero_names, stamp
from rules.service.clocks.proposals import common_option
from rules.service.journal.loading import loaded
from rules.service.records import Button

MOST_LABEL = 80
"""Letters of a button's label."""


def proposal_lines(
    adventure: Adventure, table: Table, time: TableTime, words: Words
) -> Iterable[str]:
    """Yield who proposes what, until when others may say otherwise, and who wants what instead."""
    proposal = table.proposal
    if proposal is None or adventure.status != "running":
        return
    rules, state = loaded(adventure)
    people = {
        each.seat: time.presence(each).person for each in adventure.seats if each.user is not None
    }
    until = counts_at(proposal, table, people, rules.awaiting(state), time.now)
    yield words.phrase(
        "proposal-open",
        hero=hero_name(adventure, proposal.seat),
        what=_label(adventure, proposal, proposal.option, words),
        disputed="yes" if proposal.disputed else "no",
        voices=_voices(adventure, proposal, words),
        stands="no" if table.paused is None else "yes",
        until=stamp(until),
    )


def agree_button(adventure: Adventure, table: Table, words: Words) -> Button | None:
    """Return the button to agree to what is proposed; None where nothing is."""
    proposal = table.proposal
    if proposal is None or adventure.status != "running":
        return None
    what = _label(adventure, proposal, proposal.option, words)
    label = words.phrase("button-agree", what=what)
    return Button(verb=f"do.{proposal.option}", label=label[:MOST_LABEL], style="success")


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
    rules, state = loaded(adventure)
    seat = next(each.seat for each in proposal.voices if each.option == option)
    found = common_option(rules, state, seat, option)
    return option if found is None else words.say(found.label)
