"""Declaring a turn before it comes: what a hero will do, changed and withdrawn."""

from collections.abc import Callable, Sequence

from rules.core.answers import Option
from rules.core.errors import NotSeated, RuleError, UnknownAction
from rules.core.languages import USUAL
from rules.core.model import GameState, Model, Seat
from rules.core.ruleset import AnyRuleset
from rules.core.words import Text, Words
from rules.pace import declared
from rules.pace.declared import MOST, Declared, declared_by, ranked, with_declared, without
from rules.pace.kept import with_on
from rules.pace.onward import FIGHT_ON, onward_of, without_onward
from rules.pace.table import Table, has_said, set_clock
from rules.ports import Adventure, SeatRecord
from rules.service.change import Change
from rules.service.clocks.known_turns import HUMAN, may_declare
from rules.service.clocks.schedule import table_of, write
from rules.service.journal import kinds
from rules.service.journal.loading import seats_of
from rules.service.play.actions import awaited, choices_here
from rules.service.play.seats import running
from rules.service.play.typed import on_offer, read
from rules.service.play.unattended import run_on
from rules.service.play.wordings import condition_of, read_plan, said_as, worded
from rules.service.records import Answer, Choice, Request
from rules.service.unit_of_work import UseCases


class Ahead(Model):
    """The declared turn of one person, and the options for it, shown to that person alone.

    `options` is everything that could be done if the turn were now, `worded` what may be chosen in
    the words of standing orders, `chosen` what was declared, in order, and `now` the one of those
    that would be done as things stand, or "".
    """

    adventure: str
    version: int
    hero: str
    options: tuple[Choice, ...]
    worded: tuple[Choice, ...]
    chosen: tuple[Choice, ...]
    now: str


class DeclaredTurns(UseCases):
    """Use cases of turns that are declared before they come."""

    async def look(self, request: Request, adventure: str) -> Ahead:
        """Return a person's declared turn, and the options for it.

        Raises:
            NotSeated: they have no seat there.
            RuleError: it is their turn now, or none of theirs is to come in this round.
            NoAdventure: the game is not on.
        """
        found = await self._work.at(request, adventure)
        rules, state = running(found)
        mine, options = _mine(found, rules, state, request.user)
        said = declared_by(table_of(found).declared, mine.seat)
        words = self._work.words_of(found, request.locale)
        chosen = () if said is None else said.choices
        offered = {each.id for each in options}
        tactics = rules.tactics(state, mine.seat)
        now = next(
            (
                each
                for each in chosen
                if (each.id in offered or each.id == FIGHT_ON or each.deed in tactics.deeds)
                and (each.when == "always" or each.when in tactics.holds)
            ),
            None,
        )
        return Ahead(
            adventure=found.id,
            version=found.version,
            hero=mine.name,
            options=tuple(_choice(each, words) for each in options),
            worded=tuple(
                Choice(value=each.id, label=words.say(each.label))
                for each in worded(found, mine.seat)
            ),
            chosen=tuple(Choice(value=each.id, label=words.say(said_as(each))) for each in chosen),
            now="" if now is None else words.say(now.label),
        )

    async def choose(
        self, request: Request, adventure: str, version: int, rank: int, option: str
    ) -> Answer:
        """Choose what to do first, second or third (`rank`), as it was shown with `version`.

        Raises:
            NotSeated, NoAdventure: as for `look`.
            RuleError: as for `look`; it is not on offer, or the declaration has changed since.
        """

        def said(
            before: Sequence[declared.Choice], options: Sequence[Option], others: _Choices
        ) -> _Choices:
            when = condition_of(option)
            if when is not None and 1 <= rank <= len(before):
                meant = before[rank - 1].with_(when=when)
                return (*before[: rank - 1], meant, *before[rank:])
            found = next((_kept(each) for each in options if each.id == option), None)
            found = found or next((each for each in others if each.id == option), None)
            if found is None:
                raise RuleError("ahead-refused-option")
            return ranked(before, rank, found)

        return await self._declare(request, adventure, said, version)

    async def say(self, request: Request, adventure: str, typed: Sequence[str]) -> Answer:
        """Declare a turn as typed, in order, in the place of what was declared before.

        Raises:
            NotSeated, NoAdventure, RuleError: as for `look`; or nothing, or too much was typed.
            UnknownAction: something that is not on offer for that turn.
            AmbiguousAction: several things are meant.
        """
        words, english = self._work.words(request.locale), self._work.words(USUAL)
        languages = tuple(dict.fromkeys((words, english)))
        if not 1 <= len(typed) <= MOST:
            raise RuleError("ahead-refused-many", most=MOST)

        def alter(draft: Change) -> None:
            rules, state = running(draft.adventure)
            mine, options = _mine(draft.adventure, rules, state, request.user)

            def option(said: str) -> declared.Choice:
                found = read(rules, state, mine.seat, said, options, words, english=english)
                if not isinstance(found, Option):
                    named = on_offer(options, said, words)
                    raise UnknownAction("error-unknown-action", typed=said[:60], options=named)
                return _kept(found)

            once: dict[tuple[str, str], declared.Choice] = {}
            for line in typed:
                for each in read_plan(line, draft.adventure, mine.seat, option, languages):
                    once[each.when, each.id] = each
            if len(once) > MOST:
                raise RuleError("ahead-refused-many", most=MOST)
            _keep(draft, rules, state, mine, tuple(once.values()))

        return await self._work.change(request, adventure, alter)

    async def _declare(
        self,
        request: Request,
        adventure: str,
        said: Callable[[Sequence[declared.Choice], Sequence[Option], "_Choices"], "_Choices"],
        version: int,
    ) -> Answer:
        moved = False

        async def look(before: Adventure) -> None:
            nonlocal moved
            moved = await self._has_moved(before, request.user, version)

        def alter(draft: Change) -> None:
            rules, state = running(draft.adventure)
            mine, options = _mine(draft.adventure, rules, state, request.user)
            if moved:
                raise RuleError("ahead-refused-stale")
            before = declared_by(table_of(draft.adventure).declared, mine.seat)
            others = worded(draft.adventure, mine.seat)
            chosen = said(before.choices if before else (), options, others)
            _keep(draft, rules, state, mine, chosen)

        return await self._work.change(request, adventure, alter, look=look)

    async def withdraw(self, request: Request, adventure: str, version: int = 0) -> Answer:
        """Withdraw a declared turn or a repeated attack; with a `version`, only as shown then.

        Raises:
            NotSeated: the person has no seat there.
            RuleError: nothing was declared or repeated, or that has changed since.
            NoAdventure: the game is not on.
        """
        moved = False

        async def look(before: Adventure) -> None:
            nonlocal moved
            moved = bool(version) and await self._has_moved(before, request.user, version)

        def alter(draft: Change) -> None:
            running(draft.adventure)
            table = table_of(draft.adventure)
            for mine in _seated(draft.adventure, request.user):
                if has_said(table, mine.seat) or mine.seat in onward_of(table.onward):
                    break
            else:
                raise RuleError("ahead-refused-nothing")
            if moved:
                raise RuleError("ahead-refused-stale")
            draft.step(kinds.WITHDRAW, action={"seat": mine.seat})
            said = without(table.declared, (mine.seat,))
            kept = with_on(table.kept, (mine.seat,), on=False)
            onward = without_onward(table.onward, (mine.seat,))
            write(draft, table.with_(declared=said, kept=kept, onward=onward))
            draft.text = Text.of("ahead-withdrawn", hero=mine.name)

        return await self._work.change(request, adventure, alter, look=look)

    async def choices(self, request: Request, typed: str) -> list[Choice]:
        """Return what could be declared now, at most 25 lines; empty where nothing can."""

        def options(
            found: Adventure, rules: AnyRuleset, state: GameState, seat: Seat
        ) -> Sequence[Option] | None:
            declares = may_declare(found, rules, state, seat)
            return rules.declarable(state, seat) if declares else None

        return await choices_here(self._work, request, typed, options)

    async def _has_moved(self, before: Adventure, user: int, version: int) -> bool:
        """Return whether a panel is outdated: the turn was played or declared since."""
        if before.turn_from > version:
            return True
        mine = {record.seat for record in seats_of(before, user)}
        steps = await self._work.store.journal(before.id, since=version)
        return any(
            (kinds.of(step).acts and step.seat in mine)
            or (kinds.of(step).says and (step.action or {}).get("seat") in mine)
            for step in steps
        )


