"""Cards stay inside Discord's limits, whatever stands on them."""

import re
from typing import Any

import discord
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.catalogs import all_words
from bot.table.components import walk
from bot.table.discord_types import Kind
from cogs.base.ids import decode
from cogs.cards.messages import build, build_map, note
from cogs.cards.panels import end_panel, log_panel, settings_panel
from cogs.play.declared_turns import ahead_panel
from cogs.ports import NOTHING, MapDisplay, Picture
from rules.core.settings import settings_of
from rules.registry import rulesets
from rules.service.play.declared_turns import Ahead
from rules.service.records import Button, Card, Choice, HeroLine, Menu, Page
from rules.service.settings.adventure import setting_lines

WORDS = all_words("en")
SEVEN_FIGURES = 10**18
SAID = ("content", "label", "description", "placeholder")
LONG = "Lorem ipsum dolor sit amet, **consectetur** adipiscing. "


def picture(alt: str = "A hall. ", prose: str = "") -> MapDisplay:
    drawn = Picture(data=b"PNG", name="map-0123456789-3.png", alt=alt)
    return MapDisplay(picture=drawn, prose=prose)


def extreme(**changes: Any) -> Card:
    """A card with more of everything than any ruleset gives."""
    card = Card(
        adventure="0123456789",
        channel=1,
        version=999_999_999,
        kind="turn",
        locale="en",
        title=LONG * 20,
        story=(LONG * 100,) * 3,
        happened=(LONG * 20,) * 40,
        earlier=(LONG * 20,) * 40,
        dice="face 6 · " * 200,
        party=tuple(
            HeroLine(
                name=f"{n} Wolfeschlegelsteinhausenbergerdorff " * 3,
                user=SEVEN_FIGURES + n,
                line=LONG * 20,
                active=n % 2 == 0,
                down=n == 3,
            )
            for n in range(8)
        ),
        prompt=LONG * 30,
        waiting=tuple(SEVEN_FIGURES + n for n in range(8)),
        buttons=tuple(
            Button(verb=f"do.option-{n}{'x' * 30}", label=LONG * 3, detail=LONG * n, style="danger")
            for n in range(14)
        ),
        menus=tuple(
            Menu(
                group=f"group-{n}",
                placeholder=LONG * 5,
                choices=tuple(
                    Choice(value=f"choice-{n}-{m}", label=LONG * 4, detail=LONG * 4)
                    for m in range(40)
                ),
            )
            for n in range(9)
        ),
        footer=LONG * 20,
    )
    return card.with_(**changes)


PAD = tuple(
    Button(verb=f"do.step-{place}", label=LONG * 3, style="primary") if place % 4 else None
    for place in range(9)
)
"""A pad on which nobody can go slantwise, nor stay."""


def _components(view: discord.ui.LayoutView) -> list[dict[str, Any]]:
    return list(view.to_components())  # type: ignore[no-untyped-call]  # the library has no types


def assert_within_limits(view: discord.ui.LayoutView) -> list[dict[str, Any]]:
    """Check every number of Discord's; give all components."""
    parts: list[dict[str, Any]] = [dict(part) for _, part in walk(_components(view))]
    assert 0 < len(parts) <= 40
    texts = [part["content"] for part in parts if part["type"] == Kind.TEXT]
    assert all(texts)
    assert sum(len(text) for text in texts) <= 4000
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    assert len(ids) == len(set(ids))
    for custom_id in ids:
        assert len(custom_id) <= 100
        assert decode(custom_id) is not None
    for part in parts:
        match part["type"]:
            case Kind.BUTTON:
                assert 1 <= len(part["label"]) <= 80
            case Kind.STRING_SELECT:
                assert 1 <= len(part["options"]) <= 25
                assert len(part.get("placeholder") or "") <= 150
                values = [option["value"] for option in part["options"]]
                assert len(set(values)) == len(values)
                for option in part["options"]:
                    assert 1 <= len(option["label"]) <= 100
                    assert 1 <= len(option["value"]) <= 100
                    assert len(option.get("description") or "") <= 100
            case Kind.ROW:
                assert 1 <= len(part["components"]) <= 5
            case Kind.GALLERY:
                assert 1 <= len(part["items"]) <= 10
                assert all(len(item.get("description", "")) <= 1024 for item in part["items"])
    return parts


