"""The games to choose from, each with what it says of itself and a picture of it."""

from functools import cache

from rules.core.answers import SeatInfo
from rules.core.dice import SeededDice
from rules.core.pitch import newcomers_first
from rules.core.ruleset import AnyRuleset
from rules.core.scene import Scene
from rules.core.words import Words
from rules.registry import ruleset, rulesets
from rules.service.cards.titles import facts_of
from rules.service.records import GameOffer

PLAYERS = 2
"""How many people play in a game's picture, where it takes so many."""
SECRET = b"what a game looks like"


def offered(words: Words, *, daily: bool = False, post: bool = False) -> tuple[GameOffer, ...]:
    """Return all games, or those that have a daily, the one that suits newcomers best first.

    Each says how long an evening of it takes, or how many days it takes by post.
    """
    known = [rules for rules in rulesets().values() if rules.daily is not None or not daily]
    known.sort(key=lambda rules: newcomers_first(rules.pitch))
    return tuple(_offer(rules, words, post=post) for rules in known)


def _offer(rules: AnyRuleset, words: Words, *, post: bool) -> GameOffer:
    short = f"{rules.key}-short"
    return GameOffer(
        key=rules.key,
        title=words.phrase(f"{rules.key}-title"),
        short=words.phrase(short if words.has(short) else f"{rules.key}-title"),
        about=words.phrase(f"{rules.key}-blurb"),
        facts=facts_of(rules, words, post=post),
    )


@cache
def picture_of(key: str) -> Scene:
    """Return a scene of a game, always the same: the proposed settings, some way in.

    Raises:
        NoAdventure: no system has this key.
    """
    rules = ruleset(key)
    seats = max(rules.seats[0], min(PLAYERS, rules.seats[1]))
    heroes = tuple(SeatInfo(seat=seat, name=f"{seat}") for seat in range(1, seats + 1))
    dice = SeededDice(SECRET)
    state = rules.new_game(rules.preset, heroes, dice).state
    for _ in range(rules.pitch.pictured):
        asked = rules.awaiting(state)
        if not asked:
            break
        action = rules.autopilot(state, asked[0], "balanced")
        state = rules.apply(state, asked[0], action, dice).state
    return rules.view(state, None).scene
