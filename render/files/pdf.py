"""The place on paper at one inch a square, on as many sheets as it takes.

The file is tagged: a screen reader finds its title and language, headings, and what maps show.
"""

from collections.abc import Iterable, Sequence

from render.drawing.colour import ThemeName
from render.files.notes import Note, key_pages
from render.files.pdf_page import Element, Page
from render.files.pdf_writer import pdf_file
from render.files.picture import LEAST
from render.files.sheets import INCH, SHARED, Paper, Sheet, Sheets, cut
from render.pictures.plain import drawn_for, plain
from render.words import Say, own_words
from render.words.alt_text import alt_text
from rules.core.scene import Scene
from rules.core.words import Words

EDGE = 5.0
"""The distance of cutting marks from the picture, in points."""
MARK = 12.0
FOOT = 14.0
HEAD = 24.0
DOTS, FEWER_DOTS = 150, 110
"""Pixels per inch on paper, and where there are many sheets, which would take long."""
MANY = 12
"""The sheets up to which a place has all its dots."""
MARGIN = 0.5 * INCH


def pdf(
    place: Scene, say: Say, theme: ThemeName, paper: Paper, dots: int | None, locale: str,
    chosen: Iterable[int] | None = None, notes: Sequence[Note] = (),
) -> bytes:  # fmt: skip
    """Return a PDF file; of several sheets, a page shows first how they lie together.

    The keeper's key stands on the last pages.

    Args:
        place: a scene from `for_audience`; figures are left out.
        say: puts the title into words.
        theme: the palette.
        paper: the size of the sheets.
        dots: pixels per inch, if not as many as so many sheets have.
        locale: the language of the words at the rim and of alt texts.
        chosen: the numbers of the pages wanted, from 0; None for all.
        notes: the keeper's key.
    """
    sheets, words, title = cut(place), own_words(locale), say(place.title)
    dots = dots or _dots(sheets)
    key = list(key_pages(notes, sheets.size(paper)))
    maps = page_count(place, paper)
    pages = range(maps + len(key)) if chosen is None else chosen
    offset = maps - len(sheets.sheets)
    told = alt_text(place.with_(tokens=()), say, locale=locale)
    drawn = [
        key[number - maps]
        if number >= maps
        else _page(place, sheets, number - offset, title, theme, paper, dots, words, told)
        if number >= offset
        else _survey(place, sheets, title, theme, paper, dots, words, told)
        for number in pages
    ]
    return pdf_file(drawn, title, locale)


def sheet_pixels(place: Scene) -> int:
    """Return how many pixels are drawn for the sheets of a place."""
    sheets = cut(place)
    return sum(drawn_for(each.window, _dots(sheets)) for each in sheets.sheets)


def _dots(sheets: Sheets) -> int:
    return DOTS if len(sheets.sheets) <= MANY else min(DOTS, FEWER_DOTS)


def page_count(place: Scene, paper: Paper, notes: Sequence[Note] = ()) -> int:
    """Return how many pages the whole file has."""
    cut_up = cut(place)
    key = len(list(key_pages(notes, cut_up.size(paper))))
    sheets = len(cut_up.sheets)
    return (sheets + 1 if sheets > 1 else 1) + key


def _page(
    place: Scene, sheets: Sheets, number: int, title: str, theme: ThemeName, paper: Paper,
    dots: int, words: Words, told: str,
) -> Page:  # fmt: skip
    """Return one sheet, with marks where to cut and the names of its neighbours.

    `told` is the alt text of the whole place, which one sheet alone shows.
    """
    sheet, size = sheets.sheets[number], sheets.size(paper)
    wide, high = sheet.window.columns * INCH, sheet.window.rows * INCH
    left, bottom = (size[0] - wide) / 2, (size[1] - high) / 2
    box = (left, bottom, left + wide, bottom + high)
    alone = len(sheets.sheets) == 1
    alt = told if alone else _alt(place, sheet, title, words)
    page = Page(size, plain(place, theme=theme, ppg=dots, window=sheet.window), box, alt)
    for x, outwards in ((box[0], -1), (box[2], 1)):
        for y, upwards in ((box[1], -1), (box[3], 1)):
            page.line((x + outwards * EDGE, y), (x + outwards * MARK, y))
            page.line((x, y + upwards * EDGE), (x, y + upwards * MARK))
    _neighbours(page, sheets, sheet)
    foot = words.phrase(
        "export-sheet", title=title, sheet=sheet.name, number=number + 1,
        count=len(sheets.sheets),
    )  # fmt: skip
    element = Element("H1" if alone else "P")
    page.words((box[0] + MARK + EDGE, box[1] - FOOT), foot, 7, element=element)
    return page


