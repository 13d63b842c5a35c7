"""Playing: actions of seats, typed or pressed, and what the table does by itself."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.core.dice import SeededDice
from rules.core.errors import (
    AmbiguousAction,
    NoAdventure,
    NotSeated,
    RuleError,
    StaleBoard,
    UnknownAction,
)
from rules.core.model import GameState, Seat
from rules.core.ruleset import Option, Stance, Transition
from rules.core.words import Text, Words
from rules.ports import Adventure, SeatRecord
from rules.registry import AnyRuleset
from rules.service.house import Change, House, loaded, seats_of, state_of
from rules.service.records import Answer, Choice, Request

AUTO_STEPS = 12
"""Most steps that seats on autopilot take before the table is shown again."""


class Play:
    """Use cases of a running game."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def press(self, request: Request, adventure: str, version: int, option: str) -> Answer:
        """Carry out a button or a line of a list that was shown with `version`.

        Raises:
            StaleBoard: the table has moved on in a way that matters to this seat.
            NotSeated: the person has no seat, or it is not their turn.
            RuleError: the rules do not allow it.
        """
        shown: Mapping[str, Any] | None = None
        acted: frozenset[Seat | None] = frozenset()

        async def look(before: Adventure) -> None:
            nonlocal shown, acted
            if before.version != version:
                shown = await self._house.store.snapshot(adventure, version)
                steps = await self._house.store.journal(adventure, since=version)
                acted = frozenset(step.seat for step in steps)

        def alter(draft: Change) -> None:
            before = draft.adventure
            rules, state = _running(before)
            seat = _seat_to_act(rules, state, before, request.user)
            options = rules.legal_actions(state, seat)
            now = {each.id for each in options}
            if before.version != version and (seat in acted or _ids(rules, shown, seat) != now):
                raise StaleBoard("error-stale")
            found = next((each for each in options if each.id == option), None)
            if found is None:
                raise StaleBoard("error-stale")
            act(draft, rules, state, seat, found)

        return await self._house.change(request, adventure, alter, look=look, in_place=True)

    async def do(self, request: Request, adventure: str, typed: str, *, moves: bool) -> Answer:
        """Carry out what was typed: an option's id, its words, or the unique start of them.

        With `moves` only moves are meant, and what they go to counts as their words.

        Raises:
            UnknownAction: nothing that may be done now reads like it.
            AmbiguousAction: several things do.
            NotSeated, RuleError: as for `press`.
        """
        words = self._house.words(request.locale)

        def alter(draft: Change) -> None:
            before = draft.adventure
            rules, state = _running(before)
            seat = _seat_to_act(rules, state, before, request.user)
            options = [
                each for each in rules.legal_actions(state, seat) if each.goes_to or not moves
            ]
            found = _read(typed, options, words)
            act(draft, rules, state, seat, found)
            draft.text = Text.of("answer-done", what=found.label)

        return await self._house.change(request, adventure, alter)

    async def choices(self, request: Request, typed: str, *, moves: bool) -> list[Choice]:
        """What could be typed now, at most 25 lines; empty when it is not the person's turn."""
        found = await self._house.store.in_channel(request.channel)
        if found is None or found.status != "running":
            return []
        rules, state = loaded(found)
        words = self._house.words(request.locale)
        for record in seats_of(found, request.user):
            options = rules.legal_actions(state, record.seat)
            lines = [
                Choice(value=each.id, label=_spoken(each, words, moves=moves)[:100])
                for each in options
                if each.goes_to or not moves
            ]
            wanted = typed.casefold().strip()
            return [
                line
                for line in lines
                if wanted in line.label.casefold() or wanted in line.value.casefold()
            ][:25]
        return []

    async def stir(self, request: Request, adventure: str, *, in_place: bool = False) -> Answer:
        """Let the dungeon and the seats on autopilot act, if anything waits for them.

        Raises:
            RuleError: nothing waits for them.
            NotSeated: the person has no seat here.
            NoAdventure: the game is not on.
        """

        def alter(draft: Change) -> None:
            before = draft.adventure
            rules, state = _running(before)
            if not seats_of(before, request.user):
                raise NotSeated("error-join-first")
            run_on(draft, rules, state, followed=None)
            if not draft.steps:
                raise RuleError("error-nothing-stirs")
            draft.text = Text.of("answer-stirred")

        return await self._house.change(request, adventure, alter, in_place=in_place)


def act(
    draft: Change,
    rules: AnyRuleset,
    state: GameState,
    seat: Seat,
    option: Option,
) -> None:
    """Carry out one option, then let seats on autopilot go on."""
    before = draft.adventure
    asked = rules.awaiting(state)
    dice = SeededDice(before.seed, before.cursor)
    moved: Transition[GameState] = rules.apply(state, seat, option.action, dice)
    draft.step(
        "act",
        seat=seat,
        action=option.action.model_dump(mode="json"),
        rolls=dice.rolls,
        events=moved.events,
        state=moved.state,
    )
    settle(draft, rules, state, moved.state)
    followed = (option.id, frozenset(asked))
    run_on(draft, rules, moved.state, followed=followed)


