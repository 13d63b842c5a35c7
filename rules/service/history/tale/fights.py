"""Fights told as fights: blows of a round joined, long stretches summed up, turning points kept."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rules.core.telling import told_by
from rules.core.words import Text
from rules.service.history.tale.forms import Forms, capital
from rules.service.history.tale.happenings import (
    Clause,
    Happening,
    clause_of,
    foe_of,
    foes_of,
    kind_of_foe,
    named_in,
)
from rules.service.history.tale.records import Detail, Sentence, Source

STROKES = 3
"""The most blows of a round, which are one sentence or two."""
JOINED = 3
"""The most clauses of a sentence."""
SEVERAL = 2
WORTH_SUMMING = 4
"""The fewest blows that are summed up."""


class Stroke(NamedTuple):
    """A blow with what it cost, or led to: the happenings that are told together."""

    parts: tuple[Happening, ...]
    who: str

    @property
    def first(self) -> Happening:
        """The blow itself."""
        return self.parts[0]

    @property
    def hit(self) -> bool:
        """Whether it struck home, or killed."""
        return self.first.role != "miss"


class Piece(NamedTuple):
    """One clause of a sentence, and whether it is good news for who did it."""

    text: str
    good: bool
    form: str
    tells: tuple[Source, ...]
    kills: bool = False
    who: str = ""
    """The one figure that did it; "" where several did, or where another clause is joined to it."""
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
        rounds = list(_rounds(self._strokes(blows)))
        room = max(0, 2 * self._detail.rounds - self._told)
        count = len(rounds)
        self._told += count
        if count > room:
            last = bool(self._detail.rounds) or any(_kills(each) for each in rounds[-1])
            first = max(0, min(self._detail.rounds, room - 1))
            middle = [each for one in rounds[first : count - last] for each in one]
            if len(middle) >= WORTH_SUMMING:
                for each in rounds[:first]:
                    yield from self._round(each)
                yield from self._summed(middle)
                rounds = rounds[count - last :]
        for each in rounds:
            yield from self._round(each)

    def _strokes(self, blows: Iterable[Happening]) -> list[Stroke]:
        """Return blows with what each led to: a wound of who struck or was struck, a kill."""
        strokes: list[Stroke] = []
        for each in blows:
            who = self._doer(each)
            before = strokes[-1] if strokes else None
            if each.role == "wound":
                at = _cost_of(strokes, each, who)
                if at is not None:
                    strokes[at] = strokes[at]._replace(parts=(*strokes[at].parts, each))
                    continue
                if not self._words.has(told_by(each.kind)):
                    continue
            elif before and each.role == "kill" and _leads_to(before, each, who):
                strokes[-1] = Stroke((each, *before.parts), who)
                continue
            strokes.append(Stroke((each,), who))
        return strokes

    def _doer(self, each: Happening) -> str:
        """Return who strikes: the hero, or else the figure, that the happening names first."""
        fields = ("hero", "attacker") if each.role == "kill" else ("hero", "attacker", "figure")
        for field in fields:
            if field in each.event:
                return named_in(each.event[field], self._words)
        return ""

    def _round(self, strokes: Sequence[Stroke]) -> Iterator[Sentence]:
        """Yield the sentences of a round: alike blows of several together, then what fell."""
        pieces = self._answered([each for each in strokes if each.who or not _kills(each)])
        fell = [
            each
            for each in self._pieces([each for each in strokes if not each.who and _kills(each)])
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
            elif before and before.who and each.back and before.text.endswith(f" {each.who}"):
                text = self._forms.phrase("tale-who", a=before.text, b=each.back)
            else:
                pieces.append(each)
                continue
            pieces[-1] = _one_of(before, each, text)
        return pieces

    def _ended(self, pieces: list[Piece], fell: Piece) -> bool:
        """Return whether who fell is who was struck last in a clause, which then says so."""
        for at in range(len(pieces) - 1, -1, -1):
            struck = pieces[at]
            if fell.who and struck.who and struck.text.endswith(f" {fell.who}"):
                text = self._forms.phrase("tale-who", a=struck.text, b=fell.did)
                pieces[at] = _one_of(struck, fell, text)
                return True
        return False

    def _pieces(self, strokes: Sequence[Stroke]) -> Iterator[Piece]:
        groups: dict[tuple[object, ...], list[Stroke]] = {}
        for each in strokes:
            alike = tuple(part.kind for part in each.parts)
            alone = each.first.source if _kills(each) else ()
            groups.setdefault((*alike, self._manner(each), alone), []).append(each)
        for group in groups.values():
            yield self._piece(group)

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

    def _piece(self, group: Sequence[Stroke]) -> Piece:
        stroke = group[0]
        foe = foe_of(stroke.first, self._words)
        known = bool(foe) and foe == self._foe
        clause = clause_of(
            stroke.first, self._forms, foe_known=known, again=self._again(stroke, foe)
        )
        self._foe = foe or self._foe
        did = clause.did
        for each in stroke.parts[1:]:
            if not self._words.has(told_by(each.kind)):
                continue
            cost = clause_of(each, self._forms)
            if cost.who and cost.who == clause.who and each.role == "wound":
                did = self._forms.phrase("tale-cost", a=did, b=cost.did)
        tells = tuple(part.source for each in group for part in each.parts)
        names = list(dict.fromkeys(each.who for each in group if each.who))
        text = f"{self._named(names or [clause.who])} {did}" if clause.who else did
        form = f"{clause.form}x{min(len(group), 2)}"
        alone = (names or [clause.who])[0] if len(names) < SEVERAL else ""
        back = self._back(stroke) if alone and not _kills(stroke) else ""
        return Piece(text, stroke.hit, form, tells, _kills(stroke), alone, did, back)

    def _back(self, stroke: Stroke) -> str:
        """Return a blow in the words that follow “who”, if it answers one and has such words."""
        key = f"{told_by(stroke.first.kind)}-back"
        event = stroke.first.event
        if event.get("manner") != "counter" or event.get("critical") or not self._words.has(key):
            return ""
        return self._forms.phrase(key)

    def _named(self, names: list[str]) -> str:
        """Return who struck: "they" where the same ones have just been named together."""
        said = self._forms.listed(names)
        if len(names) > 1 and names == self._names:
            self._names = []
            return self._words.phrase("tale-they")
        self._names = names
        return said

    def _again(self, stroke: Stroke, foe: str) -> str:
        """Return whether a foe that falls is "first" of several, another ("yes"), or alone."""
        if not _kills(stroke):
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
                others=self._forms.listed(others) if others else "",
                some="yes" if others else "no",
            )
        )
        yield Sentence(text=capital(text), form=form, tells=tells)
        fallen: dict[str, list[Happening]] = {}
        for each in strokes:
            kill = next((part for part in each.parts if part.role == "kill"), None)
            if kill is not None:
                self._fallen[foe_of(kill, self._words)] += 1
                fallen.setdefault(kind_of_foe(kill, self._words), []).append(kill)
        if fallen:
            named = [self._felled(foe, kills) for foe, kills in fallen.items()]
            text, form = self._forms.chosen(Text.of("tale-felled", foes=self._forms.listed(named)))
            yield Sentence(text=capital(text), form=form, weight=2)

    def _felled(self, foe: str, kills: Sequence[Happening]) -> str:
        """Return how many foes of a name fell, in words."""
        several = foes_of(kills[0], len(kills), self._words)
        return self._words.phrase(
            "tale-felled-foe",
            foe=foe,
            foes=several,
            count=len(kills),
            many=self._forms.number(len(kills)),
            named="no" if several == foe else "yes",
        )


def _cost_of(strokes: Sequence[Stroke], wound: Happening, who: str) -> int | None:
    """Return which blow cost a wound: the last one, if of the same step, else who missed last."""
    if strokes and strokes[-1].first.version == wound.version:
        return len(strokes) - 1
    for at in range(len(strokes) - 1, -1, -1):
        each = strokes[at]
        if who and each.who == who:
            return at if each.first.role == "miss" and len(each.parts) == 1 else None
    return None


def _one_of(before: Piece, after: Piece, text: str) -> Piece:
    """Return two clauses as one, to which no third is joined."""
    return Piece(
        text,
        before.good,
        f"{before.form}>{after.form}",
        (*before.tells, *after.tells),
        before.kills or after.kills,
    )


def _kills(stroke: Stroke) -> bool:
    """Return whether a foe fell."""
    return stroke.first.role == "kill"


def _leads_to(before: Stroke, kill: Happening, who: str) -> bool:
    """Return whether it is this blow that killed, and the kill says who struck it."""
    same = before.first.version == kill.version and before.who == who
    return same and before.first.role == "hit"


def _rounds(strokes: Iterable[Stroke]) -> Iterator[list[Stroke]]:
    """Yield strokes by rounds: a new one begins when somebody strikes again, or it is full."""
    gathered: list[Stroke] = []
    struck: set[str] = set()
    for each in strokes:
        kill = each.first.role == "kill" and not each.who
        again = bool(each.who) and each.who in struck
        if gathered and not kill and (again or len(struck) >= STROKES):
            yield gathered
            gathered, struck = [], set()
        gathered.append(each)
        if each.who:
            struck.add(each.who)
    if gathered:
        yield gathered


def joined_plain(clauses: Sequence[Clause], forms: Forms) -> Sentence:
    """Return clauses as a sentence: who did it, or what they did, is named once where it is one."""
    who = list(dict.fromkeys(each.who for each in clauses))
    did = list(dict.fromkeys(each.did for each in clauses))
    if len(did) == 1 and all(who) and (len(who) == 1 or clauses[0].joins):
        often = len(clauses) // len(who)
        texts = {"a": f"{forms.listed(who)} {did[0]}"}
        if often > 1:
            said = forms.phrase("tale-over", a=texts["a"], often=forms.often(often))
            texts = {"a": said}
    elif len(who) == 1 and who[0]:
        texts = {"a": f"{who[0]} {forms.listed(did)}"}
    else:
        texts = dict(zip("abc", _named_once(clauses, forms), strict=False))
    key = ("tale-one", "tale-two", "tale-three")[len(texts) - 1]
    said, form = forms.chosen(Text.of(key, **texts))
    whole = "+".join(dict.fromkeys(each.form for each in clauses))
    return Sentence(
        text=capital(said),
        form=f"{form}({whole})",
        tells=tuple(each.happening.source for each in clauses),
        weight=max(each.happening.weight for each in clauses),
    )


def _named_once(clauses: Sequence[Clause], forms: Forms) -> list[str]:
    """Return clauses in words: several in a row who did the same, or what one did, are one."""
    alike: list[tuple[list[str], str]] = []
    for each in clauses:
        if alike and each.joins and alike[-1][0] and alike[-1][1] == each.did:
            alike[-1][0].append(each.who)
        else:
            alike.append(([each.who] if each.who else [], each.did))
    texts: list[str] = []
    alone = ""
    for who, did in alike:
        names = list(dict.fromkeys(who))
        if texts and len(names) == 1 and names[0] == alone:
            texts[-1] = forms.phrase("tale-cost", a=texts[-1], b=did)
            alone = ""
            continue
        texts.append(f"{forms.listed(names)} {did}" if names else did)
        alone = names[0] if len(names) == 1 else ""
    return texts
