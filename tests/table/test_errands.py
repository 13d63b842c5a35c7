"""End to end: what concerns the others in a campaign's town waits for them, on the card."""

from functools import partial

import pytest

from tests.support.cards import Json, labels_of, text_of
from tests.support.clocks import HOUR
from tests.support.outings import take_or_type
from tests.support.people import Person
from tests.support.seasons import Season, asking

PLAN = "plan-goal-depth-3"
"""An option of 3 Dice Dungeon's town: the next adventure has another goal."""


async def at_home(here: Season, pace: str, window: str) -> Json:
    """The card of a campaign in town, whose members have time to say otherwise."""
    place = await here.ilse.ask("POST", "/table/channels", {"name": "town", "guild": None})
    lobby = here.out.app.service.lobby
    host = partial(asking, here.ilse, place)
    made = await lobby.open(host(), "three-dice-campaign", pace=pace, seed="town", name="The Stair")
    here.adventure = made.adventure
    for person in here.people:
        person.channel = place["id"]
    for person in (here.tomas, here.maren):
        await lobby.join(asking(person, place), here.adventure)
    await lobby.set(host(), here.adventure, "window", window)
    await lobby.begin(host(), here.adventure, anyway=True)
    return await shown(here)


async def shown(here: Season) -> Json:
    """The card as it stands once nothing is on its way."""
    await here.out.settled()
    return await here.card()


async def wants(here: Season, person: Person, card: Json, option: str) -> None:
    """Somebody wants something of the town, and it is stored."""
    version = (await here.stored()).version
    await take_or_type(person, card, option)
    await here.out.shown(here.adventure, version + 1)


async def goal(here: Season) -> str:
    """The goal of the next adventure."""
    state = (await here.stored()).state
    assert state is not None
    return str(state["plan"]["goal"])


async def says(here: Season, person: Person, label: str) -> None:
    """Press the one button whose words begin so; what it does is stored then."""
    card, version = await shown(here), (await here.stored()).version
    await person.click(card, next(each for each in labels_of(card) if each.startswith(label)))
    await here.out.shown(here.adventure, version + 1)


@pytest.mark.parametrize(
    ("pace", "window", "wait"), [("post", "2h", 2 * HOUR), ("live", "1min", 60)]
)
async def test_a_plan_waits_on_the_card_and_counts_when_the_time_is_up(
    here: Season, pace: str, window: str, wait: int
) -> None:
    card, before = await at_home(here, pace, window), await goal(here)
    await wants(here, here.ilse, card, PLAN)
    edited = await shown(here)
    assert edited["id"] == card["id"]
    assert "proposes: **" in text_of(edited)
    answers = labels_of(edited)[:2]
    assert answers[0].startswith("Agree: ")
    assert answers[1] == "Rather not"
    assert await goal(here) == before
    await here.later(wait, wait)
    await here.out.settled()
    assert await goal(here) == "depth_3"
    assert "agreed" in await here.kinds()
    assert not any(each.startswith("Agree") for each in labels_of(await shown(here)))


async def test_most_leave_a_plan_and_the_next_one_comes(here: Season) -> None:
    card, before = await at_home(here, "post", "6h"), await goal(here)
    await wants(here, here.ilse, card, PLAN)
    await wants(here, here.maren, await shown(here), "plan-three-artifact-quest-on")
    assert "After that: " in text_of(await shown(here))
    await says(here, here.tomas, "Rather not")
    assert "The party is divided" in text_of(await shown(here))
    await says(here, here.maren, "Rather not")
    card = await shown(here)
    assert await goal(here) == before
    assert "After that" not in text_of(card)
    for person in (here.ilse, here.tomas):
        await says(here, person, "Agree: ")
    state = (await here.stored()).state
    assert state is not None
    assert state["plan"]["three_artifact_quest"]