_Choices = tuple[declared.Choice, ...]


def _seated(adventure: Adventure, user: int) -> tuple[SeatRecord, ...]:
    mine = seats_of(adventure, user)
    if not mine:
        raise NotSeated("error-join-first")
    return mine


def _mine(
    adventure: Adventure, rules: AnyRuleset, state: GameState, user: int
) -> tuple[SeatRecord, tuple[Option, ...]]:
    """Return a seat of a person that may declare a turn, and its options.

    Raises:
        NotSeated: they have none.
        RuleError: none of theirs may say anything now, and why.
    """
    mine = _seated(adventure, user)
    led = [record for record in mine if record.pilot == HUMAN]
    if not led:
        raise RuleError("ahead-refused-auto", hero=mine[0].name)
    for record in led:
        options = rules.declarable(state, record.seat)
        if options and may_declare(adventure, rules, state, record.seat):
            return record, options
    if rules.declares and any(record.seat in rules.awaiting(state) for record in led):
        raise RuleError("ahead-refused-turn", hero=led[0].name)
    asked = awaited(rules, state, adventure)
    why = rules.undeclarable if rules.declares else Text.of("ahead-never")
    raise RuleError("ahead-refused-now", why=why, heroes=asked)


def _keep(
    draft: Change, rules: AnyRuleset, state: GameState, mine: SeatRecord, choices: _Choices
) -> None:
    """Store what a seat declares, and carry the round out if all have spoken.

    Its player counts as present, and has missed nothing.
    """
    table = table_of(draft.adventure)
    again = declared_by(table.declared, mine.seat) is not None
    new = Declared(seat=mine.seat, turn=rules.round_of(state), choices=choices)
    draft.step(kinds.DECLARE, action={"seat": mine.seat})
    write(draft, _there(table.with_(declared=with_declared(table.declared, new)), mine))
    # Others see that a turn was declared, once, but not what was declared.
    draft.silent = again
    before = len(draft.steps)
    run_on(draft, rules, state, followed=None)
    if len(draft.steps) > before:
        draft.silent = False
    draft.text = Text.of(
        "ahead-said", hero=mine.name, what=said_as(choices[0]), more=len(choices) - 1
    )


def _there(table: Table, mine: SeatRecord) -> Table:
    clock = table.clock(mine.seat)
    return set_clock(table, clock.with_(missed=0, away=None, silent=""))


def _kept(option: Option) -> declared.Choice:
    action = option.action.model_dump(mode="json")
    return declared.Choice(id=option.id, label=option.label, action=action)


def _choice(option: Option, words: Words) -> Choice:
    return Choice(
        value=option.id,
        label=words.say(option.label)[:100],
        detail=words.say(option.detail)[:100] if option.detail else "",
    )
