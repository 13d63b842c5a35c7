"""The tags of a PDF, by which screen readers know headings, paragraphs and figures."""

from collections.abc import Iterable, Iterator, Sequence

from render.files.pdf_page import Element, Page, string


class Tags:
    """The elements of a file and the marks on its pages that belong to each.

    An element stands where it is first drawn, so that what is drawn is read in that order.
    """

    def __init__(self) -> None:
        self._marks: dict[Element, list[tuple[int, int]]] = {}
        self._pages: list[list[Element]] = []

    def content(self, page: Page) -> bytes:
        """Return the operators of the next page, whose marks are noted."""
        number, numbered = len(self._pages), list[Element]()
        self._pages.append(numbered)

        def number_of(element: Element) -> int:
            self._marks.setdefault(element, []).append((number, len(numbered)))
            numbered.append(element)
            return len(numbered) - 1

        return page.content(number_of)

    def written(self, first: int, pages: Sequence[int]) -> Iterator[bytes]:
        """Yield the objects of the tags, the root of their tree first.

        Args:
            first: the number of the first object.
            pages: the numbers of the pages' objects.
        """
        document, tree, start = first + 1, first + 2, first + 3
        numbers = {element: start + at for at, element in enumerate(self._marks)}
        yield (
            f"<</Type/StructTreeRoot/K {document} 0 R/ParentTree {tree} 0 R"
            f"/ParentTreeNextKey {len(self._pages)}>>".encode()
        )
        yield (
            f"<</Type/StructElem/S/Document/P {first} 0 R/K[{_listed(numbers.values())}]>>".encode()
        )
        parents = "".join(
            f"{number}[{_listed(numbers[each] for each in elements)}]"
            for number, elements in enumerate(self._pages)
        )
        yield f"<</Nums[{parents}]>>".encode()
        for element, marks in self._marks.items():
            kids = "".join(
                f"<</Type/MCR/Pg {pages[page]} 0 R/MCID {mark}>>" for page, mark in marks
            )
            alt = f"/Alt{string(element.alt)}" if element.alt else ""
            yield (
                f"<</Type/StructElem/S/{element.role}/P {document} 0 R{alt}/K[{kids}]>>".encode()
            )


def _listed(numbers: Iterable[int]) -> str:
    return " ".join(f"{number} 0 R" for number in numbers)
