"""End to end: an adventure of tokens and tiles is won and lost at the table, by every means."""

from functools import cache
from pathlib import Path

import pytest

from rules.core.model import Action
from rules.core.ruleset import AnyRuleset
from rules.ports import Adventure
from rules.service.journal.loading import loaded
from rules.systems.mkd.actions import GiveOrders, MoveTo, StepTo
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import STEPS
from rules.systems.mkd.names import square_name
from rules.systems.mkd.verbs.moving import forbids_move_to
from rules.systems.mkd_adventure.state import AdventureState
from tests.cogs.conduct import Company, company, no_errors_logged
from tests.support.people import seated
from tests.support.retold import SAY, begun, by_hand, played, played_to_its_end, pressed
from tests.support.soak import SOAK
from tests.support.tables import Evening, take
from tests.support.tales import Tale, tale, wisely

FRIENDS = ("Ilse", "Tomas")
"""Letters that Discord takes in the texts of one message."""
SEEN = frozenset({"recruit", "begin", "step", "move_to", "attack", "give_orders", "answer", "end"})
"""What is done in every tale, a question answered among it."""


def by_steps(rules: AnyRuleset, state: AdventureState, seat: int, step: int) -> Action:
    """As the autopilot would, but in single steps where one is enough, and asked about blows."""
    wanted = wisely(rules, state, seat, step)
    offered = [option.action for option in rules.legal_actions(state, seat)]
    ask = GiveOrders(about="strike_back", answer="ask")
    if state.activation is not None and ask in offered:
        return ask
    if isinstance(wanted, MoveTo) and state.activation is not None:
        x, y = state.figure(state.activation.figure).at
        delta = (wanted.to[0] - x, wanted.to[1] - y)
        if delta in STEPS and StepTo(facing=STEPS.index(delta)) in offered:
            return StepTo(facing=STEPS.index(delta))
    return wanted


@cache
def victory() -> Tale:
    """The Quest Chest is carried out."""
    kinds = SEEN | {"choose", "check", "open_chest", "take", "leave", "shoot"}
    return tale("mkd-adventure", 2, "victory", by_steps, kinds=kinds, first=19, most=130, sets="1")


@cache
def defeat() -> Tale:
    """Nobody comes out with it."""
    return tale("mkd-adventure", 2, "defeat", by_steps, kinds=SEEN, first=12, most=80, sets="1")


@pytest.fixture(params=[victory, defeat] if SOAK else [victory])
def story(request: pytest.FixtureRequest) -> Tale:
    """A tale; it is made before the bot starts, whose event loop the work would hold."""
    told: Tale = request.param()
    return told


async def test_an_adventure_is_played_to_its_end(story: Tale, out: Evening) -> None:
    async with seated(out.table.page_url, *FRIENDS) as people:
        await played_to_its_end(out, people, story)


def test_a_tale_goes_by_every_means() -> None:
    made = [(n, move.option) for theirs, n, move in by_hand(victory().moves) if theirs]
    pressed_ones = [option for n, option in made if n % 3 != 1]
    typed_ones = [option for n, option in made if n % 3 == 1]
    assert {option.group for option in pressed_ones} >= {"", "team", "move"}
    assert any(option.pad for option in pressed_ones)
    assert any(option.goes_to for option in typed_ones)
    for told in (victory(), defeat()) if SOAK else (victory(),):
        for move in told.moves:
            said = [SAY(each.label).casefold() for each in move.offered]
            assert len(set(said)) == len(said), said


async def test_what_cannot_be_done_is_refused_in_private(tmp_path: Path) -> None:
    story = victory()
    number = next(n for n, move in enumerate(story.moves) if move.option.pad)
    step, seat = story.moves[number].option, story.moves[number].seat
    with no_errors_logged():
        async with company(tmp_path) as here:
            await here.channel("squares")
            people = [here.host, here.player]
            adventure = await begun(here.out, people, story)
            await refused_while_gathering(here, adventure, story)
            rest = story._replace(moves=story.moves[1:number])
            await played(here.out, people, adventure, rest)
            found = await here.out.shown(adventure)
            card = await here.host.fresh(str(found.card))
            acts, waits = people[seat - 1], people[seat - 2]
            for act in (pressed(waits, card, step.id), waits.command("move", to=step.goes_to)):
                assert "not your turn" in await here.refused(waits, act)
            said = await here.refused(here.stranger, pressed(here.stranger, card, step.id))
            assert "no seat" in said
            far = (out_of_reach(found, seat), "The nearest you can")
            for typed, answer in (far, *OUT_OF_REACH):
                assert answer in await here.refused(acts, acts.command("move", to=typed))
            for other in heroes_of_others(story, seat):
                said = await here.refused(acts, acts.command("do", action=other))
                assert "You cannot do “" in said
            await take(acts, card, step.id)
            await here.out.shown(adventure, found.version + 1)
            said = await here.refused(acts, pressed(acts, card, step.id))
            assert "earlier moment" in said


OUT_OF_REACH = (
    ("ZZ99", "solid rock"),
    ("up", "You cannot do “"),
    ("the moon", "You cannot do “"),
)


def out_of_reach(found: Adventure, seat: int) -> str:
    """A square that the active Hero cannot walk to now, though he could walk near it."""
    _, state = loaded(found)
    for square in sorted(board_of(state.site).ground):
        refusal = forbids_move_to(state, seat, MoveTo(to=square))
        if refusal is not None and "nearest" in dict(refusal.args):
            return square_name(square)
    raise AssertionError("everything is at hand")


def heroes_of_others(story: Tale, seat: int) -> list[str]:
    """What begins the activations of Heroes whom a seat does not lead."""
    begun_by_others = {move.option.id for move in story.moves if move.seat != seat}
    return sorted(each for each in begun_by_others if each.startswith("begin-"))


async def refused_while_gathering(here: Company, adventure: str, story: Tale) -> None:
    """Nobody takes a second Hero before all have one, nor one that somebody has taken."""
    first, second = story.moves[0].option, story.moves[2].option
    found = await here.out.shown(adventure)
    await take(here.host, await here.host.fresh(str(found.card)), first.id)
    found = await here.out.shown(adventure, found.version + 1)
    card = await here.host.fresh(str(found.card))
    said = await here.refused(here.host, pressed(here.host, card, second.id))
    assert "not your turn" in said
    said = await here.refused(here.player, here.player.command("do", action=first.id))
    assert "You cannot do “" in said
