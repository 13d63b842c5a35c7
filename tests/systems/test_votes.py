"""Whole votes in every game: where no majority decides, the table is told who wanted what."""

import pytest

from rules.core.dice import ScriptedDice
from rules.core.words import CORE_CATALOG, load_words
from rules.registry import ruleset
from rules.systems.mkd.tasks import AskAdvance
from rules.systems.mkd_adventure.campaign.actions import Buy
from tests.systems.green_dungeon import tables as green_dungeon
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.pieces import hero
from tests.systems.mkd_adventure.campaign import towns
from tests.systems.mkd_adventure.rounds import heroes_turn
from tests.systems.mkd_delve.delves import delve
from tests.systems.third_six import tables as third_six
from tests.systems.three_dice import tables as three_dice

EVEN = "It was a tie, so the first seat among the tied decided:"
MOST = "Nobody had a majority, so most votes decided:"


def three_dice_at_a_crossing(size, **options):
    rooms = (
        three_dice.room(doors="new"),
        three_dice.room(2, (0, 1), doors="s"),
        three_dice.room(3, (1, 0), doors="w"),
        three_dice.room(4, (-1, 0), doors="e"),
    )
    heroes = (three_dice.hero(seat=seat) for seat in range(1, size + 1))
    return three_dice.game(*heroes, rooms=rooms, **options)


def third_six_at_the_entrance(size):
    rooms = [third_six.room(), third_six.room(2, (3, 1), "s"), third_six.vault(3, (4, 0), "w")]
    heroes = (third_six.hero(seat=seat) for seat in range(1, size + 1))
    return third_six.game(*heroes, rooms=rooms)


def green_dungeon_in_the_middle(size):
    return green_dungeon.game(
        *(green_dungeon.hero(seat) for seat in range(1, size + 1)), cleared="C2 C4"
    )


def green_dungeon_with_one_hero(players):
    return green_dungeon.game(
        green_dungeon.hero(), players=players, cleared="C2 C4", options={"mode": "shared"}
    )


def experience_for_one(made, size):
    """Heroes of several seats, one of whom is to rise; option ids end in the Heroes' numbers."""
    names = ("brannoc", "kestrel", "hask")
    heroes = [hero(names[at], at=(at, 0), seat=at + 1) for at in range(size)]
    ask = AskAdvance(
        seats=tuple(range(1, size + 1)),
        figures=tuple(figure.id for figure in heroes),
        threshold=50,
    )
    return made(open_chamber(), *heroes, agenda=(ask,))


def common_gold(members):
    kinds = ("brannoc", "ysolde", "tamsin", "corvane")
    heroes = (towns.hero(n, kinds[n - 1], owner=n) for n in range(1, members + 1))
    state = towns.visiting(*heroes, shelf=("c01",), purse=600, members=members)
    state, _ = towns.does(state, 1, Buy(hero=1, ware="c01"))
    return state


def voted(key, state, *voices):
    """Whole votes as players press them, each (seat, option, face, ...); what was told of it."""
    rules = ruleset(key)
    words = load_words((CORE_CATALOG, *rules.catalogs))
    said = []
    for seat, option, *faces in voices:
        offered = {each.id: each.action for each in rules.legal_actions(state, seat)}
        dice = ScriptedDice(*faces)
        done = rules.apply(state, seat, offered[option], dice)
        assert not dice.left
        for event in done.events:
            assert rules.events.validate_python(event.model_dump(mode="json")) == event
        said += [words.say(each.text()) for each in done.events if each.kind == "vote-settled"]
        state = done.state
    return said


@pytest.mark.rule("TD-064")
def test_three_dice_says_how_three_who_differ_go():
    state = three_dice_at_a_crossing(3)
    [said] = voted("three-dice", state, (3, "go-w"), (2, "go-e"), (1, "go-n", 6))
    north, east, west = (
        f"Go {side}: room {room}" for side, room in (("north", 2), ("east", 3), ("west", 4))
    )
    assert said == f"Aldith: {north}; Brannoc: {east}; Corvane: {west}. {EVEN} Aldith."


