"""What a material in somebody's own words looks like."""

from typing import get_args

import pytest

from render.drawing.palettes import THEMES
from render.drawing.theme import colours
from render.ground.custom_materials import KNOWN, look_of
from render.ground.material_colours import MATTER
from render.ground.materials import tinted
from rules.core.colours import contrast
from rules.core.scene import Material
from tests.render import places
from tests.render.test_places import image, unlike
from tests.support.joined import joined
from tests.support.soak import SOAK


@joined(
    ("words", "texture"),
    [
        ("salt", "ice"),
        ("old Swords", "weapons"),
        ("the bones of giants", "grave_soil"),
        ("frozen blood", "flesh"),
        ("blood-red glass", "glass"),
        ("spider webs", "wicker"),
        ("peaches", "plain"),
        ("grave_soil", "grave_soil"),
    ],
)
def test_words_find_a_texture_by_the_last_one_that_is_known(words: str, texture: str) -> None:
    assert look_of(words).texture == texture


def test_a_word_is_known_once_and_what_has_a_colour_of_its_own_keeps_its_texture() -> None:
    known = [word for words in KNOWN.values() for word in words.split()]
    assert len(known) == len(set(known))
    assert set(get_args(Material)) & set(known) <= {"ice"}
    gold, iron = look_of("gold"), look_of("iron")
    assert gold.texture == iron.texture
    assert gold.matter != iron.matter


@pytest.mark.parametrize("theme", THEMES if SOAK else ["parchment", "print"])
def test_salt_gold_and_what_nobody_knows_look_different(theme: str) -> None:
    drawn = [
        image(places.place(material=words), theme) for words in ("salt", "gold", "dried frogs")
    ]
    assert unlike(drawn[0], drawn[1]) > 0.008
    assert unlike(drawn[0], drawn[2]) > 0.008
    assert unlike(drawn[1], drawn[2]) > 0.008
    assert unlike(drawn[2], image(places.place(), theme)) > 0.008
    same = image(places.place(material="pickled toads"), theme)
    assert unlike(drawn[2], same) == 0


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_no_likeness_makes_a_map_hard_to_read(theme) -> None:
    looks = {look_of(words.split()[0]): words.split()[0] for words in KNOWN.values()}
    for word in (*looks.values(), "dried frogs"):
        themed = tinted(theme, word)
        assert len(colours(themed)) == 256
        assert contrast(themed.ink, themed.floor) >= 5.5
        assert contrast(themed.label, themed.floor) >= 4
    assert {look.texture for look in looks} == set(MATTER)
