"""Names in the plural: no verb or pronoun after "the Orcs" or "the Boots" says that they are one.

A name that can be plural is followed by words that go with both, or the sentence chooses by how
many there are.
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
    folders,
    phrasings,
    ways,
    words_of_pack,
    wrong_in_folder,
    wrong_in_packs,
)
from tests.support.joined import joined
from tests.support.known import KNOWN, told_of

PLURAL = {
    "monster", "heroes", "figures", "holders", "players", "members", "names",
    "item", "treasure", "artifact", "thing", "trap", "party", "leaving", "staying",
}  # fmt: skip
"""Variables that hold a name that can be plural: "Orcs", "Reed Boots", "Katla and Nesta"."""
COUNTED = {"foe"}
"""Variables whose name is plural where the message says of how many it is, and only there."""
HOW_MANY = ("count", "heroes", "many")
"""Variables that say how many a name stands for, where a message chooses by one of them."""
ONE, MORE = "Katla", "Orcs"
"""A name in the singular, and one in the plural."""
NO_VERB = "as|always|this|its|his|plus|minus|less|across|towards|besides|thus|perhaps|sometimes|us"
"""Words with an s at the end that can follow a name and are no verbs."""
BEFORE = r"(?<!\bfor )(?<!\bof )(?<!\bon the )"
AS_ONE = re.compile(
    rf"{BEFORE}\b{MORE}(?: of (?:the )?\w+)? (?:(?:which|that|still|now|also|already|never) )*"
    rf"(?:is|was|has|does|(?!(?:{NO_VERB})\b)[a-z]{{2,}}s)\b"
)
"""A name in the plural that does something, and a verb in the singular."""
AS_MORE = re.compile(
    rf"{BEFORE}\b{ONE} (?:which |that )?(?:are|were|have|do)\b|\b(?:come|go|stand|wait) {ONE}\b"
)
"""A name in the singular, and a verb in the plural."""


def sentences(page: str, bundle: FluentBundle) -> Iterator[tuple[str, str]]:
    """Every way to say a message about a name that can be plural, under its key."""
    for key, pattern, written_as in phrasings(page, bundle):
        asked = Asked()
        asked.visit(written_as)
        count = next((each for each in HOW_MANY if asked.wanted.get(each)), None)
        plural = PLURAL | COUNTED if count else PLURAL
        for about in sorted(plural & set(asked.wanted)):
            if asked.wanted[about]:
                continue
            for filled in ways(key, asked.wanted):
                given = {k: "Nesta" if v in (ONE, MORE) else v for k, v in filled.items()}
                for as_name in (ONE, MORE):
                    if count is None or (filled[count] == 1) is (as_name == ONE):
                        sentence, errors = bundle.format_pattern(pattern, {**given, about: as_name})
                        assert not errors, f"{key}: {errors}"
                        yield key, str(sentence)


def agrees(said: str) -> bool:
    """Whether number agrees in a sentence."""
    return not AS_ONE.search(said) and not AS_MORE.search(said)


def wrong(page: str, bundle: FluentBundle) -> dict[str, str]:
    """The sentences in which number does not agree, by their keys."""
    return {key: said for key, said in sentences(page, bundle) if not agrees(said)}


def is_plural(name: str) -> bool:
    """Whether the noun of a name, before "of" and the like, has the ending of a plural."""
    noun = re.split(r",| (?:of|the|in|on|to|[Tt]hat) ", name)[0]
    return re.search(r"[^su’]s$", noun) is not None


@pytest.mark.parametrize("folder", folders())
def test_number_agrees(folder: str) -> None:
    assert wrong_in_folder(folder, wrong) == {}


def test_number_agrees_in_our_packs() -> None:
    assert wrong_in_packs(wrong) == {}


def names_of_one(page: str, bundle: FluentBundle) -> Iterator[tuple[str, str]]:
    """The names that sentences take for one, under their keys: a swarm is called a swarm."""
    keys = re.compile("|".join(sorted({told_of(system).names_of_one for system in KNOWN})))
    for key, pattern, _ in phrasings(page, bundle):
        if keys.fullmatch(key):
            yield key, str(bundle.format_pattern(pattern, {})[0])


def test_names_of_one_are_singular() -> None:
    named = dict(found for _, page in catalogs() for found in names_of_one(page, english()))
    for pack in shipped_packs():
        named |= names_of_one(words_of_pack(pack), bundle_of(words_of_pack(pack)))
    assert len(named) > 100
    assert {key: name for key, name in named.items() if is_plural(name)} == {}


@joined(
    "said",
    [
        "Katla struck the Orcs, and the Orcs has 1 HP left.",
        "The Orcs is used up.",
        "The Orcs still stands.",
        "The Orcs of Nesta goes off.",
        "Katla have fallen.",
        "Through the gate go Katla.",
    ],
)
def test_what_does_not_agree_is_found(said: str) -> None:
    assert not agrees(said)


@joined(
    "said",
    [
        "The Orcs fell.",
        "Katla has fallen.",
        "Nesta is hurt by the Orcs as well.",
        "Orcs, who is the bodyguard?",
    ],
)
def test_what_agrees_is_left_alone(said: str) -> None:
    assert agrees(said)


def test_plural_names_are_known() -> None:
    assert is_plural("Cellar Rats")
    assert is_plural("Wings of Wax")
    assert not is_plural("Duchess of Spores")
    assert not is_plural("Lich")
