"""`undercroft pack preview`: everything of a pack is drawn and said, on a page that is whole."""

import re
from collections.abc import Callable
from functools import cache
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path
from typing import get_args

import pytest
from PIL import Image

import render
from bot.commands.cli import main
from bot.commands.packs import preview_games
from bot.commands.packs.preview_games import NEAR, moment, shown
from bot.commands.packs.reading import pack_at
from rules.core.packs.library import LIBRARY
from rules.core.scene import Token
from rules.core.words import Text
from rules.registry import pack_points, ruleset
from tests.support.colours import DARK, written
from tests.support.emblems import emblem, flame

MOMENT = "In a game"
FEW_STEPS = 45


@pytest.fixture(autouse=True)
def _short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a fifth of a game be looked through: its beginning, with whoever was recruited."""
    monkeypatch.setattr(preview_games, "STEPS", FEW_STEPS)


class Images(HTMLParser):
    """The pictures that a page names, and its text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.names: list[str] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "img":
            self.names.append(dict(attrs)["src"] or "")
        elif tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def previewed(folder: Path, *more: str) -> dict[str, bytes]:
    out = folder.parent / "out"
    assert main(["pack", "preview", str(folder), "--out", str(out), *more]) == 0
    return {path.name: path.read_bytes() for path in out.iterdir()}


def new(folder: Path, system: str) -> Path:
    assert main(["pack", "new", "my-own", "--system", system, "--into", str(folder)]) == 0
    return folder / "my-own"


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """A function that gives the template of a system, to be left as it is."""
    return cache(lambda system: new(tmp_path_factory.mktemp(system), system))


@cache
def as_it_is(folder: Path, *more: str) -> dict[str, bytes]:
    """The preview of a template, made once."""
    return previewed(folder, *more)


@pytest.mark.parametrize("system", pack_points())
def test_a_page_has_all_of_its_pictures_and_words(
    system: str, template: Callable[[str], Path]
) -> None:
    folder = template(system)
    files = as_it_is(folder)
    text = files["index.html"].decode()
    page = Images(text)
    assert page.open == []
    pictures = {name for name in files if name.endswith(".png")}
    assert set(page.names) == pictures
    for name in pictures:
        with Image.open(BytesIO(files[name])) as picture:
            assert min(picture.size) > 100
    cards = files["cards.txt"].decode()
    pack = pack_at(folder)
    for entries in pack.entries.values():
        for entry in (each for kind in entries.values() for each in kind):
            assert f"({entry.id.partition('--')[0]})" in cards
    for source in pack.names["en"].values():
        assert source.partition("= ")[2].splitlines()[0] in cards
    assert pack.hash not in text + cards
    assert (MOMENT in text) == (system in {each.packs.folder for each in games()})


def games():
    keys = ("three-dice", "green-dungeon", "third-six", "mkd-adventure", "mkd-delve")
    return [found for key in keys if (found := ruleset(key)).packs is not None]


def test_figures_tiles_and_games_of_a_tactical_pack(
    tmp_path: Path, template: Callable[[str], Path]
) -> None:
    plain = as_it_is(template("mkd"))
    folder = new(tmp_path, "mkd")
    assert {name for name in plain if name.endswith(".png")} == {
        "heroes-wyn.png",
        "heroes-wyn-1.png",
        "monsters-ash_wolf.png",
        "monsters-ash_wolf-1.png",
        "tiles-ash_bridge-1.png",
        "tiles-ash_bridge-2.png",
        "game-mkd-adventure.png",
        "game-mkd-delve.png",
    }
    (folder / "emblems").mkdir()
    (folder / "emblems" / "wyn.png").write_bytes(flame())
    words = folder / "words" / "en.ftl"
    rats = "\nmkd-figure-cellar_rats = Soot & Rats\n"
    words.write_text(words.read_text("utf-8") + rats, "utf-8")
    with_it = previewed(folder)
    changed = {name for name in plain if plain[name] != with_it[name]}
    assert changed >= {"heroes-wyn.png", "heroes-wyn-1.png", "game-mkd-delve.png"}
    assert changed.isdisjoint({"monsters-ash_wolf.png", "tiles-ash_bridge-1.png"})
    assert "Soot &amp; Rats" in with_it["index.html"].decode()
    assert "Said otherwise" in with_it["cards.txt"].decode()


