"""What stands above and below every card: its title, and the promise about its dice."""

from rules.core.dice import commitment
from rules.core.words import Words
from rules.ports import Adventure


def titled(adventure: Adventure, title: str, words: Words) -> str:
    """Return a title with the name of the campaign that it belongs to, if it has one."""
    return (
        words.phrase("card-titled", name=adventure.name, title=title) if adventure.name else title
    )


def promised(adventure: Adventure, words: Words) -> str:
    """Return the hash of the seed, or that a daily's seed is no secret."""
    key = "card-promise-daily" if adventure.day else "card-promise"
    promise = commitment(adventure.seed)
    return words.phrase(key, hash=promise, id=adventure.id, day=adventure.day)
