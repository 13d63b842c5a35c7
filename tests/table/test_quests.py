"""End to end: what a party may come for, how deep and how fast, at the table.

One person presses what is sensible; the other leaves the seat to the autopilot. A long run plays
each to its end. A short one plays that in `SHORT` to its end, and looks at the beginning of those
in `BEGUN`: `systems/mkd_adventure/test_quest_play.py` plays all by the engine.
"""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

import pytest

from rules.service.history.verify import verify
from tests.support.cards import Json, text_of
from tests.support.outings import PEOPLE, STIR, Outing, hastened, outing, take_or_type
from tests.support.people import Person, seated
from tests.support.soak import SOAK
from tests.support.tables import Evening, has_map

BEGINNING, END = 2, 2
"""Presses at either end of a game that the person makes, whatever they are."""
OF_A_KIND = 1
"""Presses of each kind that the person makes."""
ROUND = r"^### (Round \d+ · The (Heroes|Monsters|tokens)|.+ · \d+ speed)"
SMALL = (("sets", "1"), ("heroes", "1"))
"""A dungeon of five tiles and a Hero for each: soon over."""
MOST_TEXT = 4000
"""Letters that Discord takes in the texts of one message."""


class Quest(NamedTuple):
    """How a game is set, how it ends, and what its person must have pressed.

    `first` is the number of a seed like that. `begins` is on the first card or behind its *More*,
    `ends` on the last; `headed` is a pattern for the heading of all cards between, `told` are
    patterns of which each is on one card at least, or behind its *More*.
    """

    settings: tuple[tuple[str, str], ...]
    result: str
    pressed: tuple[str, ...]
    first: int
    begins: str
    headed: str
    told: tuple[str, ...]
    ends: str


QUESTS = {
    "rescue": Quest(
        settings=(("quest", "rescue"),),
        result="victory",
        pressed=("check-bonds",),
        first=1,
        begins="a Hero lies in bonds in the Central Chamber",
        headed=ROUND,
        told=("lies in bonds at", "is free, at"),
        ends="the prisoner came out in round",
    ),
    "stealth": Quest(
        settings=(("quest", "stealth"),),
        result="defeat",
        pressed=("hit",),
        first=1,
        begins="before the Monsters smash it",
        headed=ROUND,
        told=("after the Quest Chest",),
        ends="The quest failed in round",
    ),
    "kidnapping": Quest(
        settings=(("quest", "kidnap"),),
        result="victory",
        pressed=("capture", "leave"),
        first=2,
        begins="a certain Monster hides under the Guardian’s token",
        headed=ROUND,
        told=("hides under the Guardian’s token, which wanders", "is the quarry, and runs"),
        ends="the quarry came out alive in round",
    ),
    "against time": Quest(
        settings=(("timed", "on"),),
        result="defeat",
        pressed=("hit",),
        first=6,
        begins="Quest: fetch the Quest Chest",
        headed=r"(\d+ rounds left|the last round)\b",
        told=("rounds are left to get out",),
        ends="The quest failed",
    ),
    "split up": Quest(
        settings=(("split_up", "on"), ("tiles", "easy")),
        result="victory",
        pressed=("open",),
        first=0,
        begins="Quest: fetch the Quest Chest",
        headed=ROUND,
        told=("comes in by the stairs at .* instead of the entrance",),
        ends="The quest is fulfilled",
    ),
    "two floors": Quest(
        settings=(("floors", "2"),),
        result="victory",
        pressed=("stairs", "leave"),
        first=18,
        begins="Quest: fetch the Quest Chest",
        headed=r"Floor [12] of 2\b",
        told=("Before the party lies floor 1 of 2", "Floor 2 of 2"),
        ends="The quest is fulfilled",
    ),
}


SHORT = ("kidnapping",)
"""Quests that a short run plays to their ends."""
BEGUN = ("two floors",)
"""Those of which it looks at the beginning alone."""
PLAYED = tuple(QUESTS) if SOAK else SHORT


