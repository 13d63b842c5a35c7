"""Animated GIFs, written frame by frame: each as the box in which it differs from the last.

All frames share one table of colours, and no more than two of them are ever in memory.
"""

import struct
from io import BytesIO

from PIL import Image, ImageChops

CLEAR = 255
"""The transparent index, which shows the frame before; no picture may use it."""
_TRAILER = b"\x3b"
_FOR_EVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_CONTROL, _IMAGE = 0x21, 0x2C
_ANY = [0] + [255] * 255


class GifWriter:
    """Writes frames of one size; each is written when the next comes, as it may last longer."""

    def __init__(self, size: tuple[int, int], palette: bytes) -> None:
        """Begin a file.

        Args:
            size: pixels across and down.
            palette: 256 colours of three bytes each; that of `CLEAR` is never shown.
        """
        self._size = size
        self._palette = palette
        head = b"GIF89a" + struct.pack("<HHBBB", *size, 0xF7, 0, 0) + palette + _FOR_EVER
        self._parts = [head]
        self._before: Image.Image | None = None
        self._waiting: tuple[bytes, int] | None = None
        self.frames = 0
        self.length = len(head)

    def add(self, indices: Image.Image, milliseconds: int) -> None:
        """Add a frame; one that changes nothing is left out."""
        box, part = self._difference(indices)
        if part is None:
            return
        self._flush()
        self._waiting = (_image(part, box, self._palette), milliseconds)
        self._before = indices
        self.frames += 1

    def finish(self, hold: int) -> bytes:
        """Return the file; its last frame is shown for at least `hold` milliseconds."""
        if self._waiting is not None:
            self._waiting = (self._waiting[0], max(hold, self._waiting[1]))
        self._flush()
        return b"".join((*self._parts, _TRAILER))

    def _difference(
        self, indices: Image.Image
    ) -> tuple[tuple[int, int, int, int], Image.Image | None]:
        """Return the box in which a frame differs, with unchanged pixels transparent."""
        whole = (0, 0, *self._size)
        if self._before is None:
            return whole, indices
        changed = ImageChops.difference(self._before, indices)
        box = changed.getbbox()
        if box is None:
            return whole, None
        part = Image.new("L", (box[2] - box[0], box[3] - box[1]), CLEAR)
        part.paste(indices.crop(box), mask=changed.crop(box).point(_ANY))
        return box, part

    def _flush(self) -> None:
        if self._waiting is None:
            return
        data, milliseconds = self._waiting
        # Graphic control extension: keep the frame before, index 255 is transparent, 1/100 seconds.
        hundredths = min(65535, milliseconds // 10)
        control = struct.pack("<BBBBHBB", _CONTROL, 0xF9, 4, 0b101, hundredths, CLEAR, 0)
        self._parts += [control, data]
        self.length += len(control) + len(data)
        self._waiting = None


def _image(part: Image.Image, box: tuple[int, int, int, int], palette: bytes) -> bytes:
    """Return one image block: its position, and its pixels with Pillow's LZW compression."""
    image = part.copy()
    image.putpalette(palette)
    file = BytesIO()
    image.save(file, "GIF", optimize=False, interlace=0)
    data = file.getvalue()
    # After header and colour table there may be extension blocks, which are skipped.
    at = 13 + 3 * 2 ** ((data[10] & 7) + 1)
    while data[at] == _CONTROL:
        at += 2
        while data[at]:
            at += data[at] + 1
        at += 1
    return struct.pack("<BHHHHB", _IMAGE, *box[:2], *part.size, 0) + data[at + 10 : -1]
