"""Signs on cards: markup where there is room for it, and always the same words."""

import re

import discord
import pytest

from bot.catalogs import all_words
from cogs.base.signs import WORDS_ALONE, coded, emoji_of, known, seen, uncoded, written
from cogs.cards.messages import build
from cogs.cards.plain_card import built_as
from cogs.play.panels import more_panel, other_panel
from cogs.ports import MapDisplay
from rules.service.records import Button, Choice, HeroLine, Menu
from tests.cogs.cards.test_messages import a_card, assert_within_limits, extreme, picture
from tests.support.emojis import MARKUP, AllEmojis

WORDS = all_words("en")
EMOJIS = AllEmojis()
DIE, ORC, HEART = EMOJIS.markup("d6_4"), EMOJIS.markup("orc_head"), EMOJIS.markup("heart")


def hero(name: str, **more) -> HeroLine:
    fields = {"user": 1, "line": "Health 5/5", "brief": "Health 5/5 Luck 3", **more}
    return HeroLine(name=name, sign="orc_head", marked=(("Health 5/5", "heart"),), **fields)


def signed(**changes):
    """A card with a sign wherever one can be."""
    card = a_card(
        story=("An orc waits.",),
        beings=("orc_head",),
        happened=("**Quill** attacked and rolled 4.",),
        thrown=("d6_4", "d6_1"),
        party=(hero("Quill", active=True), hero("Fenna", brief="Health 4/5")),
        prompt="What now?",
        buttons=(Button(verb="do.strike", label="Strike the orc", sign="orc_head"),),
        menus=(
            Menu(
                group="g",
                placeholder="Others",
                choices=(Choice(value="a", label="An orc", sign="orc_head"),),
            ),
        ),
    )
    return card.with_(**changes)


def texts(view: discord.ui.LayoutView) -> str:
    shown = [each for each in view.walk_children() if isinstance(each, discord.ui.TextDisplay)]
    return "\n".join(each.content for each in shown)


def test_a_card_has_each_sign_in_its_place() -> None:
    built = build(signed(), picture(), WORDS, EMOJIS)
    said = texts(built.view)
    assert f"{DIE}{EMOJIS.markup('d6_1')}\u202f**Quill** attacked" in said
    assert f"-# {ORC}\u202fAn orc waits." in said
    assert f"▶ {ORC}\u202f**Quill** {HEART}\u202fHealth 5/5 Luck 3" in said
    assert f"{ORC}\u202f**Fenna** Health 4/5" in said
    items = list(built.view.walk_children())
    buttons = [each for each in items if isinstance(each, discord.ui.Button)]
    assert str(buttons[0].emoji) == ORC
    assert all(each.emoji is None for each in buttons[1:])
    (listed,) = [each for each in items if isinstance(each, discord.ui.Select)]
    assert str(listed.options[0].emoji) == ORC


def test_the_words_are_the_same_with_and_without() -> None:
    with_, without = (
        texts(build(signed(), picture(), WORDS, each).view) for each in (EMOJIS, WORDS_ALONE)
    )
    assert with_ != without
    assert re.sub(r"(<:\w+:\d+>)+\u202f", "", with_) == without


@pytest.mark.parametrize(
    "sight", [MapDisplay(letters="#..#", prose="A hall."), MapDisplay(letters="#")]
)
def test_who_has_the_map_in_letters_has_words_alone(sight: MapDisplay) -> None:
    built = build(signed(), sight, WORDS, EMOJIS)
    assert not MARKUP.search(str(built.view.to_components()))
    assert "emoji" not in str(built.view.to_components())


def test_a_card_as_a_sentence_has_none() -> None:
    assert "emoji" not in str(built_as("plain", signed(), picture(), WORDS).view.to_components())


@pytest.mark.parametrize("kind", ["turn", "end", "lobby"])
def test_signs_everywhere_stay_inside_the_limits(kind: str) -> None:
    many = tuple(
        hero(f"{n} Wolfeschlegelsteinhausenbergerdorff", brief="Health 5/5 " * 40, active=n == 0)
        for n in range(16)
    )
    full = extreme(
        kind=kind,
        party=many,
        thrown=("d6_4",) * 4,
        beings=("orc_head",) * 3,
        buttons=tuple(
            Button(verb=f"do.option-{n}", label="Strike" * 12, sign="orc_head") for n in range(50)
        ),
    )
    for view in (
        build(full, picture("An alt text. " * 50, "A hall. " * 100), WORDS, EMOJIS).view,
        more_panel(full, WORDS, EMOJIS),
        other_panel(full, WORDS, EMOJIS),
    ):
        assert_within_limits(view)
        assert not re.search(r"<:\w*…|[\U000f0000-\U000fffff]", texts(view)), "never cut in two"


def test_signs_give_way_where_the_words_need_the_room() -> None:
    text = coded("d6_4", "orc_head") + "four"
    assert written([text], EMOJIS, 200) == [f"{DIE}{ORC}\u202ffour"]
    assert written([text], EMOJIS, len(DIE) + 4) == [f"{DIE}four"]
    assert written([text], EMOJIS, 4) == ["four"]
    assert written([text], EMOJIS, 0) == ["four"], "no word is cut for them"
    assert written([text, "x" * 200], EMOJIS, 204) == ["four", "x" * 200]


def test_a_sign_takes_about_as_much_of_a_line_as_three_letters() -> None:
    assert seen(coded("d6_4") + "four") == "nnn\u202ffour"
    assert uncoded(coded("d6_4") + "four") == "four"
    assert coded("") == ""


def test_what_has_no_emoji_is_left_out() -> None:
    assert known(("d6_4", "", "acid"), EMOJIS) == ("d6_4",)
    assert known(("d6_4",), WORDS_ALONE) == ()
    assert emoji_of("acid", EMOJIS) is None
    assert emoji_of("", EMOJIS) is None
    card = signed(thrown=("d20_20", "d6_4"), beings=("acid",))
    assert "-# An orc waits." in texts(build(card, picture(), WORDS, EMOJIS).view)
