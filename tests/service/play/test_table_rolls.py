"""Rolling for the dungeon: by hand in a game, and for people at a table of their own."""

import re

import pytest

from rules.core.errors import GameError, NoAdventure, NotSeated, RuleError
from rules.service.cards.card_steps import steps_of_card
from rules.service.history.verify import verify
from rules.service.journal.last_steps import LastSteps
from rules.service.journal.loading import loaded
from rules.service.play.table_rolls import ROLLS_AT_ONCE
from tests.support.houses import ask
from tests.support.monsters import opened, until_rolling, wise
from tests.support.soak import SOAK

HOST, FRIEND, STRANGER = 11, 12, 13


async def queue(service, adventure):
    _, state = loaded(await service.history.queries.load(adventure))
    return len(state.queue)


async def test_one_figure_of_the_dungeon_acts_at_a_time(service):
    adventure = await opened(service, HOST, FRIEND, seed="by hand")
    await until_rolling(service, adventure, due=2)
    before, due = await service.history.queries.load(adventure), await queue(service, adventure)
    answer = await service.play.table_rolls.act(ask(FRIEND), adventure)
    assert (answer.rolled, answer.more) == (1, True)
    assert answer.version == before.version + 1
    assert await queue(service, adventure) == due - 1
    assert "/act all:True" in answer.text


async def test_all_of_the_dungeon_acts_a_few_at_a_time_and_says_who_comes_next(service):
    adventure = await opened(service, HOST, seed="all at once")
    await until_rolling(service, adventure, due=ROLLS_AT_ONCE + 1)
    before = await service.history.queries.load(adventure)
    answer = await service.play.table_rolls.act(ask(HOST), adventure, everything=True)
    assert answer.rolled <= ROLLS_AT_ONCE
    steps = await service.store.journal(adventure, since=before.version)
    assert [step.kind for step in steps] == ["act", *["roll"] * (answer.rolled - 1)]
    rolled = answer.rolled
    for _ in range(40):
        if not answer.more:
            break
        answer = await service.play.table_rolls.act(
            ask(HOST), adventure, everything=True, so_far=rolled
        )
        rolled += answer.rolled
    assert rolled > ROLLS_AT_ONCE
    steps = await service.store.journal(adventure, since=before.version)
    assert [step.kind for step in steps].count("act") == 1
    events = sum(len(step.events) for step in steps)
    card = await service.history.queries.card(adventure)
    assert card.left_out + len(card.happened) <= events
    assert len(card.happened) > 1 or events == 1
    assert str(rolled) in answer.text
    rules, state = loaded(await service.history.queries.load(adventure))
    options = rules.legal_actions(state, 1)
    assert "roll" not in [option.id for option in options]
    assert "the table waits for" in answer.text


async def test_a_card_shows_all_rolls_that_led_to_its_turn(service):
    """The last of them ends the turn before: it and those before it stand on one card."""
    adventure = await opened(service, HOST, seed="led to it")
    await until_rolling(service, adventure, due=3)
    before = await service.history.queries.load(adventure)
    rolls, rolled = service.play.table_rolls, 0
    while True:
        answer = await rolls.act(ask(HOST), adventure, everything=True, so_far=rolled)
        rolled += answer.rolled
        if not answer.more:
            break
    after = await service.history.queries.load(adventure)
    assert before.turn_from < after.turn_from
    shown = [step.version for step in await steps_of_card(LastSteps(service.store, after), after)]
    steps = await service.store.journal(adventure, before.version)
    assert [step.kind for step in steps] == ["act", *["roll"] * (rolled - 1)]
    assert {step.version for step in steps} <= set(shown)


async def test_a_request_that_comes_twice_rolls_once(service):
    adventure = await opened(service, HOST, seed="twice")
    await until_rolling(service, adventure)
    first = await service.play.table_rolls.act(ask(HOST, request="same"), adventure)
    again = await service.play.table_rolls.act(ask(HOST, request="same"), adventure)
    assert again == first.with_(repeated=True)
    assert (await service.history.queries.load(adventure)).version == first.version


