"""Playing with dungeons at the local table, for tests."""

from tests.support.cards import Json, is_hidden, parts_of
from tests.support.people import Person
from tests.support.tables import has_map


async def rolled(person: Person, **options: str | int) -> tuple[Json, Json]:
    """Roll a dungeon; the card for everybody and the keeper's."""
    await person.command("dungeon map", **options)
    card = await person.see(lambda m: not is_hidden(m) and has_map(m))
    keeper = await person.see(lambda m: is_hidden(m) and has_map(m))
    return card, keeper


async def opened(person: Person, mode: str, **options: str | int) -> Json:
    """Begin a draft or an exploration; its card."""
    outcome = await person.command(f"dungeon {mode}", **options)
    return await person.answer(outcome)


async def step(person: Person, card: Json, verb: str) -> Json:
    """Press a button by its verb, and see the card it changes."""
    custom_id = next(
        part["custom_id"]
        for part in parts_of(card)
        if part["type"] == 2 and part["custom_id"].split("|")[3] == verb
    )
    before = version(card)
    await person.click(card, custom_id)
    return await person.see(lambda m: m["id"] == card["id"] and version(m) > before)


def verbs(card: Json) -> list[str]:
    """The verbs of the buttons that can be pressed."""
    return [
        part["custom_id"].split("|")[3]
        for part in parts_of(card)
        if part["type"] == 2 and not part.get("disabled")
    ]


def menus(card: Json, begun: str) -> list[Json]:
    """The lists whose placeholder begins like that."""
    return [p for p in parts_of(card) if str(p.get("placeholder", "")).startswith(begun)]


def version(card: Json) -> int:
    """The version of the dungeon that a card shows."""
    return max(
        (int(part["custom_id"].split("|")[2]) for part in parts_of(card) if part["type"] == 2),
        default=0,
    )


async def laid_out(person: Person, card: Json) -> Json:
    """Lay tiles where they are shown until something else is asked."""
    while True:
        lay = [verb for verb in verbs(card) if verb.startswith("dact.lay-")]
        if not lay:
            return card
        card = await step(person, card, lay[0])


def card_id(card: Json) -> str:
    """The id of the dungeon that a card shows."""
    return next(p["custom_id"] for p in parts_of(card) if p["type"] == 2).split("|")[1]
