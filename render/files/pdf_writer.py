"""A small writer of PDF files: pages with one picture, straight lines and words."""

import zlib
from dataclasses import dataclass, field

from PIL import Image

Point = tuple[float, float]
Bounds = tuple[float, float, float, float]

WIDTH = 0.52
"""The width of a letter of Helvetica over its size, on average."""


@dataclass
class Page:
    """One page, in points from its bottom left. `picture` is an image with a palette."""

    size: Point
    picture: Image.Image
    box: Bounds
    marks: list[str] = field(default_factory=list)

    def line(self, one: Point, other: Point, *, dashed: bool = False) -> None:
        """Draw a thin line, dashed if asked."""
        dash = "[4 4] 0 d" if dashed else "[] 0 d"
        ends = f"{one[0]:.2f} {one[1]:.2f} m {other[0]:.2f} {other[1]:.2f} l S"
        self.marks.append(f"{dash} 0.6 w {ends}")

    def words(self, at: Point, words: str, size: float = 9, *, centred: bool = False) -> None:
        """Write text in Helvetica; letters that it lacks become question marks."""
        x = at[0] - (WIDTH * size * len(words) / 2 if centred else 0)
        shown = words.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
        self.marks.append(f"BT /F1 {size:g} Tf {x:.2f} {at[1]:.2f} Td ({shown}) Tj ET")

    def content(self) -> bytes:
        """Return the page as PDF drawing operators."""
        left, bottom, right, top = self.box
        place = f"{right - left:.2f} 0 0 {top - bottom:.2f} {left:.2f} {bottom:.2f}"
        drawing = [f"q {place} cm /Im1 Do Q", "0 G 0 g", *self.marks]
        return "\n".join(drawing).encode("cp1252", "replace")


def pdf_file(pages: list[Page], title: str) -> bytes:
    """Return the file with all pages."""
    parts: list[bytes] = []

    def add(body: bytes) -> int:
        parts.append(body)
        return len(parts)

    first = 4
    kids = [first + 3 * number for number in range(len(pages))]
    add(b"<</Type/Catalog/Pages 2 0 R>>")
    listed = " ".join(f"{kid} 0 R" for kid in kids)
    add(f"<</Type/Pages/Count {len(pages)}/Kids[{listed}]>>".encode())
    add(b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>")
    for page in pages:
        number = len(parts) + 1
        wide, high = page.size
        add(
            f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 {wide:.2f} {high:.2f}]"
            f"/Resources<</Font<</F1 3 0 R>>/XObject<</Im1 {number + 2} 0 R>>>>"
            f"/Contents {number + 1} 0 R>>".encode()
        )
        add(_stream("", page.content()))
        add(_picture(page.picture))
    info = add(b"<</Producer(Undercroft)/Title" + _string(title) + b">>")
    return _file(parts, info)


def _stream(facts: str, data: bytes) -> bytes:
    packed = zlib.compress(data, 7)
    head = f"<<{facts}/Filter/FlateDecode/Length {len(packed)}>>".encode()
    return head + b"stream\n" + packed + b"\nendstream"


def _picture(image: Image.Image) -> bytes:
    colours = bytes(image.getpalette() or [])
    facts = (
        f"/Type/XObject/Subtype/Image/Width {image.width}/Height {image.height}"
        f"/BitsPerComponent 8/ColorSpace[/Indexed/DeviceRGB {len(colours) // 3 - 1}"
        f"<{colours.hex()}>]"
    )
    return _stream(facts, image.tobytes())


def _string(words: str) -> bytes:
    return b"<" + (b"\xfe\xff" + words.encode("utf-16-be")).hex().encode() + b">"


def _file(parts: list[bytes], info: int) -> bytes:
    whole = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
    places = []
    for number, body in enumerate(parts, start=1):
        places.append(len(whole))
        whole += f"{number} 0 obj\n".encode() + body + b"\nendobj\n"
    start = len(whole)
    whole += f"xref\n0 {len(parts) + 1}\n0000000000 65535 f \n".encode()
    whole += b"".join(f"{place:010d} 00000 n \n".encode() for place in places)
    whole += f"trailer\n<</Size {len(parts) + 1}/Root 1 0 R/Info {info} 0 R>>\n".encode()
    return bytes(whole + f"startxref\n{start}\n%%EOF\n".encode())
