"""Panels and forms of `/forge` inside Discord's limits, whatever is forged."""

import pytest

from bot.catalogs import all_words
from cogs.cards.messages import Message
from cogs.packs.forge_panel import forge_modal, forge_panel
from cogs.ports import MapDisplay, Picture
from rules.core.packs.forging import Draft
from rules.core.words import Text
from rules.service.packs.benches import benches
from rules.service.packs.forging import FilledForm, ForgePanel

WORDS = all_words("en")
LETTERS = MapDisplay(prose="p" * 300, letters="x" * 600)
PICTURE = MapDisplay(picture=Picture(data=b"PNG", name="forge.png", alt="a" * 900))


def shown(what: str, **more: object) -> ForgePanel:
    """The largest panel there can be of something."""
    forge = benches()[what].forge
    wrong = tuple(Text.of("forge-letters", said="<@1> [x](https://x)" * 20) for _ in range(40))
    panel = ForgePanel(
        what=what,
        number=999_999_999,
        title="W" * 40,
        lines=tuple(f"{number}. {'ability, ' * 15}" for number in range(40)),
        wrong=wrong,
        news="n" * 500,
        tried=tuple("t" * 200 for _ in range(10)),
        scenes=(),
        forms=tuple(form.name for form in forge.forms),
        guide=forge.guide,
        fights=forge.fights,
        earlier=True,
    )
    return panel.with_(**more)


def texts(message: Message) -> str:
    """All that a message says."""
    found = [getattr(each, "content", "") for each in message.view.walk_children()]
    return "\n".join(found)


@pytest.mark.parametrize("what", sorted(benches()))
@pytest.mark.parametrize("sight", [LETTERS, PICTURE], ids=["letters", "picture"])
@pytest.mark.parametrize("lines", [1, 40])
@pytest.mark.parametrize("wrong", [True, False])
def test_the_largest_panel_fits(what: str, sight: MapDisplay, lines: int, *, wrong: bool) -> None:
    panel = shown(what)
    panel = panel.with_(lines=panel.lines[:lines], wrong=panel.wrong if wrong else ())
    message = forge_panel(panel, [sight, sight], WORDS)
    assert message.view.content_length() <= 4000
    assert message.view.total_children_count <= 40
    assert len(message.files) == (2 if sight is PICTURE else 0)
    said = texts(message)
    assert "<@1>" not in said
    assert "](https" not in said
    # With room for them, maps in letters are there for who prefers words.
    if sight is LETTERS and lines == 1:
        assert sight.letters in said


@pytest.mark.parametrize("what", sorted(benches()))
def test_every_form_fits(what: str) -> None:
    forge = benches()[what].forge
    for entry in (forge.standard()[0], forge.standard()[-1]):
        draft = Draft(forge.raw(entry), forge.said(entry, WORDS))
        for form in forge.forms:
            filled = FilledForm(form, forge.filled(draft, form.name, WORDS))
            modal = forge_modal(999_999_999, filled, WORDS).to_dict()
            assert len(modal["title"]) <= 45
            assert len(modal["custom_id"]) <= 100
            assert 1 <= len(modal["components"]) <= 5
            for label in modal["components"]:
                assert "…" not in label["label"]
                assert len(label["label"]) <= 45
                about = label.get("description") or ""
                assert "…" not in about
                assert len(about) <= 100
                inside = label["component"]
                assert len(inside.get("value") or "") <= inside.get("max_length", 4000) <= 4000
                assert len(inside.get("options", ())) <= 25


def test_a_choice_that_is_on_no_list_stays_chosen() -> None:
    forge = benches()["monster"].forge
    form = next(form for form in forge.forms if form.name == "nature")
    typed = {"theme": "moths", "traits": "living, undead", "arc": "90", "range": "0", "copies": "1"}
    modal = forge_modal(1, FilledForm(form, typed), WORDS).to_dict()
    lists = {
        each["component"]["custom_id"]: [
            option["value"] for option in each["component"]["options"] if option.get("default")
        ]
        for each in modal["components"]
        if "options" in each["component"]
    }
    assert lists == {"arc": ["90"], "traits": ["living", "undead"], "theme": ["moths"]}
