"""A small writer of PDF files, tagged so that screen readers can read them."""

import zlib
from collections.abc import Sequence

from PIL import Image

from render.files.pdf_page import Page, string
from render.files.pdf_tags import Tags

CATALOG, PAGES, FONT = 1, 2, 3
OTHER_FONTS = "".join(
    f"/{name}<</Type/Font/Subtype/Type1/BaseFont/{font}/Encoding/WinAnsiEncoding>>"
    for name, font in (("F2", "Times-Roman"), ("F3", "Times-Bold"), ("F4", "Times-Italic"))
)
"""The fonts of books, which every reader of PDF has."""


def pdf_file(pages: Sequence[Page], title: str, language: str) -> bytes:
    """Return the file with all pages.

    Args:
        pages: the pages in order.
        title: what a reader shows instead of the file's name.
        language: the language of all words, such as "en".
    """
    tags, parts = Tags(), list[bytes]()
    first = FONT + 1
    kids: list[int] = []
    for number, page in enumerate(pages):
        at = first + len(parts)
        kids.append(at)
        wide, high = page.size
        images = [] if page.picture is None else [("Im1", page.picture)]
        images += [(f"Fig{each}", one) for each, one in enumerate(page.figures, start=1)]
        objects = "".join(f"/{name} {at + 2 + each} 0 R" for each, (name, _) in enumerate(images))
        picture = f"/XObject<<{objects}>>" if images else ""
        fonts = f"/F1 {FONT} 0 R" + (OTHER_FONTS if page.fonts else "")
        parts.append(
            f"<</Type/Page/Parent {PAGES} 0 R/MediaBox[0 0 {wide:.2f} {high:.2f}]"
            f"/Resources<</Font<<{fonts}>>{picture}>>"
            f"/Contents {at + 1} 0 R/StructParents {number}/Tabs/S>>".encode()
        )
        parts.append(_stream("", tags.content(page)))
        parts += [_picture(image) for _, image in images]
    tree = first + len(parts)
    parts += tags.written(tree, kids)
    info = first + len(parts)
    parts.append(f"<</Producer(Undercroft)/Title{string(title)}>>".encode())
    listed = " ".join(f"{kid} 0 R" for kid in kids)
    head = [
        f"<</Type/Catalog/Pages {PAGES} 0 R/Lang{string(language)}/MarkInfo<</Marked true>>"
        f"/StructTreeRoot {tree} 0 R/ViewerPreferences<</DisplayDocTitle true>>>>".encode(),
        f"<</Type/Pages/Count {len(pages)}/Kids[{listed}]>>".encode(),
        b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
    ]
    return _file([*head, *parts], info)


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


def _file(parts: Sequence[bytes], info: int) -> bytes:
    whole = bytearray(b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")
    places = []
    for number, body in enumerate(parts, start=1):
        places.append(len(whole))
        whole += f"{number} 0 obj\n".encode() + body + b"\nendobj\n"
    start = len(whole)
    whole += f"xref\n0 {len(parts) + 1}\n0000000000 65535 f \n".encode()
    whole += b"".join(f"{place:010d} 00000 n \n".encode() for place in places)
    whole += f"trailer\n<</Size {len(parts) + 1}/Root {CATALOG} 0 R/Info {info} 0 R>>\n".encode()
    return bytes(whole + f"startxref\n{start}\n%%EOF\n".encode())
