"""Cards stay inside Discord's limits, whatever stands on them."""

import re
from itertools import product
from typing import Any

import discord
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.catalogs import all_words
from bot.table.components import walk
from bot.table.discord_types import Kind
from cogs.base.ids import decode
from cogs.cards.controls import COMPANIONS, MOST_CONTROLS
from cogs.cards.messages import build, build_map, note
from cogs.cards.panels import end_panel, log_panel
from cogs.cards.settings_panel import settings_panel
from cogs.play.declared_turns import ahead_panel
from cogs.play.panels import more_panel, other_panel, pad_panel, sure_panel, turning_panel
from cogs.ports import NOTHING, MapDisplay, Picture
from rules.core.settings import GROUPS, settings_of
from rules.registry import rulesets
from rules.service.cards.weights import DEED, LOSS, MINOR, OUTCOME, USUAL
from rules.service.play.declared_turns import Ahead
from rules.service.records import Button, Card, Choice, HeroLine, Menu, Page
from rules.service.settings.adventure import setting_lines
from tests.support.joined import joined
from tests.support.soak import SOAK

WORDS = all_words("en")
SEVEN_FIGURES = 10**18
SAID = ("content", "label", "description", "placeholder")
LONG = "Lorem ipsum dolor sit amet, **consectetur** adipiscing. "


def picture(alt: str = "A hall. ", prose: str = "") -> MapDisplay:
    drawn = Picture(data=b"PNG", name="map-0123456789-3.png", alt=alt)
    return MapDisplay(picture=drawn, prose=prose)


def a_card(**changes: Any) -> Card:
    """A small card of a turn."""
    small = {"adventure": "0123456789", "channel": 1, "version": 1, "kind": "turn"}
    return Card(**{**small, "locale": "en", "title": "Hall", **changes})


