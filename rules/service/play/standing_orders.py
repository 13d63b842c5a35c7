"""Standing orders of a seat: written, read, and tried out on the last turns."""

import asyncio
from collections.abc import Mapping, Sequence
from functools import partial

from rules.core.errors import NotSeated, RuleError
from rules.core.model import GameState
from rules.core.ruleset import AnyRuleset
from rules.core.standing_orders import CONDITIONS, DEEDS, MOST, Order, obeyed
from rules.core.words import Text, Words
from rules.ports import Adventure, SeatRecord, Step
from rules.registry import ruleset
from rules.service.change import Change
from rules.service.journal import kinds
from rules.service.journal.last_steps import last_states
from rules.service.journal.loading import loaded, seats_of
from rules.service.journal.replay import PartialPlayback
from rules.service.records import Answer, Request
from rules.service.unit_of_work import UseCases

LOOKED_BACK = 400
"""Steps of the journal that a preview replays."""
SHOWN = 5
"""Turns that a preview shows."""


class StandingOrders(UseCases):
    """Use cases of standing orders."""

    async def of(self, request: Request, adventure: str) -> tuple[Order, ...]:
        """Return a person's own orders.

        Raises:
            NotSeated: they have no seat there.
            RuleError: the game knows none.
        """
        found = await self._work.at(request, adventure)
        mine = _mine(found, request)
        if not ruleset(found.ruleset).obeys:
            raise RuleError("orders-refused-never")
        return mine.orders

    async def give(self, request: Request, adventure: str, orders: Sequence[Order]) -> Answer:
        """Write a seat's orders; an empty list removes them.

        Raises:
            NotSeated: the person has no seat there.
            RuleError: there are too many of them, or the game knows none.
        """
        if len(orders) > MOST:
            raise RuleError("orders-refused-many", most=MOST)

        def alter(draft: Change) -> None:
            mine = _mine(draft.adventure, request)
            if orders and not ruleset(draft.adventure.ruleset).obeys:
                raise RuleError("orders-refused-never")
            seats = tuple(
                each.with_(orders=tuple(orders)) if each.seat == mine.seat else each
                for each in draft.adventure.seats
            )
            draft.step(kinds.ORDERS, action={"seat": mine.seat}, seats=seats)
            draft.text = Text.of("orders-given", hero=mine.name, count=len(orders))
            draft.silent = True

        return await self._work.change(request, adventure, alter)

    async def preview(
        self, request: Request, adventure: str, orders: Sequence[Order]
    ) -> tuple[str, ...]:
        """Return what orders would do now, and would have done at a person's last own turns.

        Raises:
            NotSeated: the person has no seat there.
        """
        found = await self._work.at(request, adventure)
        mine, words = _mine(found, request), self._work.words_of(found, request.locale)
        if found.state is None:
            return (words.phrase("orders-preview-none"),)
        rules, state = loaded(found)
        lines = [_line(rules, state, mine, orders, words, None)]
        if found.version <= LOOKED_BACK:
            steps = await self._work.store.journal(found.id)
            look = partial(_earlier, rules, steps, mine, orders, words)
            earlier, unplayed = await asyncio.to_thread(look, {})
            if unplayed:
                kept = dict(await last_states(self._work.store, found))
                earlier, _ = await asyncio.to_thread(look, kept)
                earlier.append(words.phrase("orders-preview-older", count=unplayed))
            lines += earlier
        told = [line for line in lines if line]
        return tuple(told) or (words.phrase("orders-preview-none"),)


def _mine(adventure: Adventure, request: Request) -> SeatRecord:
    mine = seats_of(adventure, request.user)
    if not mine:
        raise NotSeated("error-join-first")
    return mine[0]


def _line(
    rules: AnyRuleset,
    state: GameState,
    mine: SeatRecord,
    orders: Sequence[Order],
    words: Words,
    step: int | None,
) -> str:
    """Return what orders would do in a state where the seat has a turn, now or at a step.

    "" where they do nothing.
    """
    if mine.seat not in rules.awaiting(state):
        return ""
    followed = obeyed(orders, rules.tactics(state, mine.seat))
    if followed is None:
        return ""
    options = rules.legal_actions(state, mine.seat)
    label = next((each.label for each in options if each.action == followed.action), None)
    if label is None:
        return ""
    order = order_text(followed.order)
    number = followed.number + 1
    if step is None:
        return words.phrase("orders-preview-now", number=number, what=label, order=order)
    return words.phrase("orders-preview-then", step=step, number=number, what=label, order=order)


def _earlier(
    rules: AnyRuleset,
    steps: Sequence[Step],
    mine: SeatRecord,
    orders: Sequence[Order],
    words: Words,
    kept: Mapping[int, GameState],
) -> tuple[list[str], int]:
    """Return what orders would have done at the last turns in which the seat acted itself.

    Also how many steps cannot be played again, as other rules took them: before those the state is
    known only where it is among those that are `kept`.
    """
    found: list[str] = []
    course = PartialPlayback(rules)
    for step in steps:
        state = course.state or kept.get(step.version - 1)
        if state is not None and step.seat == mine.seat and kinds.of(step) is kinds.ACT:
            line = _line(rules, state, mine, orders, words, step.version)
            if line:
                found.append(line)
        course.follow(step)
    return found[-SHOWN:], course.unplayed


def order_text(order: Order) -> Text:
    """Return an order as a sentence: when, and what then."""
    return Text.of(
        "orders-order",
        when=Text.of(f"orders-when-{order.when.replace('_', '-')}"),
        deed=Text.of(f"orders-deed-{order.deed.replace('_', '-')}"),
    )


def order_of(written: str) -> Order:
    """Return an order from its value in a list: `badly_hurt.drink`.

    Raises:
        RuleError: it is none.
    """
    when, _, deed = written.partition(".")
    for condition in CONDITIONS:
        for done in DEEDS:
            if (when, deed) == (condition, done):
                return Order(when=condition, deed=done)
    raise RuleError("orders-refused-unknown", order=written[:60])
