"""A picture that remembers where something was laid on it."""

from PIL import Image

from render.view.window import Bounds

EACH = 10_000
"""Looking at one more box costs as much as so many pixels."""
MOST = 60
"""Boxes that are looked at one by one; where there are more, bands hold them all."""
BAND = 50_000
"""Pixels in a band."""


class Canvas(Image.Image):
    """An RGB picture that keeps what was in a box before something was laid there."""

    def __init__(self, source: Image.Image) -> None:
        """Take over a picture; nothing else may use it any more."""
        super().__init__()
        self.im = source.im
        self._mode, self._size = source.mode, source.size
        self._covered: list[tuple[Bounds, Image.Image]] = []

    def paste(
        self,
        im: Image.Image | str | float | tuple[float, ...],
        box: Image.Image | tuple[int, int, int, int] | tuple[int, int] | None = None,
        mask: Image.Image | None = None,
    ) -> None:
        """Lay something on it, as any image lets one; see `Image.paste`."""
        size = im.size if isinstance(im, Image.Image) else mask.size if mask else self.size
        if not isinstance(box, tuple):
            self.cover((0, 0, *size))
        elif len(box) == 2:
            self.cover((*box, box[0] + size[0], box[1] + size[1]))
        else:
            self.cover(box)
        super().paste(im, box, mask)

    def cover(self, box: Bounds) -> None:
        """Keep what is in a box, where something will be drawn by other means."""
        left, top = max(0, box[0]), max(0, box[1])
        right, bottom = min(self.width, box[2]), min(self.height, box[3])
        if left < right and top < bottom:
            kept = (left, top, right, bottom)
            self._covered.append((kept, self.crop(kept)))

    def forget(self) -> None:
        """Take it as it is now for what it was before."""
        self._covered.clear()

    def parts(self, core: Bounds) -> list[Bounds]:
        """Boxes in which it may differ from before, few and small, all of them in the core."""
        cut = dict.fromkeys(
            (max(box[0], core[0]), max(box[1], core[1]),
             min(box[2], core[2]), min(box[3], core[3]))
            for box, _ in self._covered
        )  # fmt: skip
        boxes = [box for box in cut if box[0] < box[2] and box[1] < box[3]]
        return _bands(boxes) if len(boxes) > MOST else _joined(boxes)

    def before(self, box: Bounds) -> Image.Image:
        """Return what was in a box."""
        found = self.crop(box)
        for (left, top, right, bottom), kept in reversed(self._covered):
            if left < box[2] and box[0] < right and top < box[3] and box[1] < bottom:
                found.paste(kept, (left - box[0], top - box[1]))
        return found


def _joined(boxes: list[Bounds]) -> list[Bounds]:
    """Boxes that cover the same places, none of which would rather be one with another."""
    found: list[Bounds] = []
    for box in boxes:
        left, top, right, bottom = box
        number = 0
        while number < len(found):
            x0, y0, x1, y1 = found[number]
            sides = (min(left, x0), min(top, y0), max(right, x1), max(bottom, y1))
            apart = (right - left) * (bottom - top) + (x1 - x0) * (y1 - y0)
            if (sides[2] - sides[0]) * (sides[3] - sides[1]) > apart + EACH:
                number += 1
                continue
            left, top, right, bottom = sides
            del found[number]
            number = 0
        found.append((left, top, right, bottom))
    return found


def _bands(boxes: list[Bounds]) -> list[Bounds]:
    """The same places as bands from left to right, each no larger than memory that is at hand."""
    left, top, right, bottom = _around(boxes)
    high = max(1, BAND // (right - left))
    found: list[Bounds] = []
    for start in range(top, bottom, high):
        end = min(bottom, start + high)
        met = [box for box in boxes if box[1] < end and start < box[3]]
        if met:
            sides = _around(met)
            found.append((sides[0], max(start, sides[1]), sides[2], min(end, sides[3])))
    return found


def _around(boxes: list[Bounds]) -> Bounds:
    sides = list(zip(*boxes, strict=True))
    return min(sides[0]), min(sides[1]), max(sides[2]), max(sides[3])
