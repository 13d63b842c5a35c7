"""End to end: every system is won and lost at the table, by buttons, lists and commands."""

from pathlib import Path
from string import ascii_lowercase

import pytest

from tests.cogs.conduct import company, no_errors_logged
from tests.support.people import seated
from tests.support.retold import SAY, begun, played, played_to_its_end, pressed, version_of
from tests.support.soak import SOAK
from tests.support.tables import Evening, take
from tests.support.tales import Move, Tale, foolishly, tale, wisely

FRIENDS = ("Ilse", "Tomas")
"""Letters that Discord takes in the texts of one message."""


def green_victory() -> Tale:
    kinds = frozenset({"luck", "see", "sell"})
    return tale("green-dungeon", 1, "victory", wisely, kinds=kinds, first=43, most=80)


def green_defeat() -> Tale:
    kinds = frozenset({"luck", "retreat"})
    return tale("green-dungeon", 2, "defeat", foolishly, kinds=kinds, first=18, most=100)


def third_victory() -> Tale:
    kinds = frozenset({"close", "modify"})
    return tale("third-six", 2, "victory", wisely, kinds=kinds, first=90, most=80)


def third_defeat() -> Tale:
    kinds = frozenset({"close", "modify"})
    return tale("third-six", 1, "defeat", foolishly, kinds=kinds, first=113, most=80)


TOLD = (third_defeat, green_victory, green_defeat, third_victory)[: 4 if SOAK else 1]
"""One is lost; in a long run one of each system is, and one is won."""
REFUSED = (green_defeat, third_victory)[: 2 if SOAK else 1]
"""The beginning of one of the other system is played, with what cannot be done there."""


@pytest.fixture(params=TOLD)
def story(request: pytest.FixtureRequest) -> Tale:
    """A tale; it is made before the bot starts, whose event loop the work would hold."""
    told: Tale = request.param()
    return told


async def test_a_tale_is_played_to_its_end(story: Tale, out: Evening) -> None:
    async with seated(out.table.page_url, *FRIENDS[: story.seats]) as people:
        await played_to_its_end(out, people, story)


def test_each_thing_that_can_be_done_has_words_of_its_own() -> None:
    for told in (green_defeat, third_defeat):
        for move in told().moves:
            said = [SAY(each.label).casefold() for each in move.offered]
            assert len(set(said)) == len(said), said


@pytest.mark.parametrize("told", REFUSED)
async def test_what_cannot_be_done_is_refused_in_private(tmp_path: Path, told) -> None:
    story: Tale = told()
    first, *_, last = (move.option.id for move in story.moves[:STEPS])
    with no_errors_logged():
        async with company(tmp_path) as here:
            await here.channel(story.key)
            adventure = await begun(here.out, [here.host, here.player], story)
            card = await here.host.fresh(str((await here.out.shown(adventure)).card))
            for typed, answer in OUT_OF_PLACE:
                said = await here.refused(here.host, here.host.command("do", action=typed))
                assert answer in said
            typed = letter_of_several(story.moves[0])
            said = await here.refused(here.host, here.host.command("do", action=typed))
            assert "could mean several things" in said
            said = await here.refused(here.host, here.host.command("move", to="the moon"))
            assert "You cannot do “" in said
            said = await here.refused(here.stranger, pressed(here.stranger, card, first))
            assert "no seat" in said
            await take(here.host, card, first)
            found = await here.out.shown(adventure, version_of(card) + 1)
            again = await here.host.fresh(str(found.card))
            said = await here.refused(here.host, pressed(here.host, again, first))
            assert "not your turn" in said
            rest = story._replace(moves=story.moves[1:STEPS])
            await played(here.out, [here.host, here.player], adventure, rest)
            for late in (first, last):
                said = await here.refused(here.host, pressed(here.host, card, late))
                assert "earlier moment" in said or "not your turn" in said


OUT_OF_PLACE = (
    ("sing to the moon", "You cannot do “"),
    ("strike", "You cannot do “"),
    ("attack-1", "You cannot do “"),
    ("modify-1", "You cannot do “"),
    ("luck-1", "You cannot do “"),
    ("@everyone", "You cannot do “"),
)
STEPS = 4


def letter_of_several(move: Move) -> str:
    """A letter that stands in more than one thing that a seat may do."""
    said = [SAY(each.label).casefold() for each in move.offered]
    return next(one for one in ascii_lowercase if sum(one in each for each in said) > 1)
