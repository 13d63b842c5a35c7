"""Looking every pixel of a grey image up in a table, the way that suits its size."""

from PIL import Image

SMALL = 40_000
"""Pixels up to which `bytes` are quicker; with more, Pillow lets other threads run meanwhile."""
ANY = bytes([0, *[255] * 255])
"""White for all but black."""


def looked_up(image: Image.Image, table: bytes) -> Image.Image:
    """Return a grey image with every value replaced by that in a table of 256."""
    if image.width * image.height > SMALL:
        return image.point([*table])
    return Image.frombytes("L", image.size, image.tobytes().translate(table))
