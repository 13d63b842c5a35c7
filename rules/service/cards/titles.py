"""What stands above and below every card: its title, its goal, the promise about its dice."""

import re

from rules.core.answers import View
from rules.core.dice import commitment
from rules.core.letters import begun
from rules.core.pitch import days_by_post
from rules.core.ruleset import AnyRuleset
from rules.core.words import Words
from rules.ports import STAGED, Adventure
from rules.service.settings.adventure import options_of

USUAL_PARTY = 3
"""Players of the party for which a list of games says how many days it takes by post."""


def titled(adventure: Adventure, title: str, words: Words) -> str:
    """Return a title with the name of the campaign that it belongs to, if it has one."""
    return (
        words.phrase("card-titled", name=adventure.name, title=title) if adventure.name else title
    )


def promised(adventure: Adventure, words: Words) -> str:
    """Return the hash of the seed, or why it is no secret: a daily's, or a staged game's."""
    key = "card-promise-daily" if adventure.day else "card-promise"
    if adventure.seeded == STAGED:
        key = "card-promise-staged"
    promise = commitment(adventure.seed)
    return words.phrase(key, hash=promise, id=adventure.id, day=adventure.day)


def aim(rules: AnyRuleset, adventure: Adventure, words: Words) -> str:
    """Return what the party is after, in the first sentence of what *Help* says of it."""
    goal = words.say(rules.goal(options_of(adventure)))
    return words.phrase("card-aim", aim=re.split(r"(?<=[.!?]) ", goal, maxsplit=1)[0])


def heading_of(view: View, words: Words) -> str:
    """Return where the party is, and how far towards its goal."""
    heading = begun(words.say(view.heading))
    return heading if view.progress is None else f"{heading} · {words.say(view.progress)}"


def facts_of(rules: AnyRuleset, words: Words, *, post: bool = False) -> str:
    """Return players, length and difficulty of a game in a line, as far as they are known.

    The length is that of an evening; by post it is that for so many people as play most often.
    """
    fewest, most = rules.seats
    days = days_by_post(rules.pitch, min(USUAL_PARTY, most)) if post else None
    told = [
        words.phrase("game-players", fewest=fewest, most=most),
        *_length_and_difficulty(rules, words, minutes=not post),
        _days(days, words, post="yes"),
    ]
    return " · ".join(each for each in told if each)


def facts_of_lobby(
    rules: AnyRuleset, words: Words, taken: int, *, live: bool, usual: bool, at: str
) -> str:
    """Return seats taken, length and difficulty of a lobby's game in a line, as far as known.

    By post the length is in days, where the settings are the `usual` ones; `at` is the time for a
    turn for which it holds, empty where that is the table's own.
    """
    days = None if live or not usual else days_by_post(rules.pitch, taken)
    told = [
        words.phrase("lobby-seats", taken=taken, most=rules.seats[1]),
        _days(days, words, at=at),
        *_length_and_difficulty(rules, words, minutes=live),
    ]
    return " · ".join(each for each in told if each)


def _days(days: int | None, words: Words, *, at: str = "", post: str = "no") -> str:
    """Return how many days a game takes by post, and with which time for a turn."""
    if days is None:
        return ""
    return words.phrase("game-days", days=days, post=post, timed="yes" if at else "no", at=at)


def _length_and_difficulty(
    rules: AnyRuleset, words: Words, *, minutes: bool = True
) -> tuple[str, str]:
    """Return how long a game takes on an evening, and how difficult it is."""
    known, difficulty = rules.pitch.minutes, rules.pitch.difficulty
    return (
        words.phrase("game-minutes", minutes=known) if minutes and known is not None else "",
        words.phrase(f"game-{difficulty}") if difficulty is not None else "",
    )
