"""Who does what: the one who acts stands first, in every sentence of what happened.

The variables of a message say who acts and whom it happens to. Each message is said in all its
phrasings and with each word that it chooses by, as in `test_grammar`.
"""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.runtime import FluentBundle

from rules.core.campaign import adapters
from rules.registry import rulesets
from tests.conformance.laws.test_grammar import (
    NAMES,
    Asked,
    catalogs,
    english,
    fields,
    figures,
    folders,
    phrasings,
    ways,
    wrong_in_folder,
    wrong_in_packs,
)
from tests.support.joined import joined
from tests.support.known import KNOWN, told_of

PAIRS = (
    ("attacker", "target"),
    ("thief", "victim"),
    ("by", "figure"),
    ("figure", "target"),
    ("figure", "friend"),
    ("figure", "toward"),
    ("figure", "holders"),
    ("guard", "figure"),
    ("hero", "monster"),
    ("hero", "foe"),
    ("hero", "other"),
    ("heroes", "monster"),
    ("heroes", "foe"),
)
"""Names of variables: who acts, and whom that happens to."""
ACTORS = ("attacker", "thief", "by", "hero", "heroes", "figure", "member", "player")
"""Variables that name who acts in what happened, the likeliest first."""
VOTED = "vote-settled"
"""What a vote decided: nobody acts, and the votes stand first."""
ACTOR, TARGET, ANYBODY = "Katla", "Elf", "Nesta"
BEGINS = re.compile(rf"(?:The )?(?:{ACTOR})\b")
BEGINS_WITH_EITHER = re.compile(rf"(?:The )?(?:{ACTOR}|{TARGET})\b")
REVERSED = re.compile(
    r"\b(?:took|takes?) (?:\d+|one|a \w+)(?: \w+)? from\b|\bfelt the\b|\bthe better of\b"
    r"|\bhad enough of\b|\bwas cut short\b|\bnot alone any more\b"
)
"""Constructions that say the reverse: whoever is hurt seems to have won."""


@cache
def otherwise() -> dict[str, tuple[str, str]]:
    """By key: who acts where a system gives these variables in other parts."""
    return {key: each for system in KNOWN for key, each in told_of(system).acting.items()}


@cache
def either() -> frozenset[str]:
    """Messages in which now the one and now the other acts, and stands first."""
    return frozenset(key for system in KNOWN for key in told_of(system).either)


@cache
def not_acting() -> frozenset[str]:
    """What happened by a thing, a vote or the whole party: they stand first."""
    return frozenset({VOTED, *(key for system in KNOWN for key in told_of(system).not_acting)})


def roles(key: str, names: set[str]) -> tuple[str, str | None] | None:
    """Return the variables of who acts in a message, and of whom it happens to if anybody."""
    if key in otherwise():
        return otherwise()[key]
    for actor, target in PAIRS:
        if {actor, target} <= names:
            return actor, target
    happened = key in figures() and key not in not_acting()
    return next(((each, None) for each in ACTORS if happened and each in names), None)


def sentences(page: str, bundle: FluentBundle) -> Iterator[tuple[str, str]]:
    """Every way to say who acts, under its key."""
    for key, pattern, written in phrasings(page, bundle):
        asked = Asked()
        asked.visit(written)
        found = roles(key, set(asked.wanted))
        if found is None:
            continue
        named = dict(zip(found, (ACTOR, TARGET), strict=True))
        for filled in ways(key, asked.wanted):
            given = {k: ANYBODY if v in (ACTOR, TARGET) else v for k, v in filled.items()}
            given |= {k: v for k, v in named.items() if k and asked.wanted[k] <= set(NAMES)}
            sentence, errors = bundle.format_pattern(pattern, given)
            assert not errors, f"{key}: {errors}"
            yield key, str(sentence)


def fault(said: str, *, happened: bool = True, whoever: bool = False) -> str | None:
    """Return what is wrong with a sentence, or None; `whoever` allows that either acts."""
    actor, target = said.find(ACTOR), said.find(TARGET)
    if target >= 0 and not whoever and not 0 <= actor < target:
        return "names whom it happens to first"
    first = BEGINS_WITH_EITHER if whoever else BEGINS
    if happened and actor >= 0 and not first.match(said):
        return "does not begin with who acts"
    return "says the reverse" if REVERSED.search(said) else None


def wrong(page: str, bundle: FluentBundle) -> dict[str, str]:
    """What is wrong with the sentences of a page, by their keys."""
    found: dict[str, str] = {}
    for key, said in sentences(page, bundle):
        why = fault(said, happened=key in figures(), whoever=key in either())
        if why is not None:
            found[key] = f"{said!r} {why}"
    return found


@pytest.mark.parametrize("folder", folders())
def test_who_acts_stands_first(folder: str) -> None:
    assert wrong_in_folder(folder, wrong) == {}


def test_who_acts_stands_first_in_our_packs() -> None:
    assert wrong_in_packs(wrong) == {}


def test_the_law_reads_what_happens_in_every_system() -> None:
    read = {key for _, page in catalogs() for key, _ in sentences(page, english())}
    for key, rules in rulesets().items():
        kinds = adapters.kinds_of(rules.events)
        somebody = [kind for kind in kinds if fields()[kind].keys() & {*ACTORS}]
        assert read & {*somebody} or not somebody, f"no event of {key} is read: {somebody}"
    assert read >= otherwise().keys() | either()
    assert set(figures()) | {VOTED} >= not_acting()
    assert not read & not_acting()


@joined(
    "said",
    [
        "Elf is struck by Katla.",
        "A double six: Katla hits Elf.",
        "BODY: Katla rolled 2 and struck the Elf.",
        "Katla felt the BODY of Elf.",
        "Katla takes 1 from Elf.",
        "Level 3 for Katla!",
    ],
)
def test_what_says_the_reverse_is_found(said: str) -> None:
    assert fault(said) is not None


@joined(
    "said",
    ["Katla strikes Elf: 9, needed 8 or more.", "The Katla hits Elf for 1.", "Nobody was here."],
)
def test_who_acts_may_stand_first(said: str) -> None:
    assert fault(said) is None


def test_questions_may_begin_with_whom_they_ask() -> None:
    assert fault("Nesta, does Katla strike Elf?") is not None
    assert fault("Nesta, does Katla strike Elf?", happened=False) is None
    assert fault("Elf strikes at Katla.", whoever=True) is None
    assert fault("A blow: Katla wards off Elf.", whoever=True) is not None
