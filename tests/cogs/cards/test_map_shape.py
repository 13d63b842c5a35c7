"""The map of a long card is so flat that its buttons stay on a telephone's screen."""

import re

import pytest

from bot.catalogs import all_words
from cogs.cards.brief import look_of_line
from cogs.cards.map_shape import shape_for
from cogs.cards.messages import LANDSCAPE
from cogs.cards.room import (
    BETWEEN,
    FLATTEST,
    FLATTEST_BOARD,
    FRAME,
    GAP,
    LINES,
    PHONE,
    ROW,
    lines_of_buttons,
    lines_of_text,
)
from render.view.near import FULL_WIDTH, LOW
from render.view.visible import known_only
from render.view.window import BOARD_SIZE, BROAD_PANEL, layout
from rules.service.records import Button, Card
from tests.render.scenes import lattice
from tests.support.cards import Json
from tests.support.soak import SOAK
from tests.table.page.whole_games import Shown, cards

STEPS = 3000 if SOAK else 25
WORDS = all_words("en")
GAMES = [("third-six", 6), ("three-dice", 8)]
"""Games whose cards are short enough for a flat map to help: pads of steps take three rows more."""
EMOJI = re.compile(r"<:\w+:\d+>")
GOAL = 0.9


def height(components: list[Json]) -> float:
    """The pixels of a telephone that a card takes, as its room is reckoned."""
    (container,) = components
    high: float = FRAME
    for part in container["components"]:
        if part["type"] == 1:
            labels = [_label(each) for each in part["components"]]
            high += lines_of_buttons(labels) * (ROW + BETWEEN)
        elif part["type"] == 10:
            high += GAP
            for line in EMOJI.sub("nn", part["content"]).split("\n"):
                text, look = look_of_line(line)
                high += lines_of_text(text, look, PHONE) * LINES[look]
        else:
            (media,) = [each["media"] for each in part["items"]]
            high += PHONE.picture(media["width"] / media["height"]) + BETWEEN
    return high


def _label(part: Json) -> str:
    """A button's words; a list takes a line whatever stands in it."""
    return str(part.get("label") or "") + ("nnn" if part.get("emoji") else "")


@pytest.mark.timeout(3600 if SOAK else 300)
@pytest.mark.parametrize(("key", "seats"), GAMES)
async def test_cards_of_large_parties_fit_a_telephone(key: str, seats: int) -> None:
    shown: list[Shown] = [each async for each in cards(key, seats, 1, STEPS)]
    played = [each for each in shown if each.card.kind == "turn" and each.card.scene is not None]
    fitting = [each for each in played if height(each.components) <= PHONE.height]
    assert len(fitting) >= GOAL * len(played), (len(fitting), len(played))


def test_a_short_card_asks_for_no_shape_and_a_long_one_for_a_flat_map() -> None:
    short = Card(
        adventure="0123456789", channel=1, version=1, kind="turn", locale="en", title="Hall",
        scene=lattice(),
    )  # fmt: skip
    assert shape_for(short, WORDS) == 0
    assert shape_for(short.with_(scene=None), WORDS) == 0
    said = "What a long question, with so many words that it takes a line, and then another. "
    pad = tuple(Button(verb=f"do.step-{place}", label="↑ 1") for place in range(9))
    longer = short.with_(pad=pad, prompt=said * 5, hint=said * 3)
    assert shape_for(longer, WORDS) > LANDSCAPE


@pytest.mark.parametrize("shape", [0, 1.8, 2.1, 2.6])
def test_a_near_view_is_as_flat_as_it_is_asked_to_be(shape: float) -> None:
    wide, high = layout(known_only(lattice()), "play", shape=shape).size
    assert wide / high >= shape


def test_there_are_frames_for_longer_and_longer_cards() -> None:
    rows = [rows for _, rows in FULL_WIDTH]
    assert rows == sorted(rows, reverse=True)
    assert set(FULL_WIDTH[1:]) <= set(LOW)


def test_the_flattest_map_is_as_flat_as_the_card_reckons_with() -> None:
    wide, high = layout(known_only(lattice()), "play", shape=FLATTEST).size
    assert FLATTEST <= wide / high < FLATTEST + 0.01
    flatter = layout(known_only(lattice()), "play", shape=100).size
    assert flatter == (wide, high)


def test_a_board_gets_no_flatter_than_with_the_broadest_counts_beside_it() -> None:
    wide, high = BOARD_SIZE
    assert round((wide + BROAD_PANEL) / high, 2) == FLATTEST_BOARD
