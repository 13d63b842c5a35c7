"""Staging: a developer names a state and has it before them, says dice, and presses for others."""

import asyncio
from collections.abc import Callable, Sequence
from threading import Event

from rules.core.answers import Option
from rules.core.dice import commitment
from rules.core.errors import NotSeated, RuleError
from rules.core.languages import USUAL
from rules.core.ruleset import AnyRuleset
from rules.core.words import Text
from rules.ports import STAGED, Adventure, SeatRecord
from rules.registry import campaigns, ruleset, rulesets
from rules.service.change import Change
from rules.service.clocks.schedule import OPEN, table_of, write
from rules.service.journal import kinds
from rules.service.journal.loading import loaded
from rules.service.lobby.new_seats import new_seat
from rules.service.play.actions import act
from rules.service.play.seats import only_host, running, with_seat
from rules.service.play.steps import begin, take
from rules.service.play.typed import MOST_CHOICES, listed, read
from rules.service.records import Answer, Choice, Request
from rules.service.staging.search import Found, search
from rules.service.staging.vocabulary import FRAME, LOBBY, situations
from rules.service.staging.wanted import completions, wanted
from rules.service.unit_of_work import UnitOfWork


class Staging:
    """Use cases of developers, refused outside of the servers that the owner of the bot marked.

    A staged game is an ordinary adventure: its steps are in the journal, and its log says that it
    was staged. Who staged it leads every seat that nobody else has taken over.
    """

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work

    async def stage(
        self, request: Request, typed: str, faces: Sequence[int] = (), *, first: int = 1
    ) -> Answer:
        """Begin a game in the state that was named, in the place of one that was staged here.

        `faces` are said for the next dice. The search begins with game number `first`.

        Raises:
            RuleError: nothing is staged here, the words are not understood, no such state was
                found, or the channel has a game that was not staged.
        """
        said = await self._work.answered(request)
        if said is not None:
            return said
        await self._work.servers.admission.may_stage(request)
        stop = Event()
        try:
            found = await asyncio.to_thread(_found, typed, first, stop.is_set)
        finally:
            # A process that stops waits for its threads.
            stop.set()
        draft = await asyncio.to_thread(self._draft, request, found, tuple(faces))
        await self._clear(request)
        return await self._work.create(request, draft)

    async def _clear(self, request: Request) -> None:
        """End the game that was staged in the channel before, if one is open.

        Raises:
            RuleError: there is one that was not staged.
        """
        here = await self._work.store.in_channel(request.channel)
        if here is None or here.status not in OPEN:
            return
        if here.seeded != STAGED:
            raise RuleError("error-channel-taken")

        def alter(draft: Change) -> None:
            if draft.adventure.status == "lobby":
                draft.step(kinds.CLOSE, status="cancelled")
            else:
                draft.step(kinds.END, status="ended", outcome={"result": "abandoned"})

        await self._work.change(request.with_(id=f"{request.id}-clear"), here.id, alter)

    def _draft(self, request: Request, found: Found, faces: tuple[int, ...]) -> Change:
        """Return the whole game as a change: each action that led to the state is a step."""
        rules, want = ruleset(found.wanted.game), found.wanted
        now = self._work.clock.now()
        adventure = Adventure(
            id=self._work.entropy(5).hex(),
            guild=request.guild,
            channel=request.channel,
            host=request.user,
            ruleset=want.game,
            options=found.options.model_dump(mode="json"),
            pace="post" if want.pace == "post" else "live",
            locale=request.public_locale,
            status="lobby",
            version=0,
            seed=found.seed,
            seeded=STAGED,
            cursor=0,
            state=None,
            created=now,
            updated=now,
        )
        # A campaign that comes home gets the seeds that the search had.
        draft = Change(adventure, now, found.entropy())
        self._gather(draft, request, found)
        if want.stop != LOBBY:
            _play(draft, rules, found)
        if faces:
            _say(draft, faces)
        draft.fresh = True
        draft.text = Text.of(
            "answer-staged",
            wanted=str(want),
            seed=found.words,
            game=found.games,
            steps=len(found.taken),
            played=found.played,
            said=len(faces),
        )
        return draft

    def _gather(self, draft: Change, request: Request, found: Found) -> None:
        """Open the lobby, and seat as many as are wanted."""
        words = self._work.words("en")
        action = {
            "ruleset": found.wanted.game,
            "seed": STAGED,
            "promise": commitment(found.seed),
            "words": found.words,
            "wanted": str(found.wanted),
        }
        first = new_seat(draft.adventure, request.user, words)
        draft.step(kinds.OPEN, seat=1, action=action, seats=(first,))
        for _ in range(1, found.wanted.seats):
            seat = new_seat(draft.adventure, request.user, words)
            draft.step(kinds.JOIN, seat=seat.seat, seats=(*draft.adventure.seats, seat))

    async def say(self, request: Request, faces: Sequence[int]) -> Answer:
        """Say how the next dice of the channel's game fall, in the place of what was said before.

        Raises:
            RuleError: nothing is staged here, or the game was not staged.
            NotSeated: somebody else staged it.
            NoAdventure: there is no game here, or it is over.
        """
        here = await self._staged(request)

        def alter(draft: Change) -> None:
            only_host(draft.adventure, request)
            if draft.adventure.status != "lobby":
                running(draft.adventure)
            _say(draft, tuple(faces))
            said = ", ".join(map(str, faces))
            draft.text = Text.of("answer-stage-dice", faces=said, count=len(faces))

        return await self._work.change(request, here.id, alter)

    async def press(self, request: Request, seat: str, typed: str) -> Answer:
        """Do what was typed for a seat, whoever has it: an option's id or its words.

        Raises:
            RuleError: nothing is staged here, the game was not staged, or there is no such seat.
            NotSeated: somebody else staged it, or the seat has nothing to decide.
            UnknownAction, AmbiguousAction: as for `Actions.do`.
        """
        here = await self._staged(request)
        words, english = self._work.words(request.locale), self._work.words(USUAL)

        def alter(draft: Change) -> None:
            only_host(draft.adventure, request)
            rules, state = running(draft.adventure)
            record = _named(draft.adventure, seat)
            options = _options(rules, draft.adventure, record)
            found = read(rules, state, record.seat, typed, options, words, english=english)
            if isinstance(found, Option):
                act(draft, rules, state, record.seat, found.action, option=found.id)
                draft.text = Text.of("answer-done", what=found.label)
            else:
                act(draft, rules, state, record.seat, found)

        return await self._work.change(request, here.id, alter)

    async def give(self, request: Request, seat: str, user: int) -> Answer:
        """Have somebody else lead a seat of the channel's game, or take it back.

        Raises:
            RuleError: nothing is staged here, the game was not staged, or there is no such seat.
            NotSeated: somebody else staged it.
        """
        here = await self._staged(request)

        def alter(draft: Change) -> None:
            only_host(draft.adventure, request)
            record = _named(draft.adventure, seat)
            seats = with_seat(draft.adventure, record.with_(user=user, pilot="player"))
            draft.step(kinds.TAKE_OVER, seat=record.seat, seats=seats)
            draft.again = draft.fresh = True
            draft.text = Text.of("answer-stage-seat", hero=record.name, user=f"<@{user}>")

        return await self._work.change(request, here.id, alter)

    @staticmethod
    def completed(typed: str) -> list[str]:
        """Return how what was typed can go on, at most 25 of them."""
        return completions(typed)[:MOST_CHOICES]

    async def seats(self, request: Request) -> list[str]:
        """Return the names of the seats of the channel's staged game, those that decide first."""
        found = await self._work.store.in_channel(request.channel)
        if found is None or found.seeded != STAGED or found.host != request.user:
            return []
        asked: tuple[int, ...] = ()
        if found.status == "running":
            rules, state = loaded(found)
            asked = rules.awaiting(state)
        ordered = sorted(found.seats, key=lambda each: each.seat not in asked)
        return [each.name for each in ordered]

    async def choices(self, request: Request, seat: str, typed: str) -> list[Choice]:
        """Return what a seat of the channel's staged game can do now, as far as it was typed."""
        found = await self._work.store.in_channel(request.channel)
        if found is None or found.status != "running" or found.host != request.user:
            return []
        if found.seeded != STAGED:
            return []
        rules, _ = loaded(found)
        try:
            options = _options(rules, found, _named(found, seat))
        except (RuleError, NotSeated):
            return []
        return listed(options, typed, self._work.words_of(found, request.locale), moves=False)

    async def _staged(self, request: Request) -> Adventure:
        """Return the staged game of the channel.

        Raises:
            RuleError: nothing is staged here, or the game was not staged.
            NoAdventure: there is none.
        """
        self._work.servers.admission.check_developers(request.guild)
        found = await self._work.here(request)
        if found.seeded != STAGED:
            raise RuleError("error-stage-not-staged")
        return found


