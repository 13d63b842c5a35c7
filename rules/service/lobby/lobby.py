"""An adventure around the game itself: opening, seats, settings, beginning and ending."""

import asyncio
from typing import Any

from rules.core.answers import SeatInfo, Transition
from rules.core.errors import NoAdventure, NotSeated, RuleError, StaleBoard
from rules.core.scene import Scene
from rules.core.settings import Setting, settings_of
from rules.core.words import Text
from rules.pace.turns import vacated
from rules.ports import TUTORIAL, Adventure, Pace, SeatRecord, Step
from rules.registry import ruleset
from rules.service.by_post.handover import heir_of, host_after, taken_over
from rules.service.by_post.lateness import with_former_player
from rules.service.change import Change
from rules.service.clocks.schedule import OPEN, table_of, write
from rules.service.clocks.terms import at_pace
from rules.service.journal import kinds
from rules.service.journal.loading import loaded, seats_of
from rules.service.journal.said_dice import after_roll, dice_of
from rules.service.journal.seeds import changeable, new_seed
from rules.service.lobby.another_game import AnotherGame
from rules.service.lobby.ending import Ending
from rules.service.lobby.games import offered, picture_of
from rules.service.lobby.new_seats import new_seat, room_for_one
from rules.service.lobby.settings_form import apply
from rules.service.play.seats import free_seat, gathering, only_host, with_seat
from rules.service.play.steps import begin
from rules.service.play.unattended import made_ready, run_on
from rules.service.records import Answer, GameOffer, Request, SettingLine
from rules.service.settings.adventure import (
    ANY_TIME,
    is_meant,
    lines_of,
    options_of,
    setting_named,
)


