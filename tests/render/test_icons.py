"""Icons: each can be drawn and told apart, and every figure of the games has one."""

from pathlib import Path

import pytest
from PIL import ImageChops, ImageStat

import rules
from render.drawing.icons import icon_mask
from render.drawing.pen import polar
from render.things.tokens import ANGLES, LEAST, figure, look_of
from rules.core.icons import ICONS, fitting
from rules.core.packs.archive import from_folder
from rules.core.packs.reading import read_own
from rules.core.scene import Token
from rules.core.words import Text
from rules.packs import shipped_packs
from rules.registry import pack_points, rulesets
from tests.support.joined import joined
from tests.support.packs import SHIPPED

SMALL = 20
"""Pixels of an icon on a telephone."""
FOLDERS = sorted({game.packs.folder for game in rulesets().values() if game.packs})
"""The packs of games; a game may take none."""


def token(**more) -> Token:
    return Token(key="t", side="monster", mark="GW2", name=Text.of("x"), at=(0, 0), **more)


def test_every_icon_is_drawn_and_no_two_are_alike() -> None:
    seen = set()
    for name in ICONS:
        mask = icon_mask(name, SMALL)
        seen.add(mask.tobytes())
        assert 0.04 < ImageStat.Stat(mask).mean[0] / 255 < 0.95, name
    assert len(seen) == len(ICONS) == len(set(ICONS))


@joined("name", ["orc-head", "dragon-head", "wizard-face"])
def test_an_icon_fills_its_square_one_way_at_least(name: str) -> None:
    box = icon_mask(name, 60).getbbox()
    assert box is not None
    assert max(box[2] - box[0], box[3] - box[1]) >= 59


def test_a_figure_shows_its_icon_and_its_letters_on_a_badge() -> None:
    plain, faced = (figure(look_of(token(face=face)), 68) for face in ("", "orc-head"))
    assert ImageChops.difference(plain, faced).getbbox()
    assert faced.tobytes() != figure(look_of(token(face="goblin-head")), 68).tobytes()


def test_small_and_fallen_figures_and_unknown_icons_leave_the_letters() -> None:
    for more in ({"face": "no-such-icon"}, {"face": "orc-head", "down": True}):
        plain = token(**{**more, "face": ""})
        assert look_of(token(**more)) == look_of(plain)
    small = figure(look_of(token(face="orc-head")), LEAST - 1)
    assert small.tobytes() == figure(look_of(token()), LEAST - 1).tobytes()


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_figure_in_the_pack_of_a_game_has_an_icon(folder: str) -> None:
    points = pack_points()[folder]
    own = Path(rules.__file__).parent / "systems" / folder.replace("-", "_") / "pack"
    for file, entries in read_own(from_folder(own), points).items():
        kind = points.kind(file)
        for entry in entries:
            named = dict(kind.icons(entry))
            assert set(named.values()) <= set(ICONS)
            if kind.emblems:
                assert ("icon",) in named, entry.id
            single = set(kind.parts(entry))
            assert {id_.removeprefix(f"{entry.id}_") for id_ in single} <= {
                place[-1] for place in named
            }


@pytest.mark.parametrize("name", SHIPPED)
def test_every_figure_in_a_pack_that_comes_along_has_an_icon_or_a_picture(name: str) -> None:
    pack, points = shipped_packs()[name].pack, pack_points()
    seen = 0
    for folder, files in pack.entries.items():
        for file, entries in files.items():
            kind = points[folder].kind(file)
            assert kind is not None
            for entry in entries:
                named = {place[-1]: icon for place, icon in kind.icons(entry)}
                assert set(named.values()) <= set(ICONS)
                if kind.emblems:
                    assert entry.id in pack.emblems or "icon" in named, entry.id
                for part in kind.parts(entry):
                    plain, _, mark = entry.id.partition("--")
                    short = part.removeprefix(f"{plain}_").removesuffix(f"--{mark}")
                    assert part in pack.emblems or short in named, part
                    seen += 1
                seen += kind.emblems
    assert seen > 10


def test_words_find_icons_that_fit_best_first() -> None:
    assert fitting("Goblin chief", 3)[0].startswith("goblin")
    assert fitting("head of a wolf", 12)[0] == "wolf-head"
    assert fitting("zzz", 12) == ()
    assert len(fitting("head", 12)) == 12


@joined("facing", ["n", "ne", "e", "se", "s", "sw", "w", "nw"])
def test_the_badge_leaves_the_nose_of_a_figure_in_sight(facing: str) -> None:
    """At its tip nothing differs from a figure with letters alone."""
    c = 96
    plain, faced = (
        figure(look_of(token(facing=facing, face=face)), c) for face in ("", "orc-head")
    )
    x, y = polar(ANGLES[facing], 0.52 * c)
    tip = tuple(round(faced.width / 2 + at) for at in (x - 6, y - 6, x + 6, y + 6))
    assert plain.crop(tip).tobytes() == faced.crop(tip).tobytes()
