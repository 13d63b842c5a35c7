"""The card tells what was pressed: the deed first, its dice, what came of it, and nothing twice.

The laws look at the same games, which are played once. In a long run each plays its own.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest

from rules.core.ruleset import AnyRuleset
from rules.core.telling import Telling
from rules.core.words import text_of
from rules.registry import campaigns
from rules.service.cards.news import tells
from rules.service.cards.weights import CAUSE, DEED, LOSS
from tests.support.known import PLAYED, told_of
from tests.support.random_packs import with_pack
from tests.support.soak import SOAK
from tests.support.told import WORDS, Press, presses

GAMES, OF_A_CAMPAIGN, PRESSES = 3, 1, 400 if SOAK else 22
SHARE = 0.995
"""The least share of presses of which the card tells all that it has to."""
DONE = 0.97
"""The least share of presses after which a card tells what was done: some only go on."""
MANY = 6
"""Dice of a step of which a card says only where their working is."""
WORDS_ALIKE = 4
"""So many first words make two sentences alike."""
ALIKE = 2
"""The most sentences of one card that may begin alike."""


class Games:
    """Games of one system by chance, with packs and without, press by press."""

    def __init__(self, rules: AnyRuleset) -> None:
        self._rules = rules
        self._costly = told_of(rules.key).costly
        # The adventures of a campaign are those of its system, which are looked at there.
        self._short = OF_A_CAMPAIGN if rules.key in campaigns() else GAMES
        self._kept: dict[int, list[Press]] = {}

    @property
    def telling(self) -> Telling:
        """What the system says of its events."""
        return self._rules.telling

    def presses(self, soak: int) -> Iterator[Press]:
        """Yield the presses of all games, `soak` of them in a long run."""
        for seed in range(max(3, soak // self._costly) if SOAK else self._short):
            if SOAK:
                yield from self._played(seed)
                continue
            if seed not in self._kept:
                self._kept[seed] = list(self._played(seed))
            yield from self._kept[seed]

    def _played(self, seed: int) -> Iterator[Press]:
        rules = self._rules
        options = rules.options_type() if seed % 2 else rules.preset
        if rules.packs is not None and seed % 3 == 2:
            options = with_pack(rules, options, seed)
        size = rules.seats[0] if seed % 2 else min(2, rules.seats[-1])
        return presses(rules, options, size, seed, PRESSES)


@pytest.fixture(scope="module", params=PLAYED)
def games(request: pytest.FixtureRequest) -> Games:
    return Games(PLAYED[request.param])


def without_causes(press: Press) -> str:
    """What a card says from its deed on: how it was decided stands before."""
    shown = press.shown
    for sentence, rank in zip(press.card.happened, press.card.ranks, strict=True):
        if rank == DEED or not shown.startswith(sentence[:200]):
            break
        shown = shown[len(sentence[:240]) :].lstrip()
    return shown


def whole(press: Press) -> bool:
    """Whether a card tells the deed first, and the first die of it or where there are many."""
    deeds = [
        sentence
        for sentence, rank in zip(press.card.happened, press.card.ranks, strict=True)
        if rank == DEED
    ]
    begun = without_causes(press)
    if press.logged and not (deeds and begun.startswith(deeds[0][:200])):
        return False
    return all(sentence[:200] in press.shown for sentence in deeds) and (
        not press.faces
        or tells(press.shown, press.faces[0])
        or (len(press.step.faces) > MANY and "*More*" in press.shown)
    )


def test_a_card_tells_the_deed_its_die_and_what_came_of_it(games: Games) -> None:
    told: list[bool] = []
    left: list[Press] = []
    for press in games.presses(soak=1000):
        if press.logged or press.faces:
            told.append(whole(press))
            if not told[-1]:
                left.append(press)
    assert told, "nothing that was done was told of"
    share = sum(told) / len(told)
    assert share >= SHARE, (share, [(each.logged, each.shown) for each in left[:4]])


def test_cards_tell_what_a_press_did(games: Games) -> None:
    """Where no die was rolled: of a roll the question tells. What a place looks like is no news."""
    untold, count = [], 0
    for press in games.presses(soak=12):
        count += 1
        if DEED not in press.card.ranks and not press.faces:
            untold.append((press.step.action, press.card.happened))
    assert 1 - len(untold) / count >= DONE, untold[:8]


def forms_of(event: dict[str, object]) -> set[str]:
    """An event in all its phrasings, and as cards say it in fewer words."""
    text = text_of(event)
    brief = text.with_(key=f"{text.key}-brief")
    return {
        WORDS.say_as(each, number)
        for each in (text, *([brief] if WORDS.has(brief.key) else []))
        for number in range(max(1, WORDS.count(each.key)))
    }


def test_what_decided_stands_before_what_it_brought(games: Games) -> None:
    for press in games.presses(soak=100):
        causes = games.telling.causes
        kinds = [str(event["kind"]) for event in press.step.events]
        if not causes.intersection(kinds) or causes.issuperset(kinds):
            continue
        happened = [each.replace("**", "") for each in press.card.happened]
        places: dict[bool, list[int]] = {True: [], False: []}
        for kind, event in zip(kinds, press.step.events, strict=True):
            forms = forms_of(dict(event))
            places[kind in causes] += [
                at for at, each in enumerate(happened) if any(form in each for form in forms)
            ]
        before, after = places[True], places[False]
        assert not (before and after) or max(before) < min(after), happened


def test_what_heroes_lost_is_told_before_all_that_is_counted(games: Games) -> None:
    for press in games.presses(soak=100):
        left = [
            sentence
            for sentence, rank in zip(press.card.happened, press.card.ranks, strict=True)
            if rank == LOSS and sentence[:200] not in press.shown
        ]
        ranks = (*press.card.ranks, None)
        others = [
            sentence
            for at, sentence in enumerate(press.card.happened)
            if ranks[at] < LOSS
            and sentence[:200] in press.shown
            # A loss is told with the blow before it.
            and (ranks[at], ranks[at + 1]) != (CAUSE, LOSS)
        ]
        # Nothing that matters less takes the room of what somebody lost.
        assert not (left and others), (left, press.shown)


def test_a_loss_is_told_with_the_blow_before_it(games: Games) -> None:
    """Without it, it would seem to follow from what is told before, such as a miss."""
    for press in games.presses(soak=100):
        said = zip(press.card.happened, press.card.ranks, strict=True)
        for (blow, led), (loss, rank) in pairwise(said):
            if (led, rank) == (CAUSE, LOSS) and loss[:200] in press.shown:
                assert blow[:200] in press.shown, press.shown


def sentences(text: str) -> list[str]:
    """The sentences of a text, without the marks of Discord."""
    parts = re.split(r"(?<=[.!?])\s+(?=[^a-z])|\n", re.sub(r"\*\*", "", text))
    return [part.strip() for part in parts if part.strip()]


def repeated(said: Sequence[str]) -> list[str]:
    """Return what stands twice among some sentences, and how more than two of them begin."""
    twice = [each for each, count in Counter(said).items() if count > 1]
    starts = Counter(" ".join(each.split()[:WORDS_ALIKE]) for each in said)
    return twice + [f"{each} …" for each, count in starts.items() if count > ALIKE]


def on_card(press: Press) -> list[str]:
    """The sentences of a card, without its small print."""
    lines = [line for line in press.shown.splitlines() if not line.startswith("-# ")]
    return sentences("\n".join(lines))


def test_nothing_is_said_the_same_way_twice(games: Games) -> None:
    read = 0
    for press in games.presses(soak=100):
        said = on_card(press)
        read += len(said)
        assert repeated(said) == [], press.shown
    assert read
