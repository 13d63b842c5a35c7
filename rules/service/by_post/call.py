"""A call: a note in words, for somebody who still has to be told."""

from rules.core.model import Model


class Call(Model):
    """A note in words, for a person who still has to be told.

    `channel` is 0 where it can only be said in private. `instead` are other ways to say it, each to
    be tried when those before it failed. `back` is the label of a button that brings the person
    back to the table, empty for none.
    """

    adventure: str
    channel: int
    guild: int | None
    user: int
    text: str
    private: bool
    back: str = ""
    instead: tuple["Call", ...] = ()