def run_on(
    draft: Change, rules: AnyRuleset, state: GameState, followed: tuple[str, frozenset[Seat]] | None
) -> None:
    """Let seats on autopilot act while nobody else is asked, at most `AUTO_STEPS` times.

    `followed` is what a player just chose and who was asked with them: companions who were asked
    the same question choose the same, so that they never outvote a person.
    """
    for _ in range(AUTO_STEPS):
        pilots = {record.seat: record for record in draft.adventure.seats}
        if not any(record.pilot == "player" for record in pilots.values()):
            return
        asked = rules.awaiting(state)
        if not asked or any(pilots[seat].pilot == "player" for seat in asked):
            break
        state = _auto_step(draft, rules, state, pilots[asked[0]], followed)
    _call(draft, rules, state)


def _auto_step(
    draft: Change,
    rules: AnyRuleset,
    state: GameState,
    record: SeatRecord,
    followed: tuple[str, frozenset[Seat]] | None,
) -> GameState:
    before = draft.adventure
    action = None
    if followed and record.seat in followed[1]:
        options = rules.legal_actions(state, record.seat)
        action = next((each.action for each in options if each.id == followed[0]), None)
    if action is None:
        action = rules.autopilot(state, record.seat, _stance(record))
    dice = SeededDice(before.seed, before.cursor)
    moved: Transition[GameState] = rules.apply(state, record.seat, action, dice)
    draft.step(
        "auto",
        seat=record.seat,
        action=action.model_dump(mode="json"),
        rolls=dice.rolls,
        events=moved.events,
        state=moved.state,
    )
    settle(draft, rules, state, moved.state)
    return moved.state


def settle(draft: Change, rules: AnyRuleset, before: GameState, after: GameState) -> None:
    """See whether a turn, or the game, ended between two states, or the floor was left."""
    old, new = rules.view(before, None), rules.view(after, None)
    if old.turn != new.turn:
        draft.adventure = draft.adventure.with_(turn_from=draft.adventure.version)
    if old.turn != new.turn or old.scene.region != new.scene.region:
        draft.fresh = True
    outcome = rules.outcome(after)
    if outcome is not None:
        draft.fresh = True
        draft.adventure = draft.adventure.with_(
            status="ended", outcome=outcome.model_dump(mode="json")
        )
    elif draft.adventure.pace == "post" and set(rules.awaiting(after)) - set(
        rules.awaiting(before)
    ):
        draft.fresh = True


def _call(draft: Change, rules: AnyRuleset, state: GameState) -> None:
    """Note whom a new card should mention."""
    asked = rules.awaiting(state)
    draft.ping = tuple(
        dict.fromkeys(
            record.user
            for record in draft.adventure.seats
            if record.seat in asked and record.pilot == "player" and record.user is not None
        )
    )


def _stance(record: SeatRecord) -> Stance:
    match record.stance:
        case "careful":
            return "careful"
        case "bold":
            return "bold"
        case _:
            return "balanced"


def _running(adventure: Adventure) -> tuple[AnyRuleset, GameState]:
    if adventure.status == "lobby":
        raise NoAdventure("error-not-begun")
    if adventure.status != "running":
        raise NoAdventure("error-over")
    return loaded(adventure)


def _seat_to_act(rules: AnyRuleset, state: GameState, adventure: Adventure, user: int) -> Seat:
    mine = seats_of(adventure, user)
    if not mine:
        raise NotSeated("error-join-first")
    asked = rules.awaiting(state)
    for record in mine:
        if record.seat in asked:
            return record.seat
    names = [record.name for record in adventure.seats if record.seat in asked]
    raise NotSeated("error-not-your-turn", heroes=", ".join(names))


def _ids(rules: AnyRuleset, shown: Mapping[str, Any] | None, seat: Seat) -> set[str]:
    if shown is None:
        return set()
    return {each.id for each in rules.legal_actions(state_of(rules, dict(shown)), seat)}


def _spoken(option: Option, words: Words, *, moves: bool) -> str:
    label = words.say(option.label)
    if not moves or option.goes_to.casefold() in label.casefold():
        return label
    return f"{option.goes_to}: {label}"


def _read(typed: str, options: Sequence[Option], words: Words) -> Option:
    wanted = typed.strip().casefold()
    spoken = [(each, words.say(each.label).casefold()) for each in options]
    for exact in (
        [each for each in options if each.id.casefold() == wanted],
        [each for each in options if each.goes_to and each.goes_to.casefold() == wanted],
        [each for each, label in spoken if label == wanted],
    ):
        if len(exact) == 1:
            return exact[0]
    close = [
        each
        for each, label in spoken
        if wanted and (wanted in label or wanted in each.goes_to.casefold())
    ]
    if len(close) == 1:
        return close[0]
    names = "; ".join(words.say(each.label) for each in close or options)[:400]
    if close:
        raise AmbiguousAction("error-ambiguous", typed=typed[:60], options=names)
    raise UnknownAction("error-unknown-action", typed=typed[:60], options=names or "-")
