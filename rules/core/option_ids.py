"""Short names of actions: the ids of options on buttons, in commands and in the log."""

from rules.core.model import Action
from rules.core.packs.pack import marked, slug_of


def short_id(action: Action, word: str = "") -> str:
    """Return the word of an action and the values of its fields, such as `take-potion`.

    Without another word it is its kind. A row of values is joined by dots; a field that
    holds nothing is left out, and an entry of a pack has its short name.
    """
    fields = dict(vars(action))
    kind = str(fields.pop("kind"))
    values = (_as_word(value) for value in fields.values() if value is not None)
    return "-".join((word or kind, *values))


def _as_word(value: object) -> str:
    if isinstance(value, tuple):
        return ".".join(map(_as_word, value))
    word = str(value)
    return slug_of(word) if marked(word) else word
