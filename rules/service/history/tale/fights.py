"""Fights told as fights: blows of a round joined, long stretches summed up, turning points kept."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules.core.name_forms import FORMS
from rules.core.telling import told_by
from rules.core.words import Text
from rules.service.history.tale.forms import Forms, capital
from rules.service.history.tale.happenings import (
    Clause,
    Happening,
    Name,
    clause_of,
    foe_of,
    foes_of,
    kind_of_foe,
    named_in,
    same_clause,
    ways_of,
)
from rules.service.history.tale.records import Detail, Sentence, Source
from rules.service.history.tale.strokes import Stroke, rounds_of, strokes_of

JOINED = 3
"""The most clauses of a sentence."""
SEVERAL = 2
WORTH_SUMMING = 4
"""The fewest blows that are summed up."""


class Piece(NamedTuple):
    """One clause of a sentence, and whether it is good news for who did it."""

    text: str
    good: bool
    form: str
    tells: tuple[Source, ...]
    kills: bool = False
    who: str = ""
    """The one figure that did it; "" where several did, or where another clause is joined to it."""
    figure: Name = ""
    """The same as it is in the event."""
    did: str = ""
    back: str = ""
    """The same of whoever has just been struck, who strikes back; "" where that is none."""


class Fight:
    """Tells the blows of a fight, a stretch at a time."""

    def __init__(self, forms: Forms, detail: Detail) -> None:
        self._forms = forms
        self._words = forms.words
        self._detail = detail
        self._foe = ""
        self._form = ""
        self._told = 0
        self._size = 1
        self._names: list[str] = []
        self._fallen = Counter[str]()

    def begun(self) -> None:
        """Forget the foe of before, and what was told: a scene begins."""
        self._foe = ""
        self._told = 0
        self._size = 1
        self._names = []
        self._fallen.clear()

    def named(self, foe: str, size: int) -> None:
        """Note that a foe has just been named, of which there are so many."""
        self._foe, self._size = foe, max(size, self._size)

    def told(self, blows: Sequence[Happening]) -> Iterator[Sentence]:
        """Yield the sentences of a stretch of blows."""
        rounds = list(rounds_of(strokes_of(blows, self._words)))
        room = max(0, 2 * self._detail.rounds - self._told)
        count = len(rounds)
        self._told += count
        if count > room:
            last = bool(self._detail.rounds) or any(each.kills for each in rounds[-1])
            first = max(0, min(self._detail.rounds, room - 1))
            middle = [each for one in rounds[first : count - last] for each in one]
            if len(middle) >= WORTH_SUMMING:
                for each in rounds[:first]:
                    yield from self._round(each)
                yield from self._summed(middle)
                rounds = rounds[count - last :]
        for each in rounds:
            yield from self._round(each)

    def _round(self, strokes: Sequence[Stroke]) -> Iterator[Sentence]:
        """Yield the sentences of a round: alike blows of several together, then what fell."""
        pieces = self._answered([each for each in strokes if each.who or not each.kills])
        fell = [
            each
            for each in self._pieces([each for each in strokes if not each.who and each.kills])
            if not self._ended(pieces, each)
        ]
        while pieces:
            size = JOINED if len(pieces) != JOINED + 1 else 2
            if fell and len(pieces) == JOINED:
                size = 1
            taken, pieces = pieces[:size], pieces[size:]
            yield self._joined(taken, fell.pop(0) if fell and not pieces else None)
        for each in fell:
            yield self._joined([each])

    def _answered(self, strokes: Sequence[Stroke]) -> list[Piece]:
        """Return blows as clauses: one who does two things, or strikes back, is named once."""
        pieces: list[Piece] = []
        for each in self._pieces(strokes):
            before = pieces[-1] if pieces else None
            if before and before.who and before.who == each.who and before.good == each.good:
                text = self._forms.phrase("tale-cost", a=before.text, b=each.did)
            elif before and before.who and each.back and self._last(each, before):
                text = self._turned(before, each, each.back)
            else:
                pieces.append(each)
                continue
            pieces[-1] = _one_of(before, each, text)
        return pieces

    def _ended(self, pieces: list[Piece], fell: Piece) -> bool:
        """Return whether who fell is who was struck last in a clause, which then says so."""
        for at in range(len(pieces) - 1, -1, -1):
            struck = pieces[at]
            if fell.who and struck.who and self._last(fell, struck):
                pieces[at] = _one_of(struck, fell, self._turned(struck, fell, fell.did))
                return True
        return False

    def _last(self, piece: Piece, struck: Piece) -> bool:
        """Return whether who does one thing is whom another clause has just named, at its end."""
        if struck.text.endswith(f" {piece.who}"):
            return True
        ways = ways_of(piece.figure, self._words)
        return struck.text.endswith(tuple(f" {each}" for each in ways if each))

    def _turned(self, struck: Piece, piece: Piece, did: str) -> str:
        """Return a clause and, of whom it names last, what that one did or suffered."""
        who = piece.figure or piece.who
        return self._forms.phrase("tale-who", a=struck.text, b=did, who=who)

    def _pieces(self, strokes: Sequence[Stroke]) -> Iterator[Piece]:
        groups: dict[tuple[object, ...], list[Stroke]] = {}
        for each in strokes:
            alike = tuple(part.kind for part in each.parts)
            alone = each.first.source if each.kills else ()
            groups.setdefault((*alike, self._manner(each), alone), []).append(each)
        for group in groups.values():
            first, joins = self._piece(group)
            yield first
            if not joins:
                yield from (self._piece([each])[0] for each in group[1:])

    def _manner(self, stroke: Stroke) -> tuple[str, ...]:
        """Return what tells a blow from others of its kind, besides who struck and how hard."""
        event = stroke.first.event
        return tuple(
            f"{field}:{named_in(value, self._words)}"
            for field, value in event.items()
            if not isinstance(value, int)
            and field != "kind"
            and (stroke.first.role == "kill" or named_in(value, self._words) != stroke.who)
        )

    def _piece(self, group: Sequence[Stroke]) -> tuple[Piece, bool]:
        """Return alike blows as a clause, and whether it tells of all: else it is the first's."""
        stroke = group[0]
        foe = foe_of(stroke.first, self._words)
        known = bool(foe) and foe == self._foe
        clause = clause_of(
            stroke.first, self._forms, foe_known=known, again=self._again(stroke, foe)
        )
        self._foe = foe or self._foe
        costs = self._costs(stroke, clause)
        joins = self._forms.joins or all(each.shared for each in (clause, *costs))
        if not joins:
            group = group[:1]
        names = list(dict.fromkeys(each.who for each in group if each.who))
        several = len(names) >= SEVERAL
        did = clause.shared if several and clause.shared else clause.did
        for cost in costs:
            more = cost.shared if several and cost.shared else cost.did
            did = self._forms.phrase("tale-cost", a=did, b=more)
        tells = tuple(part.source for each in group for part in each.parts)
        said = self._as_said(group, names, clause)
        text = f"{self._named(said or [clause.who])} {did}" if clause.who else did
        form = f"{clause.form}x{min(len(group), 2)}"
        alone = "" if several else (names or [clause.name])[0]
        back = self._back(stroke) if alone and not stroke.kills else ""
        figure = clause.figure if alone == clause.name else ""
        return Piece(text, stroke.hit, form, tells, stroke.kills, alone, figure, did, back), joins

    def _costs(self, stroke: Stroke, clause: Clause) -> list[Clause]:
        """Return what a blow cost whoever its clause begins with."""
        told = [each for each in stroke.parts[1:] if self._words.has(told_by(each.kind))]
        costs = [clause_of(each, self._forms) for each in told]
        return [
            cost
            for cost in costs
            if cost.name and cost.name == clause.name and cost.happening.role == "wound"
        ]

    def _as_said(self, group: Sequence[Stroke], names: list[str], clause: Clause) -> list[str]:
        """Return the names of a group as its clauses begin with them: with articles, if so."""
        if not names or names[0] != clause.name or clause.who == clause.name:
            return names
        found = {names[0]: clause.who}
        for each in group:
            if each.who and each.who not in found:
                same = same_clause(each.first, clause, self._forms)
                found[each.who] = same.who if same and same.name == each.who else each.who
        return list(found.values())

    def _back(self, stroke: Stroke) -> str:
        """Return a blow in the words that follow “who”, if it answers one and has such words."""
        key = f"{told_by(stroke.first.kind)}-back"
        event = stroke.first.event
        if event.get("manner") != "counter" or event.get("critical") or not self._words.has(key):
            return ""
        return self._forms.phrase(key)

    def _named(self, names: list[str]) -> str:
        """Return who struck: "they" where the same ones have just been named together."""
        said = self._forms.words.listed(names)
        if len(names) > 1 and names == self._names:
            self._names = []
            return self._words.phrase("tale-they")
        self._names = names
        return said

    def _again(self, stroke: Stroke, foe: str) -> str:
        """Return whether a foe that falls is "first" of several, another ("yes"), or alone."""
        if not stroke.kills:
            return "no"
        self._fallen[foe] += 1
        if self._fallen[foe] > 1:
            return "yes"
        return "first" if self._size > 1 else "no"

    def _joined(self, pieces: Sequence[Piece], fell: Piece | None = None) -> Sentence:
        """Return one to three clauses as a sentence, with what fell by them at its end."""
        parts = {name: piece.text for name, piece in zip("abc", pieces, strict=False)}
        turns = len(pieces) == 2 and pieces[0].good != pieces[1].good
        key = ("tale-one", "tale-but" if turns else "tale-two", "tale-three")[len(pieces) - 1]
        text, form = self._forms.chosen(Text.of(key, **parts), unlike=self._form)
        if fell is not None:
            ended, end = self._forms.chosen(Text.of("tale-fell", a=text, b=fell.text))
            # Of two semicolons one is too many: another form is drawn, which may have none.
            if ended.count(";") > 1:
                ended, end = self._forms.chosen(Text.of("tale-fell", a=text, b=fell.text))
            text, form = ended, f"{end}({form})"
        self._form = form
        told = (*pieces, fell) if fell is not None else tuple(pieces)
        whole = "+".join(piece.form for piece in told)
        return Sentence(
            text=capital(text),
            form=f"{form}({whole})",
            tells=tuple(source for piece in told for source in piece.tells),
            weight=1 + any(piece.kills for piece in told),
        )

    def _summed(self, strokes: Sequence[Stroke]) -> Iterator[Sentence]:
        """Yield a sentence or two that sum up a long stretch: who struck home, and what fell."""
        if not strokes:
            return
        tells = tuple(part.source for each in strokes for part in each.parts)
        hits = Counter(each.who for each in strokes if each.who and each.hit)
        misses = Counter(each.who for each in strokes if each.who and not each.hit)
        best, most = max(hits.items(), key=lambda each: each[1], default=("", 0))
        worst, least = max(misses.items(), key=lambda each: each[1], default=("", 0))
        others = [name for name in hits if name not in (best, worst)]
        kind = "both" if best and worst and best != worst else "hits" if best else "misses"
        text, form = self._forms.chosen(
            Text.of(
                f"tale-long-{kind}",
                best=best,
                most=self._forms.often(most),
                worst=worst,
                least=self._forms.often(least),
                others=self._forms.words.listed(others) if others else "",
                some="yes" if others else "no",
            )
        )
        yield Sentence(text=capital(text), form=form, tells=tells)
        fallen: dict[str, tuple[Name, list[Happening]]] = {}
        for each in strokes:
            kill = next((part for part in each.parts if part.role == "kill"), None)
            if kill is not None:
                self._fallen[foe_of(kill, self._words)] += 1
                foe = kind_of_foe(kill)
                said = self._words.say(foe) if isinstance(foe, Text) else foe
                fallen.setdefault(said, (foe, []))[1].append(kill)
        if fallen:
            named = self._forms.words.listed([self._felled(*each) for each in fallen.values()])
            count = sum(len(kills) for _, kills in fallen.values())
            felled = Text.of("tale-felled", foes=named, count=count)
            text, form = self._forms.chosen(felled)
            yield Sentence(text=capital(text), form=form, weight=2)

    def _felled(self, foe: Name, kills: Sequence[Happening]) -> str:
        """Return how many foes of a name fell, in words."""
        said = self._words.say(foe) if isinstance(foe, Text) else foe
        several = foes_of(kills[0], len(kills), self._words)
        if several == said:
            several = self._words.form(foe, FORMS["plural"])
        return self._words.phrase(
            "tale-felled-foe",
            foe=foe,
            foes=several,
            count=len(kills),
            many=self._forms.number(len(kills)),
            named="no" if several == said else "yes",
        )


def _one_of(before: Piece, after: Piece, text: str) -> Piece:
    """Return two clauses as one, to which no third is joined."""
    return Piece(
        text,
        before.good,
        f"{before.form}>{after.form}",
        (*before.tells, *after.tells),
        before.kills or after.kills,
    )
