"""Letters look the same on every machine, and figures have one height."""

from typing import get_args

import pytest
from PIL import ImageFont

from render.fonts import Face, font


@pytest.mark.parametrize("face", get_args(Face))
def test_letters_are_set_without_libraries_that_a_machine_may_lack(face: Face) -> None:
    assert font(face, 20).layout_engine == ImageFont.Layout.BASIC


def test_figures_of_labels_stand_on_the_line_and_are_equally_high() -> None:
    label = font("label", 100)
    boxes = [label.getbbox(figure, anchor="ls") for figure in "0123456789"]
    assert {abs(bottom) <= 2 for _, _, _, bottom in boxes} == {True}
    tops = [top for _, top, _, _ in boxes]
    assert max(tops) - min(tops) <= 2
