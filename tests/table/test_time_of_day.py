"""End to end: who joins a table by post is asked once what time it is where they are."""

from rules.service.clocks.presence import Presence
from tests.support.cards import Json, is_hidden, parts_of, text_of
from tests.support.people import Person
from tests.support.seasons import Season

QUESTION = "What time is it where you are?"


async def questions(person: Person) -> list[Json]:
    """The private questions that stand in front of somebody where they are."""
    found = await person.messages()
    return [each for each in found if QUESTION in text_of(each) and is_hidden(each)]


async def answered(person: Person, panel: Json, chosen: str, said: str) -> Json:
    """The panel once somebody has chosen from its list, and it says so."""
    (listed,) = (part for part in parts_of(panel) if part["type"] == 3)
    await person.choose(panel, listed["custom_id"], chosen)
    return await person.see(lambda message: said in text_of(message))


async def presence(here: Season, person: Person) -> Presence:
    return await here.out.app.service.people.availability.of(int(person.id))


async def lobby(here: Season, name: str, pace: str = "post") -> Json:
    """The card of a lobby that Ilse opens in a channel of its own, to which all go."""
    made = await here.ilse.ask("POST", "/table/channels", {"name": name, "guild": None})
    await here.everybody_to(made["id"])
    await here.told(here.ilse, "adventure new", game="three-dice", pace=pace, seed=name)
    here.adventure = (await here.out.adventure(made["id"])).id
    return await here.card()


async def test_who_joins_is_asked_once_and_their_nights_are_known(here: Season) -> None:
    card = await lobby(here, "first")
    assert len(await questions(here.ilse)) == 1
    assert await questions(here.tomas) == []
    await here.tomas.click(card, "Join")

    async def asked() -> bool:
        return len(await questions(here.tomas)) == 1

    await here.until(asked, "Tomas is asked")
    (question,) = await questions(here.tomas)
    assert await questions(here.maren) == []
    # Nine in the morning in Greenwich, on a day in January.
    (times,) = (part for part in parts_of(question) if part["type"] == 3)
    offered = {each["value"]: each for each in times["options"]}
    assert len(offered) == len(times["options"]) == 25
    assert offered["Asia/Kolkata"]["label"] == "It is 14:30"
    assert "Berlin" in offered["Europe/Berlin"]["description"]
    panel = await answered(here.tomas, question, "It is 14:30", "Your time zone is Asia/Kolkata.")
    assert "From 23:00 to 8:00 your clocks stop" in text_of(panel)
    panel = await answered(here.tomas, panel, "From 1:00 to 10:00", "From 1:00 to 10:00 your")
    assert (await presence(here, here.tomas)).quiet == (60, 600)
    await answered(here.tomas, panel, "Call me at any time", "You have no quiet hours")
    assert (await presence(here, here.tomas)).quiet is None
    # Neither who has answered nor who has not is asked again, at another table either.
    card = await lobby(here, "second")
    await here.tomas.click(card, "Join")
    await here.out.settled()
    assert await questions(here.tomas) == []
    assert await questions(here.ilse) == []
    assert (await presence(here, here.ilse)).asked
    assert not (await presence(here, here.ilse)).is_known


async def test_who_lives_elsewhere_is_told_how_to_say_so(here: Season) -> None:
    await lobby(here, "elsewhere")
    (question,) = await questions(here.ilse)
    await answered(here.ilse, question, "Another time", "/away me")
    assert not (await presence(here, here.ilse)).is_known


async def test_nobody_is_asked_at_a_live_table_or_who_has_said_it_before(here: Season) -> None:
    card = await lobby(here, "live", pace="live")
    await here.tomas.click(card, "Join")
    await here.told(here.tomas, "away me", zone="Europe/Berlin")
    assert await questions(here.ilse) == []
    card = await lobby(here, "by post")
    await here.tomas.click(card, "Join")
    await here.out.settled()
    assert await questions(here.tomas) == []
    assert len(await questions(here.ilse)) == 1


async def test_a_forged_answer_settles_nothing(here: Season) -> None:
    await lobby(here, "forged")
    (question,) = await questions(here.ilse)
    for verb in ("now", "nights"):
        which = f"u1|{here.adventure}|0|{verb}"
        for said in ("Mars/Olympus", "99-99", "3-3", "x"):
            await here.ilse.choose(question, which, said, force=True, may_fail=True)
    assert not (await presence(here, here.ilse)).is_known
