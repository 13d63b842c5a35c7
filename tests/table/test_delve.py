"""End to end: three levels down at the table, with a master on each and people on the way.

Where something is to be seen the card is pressed; the walking between is done in the service.
"""

import re
from collections.abc import Callable
from contextlib import AsyncExitStack
from itertools import groupby

from rules.service.history.verify import verify
from tests.support.cards import Json, is_hidden, parts_of, text_of
from tests.support.descents import KINDS, SETTINGS, Descent, Stride, descent
from tests.support.outings import hastened, take_or_type
from tests.support.people import Person
from tests.support.soak import SOAK
from tests.support.tables import Evening, has_map, more_of

MOST_TEXT = 4000
"""Letters that Discord takes in the texts of one message."""
SEEN = (
    "mkd-person-met",
    "mkd-master-turned",
    "mkd-level-cleared",
    "mkd-went-down",
    "mkd-delve-over",
)
"""What is looked at on the card: the step that leads there is pressed."""
TILES = 99 if SOAK else 3
"""So many new tiles are looked at at least; others as far as something else is seen with them."""


async def begun(out: Evening, host: Person, words: str) -> str:
    """Open a lobby, settle what is wanted, and begin."""
    await host.answer(await host.command("adventure new", game="mkd-delve", seed=words))
    found = await out.shown((await out.adventure(host.channel)).id)
    for name, value in SETTINGS:
        await host.answer(await host.command("adventure settings", name=name, value=value))
        found = await out.shown(found.id, found.version + 1)
    await host.click(await host.fresh(str(found.card)), "Choose heroes")
    found = await out.shown(found.id, found.version + 1)
    return found.id


def looked_at(story: Descent) -> Callable[[Stride], bool]:
    """Return whether a step of a delve is pressed on the card."""
    tiles = [each for each in story.strides if each.has("mkd-tile-laid")][:TILES]
    return lambda each: each.asked or each.has(*SEEN) or any(each is tile for tile in tiles)


async def played(
    out: Evening, host: Person, adventure: str, story: Descent
) -> list[tuple[Stride, Json, Json]]:
    """Do all of it; the card before each step that is looked at, and that after it with *More*."""
    cards: list[tuple[Stride, Json, Json]] = []
    for seen, strides in groupby(story.strides, looked_at(story)):
        if not seen:
            await hastened(out.app.service, adventure, [each.option for each in strides])
            await out.app.service.cards.request(adventure)
            continue
        for stride in strides:
            found = await out.shown(adventure)
            before = await host.fresh(str(found.card))
            await take_or_type(host, before, stride.option)
            found = await out.shown(adventure, found.version + 1)
            after = await host.fresh(str(found.card))
            assert len(text_of(after)) <= MOST_TEXT
            more = await more_of(host, after)
            whole = {**after, "components": [*after["components"], *more["components"]]}
            cards.append((stride, before, whole))
    return cards


async def test_three_levels_with_masters_and_people_are_played_to_the_end(out: Evening) -> None:
    story = descent()
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(Person.sit(out.table.page_url, "Ilse"))
        adventure = await begun(out, host, story.words)
        cards = await played(out, host, adventure, story)
        messages = await host.messages()
    found = await out.app.service.history.queries.load(adventure)
    assert found.outcome is not None
    assert found.outcome["result"] == "victory"
    assert verify(await out.app.service.history.queries.export(adventure)).good
    for _, before, after in cards:
        assert has_map(before)
        assert has_map(after)
    tells_of_tiles([(stride, after) for stride, _, after in cards])
    tells_of_people(cards)
    tells_of_levels([(stride, after) for stride, _, after in cards], messages)
    last = text_of(cards[-1][2])
    end = story.end
    assert f"Score: {found.outcome['total']:,}" in last.replace("\u00a0", " ")
    assert f"{end.missions} mission" in last
    assert found.seed.hex() in last


def tells_of_tiles(cards: list[tuple[Stride, Json]]) -> None:
    """Each new tile has a line with its name, how it lies and how many there are now."""
    laid = 0
    for stride, card in cards:
        said = text_of(card)
        for event in stride.events:
            if event.kind == "mkd-tile-laid":
                count = rf"(\b{event.count} tiles|tile {event.count}\b|so far: {event.count}\b)"
                line = rf"\b{event.tile}\b.*{count}"
                assert re.search(line, said), (line, said)
                laid += 1
    assert laid >= (10 if SOAK else TILES)


def tells_of_people(cards: list[tuple[Stride, Json, Json]]) -> None:
    """At least four kinds were met; an offer is a question with two buttons, answered both ways."""
    met = {event.mission for stride, _, _ in cards for event in stride.events if is_met(event)}
    assert len(met) >= KINDS
    answered = set()
    for stride, before, _ in cards:
        if stride.asked:
            labels = {part.get("label") for part in parts_of(before) if part["type"] == 2}
            assert {"Accept", "Decline"} <= labels
            assert "twice its value" in text_of(before) or "treasure" in text_of(before)
            answered.add(stride.option)
            assert stride.has("mkd-offer-taken", "mkd-offer-declined")
    assert answered == {"answer-yes", "answer-no"}


def is_met(event: object) -> bool:
    return getattr(event, "kind", "") == "mkd-person-met"


def tells_of_levels(cards: list[tuple[Stride, Json]], messages: list[Json]) -> None:
    """Every level has a master, is cleared and left; left behind is shown once, growth never."""
    for kind in ("mkd-master-turned", "mkd-level-cleared"):
        assert sum(stride.has(kind) for stride, _ in cards) == 3
    below = [text_of(card) for stride, card in cards if stride.has("mkd-level-began")]
    headed = [re.search(r"^### .+ level (\d)", said) for said in below]
    assert [found and found[1] for found in headed] == ["2", "3"]
    public = [text_of(message) for message in messages if not is_hidden(message)]
    left = [said for said in public if "left behind" in said]
    assert len(left) == 2, left