def _alt(place: Scene, sheet: Sheet, title: str, words: Words) -> str:
    """Return what one of several sheets shows: from which square to which."""
    (left, top), window = sheet.window.at, sheet.window
    right, bottom = left + window.columns - 1, top + window.rows - 1
    first = (max(left, 0), max(top, 0))
    last = (min(right, place.columns - 1), min(bottom, place.rows - 1))
    return words.phrase(
        "export-sheet-alt", title=title, sheet=sheet.name, first=place.ruler.name(first),
        last=place.ruler.name(last),
    )  # fmt: skip


def _neighbours(page: Page, sheets: Sheets, sheet: Sheet) -> None:
    """Draw a dashed line where the next sheet begins to overlap, and write that sheet's name."""
    left, bottom, right, top = page.box
    there = {each.place: each.name for each in sheets.sheets}
    column, row = sheet.place
    shared = SHARED * INCH
    beside = {
        (-1, 0): ((left + shared, bottom), (left + shared, top), (left - 12, (bottom + top) / 2)),
        (1, 0): ((right - shared, bottom), (right - shared, top), (right + 12, (bottom + top) / 2)),
        (0, -1): ((left, top - shared), (right, top - shared), ((left + right) / 2, top + 6)),
        (0, 1): ((left, bottom + shared), (right, bottom + shared), (right - 30, bottom - FOOT)),
    }
    for (dx, dy), (one, other, at) in beside.items():
        name = there.get((column + dx, row + dy))
        if name:
            page.line(one, other, dashed=True)
            page.words(at, name, 9, centred=True)


def _survey(
    place: Scene, sheets: Sheets, title: str, theme: ThemeName, paper: Paper, dots: int,
    words: Words, told: str,
) -> Page:  # fmt: skip
    """Return the whole place on one page, with the sheets' outlines and names on it.

    `told` is its alt text.
    """
    area, size = sheets.area, sheets.size(paper)
    room = (size[0] - 2 * MARGIN, size[1] - 2 * MARGIN - HEAD)
    side = min(room[0] / area.columns, room[1] / area.rows)
    ppg = max(LEAST, min(dots, round(side / INCH * dots)))
    left = (size[0] - side * area.columns) / 2
    top = size[1] - MARGIN - HEAD
    box = (left, top - side * area.rows, left + side * area.columns, top)
    page = Page(size, plain(place, theme=theme, ppg=ppg, window=area), box, told)
    shown = words.phrase("export-sheets", title=title, count=len(sheets.sheets))
    page.words((left, top + 8), shown, 12, element=Element("H1"))
    for sheet in sheets.sheets:
        corners = [
            (
                min(max(left + side * (x - area.at[0]), box[0]), box[2]),
                min(max(top - side * (y - area.at[1]), box[1]), box[3]),
            )
            for x, y in (
                sheet.window.at,
                (
                    sheet.window.at[0] + sheet.window.columns,
                    sheet.window.at[1] + sheet.window.rows,
                ),
            )
        ]
        (x0, y0), (x1, y1) = corners
        for one, other in (
            ((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0)),
        ):  # fmt: skip
            page.line(one, other, dashed=True)
        page.words(((x0 + x1) / 2, (y0 + y1) / 2), sheet.name, 14, centred=True)
    return page
