"""Comparing a picture with the one kept in `golden/`; see `tests/render/test_golden.py`."""

import os
import platform
from io import BytesIO
from pathlib import Path

import PIL
from PIL import Image, ImageChops

KEPT = Path(__file__).parent / "golden"
ARTEFACTS = Path(__file__).parents[2] / "artefacts"
PINS = (Path(__file__).parents[2] / "constraints.txt").read_text("utf-8").split()
AS_KEPT = f"pillow=={PIL.__version__}" in PINS and platform.machine() in ("x86_64", "AMD64")
"""Pillow and the processor are those of the kept pictures: every pixel is as kept, with each
version of Python. Another FreeType moves edges of letters, and other processors round otherwise."""
LEVELS = 0 if AS_KEPT else 16
"""How far a pixel may be off before it counts as different."""
SHARE = 0.0 if AS_KEPT else 0.001
"""The part of the pixels that may be different."""


def check(name: str, drawn: bytes) -> None:
    """Fail if a picture is not the kept one; with UPDATE_GOLDEN=1 keep it instead.

    On failure the picture and a difference are written to `artefacts/`.
    """
    path = KEPT / f"{name}.png"
    if os.environ.get("UPDATE_GOLDEN") == "1":
        KEPT.mkdir(exist_ok=True)
        path.write_bytes(drawn)
    actual = Image.open(BytesIO(drawn)).convert("RGB")
    expected = Image.open(path).convert("RGB")
    if actual.size == expected.size:
        difference = ImageChops.difference(actual, expected)
        wrong = share_beyond(difference, LEVELS)
        if wrong <= SHARE:
            return
        why = f"{wrong:.4%} of the pixels differ"
    else:
        difference = None
        why = f"the size is {actual.size}, not {expected.size}"
    ARTEFACTS.mkdir(exist_ok=True)
    actual.save(ARTEFACTS / f"{name}.actual.png")
    if difference is not None:
        difference.point(lambda level: min(255, level * 4)).save(ARTEFACTS / f"{name}.diff.png")
    raise AssertionError(f"{name}: {why}; see {ARTEFACTS}")


def share_beyond(difference: Image.Image, levels: int) -> float:
    """Return the part of the pixels of which some channel is off by more than so many levels."""
    red, green, blue = difference.split()
    worst = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return sum(worst.histogram()[levels + 1 :]) / (worst.width * worst.height)
