"""Posts and panels keep Discord's limits, and nothing that is typed does more than emphasise."""

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.catalogs import all_words
from cogs.base.text import emphatic, spoken
from cogs.cards.quotes import MOST_QUOTED, quote_line
from cogs.voices.panels import form, one, post, preview, said_as
from rules.core.errors import RuleError
from rules.ports import Voice
from rules.ports.servers import LONGEST_VOICE
from rules.service.voices.voices import Prepared
from tests.support.cards import parts_of, text_of
from tests.support.records import a_voice

WORDS = all_words("en")
LONGEST = "\n".join(["Nobody looks back. " * 9] * 21)[:LONGEST_VOICE]
"""As many letters as a post may have, in paragraphs."""
NAME = "The Very Reverend Guardian of the Ossuary and of all that lies below it"
PIECES = st.sampled_from(
    ["[", "](x)", "](http://x)", "**bold**", "||spoiler||", "```code", "`", "__u__", "~~gone~~",
     "# ", "-# ", "> ", ">>> ", "- ", "* ", "_ ", "1. ", "\\", "<@1>", "<t:1:R>", "@everyone",
     "｜｜", "https://a.example", "\u202e", "\u200b", "\n", "\r\n", "\u2028", "a "]
)  # fmt: skip


def message(view) -> dict:
    return {"components": view.to_components(), "content": ""}


def prepared(voice: Voice, **more: object) -> Prepared:
    return Prepared(voice=voice, **more)


@pytest.mark.parametrize("edited", [None, 5])
def test_the_longest_post_is_one_message(edited):
    voice = a_voice(words=LONGEST, name=NAME, user=2**63 - 1, edited=edited)
    built = message(post(voice, WORDS, None, has_face=True).view)
    assert len(text_of(built)) <= 4000
    assert text_of(built).count("Nobody looks back.") > 180
    assert len(list(parts_of(built))) <= 40


def test_a_post_of_signs_that_would_not_fit_is_refused():
    with pytest.raises(RuleError) as refused:
        said_as(a_voice(words="~" * 2500))
    assert refused.value.text.key == "voice-refused-marks"


def test_panels_keep_the_limits():
    voice = a_voice(words=LONGEST, name=NAME)
    others = [a_voice(f"{n:016x}", words=LONGEST, name=NAME) for n in range(30)]
    for view in (
        preview(prepared(voice.with_(seat=None), hosts=True, waiting=voice), others, WORDS),
        one(prepared(voice, moderates=True), WORDS, said="Changed."),
    ):
        built = message(view)
        assert len(text_of(built)) <= 4000
        for part in parts_of(built):
            assert len(part.get("options") or ()) <= 25
            for option in part.get("options") or ():
                assert len(option["label"]) <= 100
    modal = form(voice, LONGEST_VOICE, WORDS).to_dict()
    assert len(modal["title"]) <= 45
    (label,) = modal["components"]
    assert len(label["description"]) <= 100
    assert label["component"]["value"] == LONGEST


@given(st.lists(PIECES, max_size=30).map("".join))
@example("-# small")
@example("\u2028# loud")
def test_nothing_but_emphasis_is_left_alive(typed):
    shown = emphatic(spoken(typed))
    left = re.sub(r"\\[^a-zA-Z0-9\s]", "x", shown)
    assert not set(left) & set("~`|\\<[]"), left
    assert "://" not in left
    for line in left.split("\n"):
        assert not re.match(r"(#{1,3}|-#|>|>>>|[-+*_]|\d+[.)])\s", line), left
    assert not re.search("@(everyone|here)", shown)
    assert not re.search("[\u202e\u200b\u2028\r](?!everyone|here)", shown)
    assert spoken(spoken(typed)) == spoken(typed)


@given(st.lists(PIECES, max_size=30).map("".join))
def test_on_a_card_it_is_one_line_of_plain_text(typed):
    line = quote_line("Aldith", spoken(typed))
    said = re.sub(r"\\[^a-zA-Z0-9\s]", "x", line.removeprefix("> **Aldith:**"))
    assert not set(said) & set("*_~`|\\\n<[]")
    assert len(line) <= MOST_QUOTED + len("> **Aldith:** “”")
