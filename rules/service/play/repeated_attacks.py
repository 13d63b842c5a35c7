"""Repeating an attack until the fight is over, as its player wishes."""

from rules.core.errors import NotSeated, RuleError, StaleBoard
from rules.core.model import GameState, Seat
from rules.core.ruleset import AnyRuleset
from rules.core.words import Text
from rules.pace.kept import kept_by, repeating, with_on
from rules.pace.turns import present
from rules.ports import Adventure
from rules.service.change import Change
from rules.service.clocks.known_turns import HUMAN
from rules.service.clocks.schedule import kept_of, table_of, write
from rules.service.journal import kinds
from rules.service.journal.loading import seats_of
from rules.service.play.fighting_on import fight_on
from rules.service.play.seats import running
from rules.service.play.unattended import run_on
from rules.service.records import Answer, Request
from rules.service.unit_of_work import UseCases


class RepeatedAttacks(UseCases):
    """Use cases of repeated attacks."""

    async def keep(self, request: Request, adventure: str, version: int = 0) -> Answer:
        """Repeat the attack that one has just made in this fight, whenever one's turn comes.

        Where a turn has many steps the team is left to fight on instead, until that turn or the
        next one is over. With a `version` only an attack made by then is meant, as a card showed
        it.

        Raises:
            StaleBoard: another turn has begun, or they have done something else since.
            NotSeated: the person has no seat there.
            RuleError: they have not attacked in a fight that is on, repeat that already, are badly
                hurt or on autopilot; or the system has nothing that could be repeated.
            NoAdventure: the game is not on, or played elsewhere.
        """
        acted: frozenset[Seat | None] = frozenset()

        async def look(before: Adventure) -> None:
            nonlocal acted
            if version and before.version != version:
                steps = await self._work.store.journal(adventure, since=version)
                acted = frozenset(step.seat for step in steps if kinds.of(step).acts)

        def alter(draft: Change) -> None:
            rules, state = running(draft.adventure)
            if rules.long_turns:
                fight_on(draft, rules, state, request.user, self._work.clock.now())
                return
            seat, name = _mine(draft.adventure, rules, state, request.user)
            if seat in acted or (version and draft.adventure.turn_from > version):
                raise StaleBoard("error-stale")
            table = table_of(draft.adventure)
            draft.step(kinds.KEEP, action={"seat": seat})
            here = present(table, seat, self._work.clock.now())
            write(draft, here.with_(kept=with_on(table.kept, (seat,), on=True)))
            draft.text = Text.of("keep-said", hero=name)
            run_on(draft, rules, state, followed=None)

        return await self._work.change(request, adventure, alter, look=look)


def may_keep(adventure: Adventure, rules: AnyRuleset, state: GameState) -> tuple[Seat, ...]:
    """Return the seats whose players may repeat their attack, and do not yet."""
    kept = kept_of(adventure, table_of(adventure), rules, state)
    waiting = [each.seat for each in kept if not each.on]
    return tuple(seat for seat in waiting if not _badly_hurt(rules, state, seat))


def _badly_hurt(rules: AnyRuleset, state: GameState, seat: Seat) -> bool:
    return "badly_hurt" in rules.tactics(state, seat).holds


def _mine(adventure: Adventure, rules: AnyRuleset, state: GameState, user: int) -> tuple[Seat, str]:
    """Return a seat of a person that may repeat its attack, and its hero.

    Raises:
        NotSeated: they have none.
        RuleError: none of theirs may, and why.
    """
    mine = seats_of(adventure, user)
    if not mine:
        raise NotSeated("error-join-first")
    if not rules.knows_repeats:
        raise RuleError("keep-refused-never")
    free = may_keep(adventure, rules, state)
    for record in mine:
        if record.seat in free:
            return record.seat, record.name
    kept = kept_of(adventure, table_of(adventure), rules, state)
    for record in mine:
        if record.seat in repeating(kept):
            raise RuleError("keep-refused-already", hero=record.name)
        if kept_by(kept, record.seat) is not None:
            raise RuleError("keep-refused-hurt", hero=record.name)
    if all(record.pilot != HUMAN for record in mine):
        raise RuleError("ahead-refused-auto", hero=mine[0].name)
    raise RuleError("keep-refused-first")
