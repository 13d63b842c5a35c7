"""Rolling for the dungeon in an adventure, and on the systems' tables outside of one.

The second needs no adventure: the oracle rolls with fresh dice on any system's tables.
"""

from collections.abc import Iterable, Sequence
from functools import reduce

from rules.core.answers import Option
from rules.core.dice import SeededDice
from rules.core.errors import RuleError
from rules.core.languages import USUAL
from rules.core.model import GameState
from rules.core.oracle import PARITIES, Consulted, OracleRow, OracleTable, consult
from rules.core.ruleset import AnyRuleset
from rules.core.words import Text, Words, folded
from rules.ports import Adventure, SeatRecord
from rules.registry import ruleset, rulesets
from rules.service.change import Change
from rules.service.journal import kinds
from rules.service.journal.loading import seats_of
from rules.service.play.actions import act, awaited, let_others_act
from rules.service.play.seats import running
from rules.service.records import Answer, Choice, OracleLine, OracleReading, Request
from rules.service.unit_of_work import UseCases

ROLLS_AT_ONCE = 6
"""Rolls for the dungeon that one request makes: people see how far it has got in between."""
SEED_BYTES = 32
MOST_CHOICES = 25

Due = tuple[SeatRecord, Option]


class TableRolls(UseCases):
    """Use cases of rolling for the dungeon and on tables."""

    async def act(
        self, request: Request, adventure: str, *, everything: bool = False, so_far: int = 0
    ) -> Answer:
        """Roll for the dungeon: for the next of its figures, or for the next six.

        Where nothing is to be rolled, whatever acts by itself acts. The answer's `rolled` counts
        the rolls, `more` says that further ones are due; its text counts `so_far` in.

        Raises:
            RuleError: nothing in the dungeon is to act now; the sentence says what comes first.
            NotSeated: the person has no seat here.
            NoAdventure: the game is not on.
        """

        def alter(draft: Change) -> None:
            rules, state = running(draft.adventure)
            due = _due(rules, state, draft.adventure, request.user)
            if due is None:
                let_others_act(draft, request.user)
                return
            while due is not None and draft.rolled < (ROLLS_AT_ONCE if everything else 1):
                record, option = due
                kind = kinds.ROLL if so_far + draft.rolled else kinds.ACT
                state = act(
                    draft, rules, state, record.seat, option.action, option=option.id, kind=kind
                )
                draft.rolled += 1
                due = _due(rules, state, draft.adventure, request.user)
            draft.more = due is not None
            draft.text = Text.of(
                "answer-rolled",
                count=so_far + draft.rolled,
                more="yes" if draft.more else "no",
                next=_next(rules, state, draft.adventure),
            )

        return await self._work.change(request, adventure, alter)

    def systems(self, locale: str) -> list[tuple[str, str]]:
        """Return key and title of every system that has tables to roll on."""
        words = self._work.words(locale)
        return [
            (key, words.phrase(f"{key}-title"))
            for key, rules in rulesets().items()
            if _lends(rules)
        ]

    def tables(self, system: str, typed: str, locale: str) -> list[Choice]:
        """Return the tables whose name or title has what was typed in it, at most 25."""
        words = self._work.words(locale)
        found: dict[str, str] = {}
        for table in _tables(system):
            found.setdefault(table.name, words.say(table.title))
        return _matching(found.items(), typed)

    def variants(self, system: str, name: str, typed: str, locale: str) -> list[Choice]:
        """Return the variants of a table that have the typed text; none where it has none."""
        words = self._work.words(locale)
        return _matching(
            (
                (table.variant, words.say(table.title))
                for table in _tables(system)
                if table.name == name and table.variant
            ),
            typed,
        )

    def consult(
        self, system: str, name: str, variant: str, roll: int | None, locale: str
    ) -> tuple[OracleReading, ...]:
        """Roll on a table, and on those it leads to, with fresh dice; `roll` is one made by hand.

        Raises:
            RuleError: there is no such table, or it has no such roll; the sentence says which.
            NoAdventure: there is no such system.
        """
        tables = _tables(system)
        if not tables:
            raise RuleError(
                "error-game-without-tables",
                game=Text.of(f"{system}-title"),
                having=_having(name),
            )
        dice = SeededDice(self._work.entropy(SEED_BYTES))
        words = self._work.words(locale)
        table = _found(tables, name, variant, (words, self._work.words(USUAL)))
        done = consult(tables, table, dice, roll)
        return tuple(_reading(each, words) for each in done)


def _due(rules: AnyRuleset, state: GameState, adventure: Adventure, user: int) -> Due | None:
    """Return a seat of the person, and the option with which it rolls for the dungeon now."""
    ids = rules.table_rolls
    if not ids or adventure.status != "running":
        return None
    asked = rules.awaiting(state)
    for record in seats_of(adventure, user):
        if record.seat in asked:
            for option in rules.legal_actions(state, record.seat):
                if option.id in ids:
                    return record, option
    return None


