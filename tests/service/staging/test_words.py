"""What a developer types is read as words of one game; what is not understood is said."""

import random

import pytest

from rules.core.errors import RuleError
from rules.core.situations import NONE
from rules.registry import campaigns, ruleset, rulesets
from rules.service.staging.vocabulary import MAY, POST, campaign_of, situations, vocabulary
from rules.service.staging.wanted import Term, Wanted, wanted
from tests.support.joined import joined
from tests.support.soak import SOAK

ALL_GAMES = [*rulesets(), *campaigns()]


@pytest.mark.parametrize(
    ("typed", "game", "seats", "terms"),
    [
        ("a fight in the delve, two heroes, one captive", "mkd-delve", 2, ("fight", "1 captive")),
        ("Green Dungeon: a boss, 3 players", "green-dungeon", 3, ("boss",)),
        ("3 dice dungeon, at a locked door", "three-dice", 2, ("door",)),
        ("the delve without captives, a fight", "mkd-delve", 2, ("0 captive", "fight")),
        ("third six, two hurt", "third-six", 2, ("2 hurt",)),
        ("third six campaign, in town", "third-six-campaign", 2, ("town",)),
        ("mkd campaign in town, 3 players", "mkd-campaign", 3, ("town",)),
        ("bribe", "green-dungeon", 2, ("bribe",)),
        ("a game with a captive", "mkd-adventure", 2, ("captive",)),
        ("three dice may search", "three-dice", 2, ("may search",)),
    ],
)
def test_words_say_game_seats_and_what_is_the_case(typed, game, seats, terms):
    found = wanted(typed)
    assert (found.game, found.seats) == (game, seats)
    said = [f"{'' if t.times is None else t.times} {t.kind} {t.name}" for t in found.terms]
    plain = [each.replace("situation ", "").strip() for each in said]
    assert plain == list(terms)


def test_numbers_can_be_words_digits_and_ordinals():
    for typed in ("level 2", "level two", "second level", "2nd level"):
        assert wanted(f"three dice, {typed}").level == 2


def test_a_game_alone_is_its_first_card():
    assert wanted("delve").stop == "first-card"
    assert wanted("delve, lobby").stop == "lobby"
    assert wanted("delve, choosing heroes").stop == "choosing"


def test_heroes_are_led_one_by_one_and_players_lead_a_team():
    assert wanted("delve, two heroes").single
    assert not wanted("delve, two players").single


def test_by_post_is_a_pace():
    assert wanted("adventure, a round with one silent, by post").pace == POST


@joined(
    ("typed", "word", "near"),
    [
        ("a fite in the delve", "fite", "fight"),
        ("green dungeon, captive", "captive", ""),
        ("three dice, 7", "7", ""),
        ("green dungeon, level 2", "level", ""),
        ("the dleve", "dleve", "delve"),
    ],
)
def test_a_word_that_is_not_understood_is_named_with_those_like_it(typed, word, near):
    with pytest.raises(RuleError) as refused:
        wanted(typed)
    assert refused.value.text.key == "error-stage-word"
    said = dict(refused.value.text.args)
    assert said["word"] == word
    assert near in said["near"]


def test_words_of_no_single_game_are_refused():
    with pytest.raises(RuleError) as refused:
        wanted("a captive and a lair")
    assert refused.value.text.key == "error-stage-no-game"


def test_more_players_than_a_game_seats_are_refused():
    with pytest.raises(RuleError) as refused:
        wanted("green dungeon, 9 players")
    assert dict(refused.value.text.args)["most"] == 4


@pytest.mark.parametrize("key", ALL_GAMES)
def test_every_word_of_a_game_is_understood(key):
    for phrase, meaning in vocabulary(key).items():
        found = wanted(f"{key}, {' '.join(phrase)}")
        if meaning.kind in ("situation", MAY):
            assert meaning.name in [term.name for term in found.terms], phrase


def test_what_is_wanted_can_be_said_and_read_again():
    dice = random.Random(39)
    for _ in range(2000 if SOAK else 150):
        asked = _by_chance(dice)
        assert wanted(str(asked)) == asked, str(asked)


def _by_chance(dice: random.Random) -> Wanted:
    key = dice.choice(ALL_GAMES)
    rules = ruleset(key)
    names = dice.sample(sorted(situations(rules)), k=dice.randint(1, 3))
    terms = tuple(Term(name, dice.choice([None, 0, 1, 2])) for name in names)
    level = dice.choice([None, 2]) if rules.situations.level else None
    single = bool(rules.situations.single) and dice.random() < 0.5
    return Wanted(
        game=key,
        seats=dice.randint(*rules.seats),
        terms=terms,
        level=level,
        pace=dice.choice(["live", "post"]),
        single=single,
    )


def test_a_game_without_words_of_its_own_has_those_of_every_game(monkeypatch):
    monkeypatch.setattr(type(ruleset("three-dice")), "situations", NONE)
    assert {"down", "won", "vote"} <= set(situations(ruleset("three-dice")))
    assert "fight" not in situations(ruleset("three-dice"))


def test_campaigns_belong_to_their_games():
    assert {campaign_of(key) for key in rulesets()} == {"", *campaigns()}
