"""Short names of actions: the ids of options on buttons, in commands and in the log."""

from collections.abc import Mapping

from rules.core.model import Action

NO_WORDS: Mapping[type[Action], str] = {}


def short_id(action: Action, words: Mapping[type[Action], str] = NO_WORDS) -> str:
    """Return the word of an action and the values of its fields, such as `take-potion`.

    The word is its kind where `words` has none. A row of values is joined by dots; a field that
    holds nothing is left out.
    """
    fields = dict(vars(action))
    word = words.get(type(action), fields.pop("kind"))
    values = (_as_word(value) for value in fields.values() if value is not None)
    return "-".join((str(word), *values))


def _as_word(value: object) -> str:
    return ".".join(map(str, value)) if isinstance(value, tuple) else str(value)