def extreme(**changes: Any) -> Card:
    """A card with more of everything than any ruleset gives."""
    card = a_card(
        adventure="0123456789",
        version=999_999_999,
        title=LONG * 20,
        story=(LONG * 100,) * 3,
        happened=(LONG * 20,) * 40,
        flavour=LONG * 20,
        told=(LONG * 20,) * 40,
        dice="face 6 · " * 200,
        party=tuple(
            HeroLine(
                name=f"{n} Wolfeschlegelsteinhausenbergerdorff " * 3,
                user=SEVEN_FIGURES + n,
                line=LONG * 20,
                brief=LONG * 20,
                active=n % 2 == 0,
                down=n == 3,
            )
            for n in range(8)
        ),
        prompt=LONG * 30,
        waiting=tuple(SEVEN_FIGURES + n for n in range(8)),
        buttons=tuple(
            Button(
                verb=f"do.option-{n}{'x' * 30}",
                label=LONG * 3,
                detail=LONG * n,
                style="danger",
                final=n % 3 == 2,
            )
            for n in range(50)
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
        promise=LONG * 20,
        clock=(LONG * 20,) * 20,
        undo=True,
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


SIGHTS = {
    "picture": picture(LONG * 100),
    "both": picture(LONG * 100, LONG * 100),
    "words": MapDisplay(prose=LONG * 100, letters=LONG * 34),
    "all": picture(LONG * 100, LONG * 100).with_(letters="L"),
    "nothing": NOTHING,
}
KINDS = ["lobby", "turn", "end", "cancelled"]
LARGE = list(product(KINDS, [True, False], [(), PAD], SIGHTS, [True, False]))
"""Kinds of cards, whether they are live, their pads, what is shown, and whether one says ahead.

A short run takes every third of them: each has been met with each of the others, by two and two.
"""


@joined(("kind", "live", "pad", "sight", "ahead"), LARGE if SOAK else LARGE[::3])
def test_a_card_with_too_much_of_everything(
    kind: Any, live: bool, pad: Any, sight: str, ahead: bool
) -> None:
    card = extreme(kind=kind, pad=pad, left_out=99, ahead=ahead, keep=ahead)
    built = build(card, SIGHTS[sight], WORDS, live=live)
    parts = assert_within_limits(built.view)
    assert all(len(file.description or "") <= 1024 for file in built.files)
    said = "\n".join(part["content"] for part in parts if part["type"] == Kind.TEXT)
    named = 1 if kind in COMPANIONS else 2
    for n in range(8):
        assert said.count(f"<@{SEVEN_FIGURES + n}>") == named, "in a lobby's list, and when asked"
    assert not re.search(r"<@\d+(?![\d>])", said), "a mention was cut"
    assert any("custom_id" in part for part in parts) is live
    for panel in (more_panel(card, WORDS), other_panel(card, WORDS)):
        assert_within_limits(panel)
    assert_within_limits(sure_panel(card, card.buttons[2], WORDS))


def test_a_dungeon_with_too_much_of_everything() -> None:
    card = extreme(kind="dungeon", command=LONG * 20, party=(), clock=())
    parts = assert_within_limits(build(card, picture(LONG * 100, LONG * 100), WORDS).view)
    assert not {"more", "other"} & {part.get("custom_id", "").split("|")[-1] for part in parts}


def test_an_empty_card() -> None:
    bare = a_card(title="")
    assert_within_limits(build(bare, NOTHING, WORDS).view)


def verbs_of(view: discord.ui.LayoutView) -> list[str]:
    """The verbs of all buttons and lists, in their order."""
    ids = [part["custom_id"] for part in assert_within_limits(view) if "custom_id" in part]
    return [each.split("|")[3] for each in ids]


def test_what_a_choice_costs_stands_on_its_button_where_that_is_short_and_else_in_a_panel() -> None:
    doors = (
        Button(verb="do.rest", label="Rest", detail="2 food"),
        Button(verb="do.go-n", label="North", detail="A shut door behind which somebody breathes"),
    )
    card = extreme(buttons=doors, menus=(), undo=False)
    parts = assert_within_limits(build(card, NOTHING, WORDS).view)
    labels = [part["label"] for part in parts if part["type"] == Kind.BUTTON]
    assert labels == ["Rest · 2 food", "North", "Hero", "Map", "More"]
    assert verbs_of(build(card, NOTHING, WORDS).view) == [
        *("do.rest", "do.go-n", "hero", "map", "more"),
    ]
    assert verbs_of(build(card.with_(undo=True), NOTHING, WORDS).view)[-2:] == ["back", "more"]


def test_more_choices_than_a_card_has_room_for_stand_in_a_panel_with_what_is_asked_twice() -> None:
    card = extreme(menus=(), undo=False)
    shown = verbs_of(build(card, NOTHING, WORDS).view)
    assert shown[-4:] == ["other", "hero", "map", "more"]
    count = len(shown) - 4
    assert count >= 2
    panel = assert_within_limits(other_panel(card, WORDS))
    listed = [part for part in panel if part["type"] == Kind.STRING_SELECT]
    verbs = verbs_of(other_panel(card, WORDS))
    assert {verb.split(".")[0] for verb in verbs} == {"opt", "opts"}
    plain = [each.verb.removeprefix("do.") for each in card.buttons if not each.final]
    there = [verb.removeprefix("do.") for verb in shown[:count]]
    there += [verb.removeprefix("opt.") for verb in verbs[:-1]]
    there += [option["value"] for each in listed for option in each["options"]]
    assert there[: len(plain)] == plain

    six = tuple(each.with_(label=f"B{n}") for n, each in enumerate(extreme().buttons[:6]))
    few = extreme(buttons=six, menus=())
    assert "other" not in verbs_of(build(few, NOTHING, WORDS).view)
    asked = [verb for verb in verbs_of(more_panel(few, WORDS)) if verb.startswith("ask.")]
    assert asked == [f"ask.{few.buttons[n].verb.removeprefix('do.')}" for n in (2, 5)]
    assert verbs_of(sure_panel(few, few.buttons[2], WORDS)) == [asked[0].replace("ask.", "opt.")]
    only = extreme(buttons=few.buttons[2:3], menus=())
    assert verbs_of(build(only, NOTHING, WORDS).view)[0] == asked[0], "nothing else is to be done"


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
    few = tuple(each.with_(label="Strike") for each in extreme().buttons[:5])
    card = extreme(pad=PAD, buttons=few, menus=())
    rows = rows_of(build(card, picture(), WORDS).view)
    pad = [row[:3] for row in rows[:3]]
    assert [len(row) for row in rows] == [4, 4, 4, 3], "with eight to press, there is one to look"
    for place, button in enumerate(part for row in pad for part in row):
        assert bool(button.get("disabled")) is (place % 4 == 0)
        assert button["custom_id"].endswith(f"|do.{'pad' if place % 4 == 0 else 'step'}-{place}")
    assert [pad[n // 3][n % 3]["label"] for n in (0, 4, 8)] == ["↖", "·", "↘"]


def test_beside_a_pad_there_is_room_for_one_choice_a_row() -> None:
    def beside(**changes: Any) -> list[str]:
        rows = rows_of(build(extreme(pad=PAD, **changes), NOTHING, WORDS).view)[:3]
        return [row[3]["custom_id"].split("|")[3] for row in rows if len(row) > 3]

    few = tuple(Button(verb=f"do.b-{n}", label="B") for n in range(4))
    leave = Button(verb="do.leave", label="Leave", final=True)
    assert beside(buttons=(*few[:3], leave), menus=()) == ["do.b-0", "do.b-1", "do.b-2"]
    assert beside(buttons=few, menus=()) == ["do.b-0", "do.b-3", "other"], "the last stays"
    assert beside(buttons=few[:1]) == ["do.b-0", "other"], "lists stand in the panel"
    assert beside(buttons=(leave,), menus=()) == [], "what is asked twice never stands by a pad"


def test_a_full_pad_keeps_what_ends_a_turn_what_undoes_and_votes() -> None:
    steps = tuple(Button(verb=f"do.s-{n}", label="↑ 1") if n != 4 else None for n in range(9))
    facings = tuple(Button(verb=f"do.face-{n}", label="↑ 1") if n % 4 else None for n in range(9))
    strikes = tuple(Button(verb=f"do.hit-{n}", label="Strike the Grave Hound") for n in range(3))
    done = Button(verb="do.end", label="Done")
    choice = Choice(value="a", label="Ask me")
    orders = Menu(group="orders", placeholder="Standing answers…", choices=(choice,))
    vote = Menu(group="skip", verb="vote", placeholder="Vote…", choices=(choice,))
    card = brief(pad=steps, turning=facings, buttons=(*strikes, done), undo=True, menus=(orders,))
    shown = verbs_of(build(card, NOTHING, WORDS).view)
    assert [each for each in shown if not each.startswith(("do.s-", "do.pad-"))] == [
        *("do.end", "do.hit-0", "back", "more"),
    ]
    more = verbs_of(more_panel(card, WORDS))
    assert more[:3] == ["opt.hit-1", "opt.hit-2", "turn"]
    assert {"opts.orders", "hero", "map"} <= {*more}
    voted = verbs_of(build(card.with_(menus=(orders, vote)), NOTHING, WORDS).view)
    assert {"vote.skip", "do.end", "back", "more"} <= {*voted}
    assert len([each for each in voted if not each.startswith("do.pad-")]) == MOST_CONTROLS
    few = card.with_(pad=(steps[0], *[None] * 8), buttons=(done,))
    shown = verbs_of(build(few, NOTHING, WORDS).view)
    assert shown[5] == "turn", "in the middle"
    assert [*shown[3:4], *shown[7:8], *shown[-4:]] == [
        *("do.end", "other", "hero", "map", "back", "more"),
    ]
    arrows = verbs_of(turning_panel(card, WORDS))
    assert [each for each in arrows if not each.startswith("do.pad-")] == [
        f"opt.face-{n}" for n in range(9) if n % 4
    ]


def test_walks_come_first_and_the_pad_is_a_button_away() -> None:
    steps = tuple(Button(verb=f"do.s-{n}", label="↑ 1") if n != 4 else None for n in range(9))
    facings = tuple(Button(verb=f"do.face-{n}", label="↑ 1") if n % 4 else None for n in range(9))
    strikes = tuple(Button(verb=f"do.hit-{n}", label="Strike the Grave Hound") for n in range(9))
    done = Button(verb="do.end", label="Done")
    leave = Button(verb="do.leave", label="Leave", final=True)
    walk = Menu(group="move", placeholder="Walk…", choices=(Choice(value="go", label="C4"),))
    vote = Menu(group="skip", verb="vote", placeholder="Vote…", choices=walk.choices)
    card = brief(pad=steps, turning=facings, buttons=(done, leave), undo=True, menus=(walk,))
    plain = card.with_(buttons=(done,))
    looks = ("hero", "map", "back", "more")
    assert verbs_of(build(plain, NOTHING, WORDS).view) == ["in.move", "do.end", "pad", *looks]
    full = card.with_(buttons=(*strikes, done, leave), menus=(walk, vote))
    view = build(full, NOTHING, WORDS).view
    shown = verbs_of(view)
    expected = ["in.move", "do.hit-0", "do.end", "pad", "other", "vote.skip", "in.others", *looks]
    assert shown == expected
    assert len(shown) <= MOST_CONTROLS
    # What else may be done is a press away, and what cannot be taken back is asked in a panel.
    lists = [each for each in view.walk_children() if isinstance(each, discord.ui.Select)]
    assert [each.value for each in lists[-1].options] == [f"hit-{n}" for n in range(1, 9)]
    assert "ask.leave" in verbs_of(other_panel(full, WORDS))
    assert "in.others" in verbs_of(build(card.with_(buttons=(*strikes, done)), NOTHING, WORDS).view)
    arrows = verbs_of(pad_panel(card, WORDS))
    assert [each for each in arrows if not each.startswith("do.pad-")] == [
        *(f"step.s-{n}" for n in range(9) if n != 4),
        *("opt.end", "turn"),
    ]


def test_the_deed_is_told_first_and_all_of_it_stands_behind_a_button() -> None:
    lines = tuple(f"Line {n} says that all is quiet." for n in range(30))
    card = brief(happened=lines[-4:], unsaid=2, told=lines, left_out=7)
    said = text_in(build(card, picture(), WORDS).view).split("\n")
    assert said[1] == f"{' '.join(lines[-4:])} And 2 more: *More*."
    more = text_in(more_panel(card, WORDS))
    assert all(f"> {line}" in more for line in lines)
    assert "and 7 more: the log has it all" in more
    assert "the log has it all" not in text_in(more_panel(card.with_(left_out=0), WORDS))
    facts = tuple(f"Fact {n}." for n in range(9))
    assert all(
        f"-# {fact}" in text_in(more_panel(card.with_(story=facts), WORDS)) for fact in facts
    )
    new = text_in(build(card.with_(flavour="A hall of ice."), picture(), WORDS).view).split("\n")
    assert new[1:3] == [said[1], "A hall of ice."]


def brief(**changes: Any) -> Card:
    """A card with a question and little else."""
    card = a_card()
    return card.with_(prompt="Where to?", **changes)


def test_a_card_tells_less_where_its_screen_is_full() -> None:
    pad = tuple(Button(verb=f"do.step-{place}", label="↑ 1") for place in range(9))
    strike = Button(verb="do.strike", label="Strike the Grave Hound")
    party = (HeroLine(name="Vesper", user=1, line="", brief="6/6", active=True),)
    happened = (
        "Orla strikes at the Grave Hound and misses: 7, needed 9.",
        "The Grave Hound turns to Orla, and waits for what she may do.",
        "It bites: 9, needed 7.",
        "Something yellow shuffles north.",
    )
    card = brief(
        pad=pad,
        buttons=(strike,),
        happened=happened,
        ranks=(DEED, USUAL, OUTCOME, MINOR),
        party=party,
        flavour="A hall of ice, with something asleep in it, and a stair to the light.",
        story=("Gold 20.",),
        hint="A shot needs range and a clear line, and nobody strikes back. It is your one attack.",
        roll="Dice: attack 3",
    )
    said = text_in(build(card, picture(), WORDS).view)
    assert said.split("\n")[1:3] == [f"{happened[0]} And 2 more: *More*.", "-# Dice: attack 3"]
    assert card.hint in said
    for left_out in (card.flavour, card.story[0]):
        assert left_out not in said
    assert said.endswith("\n-# ▶ **Vesper** 6/6"), "below the buttons, as there is room there"
    said = text_in(build(card.with_(pad=()), picture(), WORDS).view)
    assert said.split("\n")[1] == f"{happened[0]} {happened[1]} {happened[2]}"
    for told in ("-# Dice: attack 3", "▶ **Vesper** 6/6", card.hint):
        assert told in said


def test_a_deed_is_told_however_full_the_screen_is() -> None:
    pad = tuple(Button(verb=f"do.step-{place}", label="↑ 1") for place in range(9))
    buttons = tuple(Button(verb=f"do.strike-{n}", label="Strike the Grave Hound") for n in range(9))
    long = " ".join(f"Sentence {n} says that somebody is about." for n in range(9))
    card = brief(pad=pad, buttons=buttons, happened=(long, "It bites."), ranks=(DEED, OUTCOME))
    said = text_in(build(card, picture(), WORDS).view).split("\n")
    assert said[1].startswith("Sentence 0 says that somebody is about. Sentence 1")
    assert said[1].endswith("… And 1 more: *More*.")
    assert len(said[1]) < 270


def test_a_lesson_gives_way_to_a_deed_that_fills_the_screen_beside_the_flattest_map() -> None:
    pad = tuple(Button(verb=f"do.step-{place}", label="↑ 1") for place in range(9))
    deed = " ".join(f"Sentence {n} says that somebody is about." for n in range(5))
    losses = tuple(f"Hero {n} loses 2 clicks, and has none left." for n in range(4))
    lesson = "An ability costs what its button says."
    full = brief(
        pad=pad, hint=lesson, happened=(deed, *losses), ranks=(DEED, *(LOSS,) * len(losses))
    )
    said = text_in(build(full, picture(), WORDS).view)
    assert losses[0] in said
    assert losses[3] not in said
    assert lesson not in said
    few = full.with_(happened=("It bites.", losses[0]), ranks=(DEED, LOSS))
    assert lesson in text_in(build(few, picture(), WORDS).view)


def test_a_lesson_gives_way_to_what_happened_unless_a_tutorial_teaches_it() -> None:
    pad = tuple(Button(verb=f"do.step-{place}", label="↑ 1") for place in range(9))
    buttons = tuple(Button(verb=f"do.strike-{n}", label="Strike the Grave Hound") for n in range(4))
    news = ("It bites.", "It lets go of Orla, and of the lamp, and looks for somebody else.")
    lesson = "An ability costs what its button says."
    card = brief(pad=pad, buttons=buttons, hint=lesson, happened=news, ranks=(DEED, OUTCOME))
    said = text_in(build(card, picture(), WORDS).view)
    assert news[1] in said
    assert lesson not in said
    said = text_in(build(card.with_(taught=True), picture(), WORDS).view)
    assert news[1] not in said
    assert lesson in said


def test_a_long_choice_stands_below_a_pad_and_not_beside_it() -> None:
    strike = Button(verb="do.strike", label="Strike the Grave Hound from behind")
    card = extreme(pad=PAD, buttons=(strike, Button(verb="do.end", label="Done")), menus=())
    rows = rows_of(build(card, picture(), WORDS).view)
    assert [len(row) for row in rows] == [4, 3, 3, 1, 4]
    assert [rows[0][3]["label"], rows[3][0]["label"]] == ["Done", strike.label]


def test_standing_answers_are_not_on_the_card_but_a_button_away() -> None:
    asked = Choice(value="a", label="Ask me about every token")
    orders = Menu(group="orders", placeholder="Standing answers", choices=(asked,))
    card = extreme(buttons=extreme().buttons[:2], menus=(orders,))
    assert asked.label not in str(_components(build(card, NOTHING, WORDS).view))
    assert asked.label in str(_components(more_panel(card, WORDS)))


def text_in(view: discord.ui.LayoutView) -> str:
    parts = assert_within_limits(view)
    return "\n".join(part["content"] for part in parts if part["type"] == Kind.TEXT)


@pytest.mark.parametrize("heroes", [8, 16, 32])
def test_who_acts_is_first_of_a_paragraph_of_heroes(heroes: int) -> None:
    party = tuple(
        HeroLine(
            name=f"Ondine {n}",
            user=SEVEN_FIGURES + n // 2 % 8,
            line="Clicks 9/9 · Speed points 8 · Attack 12 · Defense 18 · Level 5 — has acted",
            brief="9/9",
            active=n == 1,
            down=n == 0,
        )
        for n in range(heroes)
    )
    card = brief(party=party)
    said = text_in(build(card, picture(), WORDS).view)
    [told] = [line for line in said.split("\n") if "Ondine" in line]
    assert told.startswith("-# ▶ **Ondine 1** 9/9 · **Ondine 2** 9/9 · **Ondine 3** 9/9 · ")
    assert told.count("Ondine") == min(heroes, 16)
    assert ("and 16 more" in told) is (heroes == 32)
    assert ("✝ **Ondine 0**" in told) is (heroes < 32), "the fallen are the first to go"
    ill = tuple(line.with_(brief="9/9, bleeding, lost") for line in party)
    card = card.with_(party=ill, prompt=LONG * 6, happened=("It bites.",))
    full = build(card, picture(), WORDS)
    [told] = [line for line in text_in(full.view).split("\n") if "Ondine" in line]
    assert 2 <= told.count("Ondine") < min(heroes, 16), "of some there is only the number"
    assert f"and {heroes - told.count('Ondine')} more" in told


async def test_nothing_is_kept_of_a_view() -> None:
    built = build(extreme(), picture(), WORDS)
    assert built.view.is_finished()


def test_a_map_in_letters_is_on_a_card_where_there_is_room() -> None:
    letters = MapDisplay(prose=LONG, letters="L" * 2800)
    few = a_card()
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
    packed = tuple(each.with_(packed=LONG * 9) for each in usual)
    for shown in (usual, changed, packed):
        for chosen in ("", "nothing", *GROUPS, *(each.name for each in usual)):
            view = settings_panel(
                "0123456789", 999_999_999, shown, WORDS, chosen=chosen, said=LONG * 30
            )
            for part in assert_within_limits(view):
                named = [part, *part.get("options", ())]
                said = [each.get(key) for each in named for key in SAID]
                assert "_" not in "".join(each or "" for each in said)


def test_a_settings_panel_says_what_packs_make_of_a_setting() -> None:
    options = rulesets()["green-dungeon"].options_type()
    lines = setting_lines(settings_of(options), "green-dungeon", WORDS)
    made = "It looks as My theme has it."
    packed = tuple(each.with_(packed=made) if each.name == "theme" else each for each in lines)
    for chosen, times in (("", 1), ("dungeon", 1), ("decisions", 1), ("theme", 2)):
        view = settings_panel("0123456789", 1, packed, WORDS, chosen=chosen)
        said = [part.get("content", "") for part in assert_within_limits(view)]
        told = [line for each in said for line in each.splitlines() if made in line]
        assert told == [f"- Look of the dungeon: **at random** · {made}", made][:times]


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
        worded=options,
        chosen=options[:chosen],
        now=LONG * 4,
    )
    parts = assert_within_limits(ahead_panel(ahead, WORDS))
    lists = [part for part in parts if part["type"] == Kind.STRING_SELECT]
    # One for each choice, one in other words, and one of cases.
    assert len(lists) == min(chosen + 1, 3) + 1 + bool(chosen)
    assert any(part["type"] == Kind.BUTTON for part in parts) is bool(chosen)


@pytest.mark.parametrize("given", [-1, 0, 1])
def test_words_that_just_fit_stay_whole_and_longer_ones_end_in_dots(given):
    button, line, more, asked = ("w" * (limit + given) for limit in (80, 100, 100, 150))
    card = a_card(
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


def test_the_tale_is_a_button_at_an_end_and_when_a_party_has_come_home() -> None:
    for card, verb in (
        (a_card(kind="end"), "tale"),
        (a_card(kind="end", undo=True), "tale"),
        (a_card(chapter=3), "tale.3"),
        (a_card(chapter=3, undo=True), "tale.3"),
        (extreme(chapter=3), "tale.3"),
    ):
        view = build(card, MapDisplay(), WORDS).view
        pressed = [decode(str(getattr(each, "custom_id", ""))) for each in view.walk_children()]
        said = [f"{each.verb}.{each.detail}".rstrip(".") for each in pressed if each is not None]
        assert verb in said, said
    quiet = build(a_card(), MapDisplay(), WORDS).view
    assert not any("tale" in str(getattr(e, "custom_id", "")) for e in quiet.walk_children())
