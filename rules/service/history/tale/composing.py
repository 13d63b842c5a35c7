"""A stretch put into words: its heading, its sentences in order, and what is left out of it."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from rules.core.letters import begun
from rules.core.telling import PLAIN, Role, Telling
from rules.core.words import Text
from rules.service.history.tale.fights import Fight
from rules.service.history.tale.forms import Forms, capital
from rules.service.history.tale.happenings import (
    Clause,
    Happening,
    clause_of,
    foe_of,
    same_clause,
    title_of,
)
from rules.service.history.tale.plain import joined_plain
from rules.service.history.tale.records import Detail, Sentence, Speech
from rules.service.history.tale.scenes import BLOWS, Stretch
from rules.service.history.tale.short_names import ShortNames

TOGETHER: frozenset[Role] = frozenset({"hero", "plain", "prize", "fight"})
"""Roles of which several in a row may be one sentence."""
FIRM: frozenset[Role] = frozenset({"chapter", "level", "place", "fight", "fall", "prize", "turn"})
"""Roles that are always told."""
WEIGHTS: dict[Role, int] = {"fall": 3, "turn": 3, "prize": 2, "fight": 2, "chapter": 2}
NAMED = 3
"""The most places without event that are named; of more, their number is told."""
MOST_JOINED = 3


class Told(NamedTuple):
    """A sentence, or what somebody said, and whether it has to stay."""

    part: Sentence | Speech
    firm: bool


class Composer:
    """Puts stretches into words; `place_at` tells the name of the place at a version."""

    def __init__(
        self,
        forms: Forms,
        detail: Detail,
        place_at: Callable[[int], str],
        telling: Telling = PLAIN,
    ) -> None:
        self._forms = forms
        self._words = forms.words
        self._detail = detail
        self._place_at = place_at
        self._fight = Fight(forms, detail)
        self._names = ShortNames(forms.words, telling)
        self._place = ""
        self._heading: str | None = None
        self._later = 0

    def heading(self, stretch: Stretch) -> str:
        """Return the heading of a stretch: its place and its fight, unlike the one before.

        The first has none where neither is known.
        """
        if stretch.goes_on and self._heading:
            self._later += 1
            key = "tale-heading-later" if self._later == 1 else "tale-heading-later-still"
            return self._words.phrase(key, place=self._heading)
        self._later = 0
        place = title_of(stretch.place, self._words) if stretch.place else ""
        place = place or self._place_at(stretch.versions[0])
        fight = title_of(stretch.fight, self._words) if stretch.fight else ""
        if fight and place and place != self._place:
            said = self._words.phrase("tale-heading-both", place=place, foe=fight)
        else:
            said = fight or place
        self._place = place
        said = begun(said)
        if said == self._heading:
            return self._forms.phrase("tale-heading-further")
        self._heading = said
        return said

    def parts(self, stretch: Stretch) -> list[Sentence | Speech]:
        """Return the sentences of a stretch, and what was said, in order."""
        self._fight.begun()
        told = [*self._passing(stretch.passed), *self._all(stretch)]
        over = sum(isinstance(each.part, Sentence) for each in told) - self._detail.sentences
        for weight in (0, 1):
            for at in range(len(told) - 1, -1, -1):
                part = told[at].part
                if over <= 0:
                    break
                if isinstance(part, Sentence) and not told[at].firm and part.weight <= weight:
                    del told[at]
                    over -= 1
        self._names.learn(each for each in stretch.items if isinstance(each, Happening))
        return self._names.settled([each.part for each in told])

    def _passing(self, passed: Sequence[Happening]) -> Iterator[Told]:
        """Yield a sentence about places on the way in which nothing happened."""
        arrived = [each for each in passed if each.role == "place"]
        if not arrived:
            return
        named = list(dict.fromkeys(title_of(each, self._words) for each in arrived))
        if 0 < len(named) <= NAMED and all(named) and len(arrived) <= NAMED + 1:
            places = self._forms.words.listed([self._forms.within(each) for each in named])
            text = Text.of("tale-passed", places=places, count=len(named))
        elif len(arrived) == 1:
            text = Text.of("tale-passed", places=self._words.phrase("tale-somewhere"), count=1)
        else:
            text = Text.of("tale-passed-many", word=self._forms.number(len(arrived)))
        said, form = self._forms.chosen(text)
        tells = tuple(each.source for each in passed)
        yield Told(Sentence(text=capital(said), form=form, tells=tells, weight=0), firm=False)

    def _all(self, stretch: Stretch) -> Iterator[Told]:
        empty = [e for e in stretch.items if isinstance(e, Happening) and e.role == "empty"]
        several = len(empty) > 1
        gathered: list[Happening] = []
        for item in stretch.items:
            if isinstance(item, Speech):
                yield from self._flushed(gathered)
                gathered = []
                yield Told(item, firm=True)
            elif item.role == "empty":
                if several:
                    yield from self._flushed(gathered)
                    gathered, several = [], False
                    yield from self._searched(empty)
            else:
                if gathered and not _together(gathered[-1], item):
                    yield from self._flushed(gathered)
                    gathered = []
                gathered.append(item)
        yield from self._flushed(gathered)

    def _searched(self, empty: Sequence[Happening]) -> Iterator[Told]:
        said, form = self._forms.chosen(Text.of("tale-searched"))
        tells = tuple(each.source for each in empty)
        yield Told(Sentence(text=capital(said), form=form, tells=tells, weight=0), firm=False)

    def _flushed(self, gathered: Sequence[Happening]) -> Iterator[Told]:
        if not gathered:
            return
        role = gathered[0].role
        if role in BLOWS:
            for sentence in self._fight.told(gathered):
                yield Told(sentence, firm=True)
            return
        for group in _grouped(self._clauses(gathered)):
            sentence = joined_plain(group, self._forms)
            weight = WEIGHTS.get(role, min(sentence.weight, 1))
            yield Told(sentence.with_(weight=weight), firm=role in FIRM)

    def _clauses(self, gathered: Sequence[Happening]) -> list[Clause]:
        """Return happenings as clauses: several that did the same, in the same words."""
        clauses: list[Clause] = []
        for each in gathered:
            before = clauses[-1] if clauses else None
            if before is not None and before.happening.kind == each.kind and before.told:
                same = same_clause(each, before, self._forms)
                if same is not None and before.joins(same) and not same.whole:
                    clauses.append(same)
                    continue
            clauses.append(self._clause(each))
        return clauses

    def _clause(self, each: Happening) -> Clause:
        if each.role == "fight":
            count = each.event.get("count", 1)
            self._fight.named(foe_of(each, self._words), count if isinstance(count, int) else 1)
        return clause_of(each, self._forms)


def _together(one: Happening, other: Happening) -> bool:
    """Return whether two happenings in a row are told in one go."""
    if one.role in BLOWS:
        return other.role in BLOWS
    return one.role == other.role and one.role in TOGETHER


def _grouped(clauses: Sequence[Clause]) -> Iterator[list[Clause]]:
    """Yield clauses that become one sentence each: of one figure, of one deed, or of one kind."""
    gathered: list[Clause] = []
    for each in clauses:
        if gathered and not _fits(gathered, each):
            yield gathered
            gathered = []
        gathered.append(each)
    if gathered:
        yield gathered


def _fits(gathered: Sequence[Clause], other: Clause) -> bool:
    one = gathered[-1]
    if one.whole or other.whole:
        return False
    if all(other.joins(each) for each in gathered):
        return True
    if len(gathered) >= MOST_JOINED or (gathered[0].did == one.did and len(gathered) > 1):
        return False
    same = bool(one.name) and one.name == other.name
    return same or one.happening.kind == other.happening.kind