@pytest.mark.parametrize("kind", ["lobby", "turn", "end", "cancelled"])
@pytest.mark.parametrize("live", [True, False])
@pytest.mark.parametrize("pad", [(), PAD], ids=["no-pad", "pad"])
@pytest.mark.parametrize(
    "sight",
    [
        picture(LONG * 100),
        picture(LONG * 100, LONG * 100),
        MapDisplay(prose=LONG * 100, letters=LONG * 34),
        picture(LONG * 100, LONG * 100).with_(letters="L"),
        NOTHING,
    ],
    ids=["picture", "both", "words", "all", "nothing"],
)
@pytest.mark.parametrize("ahead", [True, False], ids=["ahead", "now"])
def test_a_card_with_too_much_of_everything(
    kind: Any, live: bool, pad: Any, sight: MapDisplay, ahead: bool
) -> None:
    card = extreme(
        kind=kind, pad=pad, command=LONG if len(pad) else "", left_out=99, ahead=ahead, keep=ahead
    )
    built = build(card, sight, WORDS, live=live)
    parts = assert_within_limits(built.view)
    assert all(len(file.description or "") <= 1024 for file in built.files)
    said = "\n".join(part["content"] for part in parts if part["type"] == Kind.TEXT)
    for n in range(8):
        assert said.count(f"<@{SEVEN_FIGURES + n}>") == 2, "in the party, and under the prompt"
    assert not re.search(r"<@\d+(?![\d>])", said), "a mention was cut"
    assert any("custom_id" in part for part in parts) is live


def test_an_empty_card() -> None:
    bare = Card(adventure="a", channel=1, version=0, kind="turn", locale="en", title="")
    assert_within_limits(build(bare, NOTHING, WORDS).view)


def test_what_buttons_have_no_room_for_stands_under_the_prompt() -> None:
    doors = (
        Button(verb="do.go-n", label="North", detail="A shut door."),
        Button(verb="do.go-e", label="East", detail="An open passage."),
        Button(verb="do.go-s", label="South", detail="A shut door."),
        Button(verb="do.rest", label="Rest"),
    )
    card = Card(
        adventure="a", channel=1, version=0, kind="turn", locale="en", title="", buttons=doors,
        prompt="Where to?",
    )  # fmt: skip
    lines = "**Where to?**\n-# North · South — A shut door.\n-# East — An open passage."
    said = [part.get("content") for part in assert_within_limits(build(card, NOTHING, WORDS).view)]
    assert lines in said
    past = assert_within_limits(build(card, NOTHING, WORDS, live=False).view)
    assert "**Where to?**" in [part.get("content") for part in past]


def test_words_that_are_missing_get_a_sign() -> None:
    card = extreme(
        buttons=(Button(verb="do.x", label="  "),),
        menus=(
            Menu(group="a", placeholder="", choices=()),
            Menu(group="b", placeholder="", choices=(Choice(value="v", label=" "),)),
        ),
    )
    parts = assert_within_limits(build(card, NOTHING, WORDS).view)
    assert next(part["label"] for part in parts if part["type"] == Kind.BUTTON) == "…"


WORDY = st.text(st.characters(exclude_categories=["Cs"]), max_size=600)


@settings(max_examples=40)
@given(WORDY, WORDY, WORDY, WORDY, st.integers(0, 12), st.integers(0, 14), st.integers(0, 8))
def test_any_card(
    title: str, story: str, line: str, footer: str, heroes: int, buttons: int, menus: int
) -> None:
    card = extreme(
        title=title,
        story=(story, title),
        happened=(line,) * heroes,
        party=tuple(HeroLine(name=title, user=n, line=line) for n in range(heroes)),
        prompt=story,
        footer=footer,
        buttons=extreme().buttons[:buttons],
        menus=extreme().menus[:menus],
    )
    assert_within_limits(build(card, picture(story), WORDS).view)


