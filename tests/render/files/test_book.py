"""Books: a text on pages that a reader, and a screen reader, finds its way in."""

import re
from io import BytesIO

from PIL import Image
from pypdf import PdfReader

from render.files.book import A5, Block, book
from render.files.letter_widths import width_of

LONG = "Aldith struck the Orcs, and Brannoc found a gap. " * 40


def read(*blocks: Block) -> PdfReader:
    return PdfReader(BytesIO(book(blocks, "The stairs", "en")))


def test_a_book_has_its_title_language_and_tags():
    found = read(
        Block("title", (("The stairs", 0),)),
        Block("scene", (("A chamber: The Orcs", 0),)),
        Block("text", (("They came into a chamber.", 1), ("The Orcs rose.", 0))),
        Block("note", (("1 Aldith: attack 3", 0),)),
    )
    root = found.trailer["/Root"]
    assert root["/Lang"] == "en"
    assert found.metadata is not None
    assert found.metadata.title == "The stairs"
    kinds = [each.get_object()["/S"] for each in root["/StructTreeRoot"]["/K"]["/K"]]
    assert kinds == ["/H1", "/H3", "/P", "/P"]
    said = found.pages[0].extract_text()
    assert "chamber.1" in said
    assert "1 Aldith: attack 3" in said


def test_long_texts_go_on_over_pages_within_their_margins():
    found = read(*(Block("text", ((LONG, 0),)) for _ in range(4)))
    assert len(found.pages) > 1
    said = " ".join(page.extract_text() for page in found.pages)
    assert said.count("Brannoc found") + said.count("Brannoc\nfound") > 100
    for page in found.pages:
        for line in page.extract_text().splitlines():
            assert width_of(line.strip(), "F2", 11) <= A5[0] - 2 * 45 + 1


def test_pictures_stand_among_the_words_with_what_they_show():
    wide = Image.new("RGB", (1600, 400), "white")
    tall = Image.new("RGB", (200, 900), "black")
    found = read(
        Block("text", (("Before.", 0),)),
        Block("text", (("A hall.", 0),), wide),
        Block("text", (("A shaft.", 0),), tall),
    )
    pictures = [image for page in found.pages for image in page.images]
    assert len(pictures) == 2
    tags = found.trailer["/Root"]["/StructTreeRoot"]["/K"]["/K"]
    alts = [each.get_object().get("/Alt") for each in tags]
    assert alts == [None, "A hall.", "A shaft."]


def test_letters_that_the_fonts_lack_are_told_to_screen_readers():
    data = book([Block("speech", (("Idő, ő said.", 0),))], "T", "en")
    assert len(PdfReader(BytesIO(data)).pages) == 1


TOLD = "„Gänsefüßchen“ ¿Dónde está el niño? ‚Čeněk‘ Łukasz, Żółć – Şık…"
SHOWN = "„Gänsefüßchen“ ¿Dónde está el niño? ‚Cenek‘ Lukasz, Zólc – Sik…"
"""The same, with the letters that fonts of PDF have."""


def test_letters_of_other_languages_are_read_back():
    found = read(Block("text", ((TOLD, 0),)))
    assert [*SHOWN.split(), "1"] == found.pages[0].extract_text().split()
    (content,) = [page["/Contents"].get_object().get_data() for page in found.pages]
    told = re.findall(rb"/ActualText<feff([0-9a-f]+)>", content)
    said = [bytes.fromhex(each.decode()).decode("utf-16-be") for each in told]
    assert TOLD.split() == " ".join(said).split()
