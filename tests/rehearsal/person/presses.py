"""A person at the table's page who does what the rehearsal's card asks for."""

from collections.abc import Awaitable, Callable

from tests.support.cards import Json, parts_of, text_of
from tests.support.people import Person

QUESTION = "**"
"""What stands in the card's text where it asks whether something looked as it should."""


def ids_of(message: Json) -> dict[str, str]:
    """The ids of what can be pressed, by their last part."""
    ids = [part["custom_id"] for part in parts_of(message) if "custom_id" in part]
    return {each.partition("|")[2]: each for each in ids}


class Presser:
    """One person who goes through the steps; `says` are their answers, by the step."""

    def __init__(self, person: Person, says: dict[str, str] | None = None) -> None:
        self.person = person
        self.says = says or {}
        self.card: Json = {}

    async def asked(self) -> str:
        """Wait until the card asks for a step; return the number that it has."""
        self.card = await self.person.see(lambda m: {"skip", "stop"} <= ids_of(m).keys())
        return text_of(self.card)

    async def card_with(self, verb: str) -> Json:
        """Wait until the card shows something to press."""
        if verb not in ids_of(self.card):
            self.card = await self.person.see(lambda m: verb in ids_of(m))
        return self.card

    async def click(self, verb: str, *, wait: bool = True, may_fail: bool = False) -> None:
        """Press something on the card once it is there."""
        card = await self.card_with(verb)
        self.card = {}
        await self.person.click(card, ids_of(card)[verb], wait=wait, may_fail=may_fail)

    async def answer(self, name: str) -> None:
        """Say whether it looked as it should."""
        await self.click(self.says.get(name, "yes"))

    async def do(self, name: str) -> None:
        """Do what a step asks for, and answer its question."""
        await _ACTS[name](self)
        await self.answer(name)
        if name == "menu":
            await self.answer("menu-none")


async def _button(at: Presser) -> None:
    await at.click("press")


async def _list(at: Presser) -> None:
    card, person = await at.card_with("pick"), at.person
    at.card = {}
    chosen = await person.choose(card, ids_of(card)["pick"], "Two", may_fail=True)
    if not chosen.ok:
        return
    shown = await person.answer(chosen)
    await person.choose(shown, ids_of(shown)["place"], await _tavern(person))


async def _tavern(person: Person) -> str:
    return next(str(each["id"]) for each in await person.channels() if each["type"] == 0)


async def _form(at: Presser) -> None:
    card = await at.card_with("form")
    opened = await at.person.click(card, ids_of(card)["form"])
    if "radios-0" not in ids_of(opened.modal or {}).values():
        # This is not the form that was spoken of: they close it, and open it again.
        opened = await at.person.click(card, ids_of(card)["form"])
    at.card = {}
    ticked = {"One of three": "2", "As many as you like": ["One", "Three"], "A single box": True}
    await at.person.submit_modal(opened, ticked)


async def _command(at: Presser) -> None:
    person, mark = at.person, await _mark(at)
    choices = await person.autocomplete(mark, "word", "")
    at.card = {}
    await person.command(mark, word=choices[0]["value"], who=person.id)


async def _mark(at: Presser) -> str:
    card = await at.card_with("skip")
    return ids_of(card)["skip"].partition("|")[0]


async def _old(at: Presser) -> None:
    await at.click("old")


async def _twice(at: Presser) -> None:
    card = await at.card_with("twice")
    at.card = {}
    await at.person.click(card, ids_of(card)["twice"], wait=False)
    await at.person.click(card, ids_of(card)["twice"])


async def _direct(at: Presser) -> None:
    thread = at.person.channel
    await at.click("write")
    asked = await at.person.see(lambda m: "yes" in ids_of(m))
    shown = await at.person.see(lambda m: "direct" in ids_of(m))
    at.person.channel = shown["channel_id"]
    await at.person.click(shown, ids_of(shown)["direct"])
    at.person.channel = thread
    at.card = asked


async def _menu(at: Presser) -> None:
    mark = await _mark(at)
    message = await at.person.see(lambda m: m["content"] == "Open my menu.")
    at.card = {}
    await at.person.menu(message, mark)


async def _deferred(at: Presser) -> None:
    await at.click("think")


async def _late(at: Presser) -> None:
    await at.click("late", may_fail=True)


_ACTS: dict[str, Callable[[Presser], Awaitable[None]]] = {
    "button": _button,
    "list": _list,
    "form": _form,
    "command": _command,
    "old": _old,
    "twice": _twice,
    "direct": _direct,
    "menu": _menu,
    "deferred": _deferred,
    "late": _late,
}
