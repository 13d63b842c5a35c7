"""A picture that remembers where something was laid on it."""

from PIL import Image

from render.window import Bounds

EACH = 10_000
"""Looking at one more box costs as much as so many pixels."""


class Canvas(Image.Image):
    """An RGB picture; `touched` are the boxes in which it may differ from what it was."""

    def __init__(self, source: Image.Image) -> None:
        """Take over a picture; nothing else may use it any more."""
        super().__init__()
        self.im = source.im
        self._mode, self._size = source.mode, source.size
        self.touched: list[Bounds] = []

    def paste(
        self,
        im: Image.Image | str | float | tuple[float, ...],
        box: Image.Image | tuple[int, int, int, int] | tuple[int, int] | None = None,
        mask: Image.Image | None = None,
    ) -> None:
        """Lay something on it, as any image lets one; see `Image.paste`."""
        super().paste(im, box, mask)
        size = im.size if isinstance(im, Image.Image) else mask.size if mask else self.size
        if not isinstance(box, tuple):
            self.touch((0, 0, *size))
        elif len(box) == 2:
            self.touch((*box, box[0] + size[0], box[1] + size[1]))
        else:
            self.touch(box)

    def touch(self, box: Bounds) -> None:
        """Note that something was drawn in a box by other means."""
        left, top = max(0, box[0]), max(0, box[1])
        right, bottom = min(self.width, box[2]), min(self.height, box[3])
        if left < right and top < bottom:
            self.touched.append((left, top, right, bottom))

    def parts(self) -> list[Bounds]:
        """Boxes that cover all that was touched: each by itself, or one if that costs less."""
        boxes = list(dict.fromkeys(self.touched))
        if not boxes:
            return []
        sides = list(zip(*boxes, strict=True))
        around = (min(sides[0]), min(sides[1]), max(sides[2]), max(sides[3]))
        apart = sum(map(_area, boxes)) + len(boxes) * EACH
        return boxes if apart < _area(around) else [around]


def _area(box: Bounds) -> int:
    return (box[2] - box[0]) * (box[3] - box[1])
