"""What a player is offered in a tactical game, and what typed words do in it."""

from bot.catalogs import all_words
from rules.core.answers import Option
from rules.core.errors import RuleError
from rules.service.play.typed import read

WORDS = all_words("en")


def offers(rules, state, seat=1):
    """Everything that a seat is offered, by the id of each option."""
    return {each.id: each for each in rules.legal_actions(state, seat)}


def walks(rules, state, seat=1):
    """Everything that `/move` takes now, by where it goes, with what is said of the way."""
    return {
        each.goes_to: "" if each.detail is None else WORDS.say(each.detail)
        for each in rules.legal_actions(state, seat)
        if each.goes_to
    }


def typed(rules, state, words, seat=1, *, moves=False):
    """The action that `/do` takes words for, or `/move` where only `moves` are meant."""
    options = [each for each in rules.legal_actions(state, seat) if each.goes_to or not moves]
    found = read(rules, state, seat, words, options, WORDS)
    return found.action if isinstance(found, Option) else found


def refused(do, situation, action):
    """The key of the sentence with which an action is refused; no die falls."""
    try:
        do(situation, action)
    except RuleError as error:
        return error.text.key
    raise AssertionError("it was not refused")
