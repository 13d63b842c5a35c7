"""Emblems for tests: a flame, and pictures that hurt whoever is not careful."""

import struct
import zlib
from base64 import b64encode
from collections.abc import Iterator
from functools import cache
from io import BytesIO

from PIL import Image, ImageDraw

from rules.core.scene import Emblem

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def flame(mode: str = "RGBA", side: int = 128) -> bytes:
    """A flame on a dark ground, as a PNG of some kind of pixels."""
    picture = Image.new("RGBA", (512, 512), (40, 20, 30, 255))
    pen = ImageDraw.Draw(picture)
    for paint, low, high in (((220, 80, 30), 100, 20), ((250, 200, 60), 170, 150)):
        pen.ellipse((low, 2 * low, 512 - low, 480), fill=paint)
        pen.polygon([(low + 20, 260), (256, high), (492 - low, 260)], fill=paint)
    return png(picture.resize((side, side)).convert(mode))


def png(picture: Image.Image) -> bytes:
    written = BytesIO()
    picture.save(written, "PNG")
    return written.getvalue()


def emblem(data: bytes, id_: str) -> Emblem:
    return Emblem(id=id_, png=b64encode(data).decode("ascii"))


def chunk(name: bytes, data: bytes) -> bytes:
    check = struct.pack(">I", zlib.crc32(name + data))
    return struct.pack(">I", len(data)) + name + data + check


def header(across: int = 8, down: int = 8, depth: int = 8, colour: int = 6) -> bytes:
    return chunk(b"IHDR", struct.pack(">IIBBBBB", across, down, depth, colour, 0, 0, 0))


def hostile() -> Iterator[tuple[str, bytes]]:
    """Files that begin like a PNG of a few pixels and cannot be shown."""
    good = flame()
    pixels = chunk(b"IDAT", zlib.compress(bytes(33 * 8)))
    end = chunk(b"IEND", b"")
    yield "nothing after its header", SIGNATURE + header()
    yield "no pixels", SIGNATURE + header() + end
    yield "half of it", good[: len(good) // 2]
    yield "pixels that are no zlib", SIGNATURE + header() + chunk(b"IDAT", b"pixels") + end
    yield "too few pixels", SIGNATURE + header(200, 200) + pixels + end
    yield "no such depth", SIGNATURE + header(depth=7) + pixels + end
    yield "no such colours", SIGNATURE + header(colour=5) + pixels + end
    yield "a wrong checksum", good.replace(b"IDAT", b"IDAT", 1)[:-20] + b"\0" * 20
    yield "a chunk that never ends", SIGNATURE + header() + b"\x7f\xff\xff\xffIDAT" + bytes(99)
    yield "a text bomb", SIGNATURE + header() + chunk(b"zTXt", b"a\0\0" + bomb()) + end
    yield "a profile bomb", SIGNATURE + header() + chunk(b"iCCP", b"a\0\0" + bomb()) + end


@cache
def bomb() -> bytes:
    """Sixty million zeros in as few bytes as zlib has for them."""
    return zlib.compress(bytes(60_000_000), 9)