def test_monsters_of_a_table_have_portraits_if_they_have_emblems(tmp_path: Path) -> None:
    folder = new(tmp_path, "three-dice")
    (folder / "emblems").mkdir()
    (folder / "emblems" / "abbot.png").write_bytes(flame())
    drawn = [name for name in previewed(folder) if name.startswith("tables-")]
    assert drawn == ["tables-drowned_abbey-abbot.png"]


def test_a_moment_shows_what_a_pack_brings(tmp_path: Path) -> None:
    pack = pack_at(new(tmp_path, "mkd"))
    LIBRARY.add(pack)
    scene = moment(ruleset("mkd-delve"), pack)
    assert scene is not None
    assert shown(scene, pack) >= NEAR


def test_furniture_is_shown_in_rooms(tmp_path: Path, template: Callable[[str], Path]) -> None:
    """Each piece, what stands together, and what special places hold; another symbol shows.

    So does a piece that an arrangement keeps out.
    """
    before = as_it_is(template("maps"))
    pieces = {
        "furnishings-vat-1.png", "furnishings-mould_shelf-1.png", "arrangements-workshop-1.png",
        "features-wax_flood-1.png", "features-seal_press-1.png",
    }  # fmt: skip
    assert pieces <= before.keys()
    folder = new(tmp_path, "maps")
    file = folder / "maps" / "furnishings.toml"
    text = file.read_text("utf-8").replace('"barrel"', '"fountain"')
    wheel = '\n[[furnishing]]\nid = "wheel"\nsymbol = "crate"\nrooms = [7]\n'
    file.write_text(text + wheel, "utf-8")
    words = folder / "words" / "en.ftl"
    words.write_text(words.read_text("utf-8") + "dm-furnishing-wheel = a wheel\n", "utf-8")
    after = previewed(folder)
    assert after["furnishings-vat-1.png"] != before["furnishings-vat-1.png"]
    assert after["arrangements-workshop-1.png"] != before["arrangements-workshop-1.png"]
    assert "furnishings-wheel-1.png" in after


def test_a_folder_that_cannot_be_written_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = new(tmp_path, "three-dice")
    assert main(["pack", "preview", str(folder), "--out", str(folder / "pack.toml")]) == 1
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize("theme", get_args(render.Theme))
def test_a_portrait_shows_the_figure_and_its_emblem(theme: render.Theme) -> None:
    token = Token(key="a", side="hero", mark="K", name=Text.of("x"), at=(0, 0), seat=1)
    plain = render.portrait(token, theme=theme)
    own = render.portrait(token.with_(emblem=emblem(flame(), "flame--9")), theme=theme)
    assert plain != own
    for data in (plain, own):
        with Image.open(BytesIO(data)) as picture:
            assert picture.size == (224, 224)
            assert len(picture.convert("RGB").getcolors(65536) or ()) > 4


def test_themes_languages_and_the_colours_of_the_pack(
    tmp_path: Path, template: Callable[[str], Path]
) -> None:
    """The theme and the language that are asked for; the pack colours its pictures in one theme."""
    plain = template("maps")
    usual, dark = as_it_is(plain), as_it_is(plain, "--theme", "slate")
    assert usual["materials-beeswax-1.png"] != dark["materials-beeswax-1.png"]
    folder = new(tmp_path, "maps")
    (folder / "words" / "de.ftl").write_text("dm-material-beeswax = Bienenwachs\n", "utf-8")
    (folder / "colours.toml").write_text(written(dark=DARK), "utf-8")
    own = previewed(folder, "--theme", "slate", "--locale", "de")
    assert re.search(r"<h3>Bienenwachs", own["index.html"].decode())
    assert pictures(own).keys() == pictures(dark).keys()
    assert all(data != dark[name] for name, data in pictures(own).items())


def test_themes_that_the_pack_does_not_colour_stay_as_they_are(
    tmp_path: Path, template: Callable[[str], Path]
) -> None:
    before = as_it_is(template("three-dice"), "--theme", "contrast")
    folder = new(tmp_path, "three-dice")
    (folder / "colours.toml").write_text(written(dark=DARK), "utf-8")
    after = previewed(folder, "--theme", "contrast")
    assert pictures(before)
    assert pictures(after) == pictures(before)
    dark = as_it_is(template("three-dice"), "--theme", "slate")
    assert pictures(previewed(folder, "--theme", "slate")) != pictures(dark), "it colours the other"


def pictures(files: dict[str, bytes]) -> dict[str, bytes]:
    """The pictures of a preview."""
    return {name: data for name, data in files.items() if name.endswith(".png")}
