"""Comparing a picture with the one kept in `golden/`; see `tests/render/test_golden.py`."""

import os
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops

KEPT = Path(__file__).parent / "golden"
ARTEFACTS = Path(__file__).parents[2] / "artefacts"
LEVELS = 16
"""How far a pixel may be off before it counts as different."""
SHARE = 0.001
"""How many pixels in a thousandth may be different: another FreeType moves edges of letters."""


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
        off = difference.convert("L").point([0] * LEVELS + [255] * (256 - LEVELS))
        wrong = off.histogram()[255] / (actual.width * actual.height)
        if wrong <= SHARE:
            return
        why = f"{wrong:.2%} of the pixels differ"
    else:
        difference = None
        why = f"the size is {actual.size}, not {expected.size}"
    ARTEFACTS.mkdir(exist_ok=True)
    actual.save(ARTEFACTS / f"{name}.actual.png")
    if difference is not None:
        difference.point(lambda level: min(255, level * 4)).save(ARTEFACTS / f"{name}.diff.png")
    raise AssertionError(f"{name}: {why}; see {ARTEFACTS}")