@pytest.mark.rule("TD-064")
def test_three_dice_says_that_most_voices_are_no_majority():
    state = three_dice_at_a_crossing(4)
    [said] = voted("three-dice", state, (1, "go-w"), (2, "go-e"), (3, "go-n"), (4, "go-n", 6))
    assert said.startswith("Corvane and Delwyn: Go north: room 2; Aldith: Go west")
    assert said.endswith(f"{MOST} Go north: room 2.")


@pytest.mark.rule("HR-024")
def test_three_dice_says_which_of_two_even_groups_goes_first():
    state = three_dice_at_a_crossing(2, split_party=True)
    [said] = voted("three-dice", state, (2, "go-e"), (1, "go-n", 6))
    assert said.endswith(f"Brannoc: Go east: room 3. {EVEN} Aldith.")


def test_third_six_says_how_two_who_differ_go():
    state = third_six_at_the_entrance(2)
    [said] = voted("third-six", state, (2, "town"), (1, "go-n", 3))
    assert said == f"Aldith: Go north: D5; Brannoc: Go to town. {EVEN} Aldith."


@pytest.mark.rule("GD-143")
def test_green_dungeon_says_how_a_party_that_differs_goes():
    state = green_dungeon_in_the_middle(3)
    [said] = voted("green-dungeon", state, (3, "rest"), (2, "go-s"), (1, "go-n"))
    north, south = "Go north: C2", "Go south: C4"
    wishes = f"Aldith: {north}; Brannoc: {south}; Corvane: Rest: 3 cubes of time, nobody is hurt."
    assert said == f"{wishes} {EVEN} Aldith."


@pytest.mark.rule("GD-144")
def test_green_dungeon_says_how_those_who_guide_one_hero_decide():
    state = green_dungeon_with_one_hero(2)
    [said] = voted("green-dungeon", state, (2, "go-s"), (1, "go-n"))
    assert said == f"Aldith: Go north: C2; Brannoc: Go south: C4. {EVEN} Aldith."


@pytest.mark.rule("MA-130")
@pytest.mark.parametrize(("key", "made"), [("mkd-adventure", heroes_turn), ("mkd-delve", delve)])
def test_the_teams_hear_who_wanted_whom_to_rise(key, made):
    state = experience_for_one(made, 3)
    first, second, third = (f"choose-{figure.id}" for figure in state.heroes)
    [said] = voted(key, state, (3, first), (1, second), (2, third))
    assert said == (
        "Player 1: Kestrel Dain; Player 2: Hask the Ferryman; Player 3: Brannoc Oakhand. "
        f"{EVEN} Player 1."
    )
    assert voted(key, state, (3, first), (1, first)) == []


@pytest.mark.rule("MA-260")
def test_the_purse_stays_shut_and_everybody_hears_who_was_against_it():
    voices = ((1, "confirm"), (2, "agree"), (3, "refuse"), (4, "refuse"))
    [said] = voted("mkd-campaign", common_gold(4), *voices)
    voices_told = "Ada and Bo: for it; Cyd and Dov: against it."
    assert said == f"{voices_told} A change needs a majority, so nothing changes."
    assert voted("mkd-campaign", common_gold(3), (1, "confirm"), (2, "refuse"), (3, "refuse")) == []


AGREED = {
    "three-dice": (three_dice_at_a_crossing(3), (3, "go-n"), (1, "go-n", 6)),
    "third-six": (third_six_at_the_entrance(3), (3, "go-n"), (1, "go-n", 3)),
    "green-dungeon": (green_dungeon_in_the_middle(3), (3, "go-n"), (1, "go-s"), (2, "go-n")),
}


@pytest.mark.parametrize("key", AGREED)
def test_a_majority_needs_no_word(key):
    assert voted(key, *AGREED[key]) == []
