"""Writing XML elements with their attributes as text."""

from xml.sax.saxutils import escape, quoteattr

DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'


def clean(text: str) -> str:
    """Return the text without the characters that XML does not allow."""
    return "".join(letter if letter >= " " or letter in "\n\t" else " " for letter in text)


def element(name: str, inside: str | None = None, /, **attributes: object) -> str:
    """Return an element; `inside` is markup. Underscores in attribute names become dashes."""
    parts = [name]
    parts += [
        f"{key.strip('_').replace('_', '-')}={quoteattr(clean(str(value)))}"
        for key, value in attributes.items()
        if value is not None
    ]
    opened = " ".join(parts)
    return f"<{opened}/>" if inside is None else f"<{opened}>{inside}</{name}>"


def text(words: str) -> str:
    """Return text escaped as markup."""
    return escape(clean(words))
