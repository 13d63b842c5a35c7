"""What is told of a campaign: how it stands, its line in a list, pages of its books."""

from collections.abc import Iterable, Sequence

from rules.core.answers import View
from rules.core.words import Words
from rules.ports import Adventure
from rules.service.campaigns import chronicle
from rules.service.campaigns.access import begun, game_of
from rules.service.journal.loading import seats_of
from rules.service.records import Listed, Page

ON_A_PAGE, ON_A_PAGE_OF_BOOKS = 8, 20
"""Lines of a page: of sentences, and of the short lines of an account."""


def standing(found: Adventure, words: Words) -> list[str]:
    """Return lines about the state of a campaign that has begun."""
    rules, state = begun(found)
    view: View = rules.view(state, None)
    asked = rules.awaiting(state) if found.status == "running" else ()
    heroes = [each for each in state.roster if each.fate in ("home", "away")]
    lines = [f"**{words.say(view.heading)}**"]
    if asked:
        names = named(seat.name for seat in found.seats if seat.seat in asked)
        lines.append(words.phrase("campaign-status-waits", names=names))
    elif found.status != "running":
        lines.append(words.phrase("campaign-status-over"))
    lines.append(
        words.phrase(
            "campaign-status-numbers",
            chapters=len(state.chapters),
            won=sum(each.result == "victory" for each in state.chapters),
            heroes=len(heroes),
            fallen=sum(each.fate == "dead" for each in state.roster),
            purse=state.purse,
        )
    )
    if state.chapters:
        lines.append(chronicle.chapter(state, state.chapters[-1], words))
    return lines


def listed(found: Adventure, user: int, words: Words) -> Listed:
    """Return the line of a campaign in a list for a person."""
    yours = False
    if found.state is None:
        line = words.phrase(f"campaign-status-{found.status}")
    else:
        rules, state = begun(found)
        asked = rules.awaiting(state) if found.status == "running" else ()
        yours = any(seat.seat in asked for seat in seats_of(found, user))
        heading = rules.view(state, None).heading
        over = "yes" if found.status != "running" else "no"
        line = words.phrase(
            "campaign-listed", over=over, heading=heading, chapters=len(state.chapters)
        )
    game = words.say(game_of(found))
    return Listed(
        adventure=found.id,
        channel=found.channel,
        title=words.phrase("campaign-listed-title", name=found.name, game=game),
        line=line,
        yours=yours,
    )


def page_of(
    found: Adventure,
    what: str,
    entries: Sequence[chronicle.Entry],
    page: int,
    words: Words,
    *,
    head: str = "",
) -> Page:
    """Return a page of entries about a campaign; page 0 is the last."""
    size = ON_A_PAGE_OF_BOOKS if head else ON_A_PAGE
    pages = max(1, -(-len(entries) // size))
    number = min(page, pages) if page > 0 else pages
    shown = entries[(number - 1) * size : number * size]
    people = {seat.seat: seat.user for seat in found.seats}
    lines = tuple(entry.line for entry in shown) or (words.phrase(f"{what}-empty"),)
    return Page(
        title=words.phrase(f"{what}-title", name=found.name or found.id),
        lines=(head, *lines) if head else lines,
        people=tuple(people.get(entry.seat or 0) for entry in shown) if not head else (),
        page=number,
        pages=pages,
    )


def named(names: Iterable[str]) -> str:
    """Return names in a row, or a dash for none."""
    return ", ".join(names) or "-"