class Lobby(Ending, AnotherGame):
    """Use cases of an adventure that has not begun, and of its seats at any time."""

    def games(
        self, locale: str, *, daily: bool = False, post: bool = False
    ) -> tuple[GameOffer, ...]:
        """Return the games that can be played, or those with a `daily`; newcomers' first.

        They say what an evening of each takes, or what it takes by `post`.
        """
        return offered(self._work.words(locale), daily=daily, post=post)

    async def picture(self, key: str) -> Scene:
        """Return a scene that shows what a game looks like, always the same one.

        Raises:
            NoAdventure: no such system.
        """
        return await asyncio.to_thread(picture_of, key)

    async def check_free(self, request: Request) -> None:
        """Refuse a channel that holds an open adventure.

        Raises:
            RuleError: it does.
        """
        found = await self._work.store.in_channel(request.channel)
        if found is not None and found.status in OPEN:
            raise RuleError("error-channel-taken")

    async def open(
        self,
        request: Request,
        key: str,
        *,
        pace: Pace = "live",
        seed: str = "",
        name: str = "",
        day: str = "",
        tutorial: bool = False,
        begins: bool = False,
    ) -> Answer:
        """Open a lobby in the request's channel; who asks is host and sits first.

        A chosen seed gives the same dungeon to the same choices; without one it is drawn in secret.
        `name` is what its people call it. With a `day` it is the daily of that date (UTC), as a
        `tutorial` the guided first dungeon of the game. Where it `begins` at once, the card of the
        lobby waits for that, and is not shown.

        Raises:
            NoAdventure: no such system.
            RuleError: it may not begin here and now (`Admission`), the channel already holds an
                open adventure, or the system has no daily or no tutorial.
        """
        now = self._work.clock.now()
        rules = ruleset(key)
        begun = new_seed(
            rules, words=seed.strip(), day=day, entropy=self._work.entropy, tutorial=tutorial
        )
        options = begun.options if day or tutorial else at_pace(rules, begun.options, pace)
        adventure = Adventure(
            id=self._work.entropy(5).hex(),
            guild=request.guild,
            channel=request.channel,
            host=request.user,
            ruleset=key,
            options=options.model_dump(mode="json"),
            pace=pace,
            locale=request.public_locale,
            status="lobby",
            version=0,
            seed=begun.seed,
            seeded=begun.seeded,
            cursor=0,
            state=None,
            created=now,
            updated=now,
            name=name,
        )
        adventure = adventure.with_(
            seats=(new_seat(adventure, request.user, self._work.words("en")),)
        )
        draft = self._work.draft(adventure)
        draft.step(kinds.OPEN, seat=1, action={"ruleset": key, **begun.said})
        draft.fresh, draft.followed = True, begins
        draft.text = Text.of("answer-opened")
        return await self._work.create(request, draft)

    async def join(
        self, request: Request, adventure: str, *, seat: str = "", in_place: bool = False
    ) -> Answer:
        """Take a seat: in the lobby a new one, in a running game a free or a late one.

        `seat` is the name of a free seat, or `new` for one of one's own where some are free.
        `in_place` says that a lobby's card was pressed, here and below.

        Raises:
            StaleBoard: the card of a lobby was pressed, and the game is on.
            RuleError: seated already, full, or the rules allow nobody in late.
        """

        def alter(draft: Change) -> None:
            before = draft.adventure
            _still_lobby(before, in_place=in_place)
            if before.status not in OPEN:
                raise NoAdventure("error-over")
            if seats_of(before, request.user):
                raise RuleError("error-already-seated")
            if before.status == "lobby":
                self._join_lobby(draft, request.user)
            else:
                self._join_running(draft, request.user, seat)

        return await self._work.change(request, adventure, alter, in_place=in_place)

    def _join_lobby(self, draft: Change, user: int) -> None:
        before = draft.adventure
        room_for_one(before)
        seat = new_seat(before, user, self._work.words("en"))
        draft.step(kinds.JOIN, seat=seat.seat, seats=(*before.seats, seat))
        draft.text = Text.of("answer-joined", hero=seat.name)

    def _join_running(self, draft: Change, user: int, wanted: str) -> None:
        before = draft.adventure
        rules, state = loaded(before)
        free = free_seat(before, wanted)
        if free is not None:
            taken_over(draft, free, user, self._work.clock.now())
            return
        room_for_one(before)
        seat = new_seat(before, user, self._work.words("en"))
        dice = dice_of(before)
        moved: Transition[Any] = rules.join(state, SeatInfo(seat=seat.seat, name=seat.name), dice)
        draft.step(
            kinds.LATE,
            seat=seat.seat,
            action={"name": seat.name},
            rolls=dice.rolls,
            events=moved.events,
            state=moved.state,
            seats=(*before.seats, seat),
            host=host_after(before, user),
        )
        draft.adventure = after_roll(draft.adventure, dice)
        draft.text = Text.of("answer-joined", hero=seat.name)

    async def leave(self, request: Request, adventure: str, *, in_place: bool = False) -> Answer:
        """Give up one's seat: in the lobby it is removed, in a game its hero goes on by autopilot.

        Raises:
            StaleBoard: the card of a lobby was pressed, and the game is on.
            NotSeated: there is no seat to give up.
        """

        def alter(draft: Change) -> None:
            before = draft.adventure
            _still_lobby(before, in_place=in_place)
            mine = seats_of(before, request.user)
            if not mine or before.status not in OPEN:
                raise NotSeated("error-not-seated")
            self._vacate(draft, mine[0])
            draft.text = Text.of("answer-left", hero=mine[0].name)

        return await self._work.change(request, adventure, alter, in_place=in_place)

    def _vacate(self, draft: Change, seat: SeatRecord) -> None:
        before = draft.adventure
        others = tuple(other for other in before.seats if other.seat != seat.seat)
        host = before.host if seat.user is None else heir_of(before, seat.user)
        if before.status == "lobby":
            if not others:
                draft.step(kinds.CLOSE, seat=seat.seat, status="cancelled", seats=())
                return
            kept = tuple(other.with_(seat=number) for number, other in enumerate(others, start=1))
            draft.step(kinds.LEAVE, seat=seat.seat, seats=kept, host=host)
            return
        rules, state = loaded(before)
        seats = with_seat(before, seat.with_(user=None, pilot="auto"))
        draft.step(kinds.LEAVE, seat=seat.seat, seats=seats)
        if host != before.host:
            draft.step(kinds.HOST, host=host)
        table = with_former_player(table_of(draft.adventure), seat, self._work.clock.now())
        write(draft, vacated(table, seat.seat))
        run_on(draft, rules, state, followed=None)

    async def ready(self, request: Request, adventure: str, *, in_place: bool = False) -> Answer:
        """Declare a player ready, or not ready any more.

        Raises:
            NotSeated: no seat here.
            RuleError: the game has begun.
        """

        def alter(draft: Change) -> None:
            before = gathering(draft.adventure)
            mine = seats_of(before, request.user)
            if not mine:
                raise NotSeated("error-join-first")
            seat = mine[0].with_(ready=not mine[0].ready)
            draft.step(kinds.READY, seat=seat.seat, seats=with_seat(before, seat))
            draft.text = Text.of("answer-ready" if seat.ready else "answer-not-ready")

        return await self._work.change(request, adventure, alter, in_place=in_place)

    async def settings(self, adventure: str) -> tuple[Setting, ...]:
        """Return the settings that the host may change, with their present values."""
        return settings_of(options_of(await self._work.load(adventure)))

    async def lines(self, adventure: str, locale: str) -> tuple[SettingLine, ...]:
        """Return all settings that may be changed, with their present values, in words."""
        return lines_of(await self._work.load(adventure), self._work.words(locale))

    async def set(
        self, request: Request, adventure: str, name: str, value: str, *, in_place: bool = False
    ) -> Answer:
        """Change a setting of the lobby, or all of them to a preset; those of pace at any time.

        Names and values are taken as stored or as the settings' words have them.

        Raises:
            NotSeated: only the host may.
            RuleError: no such setting or value, the game has begun, or it is a daily.
        """
        steps: list[Step] = []

        async def look(before: Adventure) -> None:
            # A game that is on keeps its rules' settings, so its long journal need not be read.
            if before.status == "lobby":
                steps[:] = await self._work.store.journal(before.id)

        def alter(draft: Change) -> None:
            before = draft.adventure
            only_host(before, request)
            words = self._work.words(request.locale)
            lines = lines_of(before, words)
            if not any(line.name in ANY_TIME and is_meant(line, name) for line in lines):
                changeable(gathering(before))
            line = setting_named(lines, name)
            line, choice, more = apply(draft, line, value, steps, words, self._work.clock.now())
            key = "answer-set-more" if more else "answer-set"
            draft.text = Text.of(key, name=line.label, value=choice.label, more=more)

        return await self._work.change(request, adventure, alter, look=look, in_place=in_place)

    async def begin(
        self,
        request: Request,
        adventure: str,
        *,
        anyway: bool = False,
        choose: bool = True,
        in_place: bool = False,
    ) -> Answer:
        """Begin the game: the seed's promise is published with the first card.

        Without `choose` everybody gets a hero or a team that is ready, where a game has them
        chosen; in a tutorial choosing is among what is learned.

        Raises:
            NotSeated: only the host may.
            RuleError: somebody is not ready (unless `anyway`), the settings contradict, or new
                games are stopped.
        """

        async def look(before: Adventure) -> None:
            await self._work.servers.admission.check_new(request.with_(guild=before.guild))

        def alter(draft: Change) -> None:
            before = gathering(draft.adventure)
            only_host(before, request)
            waiting = [seat.name for seat in before.seats if not seat.ready]
            if waiting and not anyway:
                raise RuleError("error-not-ready", heroes=", ".join(waiting))
            rules, options = ruleset(before.ruleset), options_of(before)
            fewest, _ = rules.seats
            if len(before.seats) < fewest:
                raise RuleError("error-too-few", fewest=fewest)
            rules.check_options(options, len(before.seats))
            state = begin(draft, rules, options)
            if not choose and before.seeded != TUTORIAL:
                state = made_ready(draft, rules, state)
            run_on(draft, rules, state, followed=None)
            draft.fresh = True
            draft.text = Text.of("answer-begun")

        return await self._work.change(request, adventure, alter, look=look, in_place=in_place)


def _still_lobby(adventure: Adventure, *, in_place: bool) -> None:
    """Refuse a click on an old lobby card, so that it takes nobody out of a running game."""
    if in_place and adventure.status == "running":
        raise StaleBoard("error-lobby-over")
