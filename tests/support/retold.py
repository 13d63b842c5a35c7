"""Tales played again by people at the table: by buttons, lists and commands."""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby

from bot.catalogs import all_words
from rules.core.answers import Option
from rules.registry import ruleset
from rules.service.change import Change
from rules.service.history.verify import verify
from rules.service.play.actions import act
from rules.service.play.seats import running
from tests.support.cards import Json, files_of, parts_of, text_of
from tests.support.houses import ask
from tests.support.people import Outcome, Person
from tests.support.soak import SOAK
from tests.support.tables import Evening, has_map, more_of, take
from tests.support.tales import Move, Tale

SAY = all_words("en").say
BEGINNING, END = 2, 2
"""Moves at either end of a tale that people make themselves, whatever they are."""
MOST_TEXT = 4000
"""Characters that a card may have."""
OF_A_KIND = 1
"""Moves of each kind that they make themselves; of what comes more often the rest is made for
them, unless the run is a long one."""


async def begun(out: Evening, people: list[Person], story: Tale) -> str:
    """Open a lobby, fill it and begin, with heroes still to be chosen; the adventure."""
    host, *others = people
    await host.answer(await host.command("adventure new", game=story.key, seed=story.words))
    found = await out.shown((await out.adventure(host.channel)).id)
    for name, value in story.settings:
        await host.answer(await host.command("adventure settings", name=name, value=value))
        found = await out.shown(found.id, found.version + 1)
    for friend in others:
        await friend.click(await host.fresh(str(found.card)), "Join")
        found = await out.shown(found.id, found.version + 1)
    button = "Choose heroes" if ruleset(story.key).readies else "Begin"
    await host.click(await host.fresh(str(found.card)), button)
    await out.shown(found.id, found.version + 1)
    return found.id


async def played(out: Evening, people: list[Person], adventure: str, story: Tale) -> list[Json]:
    """Everybody does what the story says, by turns on the card and by commands; every card.

    Of a list without room for all, the rest is typed. What is like much that was done already is
    done for them, many moves in one commit.
    """
    cards = []
    for theirs, moves in groupby(by_hand(story.moves), lambda each: each[0]):
        if not theirs:
            await _hastened(out, adventure, [move for _, _, move in moves])
            continue
        for _, number, move in moves:
            found = await out.shown(adventure)
            person = people[move.seat - 1]
            card = await person.fresh(str(found.card))
            cards.append(card)
            if number % 3 == 1 or not is_on(card, move.option):
                await typed(person, move)
            else:
                await take(person, card, move.option.id)
            await out.shown(adventure, found.version + 1)
    found = await out.shown(adventure)
    return [*cards, await people[0].fresh(str(found.card))]


def by_hand(moves: tuple[Move, ...]) -> Iterator[tuple[bool, int, Move]]:
    """Each move with its number, and whether people make it themselves."""
    known: Counter[str] = Counter()
    for number, move in enumerate(moves):
        kind = str(getattr(move.option.action, "kind", ""))
        known[kind] += 1
        at_an_end = number < BEGINNING or number >= len(moves) - END
        yield SOAK or at_an_end or known[kind] <= OF_A_KIND, number, move


async def _hastened(out: Evening, adventure: str, moves: list[Move]) -> None:
    """Make moves in one commit."""
    found = await out.shown(adventure)

    def alter(draft: Change) -> None:
        rules, state = running(draft.adventure)
        for move in moves:
            state = act(draft, rules, state, move.seat, move.option.action, option=move.option.id)

    request = ask(found.host, channel=found.channel, guild=found.guild)
    await out.app.service.work.change(request, adventure, alter)
    await out.shown(adventure, found.version + len(moves))


def is_on(card: Json, option: Option) -> bool:
    """Whether a card has a button or a line for an option, or it is one of a list's many."""
    parts = [part for part in parts_of(card) if part["type"] in (2, 3)]
    ids = [part.get("custom_id", "").rpartition("|do.")[2] for part in parts]
    ids += [each["value"] for part in parts for each in part.get("options", ())]
    return option.id in ids or not option.goes_to


async def typed(person: Person, move: Move) -> None:
    """Type a move: where it leads, its words, or its short name where words are not enough."""
    if move.option.goes_to:
        await person.answer(await person.command("move", to=move.option.goes_to))
        return
    said = SAY(move.option.label)
    alike = [each for each in move.offered if SAY(each.label).casefold() == said.casefold()]
    action = said if len(alike) == 1 else move.option.id
    await person.answer(await person.command("do", action=action))


def version_of(card: Json) -> int:
    """The version that a card shows."""
    ids = (part.get("custom_id", "").split("|") for part in parts_of(card))
    return next(int(parts[2]) for parts in ids if len(parts) > 1)


async def pressed(person: Person, card: Json, option: str) -> Outcome:
    """Press a button as it stood on a card, whatever became of the card."""
    adventure = next(
        part["custom_id"].split("|")[1] for part in parts_of(card) if "custom_id" in part
    )
    custom_id = f"u1|{adventure}|{version_of(card)}|do.{option}"
    return await person.click(card, custom_id, force=True)


async def played_to_its_end(out: Evening, people: list[Person], story: Tale) -> None:
    """Play a tale: it ends as it is told, its log verifies, and every card has one map."""
    adventure = await begun(out, people, story)
    cards = await played(out, people, adventure, story)
    found = await out.app.service.history.queries.load(adventure)
    assert found.outcome is not None
    assert found.outcome["result"] == story.result
    assert found.seed.hex() in text_of(await more_of(people[0], cards[-1]))
    assert verify(await out.app.service.history.queries.export(adventure)).good
    for card in cards:
        assert has_map(card), text_of(card)
        assert len(files_of(card)) == 1
        assert len(text_of(card)) <= MOST_TEXT
