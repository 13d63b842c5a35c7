"""Who does what: the one who acts stands first, in every sentence of what happened.

The variables of a message say who acts and whom it happens to. Each message is said in all its
phrasings and with each word that it chooses by, as in `test_grammar`.
"""

import re
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle

from rules.packs import shipped_packs
from tests.conformance.laws.test_grammar import (
    Asked,
    bundle_of,
    catalogs,
    english,
    figures,
    phrasings,
    ways,
    words_of_pack,
)

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
OTHERWISE = {
    "gd-foe-cast": ("foe", "hero"),
    "gd-melee-lost": ("foe", "hero"),
    "mkd-prompt-spin": ("toward", "figure"),
    "mkd-prompt-strike-counter": ("target", "figure"),
    "mkd-prompt-strike-passing": ("target", "figure"),
    "mkd-retaliated": ("figure", "attacker"),
    "mkd-stopped": ("figure", "by"),
    "mkd-terrified": ("figure", "by"),
    "td-duel-begun": ("other", "hero"),
    "td-duel-declined": ("other", "hero"),
}
"""By key: who acts where the code gives these variables in other parts."""
EITHER = {"gd-melee-parried", "mkd-person-met"}
"""Messages in which now the one and now the other acts, and stands first."""
ACTORS = ("attacker", "thief", "by", "hero", "heroes", "figure", "member", "player")
"""Variables that name who acts in what happened, the likeliest first."""
NOT_ACTING = {
    "mkd-mission-failed",
    "mkd-mission-won",
    "mkd-offer-declined",
    "mkd-offer-taken",
    "mkd-person-seen",
    "mkd-token-came",
    "vote-settled",
}
"""What happened by a thing, a vote or the whole party: they stand first."""
ACTOR, TARGET, ANYBODY = "Katla", "Elf", "Nesta"
BEGINS = re.compile(rf"(?:The )?(?:{ACTOR})\b")
BEGINS_WITH_EITHER = re.compile(rf"(?:The )?(?:{ACTOR}|{TARGET})\b")
REVERSED = re.compile(
    r"\b(?:took|takes?) (?:\d+|one|a \w+)(?: \w+)? from\b|\bfelt the\b|\bthe better of\b"
    r"|\bhad enough of\b|\bwas cut short\b|\bnot alone any more\b"
)
"""Constructions that say the reverse: whoever is hurt seems to have won."""


def roles(key: str, names: set[str]) -> tuple[str, str | None] | None:
    """Return the variables of who acts in a message, and of whom it happens to if anybody."""
    if key in OTHERWISE:
        return OTHERWISE[key]
    for actor, target in PAIRS:
        if {actor, target} <= names:
            return actor, target
    happened = key in figures() and key not in NOT_ACTING
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
            given |= {k: v for k, v in named.items() if k and not asked.wanted[k]}
            sentence, errors = bundle.format_pattern(pattern, given)
            assert not errors, f"{key}: {errors}"
            yield key, str(sentence)


def fault(key: str, said: str) -> str | None:
    """Return what is wrong with a sentence, or None."""
    actor, target = said.find(ACTOR), said.find(TARGET)
    if target >= 0 and key not in EITHER and not 0 <= actor < target:
        return "names whom it happens to first"
    first = BEGINS_WITH_EITHER if key in EITHER else BEGINS
    if key in figures() and actor >= 0 and not first.match(said):
        return "does not begin with who acts"
    return "says the reverse" if REVERSED.search(said) else None


def wrong(page: str, bundle: FluentBundle) -> dict[str, str]:
    """What is wrong with the sentences of a page, by their keys."""
    found: dict[str, str] = {}
    for key, said in sentences(page, bundle):
        if (why := fault(key, said)) is not None:
            found[key] = f"{said!r} {why}"
    return found


PAGES = [pytest.param(page, id=name) for name, page in catalogs()]


@pytest.mark.parametrize("page", PAGES)
def test_who_acts_stands_first(page: str) -> None:
    assert wrong(page, english()) == {}


@pytest.mark.parametrize("name", shipped_packs())
def test_who_acts_stands_first_in_our_packs(name: str) -> None:
    page = words_of_pack(name)
    assert wrong(page, bundle_of(page)) == {}


def test_the_law_reads_what_happens_in_every_system() -> None:
    read = {key for _, page in catalogs() for key, _ in sentences(page, english())}
    assert {"td-attack-hit", "ts-attack-hit", "gd-melee-lost", "mkd-hit", "mkc-sold"} <= read
    assert read >= OTHERWISE.keys() | EITHER
    assert set(figures()) >= NOT_ACTING
    assert not read & NOT_ACTING


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("mkd-hit", "Elf is struck by Katla."),
        ("mkd-hit", "A double six: Katla hits Elf."),
        ("td-attack-hit", "BODY: Katla rolled 2 and struck the Elf."),
        ("td-attack-hit", "Katla felt the BODY of Elf."),
        ("gd-melee-lost", "Katla takes 1 from Elf."),
        ("gd-melee-parried", "A blow: Katla wards off Elf."),
    ],
)
def test_what_says_the_reverse_is_found(key: str, said: str) -> None:
    assert fault(key, said) is not None


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("mkd-hit", "Katla strikes Elf: 9, needed 8 or more."),
        ("gd-melee-lost", "The Katla hits Elf for 1 (4 against 2)."),
        ("gd-melee-parried", "Elf strikes at Katla and does no harm."),
        ("mkd-prompt-strike-counter", "Katla attacked. Nesta, does Elf strike back?"),
    ],
)
def test_who_acts_may_stand_first(key: str, said: str) -> None:
    assert fault(key, said) is None