def rows_of(view: discord.ui.LayoutView) -> list[list[dict[str, Any]]]:
    """The rows of buttons, top to bottom."""
    rows = [part for part in assert_within_limits(view) if part["type"] == Kind.ROW]
    inside = [list(row["components"]) for row in rows]
    return [row for row in inside if row[0]["type"] == Kind.BUTTON]


def test_a_pad_has_three_rows_of_three_and_its_blanks_cannot_be_pressed() -> None:
    card = extreme(pad=PAD, buttons=extreme().buttons[:5])
    pad = rows_of(build(card, picture(), WORDS).view)[:3]
    assert [len(row) for row in pad] == [3, 3, 3]
    for place, button in enumerate(part for row in pad for part in row):
        assert bool(button.get("disabled")) is (place % 4 == 0)
        assert button["custom_id"].endswith(f"|do.{'pad' if place % 4 == 0 else 'step'}-{place}")
    assert [pad[n // 3][n % 3]["label"] for n in (0, 4, 8)] == ["↖", "·", "↘"]


def test_beside_a_pad_there_is_room_for_five_buttons_and_the_menus_that_fit() -> None:
    menus = {}
    for name, sight in (("nothing", NOTHING), ("both", picture(prose=LONG))):
        parts = assert_within_limits(build(extreme(pad=PAD), sight, WORDS).view)
        menus[name] = sum(part["type"] == Kind.STRING_SELECT for part in parts)
        buttons = [part for part in parts if part["type"] == Kind.BUTTON]
        assert len(buttons) == 9 + 5 + 4
    assert menus == {"nothing": 4, "both": 4}


def test_what_is_left_out_is_counted_and_the_log_is_a_button_away() -> None:
    lines = tuple(f"Line {n}. {LONG}" for n in range(30))
    card = extreme(happened=lines, earlier=(), left_out=7, dice="")
    parts = assert_within_limits(build(card, picture(), WORDS).view)
    said = "\n".join(part["content"] for part in parts if part["type"] == Kind.TEXT)
    told = said.count("> Line ")
    assert "> Line 29." in said
    assert f"and {7 + 30 - told} more: the log has it all" in said
    assert any(part.get("custom_id", "").endswith("|story") for part in parts)
    calm = build(extreme(happened=lines[:2], earlier=()), picture(), WORDS)
    assert "the log has it all" not in str(_components(calm.view))


@pytest.mark.parametrize("heroes", [8, 16, 32])
def test_people_who_lead_several_heroes_are_named_once(heroes: int) -> None:
    party = tuple(
        HeroLine(
            name=f"Sister Ondine {n}",
            user=SEVEN_FIGURES + n // 2 % 8,
            line="Clicks 9/9 · Speed points 8 · Attack 12 · Defense 18 · Level 5 — has acted",
            short="Clicks 9/9 — has acted",
            down=n == 0,
        )
        for n in range(heroes)
    )
    card = extreme(party=party, waiting=())
    parts = assert_within_limits(build(card, picture(), WORDS).view)
    said = next(part["content"] for part in parts if "Sister Ondine" in part.get("content", ""))
    lines = said.split("\n")
    assert all(line.endswith("has acted") for line in lines[:16])
    assert said.count("<@") == min(8, heroes // 2)
    assert ("Level 5" in said) is (heroes == 8)
    assert len(lines) == min(heroes, 17)
    assert ("and 16 more" in said) is (heroes == 32)
    assert ("Ondine 0**" in said) is (heroes < 32), "the fallen are the first to go"


async def test_nothing_is_kept_of_a_view() -> None:
    built = build(extreme(), picture(), WORDS)
    assert built.view.is_finished()


def test_a_map_in_letters_is_on_a_card_where_there_is_room() -> None:
    letters = MapDisplay(prose=LONG, letters="L" * 1900)
    few = Card(adventure="a", channel=1, version=0, kind="turn", locale="en", title="Hall")
    for card, room in ((few, True), (extreme(), False)):
        parts = assert_within_limits(build(card, letters, WORDS).view)
        assert any(part.get("content") == letters.letters for part in parts) is room


@pytest.mark.parametrize("letters", ["", "L" * 1900])
def test_a_map_alone(letters: str) -> None:
    for shown in (picture(LONG * 100), MapDisplay(prose=LONG * 100, letters=letters)):
        built = build_map(shown, LONG * 100, lines=(LONG * 20,) * 40)
        assert_within_limits(built.view)


def test_a_note() -> None:
    assert_within_limits(note(LONG * 200))


@pytest.mark.parametrize("key", rulesets())
def test_settings_panels_of_every_system(key: str) -> None:
    usual = setting_lines(settings_of(rulesets()[key].options_type()), key, WORDS)
    changed = tuple(each.with_(said="something else", changed=True) for each in usual)
    for shown in (usual, changed):
        for chosen in ("", "nothing", *(each.name for each in usual)):
            view = settings_panel(
                "0123456789", 999_999_999, shown, WORDS, chosen=chosen, said=LONG * 30
            )
            for part in assert_within_limits(view):
                named = [part, *part.get("options", ())]
                said = [each.get(key) for each in named for key in SAID]
                assert "_" not in "".join(each or "" for each in said)


@pytest.mark.parametrize("key", rulesets())
def test_the_values_of_a_setting_can_be_told_apart(key: str) -> None:
    for each in setting_lines(settings_of(rulesets()[key].options_type()), key, WORDS):
        assert len({choice.label for choice in each.choices}) == len(each.choices)


def test_log_and_end_panels() -> None:
    page = Page(title=LONG, lines=(LONG * 30,) * 20, page=2, pages=3)
    assert_within_limits(log_panel("0123456789", 999_999_999, page, WORDS))
    assert_within_limits(end_panel("0123456789", 999_999_999, WORDS))


@pytest.mark.parametrize("chosen", [0, 1, 3])
def test_a_panel_for_saying_ahead_with_too_much_of_everything(chosen: int) -> None:
    options = tuple(
        Choice(value=f"attack-{n}{'x' * 30}", label=LONG * 4, detail=LONG * 4) for n in range(60)
    )
    ahead = Ahead(
        adventure="0123456789",
        version=999_999_999,
        hero=LONG * 9,
        options=options,
        chosen=options[:chosen],
        now=LONG * 4,
    )
    parts = assert_within_limits(ahead_panel(ahead, WORDS))
    lists = [part for part in parts if part["type"] == Kind.STRING_SELECT]
    assert len(lists) == min(chosen + 1, 3)
    assert any(part["type"] == Kind.BUTTON for part in parts) is bool(chosen)


@pytest.mark.parametrize("given", [-1, 0, 1])
def test_words_that_just_fit_stay_whole_and_longer_ones_end_in_dots(given):
    button, line, more, asked = ("w" * (limit + given) for limit in (80, 100, 100, 150))
    card = Card(
        adventure="0123456789",
        channel=1,
        version=1,
        kind="turn",
        locale="en",
        title="Hall",
        buttons=(Button(verb="do.a", label=button), Button(verb="do.b", label=" ")),
        menus=(
            Menu(
                group="one",
                placeholder=asked,
                choices=(Choice(value="c", label=line, detail=more), Choice(value="d", label="")),
            ),
        ),
    )
    parts = [part for _, part in walk(_components(build(card, NOTHING, WORDS).view))]
    labels = {part["custom_id"]: part["label"] for part in parts if part["type"] == Kind.BUTTON}
    (menu,) = [part for part in parts if part["type"] == Kind.STRING_SELECT]
    first, second = menu["options"]
    said = (
        labels["u1|0123456789|1|do.a"],
        first["label"],
        first["description"],
        menu["placeholder"],
    )
    for words, whole in zip(said, (button, line, more, asked), strict=True):
        assert words == (whole if given <= 0 else f"{whole[:-2]}…")
    assert labels["u1|0123456789|1|do.b"] == second["label"] == "…"
    assert "description" not in second
