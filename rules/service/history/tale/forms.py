"""How sentences are put: phrasings that never come twice in a row, lists, and joined clauses."""

from collections.abc import Sequence

from rules.core.words import Colour, Text, Words


class Forms:
    """Chooses phrasings for a tale; the same journal has the same ones."""

    def __init__(self, words: Words, colour: Colour) -> None:
        self.words = words
        self._colour = colour
        self._last: dict[str, int] = {}

    def chosen(self, text: Text, *, unlike: str = "") -> tuple[str, str]:
        """Return a text in words and the form that it has, which is not the one `unlike`."""
        count = self.words.count(text.key)
        number = self._colour.phrasing(text.key, count) if count > 1 else 0
        if count > 1 and number == self._last.get(text.key):
            number = (number + 1) % count
        if count > 1 and f"{text.key}.{number}" == unlike:
            number = (number + 1) % count
        self._last[text.key] = number
        return self.words.say_as(text, number), f"{text.key}.{number}"

    def phrase(self, key: str, **args: int | str | Text) -> str:
        """Return the words of a key in one of its phrasings."""
        return self.chosen(Text.of(key, **args))[0]

    def listed(self, names: Sequence[str]) -> str:
        """Return names as a list in words: one, two and three."""
        *others, last = names
        if not others:
            return last
        *first, second = others
        start = self.words.phrase("tale-list-two", a=second, b=last)
        for name in reversed(first):
            start = self.words.phrase("tale-list-more", a=name, b=start)
        return start

    def number(self, count: int) -> str:
        """Return a small number as a word."""
        return self.words.phrase("tale-number", count=count)

    def often(self, count: int) -> str:
        """Return how often, in words: once, twice, five times."""
        return self.words.phrase("tale-often", count=count, many=self.number(count))


def capital(text: str) -> str:
    """Return a sentence that begins with a capital letter and ends with a full stop."""
    begun = text[:1].upper() + text[1:]
    return begun if begun.endswith((".", "!", "?", "…", "”")) else f"{begun}."
