"""A few pictures are kept and compared pixel by pixel. UPDATE_GOLDEN=1 keeps new ones."""

from io import BytesIO

import pytest

from render import Theme, picture
from render.pictures.compose import draw
from rules.core.scene import Manner, Material, Scene
from tests.render import golden, places, scenes


@pytest.mark.parametrize(
    "kept",
    [
        "lattice-parchment-play",
        "lattice-slate-overview",
        "hall-slate-play",
        "hall-parchment-play",
        "hall-contrast-play",
        "lattice-print-overview",
        "household-parchment-overview",
        "household-slate-overview",
        "household-print-overview",
    ],
)
def test_the_picture_is_the_one_we_keep(kept: str) -> None:
    name, theme, view = kept.split("-")
    scene = getattr(scenes, name)()
    golden.check(kept, picture(scene, scenes.say, theme=theme, view=view))


@pytest.mark.parametrize("manner", places.PRIORITIES)
def test_each_manner_looks_as_we_keep_it(manner: Manner) -> None:
    golden.check(f"manner-{manner}", small(places.made(manner)))


@pytest.mark.parametrize("material", places.MATERIALS)
def test_each_material_looks_as_we_keep_it(material: Material) -> None:
    scene = places.place(material=material)
    golden.check(f"material-{material}", small(scene))


@pytest.mark.parametrize("name", ["geometric", "warren", "ventilated"])
def test_each_outline_looks_as_we_keep_it(name: str) -> None:
    golden.check(name, small(getattr(places, name)(), "slate"))


def small(scene: Scene, theme: Theme = "parchment") -> bytes:
    """A third of a whole map in the middle, where it is busiest; the rest is not made a file."""
    image = draw(scene, scenes.say, theme=theme, view="overview")
    width, height = image.size
    file = BytesIO()
    image.crop((width // 3, height // 4, 2 * width // 3, 2 * height // 3)).save(file, "PNG")
    return file.getvalue()


def test_a_wrong_picture_is_noticed(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(golden, "ARTEFACTS", tmp_path)
    monkeypatch.delenv("UPDATE_GOLDEN", raising=False)
    scene = scenes.lattice()
    other = scene.with_(tokens=scene.tokens[1:], trail=())
    with pytest.raises(AssertionError, match="pixels differ"):
        golden.check("lattice-parchment-play", picture(other, scenes.say))
    assert (tmp_path / "lattice-parchment-play.diff.png").exists()