def _next(rules: AnyRuleset, state: GameState, adventure: Adventure) -> Text:
    """Return what comes after the rolls: whom the table waits for, or how it ended."""
    if adventure.status != "running":
        return Text.of("answer-rolled-over")
    names = awaited(rules, state, adventure)
    return Text.of("answer-rolled-next", heroes=names, prompt=rules.view(state, None).prompt)


def _lends(rules: AnyRuleset) -> bool:
    return bool(rules.oracle)


def _having(name: str) -> Text:
    """Return the games that have tables, those alone that have one of a name if there are some."""
    lending = {key: rules.oracle for key, rules in rulesets().items() if _lends(rules)}
    wanted = name.strip().casefold()
    named = [key for key, of in lending.items() if wanted in [table.name for table in of]]
    games = [
        Text.of("act-game", game=Text.of(f"{key}-title"), typed=key) for key in named or lending
    ]
    return reduce(lambda row, each: Text.of("act-game-more", row=row, more=each), games)


def _tables(system: str) -> tuple[OracleTable, ...]:
    """Return the tables of a system, or of the first that lends any.

    Raises:
        NoAdventure: there is no such system.
    """
    if system:
        return ruleset(system).oracle
    return next((rules.oracle for rules in rulesets().values() if _lends(rules)), ())


def _found(
    tables: Sequence[OracleTable], name: str, variant: str, languages: Iterable[Words]
) -> OracleTable:
    """Return the table of a name, or of a title in some languages."""
    wanted, which = name.strip().casefold(), variant.strip().casefold()
    named = [table for table in tables if table.name == wanted]
    for words in languages if not named else ():
        titled = [each for each in tables if folded(words.say(each.title)) == folded(wanted)]
        fitting = [each for each in titled if which in ("", each.variant)]
        if len(fitting) == 1:
            return fitting[0]
    if not named:
        names = ", ".join(dict.fromkeys(table.name for table in tables))
        raise RuleError("error-no-such-table", typed=name[:60], tables=names)
    found = [table for table in named if table.variant == which]
    if not found:
        variants = ", ".join(table.variant for table in named)
        if not any(table.variant for table in named):
            raise RuleError("error-table-alone", table=wanted)
        key = "error-which-table" if not which else "error-no-such-variant"
        raise RuleError(key, table=wanted, typed=variant[:60], variants=variants)
    return found[0]


def _matching(named: Iterable[tuple[str, str]], typed: str) -> list[Choice]:
    """Return those that contain what was typed, the ones that begin with it first."""
    wanted = folded(typed.strip())
    found = [
        Choice(value=name, label=f"{name}: {title}"[:100])
        for name, title in named
        if wanted in folded(f"{name} {title}")
    ]
    return sorted(found, key=lambda each: not each.value.startswith(wanted))[:MOST_CHOICES]


def _reading(done: Consulted, words: Words) -> OracleReading:
    return OracleReading(
        title=words.say(done.table.title),
        rolled=_rolled(done, words),
        meaning=words.say(done.row.meaning) if done.row is not None else "",
        rows=tuple(
            OracleLine(
                totals=_totals(done.table, row, words),
                meaning=words.say(row.meaning),
                hit=row is done.row,
            )
            for row in done.table.rows
        ),
    )


def _rolled(done: Consulted, words: Words) -> str:
    """Return what the dice show, or what a person says that theirs showed."""
    if done.row is None:
        return words.phrase("oracle-to-be-read")
    if not done.faces:
        return words.phrase("oracle-given", total=_totals(done.table, done.row, words, done.total))
    if done.table.read == "parity":
        faces = ", ".join(str(face) for face in done.faces)
        return words.phrase("oracle-showing", faces=faces, count=len(done.faces))
    faces = " + ".join(str(face) for face in done.faces)
    key = "oracle-drawn" if done.table.drawn else "oracle-rolled"
    return words.phrase(key, faces=faces, count=len(done.faces), total=done.total)


def _totals(table: OracleTable, row: OracleRow, words: Words, total: int | None = None) -> str:
    """Return which totals a row has, or one of them, as they read on the table's dice."""
    if table.read == "parity":
        odd = PARITIES[len(table.dice)][row.least - 1]
        return ", ".join(words.phrase("oracle-odd" if each else "oracle-even") for each in odd)
    if total is not None:
        return str(total)
    if row.most is None:
        return words.phrase("oracle-and-more", least=row.least)
    return str(row.least) if row.least == row.most else f"{row.least}–{row.most}"
