"""What stands above and below every card: its title, its goal, the promise about its dice."""

import re

from rules.core.answers import View
from rules.core.dice import commitment
from rules.core.ruleset import AnyRuleset
from rules.core.words import Words
from rules.ports import Adventure
from rules.service.settings.adventure import options_of


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


def aim(rules: AnyRuleset, adventure: Adventure, words: Words) -> str:
    """Return what the party is after, in the first sentence of what *Help* says of it."""
    goal = words.say(rules.goal(options_of(adventure)))
    return words.phrase("card-aim", aim=re.split(r"(?<=[.!?]) ", goal, maxsplit=1)[0])


def heading_of(view: View, words: Words) -> str:
    """Return where the party is, and how far towards its goal."""
    heading = capital(words.say(view.heading))
    return heading if view.progress is None else f"{heading} · {words.say(view.progress)}"


def capital(text: str) -> str:
    """Return a text with a capital letter."""
    return text[:1].upper() + text[1:]


def facts_of(rules: AnyRuleset, words: Words, taken: int | None = None) -> str:
    """Return players, length and difficulty of a game in a line, as far as they are known.

    With `taken`, how many seats are, in the place of the number of players.
    """
    fewest, most = rules.seats
    minutes, difficulty = rules.pitch.minutes, rules.pitch.difficulty
    told = [
        words.phrase("game-players", fewest=fewest, most=most)
        if taken is None
        else words.phrase("lobby-seats", taken=taken, most=most),
        words.phrase("game-minutes", minutes=minutes) if minutes is not None else "",
        words.phrase(f"game-{difficulty}") if difficulty is not None else "",
    ]
    return " · ".join(each for each in told if each)
