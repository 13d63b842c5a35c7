"""A picture that remembers what it was before something was painted on it."""

from PIL import Image

from render.view.window import Bounds

EACH = 10_000
"""The cost of one more box, in pixels: below it two boxes are better joined."""
MOST = 60
"""The most boxes that are joined pair by pair; more than these are covered by bands."""
BAND = 50_000
"""The pixels of one band."""


class Canvas(Image.Image):
    """An RGB picture that keeps the pixels of every box that is painted over."""

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
        """Paste an image, as `Image.paste` does, and keep the pixels below it."""
        size = im.size if isinstance(im, Image.Image) else mask.size if mask else self.size
        if not isinstance(box, tuple):
            self.cover((0, 0, *size))
        elif len(box) == 2:
            self.cover((*box, box[0] + size[0], box[1] + size[1]))
        else:
            self.cover(box)
        super().paste(im, box, mask)

    def cover(self, box: Bounds) -> None:
        """Keep the pixels of a box that will be drawn on by other means than `paste`."""
        left, top = max(0, box[0]), max(0, box[1])
        right, bottom = min(self.width, box[2]), min(self.height, box[3])
        if left < right and top < bottom:
            kept = (left, top, right, bottom)
            self._covered.append((kept, self.crop(kept)))

    def forget(self) -> None:
        """Forget all earlier pixels: the picture as it is now counts as the one before."""
        self._covered.clear()

    def parts(self, core: Bounds) -> list[Bounds]:
        """Return the few small boxes inside the core that may differ from before."""
        cut = dict.fromkeys(
            (max(box[0], core[0]), max(box[1], core[1]),
             min(box[2], core[2]), min(box[3], core[3]))
            for box, _ in self._covered
        )  # fmt: skip
        boxes = [box for box in cut if box[0] < box[2] and box[1] < box[3]]
        return _bands(boxes) if len(boxes) > MOST else _joined(boxes)

    def before(self, box: Bounds) -> Image.Image:
        """Return the pixels that a box had before anything was painted there."""
        found = self.crop(box)
        for (left, top, right, bottom), kept in reversed(self._covered):
            if left < box[2] and box[0] < right and top < box[3] and box[1] < bottom:
                found.paste(kept, (left - box[0], top - box[1]))
        return found


def _joined(boxes: list[Bounds]) -> list[Bounds]:
    """Return boxes that cover the same places, joined wherever one is cheaper than two."""
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
    """Return the same places as bands from left to right of at most `BAND` pixels each."""
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
