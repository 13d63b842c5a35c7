"""The widths of letters in the fonts of books, for breaking lines."""

from render.files.pdf_page import Font

WIDER: dict[Font, float] = {"F1": 1.12, "F2": 1.0, "F3": 1.06, "F4": 0.98}
"""How wide each font is beside Times, on average."""
USUAL = 0.5
_BY_WIDTH = {
    0.2: "|",
    0.25: " .,·",
    0.278: "/\\ijlt:;",
    0.333: "()-!’‘Ir[]f",
    0.389: "Js",
    0.444: "aceéèêëàáâäåçz?“”",
    0.556: "FPS&",
    0.611: "ELTZ",
    0.667: "BCR",
    0.722: "ADGHKNOQUVXYwÄÖÜ",
    0.778: "m@%",
    0.889: "M",
    0.944: "W",
    1.0: "—…",
}
_WIDTHS = {letter: width for width, letters in _BY_WIDTH.items() for letter in letters}


def width_of(text: str, font: Font, size: float) -> float:
    """Return about how wide a text is, in points; a little too wide rather than too narrow."""
    return sum(_WIDTHS.get(letter, USUAL) for letter in text) * size * WIDER[font]
