"""Speaking at the local table: what people type and press, and what they see of it."""

from rules.service.change import Change
from rules.service.play.actions import act
from rules.service.play.seats import running
from tests.support.cards import Json, labels_of, parts_of, text_of
from tests.support.people import Person
from tests.support.seasons import Season, asking

WORDS = "Stay behind me, and keep the lamp **low**."


async def hero(here: Season, person: Person) -> str:
    """The name of somebody's hero."""
    seats = (await here.stored()).seats
    return next(seat.name for seat in seats if str(seat.user) == person.id)


async def post_of(here: Season, person: Person, words: str = WORDS, **options: object) -> Json:
    """What somebody says at once, as it stands in the channel."""
    outcome = await person.command("say", words=words, **options)
    return await person.answer(outcome)


async def drafted(person: Person, words: str, **options: object) -> Json:
    """The preview of what somebody types into the form."""
    outcome = await person.command("say", **options)
    return await person.answer(await person.submit_modal(outcome, {"words": words}))


async def gone(here: Season, person: Person, message: Json) -> None:
    """Wait until a message is deleted."""

    async def away() -> bool:
        try:
            await person.fresh(message)
        except LookupError:
            return True
        return False

    await here.until(away, "the post is deleted")


async def pressed(person: Person, panel: Json, which: str, says: str) -> Json:
    """Press a button of a panel; the panel once it says something, or has such a button."""
    await person.click(panel, which)
    return await shows(person, panel, says)


async def shows(person: Person, panel: Json, says: str) -> Json:
    """A panel, once it says something or has such a button."""
    return await person.see(
        lambda m: m["id"] == panel["id"] and (says in text_of(m) or says in labels_of(m))
    )


async def panel_of(person: Person, post: Json) -> Json:
    """What somebody sees who presses the button of a post."""
    return await person.answer(await person.click(post, "…"))


def ident_of(panel: Json) -> str:
    """The id of the voice that a panel is about."""
    button = next(part for part in parts_of(panel) if ".back." in part.get("custom_id", ""))
    return button["custom_id"].rpartition(".")[2]


async def acted(here: Season, person: Person) -> int:
    """Somebody's hero does something; the version after it."""

    def alter(draft: Change) -> None:
        rules, state = running(draft.adventure)
        seat = next(s.seat for s in draft.adventure.seats if str(s.user) == person.id)
        option = rules.legal_actions(state, seat)[0]
        act(draft, rules, state, seat, option.action, option=option.id)

    found = await here.stored()
    place = next(each for each in await person.channels() if each["id"] == str(found.channel))
    answer = await here.out.app.service.work.change(asking(person, place), found.id, alter)
    await here.out.shown(here.adventure, answer.version)
    return answer.version
