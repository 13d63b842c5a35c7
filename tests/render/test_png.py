"""Pictures packed in strips are the pictures that went in, however they change."""

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from render.pictures.png import ABOVE, ROWS, PngEncoder
from tests.support.joined import joined

PALETTE = bytes(range(256)) * 3


def read(file: bytes) -> Image.Image:
    image = Image.open(BytesIO(file))
    image.load()
    return image


@given(
    st.integers(1, 70),
    st.integers(1, 3 * ROWS),
    st.lists(st.tuples(st.integers(0, 69), st.integers(0, 59), st.integers(0, 255)), max_size=6),
)
@settings(max_examples=60, deadline=None)
def test_what_goes_in_comes_out(width: int, height: int, dots: list[tuple[int, int, int]]) -> None:
    encoder = PngEncoder()
    image = Image.linear_gradient("L").resize((width, height))
    for x, y, level in dots:
        ImageDraw.Draw(image).rectangle((x, y, x + 5, y + 5), fill=level)
        drawn = read(encoder.encode(image, PALETTE))
        assert (drawn.mode, drawn.size) == ("P", (width, height))
        assert drawn.tobytes() == image.tobytes()
        assert bytes(drawn.getpalette() or ()) == PALETTE


def test_a_picture_of_another_size_is_no_trouble() -> None:
    encoder = PngEncoder()
    for size in ((40, 90), (41, 30), (40, 90)):
        image = Image.radial_gradient("L").resize(size)
        assert read(encoder.encode(image, PALETTE)).tobytes() == image.tobytes()


def test_a_file_does_not_depend_on_what_was_packed_before() -> None:
    encoder, image = PngEncoder(), Image.radial_gradient("L")
    other = image.copy()
    other.paste(7, (10, 10, 60, 60))
    files = [encoder.encode(each, PALETTE) for each in (image, other, image)]
    assert files[0] == files[2] == PngEncoder().encode(image, PALETTE)
    assert files[1] == PngEncoder().encode(other, PALETTE)


def test_a_strip_repeats_what_stands_above_it() -> None:
    noise = Image.effect_noise((300, ROWS), 90)
    taller = Image.new("L", (300, 2 * ROWS))
    for top in (0, ROWS):
        taller.paste(noise.crop((0, ROWS - ABOVE, 300, ROWS)), (0, top - ABOVE))
        taller.paste(noise.crop((0, ROWS - ABOVE, 300, ROWS)), (0, top))
    once, twice = (
        len(PngEncoder().encode(each, PALETTE)) for each in (taller.crop((0, 0, 300, ROWS)), taller)
    )
    assert read(PngEncoder().encode(taller, PALETTE)).tobytes() == taller.tobytes()
    assert twice - once < (once - len(PALETTE)) / 4


@joined("bit", [40, 900, -20])
def test_its_checksums_are_checked(bit: int) -> None:
    file = bytearray(PngEncoder().encode(Image.radial_gradient("L"), PALETTE))
    file[bit] ^= 1
    with pytest.raises((OSError, SyntaxError)):
        read(bytes(file)).tobytes()


def test_two_threads_share_a_press() -> None:
    encoder = PngEncoder()
    images = [Image.radial_gradient("L").rotate(turn) for turn in range(12)]
    with ThreadPoolExecutor(2) as pool:
        files = list(pool.map(lambda image: encoder.encode(image, PALETTE), images))
    assert [read(file).tobytes() for file in files] == [image.tobytes() for image in images]