def known_words(key: str = "") -> list[tuple[str, list[str]]]:
    """Return what can be said: the words of every game, or those of one, with their spellings."""
    rules = [ruleset(key)] if key else []
    if not rules:
        games = [("games", [*rulesets(), *campaigns()])]
        return [*games, *((name, list(same)) for name, same in FRAME.items())]
    return [(each.name, list(each.same)) for each in situations(rules[0]).values()]


def _found(typed: str, first: int, stopped: Callable[[], bool]) -> Found:
    return search(wanted(typed), first=first, stopped=stopped)


def _play(draft: Change, rules: AnyRuleset, found: Found) -> None:
    """Begin the game, and take every action that leads to the wanted state."""
    state = begin(draft, rules, found.options)
    for each in found.taken:
        state = take(draft, rules, state, each.seat, each.action, each.kind)


def _say(draft: Change, faces: tuple[int, ...]) -> None:
    draft.step(kinds.SAID, action={"faces": list(faces)})
    write(draft, table_of(draft.adventure).with_(said=faces))


def _named(adventure: Adventure, name: str) -> SeatRecord:
    """Return a seat by the name of its hero, or by its number.

    Raises:
        RuleError: there is none.
    """
    wanted_name = name.strip().casefold()
    for seat in adventure.seats:
        if wanted_name in (seat.name.casefold(), str(seat.seat)):
            return seat
    names = ", ".join(seat.name for seat in adventure.seats)
    raise RuleError("error-stage-seat", name=name[:40], names=names)


def _options(rules: AnyRuleset, adventure: Adventure, seat: SeatRecord) -> Sequence[Option]:
    """Return what a seat can do now.

    Raises:
        NotSeated: it has nothing to decide.
    """
    _, state = loaded(adventure)
    if seat.seat not in rules.awaiting(state):
        asked = [each.name for each in adventure.seats if each.seat in rules.awaiting(state)]
        raise NotSeated("error-not-your-turn", heroes=", ".join(asked))
    return rules.legal_actions(state, seat.seat)
