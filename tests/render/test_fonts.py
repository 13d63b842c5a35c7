"""Letters look the same on every machine, and figures have one height."""

import unicodedata
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


LETTERS = "".join(map(chr, [*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x180)]))
"""ASCII, Latin-1 and Latin Extended-A, as far as one sees them."""
OTHERS = "ȘșȚțẞ„“”‚‘’‹›–—…"
"""Further letters of Latin languages, and marks of typography."""
NOBODYS = "\U000f0000"
"""A letter that no font has."""


def drawn(face: Face, letter: str) -> bytes:
    mask = font(face, 48).getmask(letter)
    return bytes(mask) + bytes(mask.size)


@pytest.mark.parametrize("face", get_args(Face))
def test_every_letter_of_latin_languages_is_there(face: Face) -> None:
    lacking = drawn(face, NOBODYS)
    assert [each for each in LETTERS + OTHERS if drawn(face, each) == lacking] == []


@pytest.mark.parametrize("face", get_args(Face))
def test_letters_with_marks_differ_from_those_without(face: Face) -> None:
    for letter in "ÄÖÜäöüñáéíóúçåąćęłńśźžčďěňřšťůâăîșțğİ":
        base = unicodedata.normalize("NFD", letter.replace("ł", "l"))[0]
        assert drawn(face, letter) != drawn(face, base), letter
