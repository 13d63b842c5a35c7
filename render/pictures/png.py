"""Palette pictures as PNG files, in strips: only strips that changed are compressed again.

Each strip of rows is deflated by itself and ends at a whole byte, so that strips can be joined.
What deflates it knows the rows above, as whoever reads the file has just read them.
"""

import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass

from PIL import Image

ROWS = 40
"""Rows in a strip."""
ABOVE = 8
"""Rows above a strip that it may repeat: more of them cost more time than they save bytes."""
LEVEL = 4
"""The level of zlib: 3 would take four fifths of the time, for files a fifteenth larger."""
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_HEAD, _TAIL = b"\x78\x5e", b"\x03\x00"
_WINDOW = 1 << zlib.MAX_WBITS
"""The bytes that a reader still knows."""
_BASE = 65521
"""The modulus of Adler-32."""


@dataclass(frozen=True)
class Strip:
    """A strip of rows: the hash of them and of those above, their compressed bytes and checksum.

    The rows themselves would take ten times as much memory. Two different strips have the same hash
    (SipHash with a random key, 64 bits) about once in 10^19 times.
    """

    known_by: int
    length: int
    packed: bytes
    sum: int


class PngEncoder:
    """Encodes a series of pictures that differ little; safe to use from many threads."""

    def __init__(self) -> None:
        """Begin without any strips of an earlier picture."""
        self._strips: tuple[Strip, ...] = ()

    @property
    def bytes_kept(self) -> int:
        """The bytes of strips that are kept for the next picture."""
        return sum(len(strip.packed) for strip in self._strips)

    def encode(self, indices: Image.Image, palette: bytes) -> bytes:
        """Return a picture as a PNG file.

        Args:
            indices: one byte a pixel, grey or with a palette.
            palette: the colours of all indices, three bytes each.
        """
        before, strips = self._strips, list[Strip]()
        for number, (above, rows) in enumerate(_strips(indices)):
            old = before[number] if number < len(before) else None
            known_by = hash((above, rows))
            same = old is not None and old.known_by == known_by
            strips.append(old if old is not None and same else _packed(above, rows, known_by))
        # A single assignment, so that other threads see the old strips or the new, never a mixture.
        self._strips = tuple(strips)
        total = 1
        for strip in strips:
            total = _joined(total, strip.sum, strip.length)
        data = b"".join(strip.packed for strip in strips)
        return b"".join(
            (
                _SIGNATURE,
                _chunk(b"IHDR", struct.pack(">IIBBBBB", *indices.size, 8, 3, 0, 0, 0)),
                _chunk(b"PLTE", palette),
                _chunk(b"IDAT", _HEAD + data + _TAIL + struct.pack(">I", total)),
                _chunk(b"IEND", b""),
            )
        )


def _strips(indices: Image.Image) -> Iterator[tuple[bytes, bytes]]:
    """Yield strips of rows, each with some rows above it.

    Each row is after a byte that says that it is not filtered.
    """
    width, height = indices.size
    wider = Image.new("L", (width + 1, height), 0)
    grey = indices if indices.mode == "L" else Image.frombytes("L", indices.size, indices.tobytes())
    wider.paste(grey, (1, 0))
    data, step = wider.tobytes(), ROWS * (width + 1)
    near = ABOVE * (width + 1)
    for start in range(0, len(data), step):
        yield data[max(0, start - near) : start], data[start : start + step]


def _packed(above: bytes, rows: bytes, known_by: int) -> Strip:
    compressor = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS, 9, zdict=above[-_WINDOW:])
    packed = compressor.compress(rows) + compressor.flush(zlib.Z_SYNC_FLUSH)
    return Strip(known_by, len(rows), packed, zlib.adler32(rows))


def _joined(one: int, other: int, length: int) -> int:
    """Return the Adler-32 checksum of two joined pieces from the checksums of each.

    `length` is the length of the second piece, in bytes.
    """
    low = ((one & 0xFFFF) + (other & 0xFFFF) - 1) % _BASE
    high = ((one >> 16) + (other >> 16) + length * ((one & 0xFFFF) - 1)) % _BASE
    return high << 16 | low


def _chunk(kind: bytes, data: bytes) -> bytes:
    body = kind + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))
