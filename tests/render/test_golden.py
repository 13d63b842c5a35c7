"""A few pictures are kept and compared pixel by pixel. UPDATE_GOLDEN=1 keeps new ones."""

import pytest

from render import Theme, View, picture
from tests.render import golden, scenes


@pytest.mark.parametrize(
    ("name", "theme", "view"),
    [
        ("lattice", "parchment", "play"),
        ("lattice", "slate", "overview"),
        ("hall", "slate", "play"),
        ("hall", "parchment", "play"),
    ],
)
def test_the_picture_is_the_one_we_keep(name: str, theme: Theme, view: View) -> None:
    scene = getattr(scenes, name)()
    golden.check(f"{name}-{theme}-{view}", picture(scene, scenes.say, theme=theme, view=view))


def test_a_wrong_picture_is_noticed(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(golden, "ARTEFACTS", tmp_path)
    monkeypatch.delenv("UPDATE_GOLDEN", raising=False)
    scene = scenes.lattice()
    other = scene.with_(tokens=scene.tokens[1:], trail=())
    with pytest.raises(AssertionError, match="pixels differ"):
        golden.check("lattice-parchment-play", picture(other, scenes.say))
    assert (tmp_path / "lattice-parchment-play.diff.png").exists()