async def test_a_game_rolled_by_hand_is_verified_like_any_other(service):
    adventure = await opened(service, HOST, seed="verify", sets="1", heroes="1")
    for _ in range(60 if SOAK else 25):
        rules, state = loaded(await service.history.queries.load(adventure))
        asked = rules.awaiting(state)
        if not asked:
            break
        if "roll" in [option.id for option in rules.legal_actions(state, asked[0])]:
            await service.play.table_rolls.act(ask(HOST), adventure, everything=True)
        else:
            await wise(service, adventure)
    kinds = {step.kind for step in await service.store.journal(adventure)}
    assert "roll" in kinds
    if (await service.history.queries.load(adventure)).status == "running":
        await service.lobby.end(ask(HOST), adventure)
    assert verify(await service.history.queries.export(adventure)).good
    assert (await service.history.queries.reel(adventure)).scenes


async def test_where_nothing_is_to_be_rolled_it_says_what_is_awaited(service):
    adventure = await opened(service, HOST, FRIEND, seed="early")
    version = (await service.history.queries.load(adventure)).version
    for everything in (False, True):
        with pytest.raises(RuleError) as refused:
            await service.play.table_rolls.act(ask(HOST), adventure, everything=everything)
        assert refused.value.text.key == "error-nothing-stirs"
        said = service.history.queries.say(refused.value.text, "en")
        names = [seat.name for seat in (await service.history.queries.load(adventure)).seats]
        assert any(name in said for name in names)
    with pytest.raises(NotSeated):
        await service.play.table_rolls.act(ask(STRANGER), adventure)
    assert (await service.history.queries.load(adventure)).version == version


async def on_the_move(service):
    """A game for one whose hero is active: the adventure, its rules and its state."""
    adventure = await opened(service, HOST, seed="far", sets="1", heroes="1")
    for _ in range(100):
        rules, state = loaded(await service.history.queries.load(adventure))
        if state.activation is not None:
            return adventure, rules, state
        await wise(service, adventure)
    raise AssertionError("no hero is ever active")


async def test_a_square_out_of_reach_is_refused_by_its_rule(service):
    adventure, *_ = await on_the_move(service)
    version = (await service.history.queries.load(adventure)).version
    for typed, key in (("A999", "mkd-refused-no-square"), ("zz1", "mkd-refused-no-square")):
        with pytest.raises(RuleError) as refused:
            await service.play.actions.do(ask(HOST), adventure, typed, moves=True)
        assert refused.value.text.key == key
    with pytest.raises(GameError, match="unknown-action"):
        await service.play.actions.do(ask(HOST), adventure, "the moon", moves=True)
    assert (await service.history.queries.load(adventure)).version == version


async def test_squares_are_listed_with_what_begins_like_them_first(service):
    adventure, rules, state = await on_the_move(service)
    walks = [each for each in rules.legal_actions(state, 1) if each.id.startswith("go-")]
    # N, E, S and W are steps as well, and what is named exactly comes before all others.
    letter = next(walk.goes_to[0] for walk in walks if walk.goes_to[0] not in "NESW")
    listed = await service.play.actions.choices(ask(HOST), letter.lower(), moves=True)
    alike = [
        each.label.startswith(letter) or each.value[3:].startswith(letter.lower())
        for each in listed
    ]
    assert alike[0]
    assert alike == sorted(alike, reverse=True)
    exact = await service.play.actions.choices(ask(HOST), walks[-1].goes_to, moves=True)
    assert exact[0].value == walks[-1].id
    answer = await service.play.actions.do(ask(HOST), adventure, walks[-1].goes_to, moves=True)
    assert walks[-1].goes_to in answer.text


def test_the_oracle_rolls_and_shows_its_table(service):
    (reading, *_) = service.play.table_rolls.consult("mkd-adventure", "Movement", "", None, "en")
    assert [row.hit for row in reading.rows].count(True) == 1
    hit = next(row for row in reading.rows if row.hit)
    assert reading.meaning == hit.meaning
    assert reading.rolled == f"The die: {hit.totals}"