@pytest.mark.parametrize("name", PLAYED)
async def test_a_quest_is_played_to_its_end(out: Evening, name: str) -> None:
    quest = QUESTS[name]
    story = outing(
        "mkd-adventure",
        SMALL + quest.settings,
        quest.result,
        *quest.pressed,
        first=quest.first,
    )
    async with seated(out.table.page_url, *PEOPLE) as people:
        adventure = await begun(out, people, story)
        cards, told = await played(out, people[0], adventure, story)
    found = await out.app.service.history.queries.load(adventure)
    assert found.outcome is not None
    assert found.outcome["result"] == story.result
    assert verify(await out.app.service.history.queries.export(adventure)).good
    for card in cards:
        assert has_map(card), text_of(card)
        assert len(text_of(card)) <= MOST_TEXT
    said = [text_of(card) for card in cards]
    assert quest.begins in said[0] + told[0]
    for line in quest.told:
        assert any(re.search(line, each) for each in (*said, *told)), line
    for each in said[1:-1]:
        assert re.search(quest.headed, each.partition("\n")[0]), each
    assert quest.ends in said[-1]
    assert found.seed.hex() in (await out.app.service.history.queries.card(adventure)).promise


@pytest.mark.parametrize("name", BEGUN)
async def test_a_quest_begins_with_what_the_party_comes_for(out: Evening, name: str) -> None:
    quest = QUESTS[name]
    story = Outing(f"outing {quest.first}", SMALL + quest.settings, (), "")
    async with seated(out.table.page_url, *PEOPLE) as people:
        found = await out.shown(await begun(out, people, story))
        card = await people[0].fresh(str(found.card))
        more = await people[0].click(card, f"u1|{found.id}|{found.version}|more")
        told = text_of(await people[0].answer(more))
    assert has_map(card), text_of(card)
    assert quest.begins in text_of(card) + told


async def begun(out: Evening, people: list[Person], story: Outing) -> str:
    """Open a lobby, settle what is wanted, begin, and leave the second seat to itself."""
    host, friend = people
    await host.answer(await host.command("adventure new", game="mkd-adventure", seed=story.words))
    found = await out.shown((await out.adventure(host.channel)).id)
    for name, value in story.settings:
        await host.answer(await host.command("adventure settings", name=name, value=value))
        found = await out.shown(found.id, found.version + 1)
    await friend.click(await host.fresh(str(found.card)), "Join")
    found = await out.shown(found.id, found.version + 1)
    await host.click(await host.fresh(str(found.card)), "Choose heroes")
    found = await out.shown(found.id, found.version + 1)
    await friend.answer(await friend.command("adventure autopilot", who="balanced"))
    await out.shown(found.id, found.version + 1)
    return found.id


async def played(
    out: Evening, person: Person, adventure: str, story: Outing
) -> tuple[list[Json], list[str]]:
    """The person presses what the story says, and types what a list has no room for.

    Returned are the cards, and what *More* says of those on which a kind of choice is new.
    What is like much that was pressed already is done for them, many choices in one commit, unless
    the run is a long one.
    """
    cards, told = [], []
    for theirs, choices in groupby(by_hand(story.options), lambda each: each[0]):
        if not theirs:
            await hastened(out.app.service, adventure, [option for _, _, option in choices])
            await out.app.service.cards.request(adventure)
            continue
        for _, new, option in choices:
            found = await out.shown(adventure)
            card = await person.fresh(str(found.card))
            cards.append(card)
            if new:
                more = await person.click(card, f"u1|{adventure}|{found.version}|more")
                told.append(text_of(await person.answer(more)))
            if option == STIR:
                await person.click(card, f"u1|{adventure}|{found.version}|stir")
            else:
                await take_or_type(person, card, option)
            await out.shown(adventure, found.version + 1)
    found = await out.shown(adventure)
    return [*cards, await person.fresh(str(found.card))], told


def by_hand(options: tuple[str, ...]) -> Iterator[tuple[bool, bool, str]]:
    """Each choice: whether the person presses it, whether its kind is new, and its id."""
    known: Counter[str] = Counter()
    for number, option in enumerate(options):
        kind = option.partition("-")[0]
        known[kind] += 1
        at_an_end = number < BEGINNING or number >= len(options) - END
        theirs = SOAK or at_an_end or option == STIR or known[kind] <= OF_A_KIND
        yield theirs, known[kind] == 1, option
