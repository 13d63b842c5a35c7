"""Every format can be made for everybody, the same each time, and keeps secrets."""

import zipfile
from functools import cache
from io import BytesIO

import pytest
from PIL import Image

from render.files import FORMATS, Audience, Format, export
from render.view.visible import known_only
from rules.core.errors import GameError
from rules.core.scene import Feature, Scene
from rules.core.words import Text
from tests.render import boards, scenes
from tests.render.files.places import SCENES
from tests.render.test_secrecy import each_plant
from tests.support.joined import joined
from tests.support.soak import SOAK

AUDIENCES: tuple[Audience, ...] = ("player", "keeper")
each_format = pytest.mark.parametrize("form", FORMATS)


def made(scene: Scene, form: Format, audience: Audience = "player") -> bytes:
    return export(scene, scenes.say, form, audience=audience, name="crypt", ppg=16).data


@cache
def usual(form: Format) -> bytes:
    """The file of the lattice for players, made once: many others are compared with it."""
    return made(scenes.lattice(), form)


TWICE = [
    (form, name)
    for at, form in enumerate(FORMATS)
    for place, name in enumerate(name for name in SCENES if name != "large")
    if SOAK or (at + place) % 5 == 0
]
"""What is made twice: every scene in every format, in a short run each format of one scene."""


@joined(("form", "name"), TWICE)
def test_the_same_scene_gives_the_same_file(form: Format, name: str) -> None:
    assert made(SCENES[name](), form) == made(SCENES[name](), form)


@each_format
def test_the_name_says_whom_it_is_for(form: Format) -> None:
    for audience in AUDIENCES:
        file = export(
            SCENES["house"](), scenes.say, form, audience=audience, name="The Crypt, Level 2!",
            ppg=16,
        )  # fmt: skip
        assert file.name.startswith(f"the-crypt-level-2-{audience}.")
        assert file.media_type


def test_a_name_without_letters_still_makes_a_file_name() -> None:
    file = export(SCENES["house"](), scenes.say, "txt", audience="keeper", name="../ößé")
    assert file.name == "map-keeper.txt"


@each_format
def test_players_files_hold_only_what_is_known(form: Format) -> None:
    assert usual(form) == made(known_only(scenes.lattice()), form)


@each_format
@each_plant
def test_what_is_planted_out_of_sight_is_not_told(form: Format, plant) -> None:
    scene = scenes.lattice()
    assert plant(scene) != scene
    assert made(plant(scene), form) == usual(form)


@each_format
def test_keepers_have_what_players_do_not(form: Format) -> None:
    keepers = unpacked(made(scenes.lattice(), form, "keeper"))
    assert keepers != unpacked(usual(form))
    seen = scenes.lattice("+")
    assert len(keepers) >= 0.9 * len(unpacked(made(seen, form)))


def unpacked(data: bytes) -> bytes:
    """A zip's contents one after the other, or the file itself."""
    if not data.startswith(b"PK"):
        return data
    with zipfile.ZipFile(BytesIO(data)) as archive:
        return b"".join(archive.read(name) for name in archive.namelist())


@pytest.mark.parametrize("ppg", [16, 35, 70])
def test_pictures_have_whole_squares_and_no_frame(ppg: int) -> None:
    for audience in AUDIENCES:
        file = export(
            SCENES["house"](), scenes.say, "png", audience=audience, name="test", ppg=ppg
        )  # fmt: skip
        image = Image.open(BytesIO(file.data))
        assert image.size == (14 * ppg, 12 * ppg)
        assert image.mode == "P"


def test_large_pictures_end_at_the_longest_side() -> None:
    plan = scenes.Plan(120, 4)
    plan.dig((1, 1, 118, 2))
    file = export(
        plan.scene(title=Text.of("the-hall")), scenes.say, "png", audience="player", name="test"
    )  # fmt: skip
    assert Image.open(BytesIO(file.data)).size == (120 * 34, 4 * 34)


@joined("form", ["png", "uvtt", "foundry"])
def test_a_map_with_squares_too_small_is_refused(form: Format) -> None:
    plan = scenes.Plan(600, 2)
    plan.dig((1, 0, 598, 1))
    scene = plan.scene(title=Text.of("the-hall"))
    with pytest.raises(GameError) as refused:
        export(scene, scenes.say, form, audience="player", name="test")
    assert refused.value.text.key == "export-too-large"


@each_format
def test_a_scene_of_nothing_but_rock_can_be_exported(form: Format) -> None:
    rock = scenes.Plan(9, 6).scene(title=Text.of("the-hall"))
    assert made(rock, form)


@pytest.mark.parametrize("audience", AUDIENCES)
def test_a_picture_for_the_table_hides_what_lies_under_tiles(audience: Audience) -> None:
    board = boards.board()
    corner = boards.corner((4, 4))
    lair = Feature(kind="lair", at=corner, size=(3, 3), name=scenes.named("lair"))
    planted = board.with_(features=(*board.features, lair))
    for form in ("uvtt", "foundry"):
        assert unpacked(made(planted, form, audience)) == unpacked(made(board, form, audience))