def test_the_oracle_takes_a_roll_made_by_hand(service):
    readings = service.play.table_rolls.consult("", "reveal", "y2", 14, "en")
    assert readings[0].rolled == "Your roll: 14"
    assert readings[0].meaning == "2 Monsters of 30 points in all; for each pip above 12, +5"
    assert readings[0].rows[-1].totals == "12 or more"
    drawn = service.play.table_rolls.consult("", "reveal", "red", 4, "en")
    assert drawn[0].rolled.startswith("Drawn: ")
    assert drawn[1].rolled == "Your roll: 4"


def test_a_table_is_found_by_its_title(service):
    named, *_ = service.play.table_rolls.consult("", "reveal", "y2", 14, "en")
    for typed, variant, locale in (("Face Y2", "", "en"), ("face y2", "y2", "de")):
        found, *_ = service.play.table_rolls.consult("", typed, variant, 14, locale)
        assert [row.hit for row in found.rows] == [row.hit for row in named.rows]
    with pytest.raises(RuleError, match="no-such-table"):
        service.play.table_rolls.consult("", "face y2", "blue", 14, "en")


def test_dice_that_are_odd_or_even_are_shown_as_such(service):
    (reading,) = service.play.table_rolls.consult("mkd-delve", "door", "edge", 12, "en")
    assert reading.rolled == "Your roll: odd, even"
    assert [(row.totals, row.meaning) for row in reading.rows if row.hit] == [("odd, even", "west")]
    rolled = service.play.table_rolls.consult("mkd-delve", "door", "edge", None, "en")[0].rolled
    assert re.fullmatch(r"The dice: [1-6], [1-6]", rolled)


def test_the_seven_actions_are_shown_without_a_roll(service):
    (reading,) = service.play.table_rolls.consult("mkd-delve", "actions", "", None, "en")
    assert reading.rolled == "No roll: read it from the top."
    assert reading.meaning == ""
    assert [row.totals for row in reading.rows] == [str(number) for number in range(1, 8)]
    assert not any(row.hit for row in reading.rows)


def test_the_dice_of_the_oracle_are_fresh(service):
    rolls = {
        service.play.table_rolls.consult("", "movement", "", None, "en")[0].rolled
        for _ in range(60)
    }
    assert len(rolls) == 6


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        (("weather", "", None), "movement, reveal, share, decision"),
        (("reveal", "", None), "yellow, blue, red, y1"),
        (("reveal", "green", None), "has no variant “green”"),
        (("movement", "y1", None), "only one table"),
        (("movement", "", 7), "from 1 to 6"),
        (("reveal", "y1", 1), "from 2 to 12"),
    ],
)
def test_what_no_table_is_called_is_refused(service, asked, says):
    with pytest.raises(RuleError) as refused:
        service.play.table_rolls.consult("", *asked, "en")
    assert says in service.history.queries.say(refused.value.text, "en")


def test_the_oracle_of_a_system_that_is_not_there(service):
    with pytest.raises(NoAdventure):
        service.play.table_rolls.consult("chess", "movement", "", None, "en")
    with pytest.raises(RuleError):
        service.play.table_rolls.consult("three-dice", "movement", "", None, "en")


def test_tables_and_their_variants_are_listed(service):
    assert [key for key, _ in service.play.table_rolls.systems("en")] == [
        "mkd-adventure",
        "mkd-delve",
    ]
    names = [each.value for each in service.play.table_rolls.tables("", "", "en")]
    assert names == [
        "movement",
        "reveal",
        "share",
        "decision",
        "unexpected",
        "reinforcements",
        "theft",
        "discovery",
        "square",
        "facing",
        "tile",
    ]
    assert [each.value for each in service.play.table_rolls.tables("", "token goes", "en")] == [
        "movement"
    ]
    colours = [
        each.value for each in service.play.table_rolls.variants("", "reveal", "token", "en")
    ]
    assert colours == ["yellow", "blue", "red"]
    assert service.play.table_rolls.variants("", "movement", "", "en") == []
