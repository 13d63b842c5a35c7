"""What people do with evenings: fix a date, say whether they come, move it and call it off."""

from typing import NamedTuple

from rules.core.errors import NoAdventure, NotSeated, RuleError
from rules.core.model import Model
from rules.ports import Adventure, Coming, Evening
from rules.registry import rulesets
from rules.service.clocks.schedule import OPEN
from rules.service.evenings.changes import EveningChanges
from rules.service.evenings.dates import (
    FARTHEST,
    HOUR,
    MOST_EACH,
    MOST_GUESTS,
    MOST_HERE,
    MOST_IN_SERVER,
    room_of,
    with_guest,
    without_guest,
)
from rules.service.evenings.when import Reading, read
from rules.service.records import Request
from rules.service.settings.adventure import preset_key


class Asked(Model):
    """What a host asks for: a time in words, a game, a preset of its settings, a title.

    Without a `game` it is for the table of the channel. With `calls` the server's role is called.
    `month_first` is how dates are written where the host lives.
    """

    when: str
    game: str = ""
    preset: str = ""
    title: str = ""
    calls: bool = False
    month_first: bool = False


class Proposed(NamedTuple):
    """An evening, and the time that was read for it, with what of it is uncertain."""

    evening: Evening
    reading: Reading


class Facts(NamedTuple):
    """The title of an evening's game, its settings by name, and the channel where it is played."""

    game: str
    preset: str
    place: int


class Plans(EveningChanges):
    """Use cases of evenings that people have."""

    async def draft(self, request: Request, asked: Asked) -> Proposed:
        """Keep a date that somebody wants, to be confirmed by `plan`.

        Raises:
            NoAdventure: this is no server.
            NotSeated: it is for a table that the person does not play at.
            RuleError: the time cannot be read or cannot be, there is no such game, or it may not
                begin here; or there are too many evenings.
        """
        if request.guild is None:
            raise NoAdventure("server-refused-nowhere")
        now = self._work.clock.now()
        table = None if asked.game else await self._table(request)
        if table is None:
            await self._work.servers.admission.may_begin(request, counts=False)
            game, preset = _game(asked), _preset(asked)
        else:
            await self._work.servers.admission.check_play(request.guild)
            game, preset = table.ruleset, ""
        settings = await self._work.servers.settings.of(request.guild)
        if asked.calls and not settings.call_role:
            raise RuleError("evening-refused-role")
        reading = await self._read(request, asked.when, month_first=asked.month_first)
        await self._check_room(request)
        evening = Evening(
            id=self._work.entropy(5).hex(),
            guild=request.guild,
            channel=request.channel,
            parent=request.parent,
            host=request.user,
            locale=request.public_locale,
            title=asked.title,
            at=reading.at,
            adventure="" if table is None else table.id,
            ruleset=game,
            preset=preset,
            calls=asked.calls,
            created=now,
        )
        await self._work.store.begin_evening(evening)
        return Proposed(evening, reading)

    async def plan(self, request: Request, ident: str) -> Evening:
        """Fix the date of a draft; doing it twice changes nothing.

        Raises:
            NotSeated: the draft is somebody else's.
            RuleError: its time is over, or there are too many evenings.
            NoAdventure: it is not kept any more.
        """
        async with self._work.lock(f"evenings:{request.guild}"):
            found = await self.found(ident)
            _only_host(found, request, also_managers=False)
            if found.state == "draft":
                await self._check_room(request)
                self._work.servers.admission.cooldowns.spend(request.user, "evening")
            return await self._change(ident, self._planned)

    def _planned(self, evening: Evening) -> Evening:
        if evening.state != "draft":
            return evening
        now = self._work.clock.now()
        _check_time(evening.at, now)
        planned = with_guest(evening, evening.host, "yes", now)
        return planned.with_(state="planned", reminded=_reminded(evening.at, now))

    async def answer(self, request: Request, ident: str, coming: Coming) -> Evening:
        """Say whether one comes, in the place of what one said before.

        Raises:
            NotSeated: it is for the players of a table.
            RuleError: it is full or over, or too many people have answered.
            NoAdventure: it is not kept any more.
        """
        found = await self.found(ident)
        _reach(found, request)
        if found.adventure:
            table = await self._work.store.load(found.adventure)
            if table is not None and request.user not in _people(table):
                raise NotSeated("evening-refused-players")

        def alter(evening: Evening) -> Evening:
            if evening.state != "planned":
                raise RuleError("evening-refused-over")
            said = next((each for each in evening.guests if each.user == request.user), None)
            if said is not None and said.coming == coming:
                return evening
            if said is None and len(evening.guests) >= MOST_GUESTS:
                raise RuleError("evening-refused-crowd", most=MOST_GUESTS)
            most = room_of(evening)
            if coming == "yes" and most and len(evening.who("yes")) >= most:
                raise RuleError("evening-refused-full", most=most)
            return with_guest(evening, request.user, coming, self._work.clock.now())

        return await self._change(ident, alter, in_place=True)

    async def to_change(self, request: Request, ident: str, *, drafts: bool = False) -> Evening:
        """Return an evening that somebody may move or call off; `drafts` too, if asked.

        Raises:
            NotSeated: only its host may, and who manages the channel or the server.
            RuleError: it is over.
            NoAdventure: it is not kept any more.
        """
        found = await self.found(ident)
        _only_host(found, request)
        if found.state != "planned" and not (drafts and found.state == "draft"):
            raise RuleError("evening-refused-over")
        return found

    async def other_time(
        self, request: Request, ident: str, when: str, *, month_first: bool = False
    ) -> Proposed:
        """Return the time that somebody wrote for an evening: a draft is changed, no other.

        Raises:
            GameError: as for `to_change`, or the time cannot be read or cannot be.
        """
        found = await self.to_change(request, ident, drafts=True)
        reading = await self._read(request, when, month_first=month_first)
        if found.state == "draft":
            found = await self._change(ident, lambda evening: evening.with_(at=reading.at))
        return Proposed(found, reading)

    async def move(self, request: Request, ident: str, at: int) -> Evening:
        """Move an evening to another time; what people said stays, and they are told.

        Raises:
            GameError: as for `to_change`, or the time cannot be.
        """
        found = await self.to_change(request, ident)
        now = self._work.clock.now()
        _check_time(at, now)
        if at != found.at:
            self._work.servers.admission.cooldowns.spend(request.user, "evening")

        def alter(evening: Evening) -> Evening:
            if evening.state != "planned":
                raise RuleError("evening-refused-over")
            if evening.at == at:
                return evening
            return evening.with_(
                at=at, version=evening.version + 1, word="moved", reminded=_reminded(at, now)
            )

        return await self._change(ident, alter)

    async def call_off(self, request: Request, ident: str) -> Evening:
        """Call an evening off; who wanted to come is told.

        Raises:
            GameError: as for `to_change`.
        """
        await self.to_change(request, ident)

        def alter(evening: Evening) -> Evening:
            if evening.state != "planned":
                return evening
            return evening.with_(state="off", version=evening.version + 1, word="off")

        return await self._change(ident, alter)

    async def forget(self, user: int) -> None:
        """Remove a person from all evenings; what they host goes to who comes, or is called off."""
        for each in await self._work.store.evenings_with(user):
            if each.state != "draft":
                await self._change(each.id, lambda evening: without_guest(evening, user))

    async def facts(self, evening: Evening) -> Facts:
        """Return what an evening is about, in words: its game and settings, and where it is."""
        words = self._work.words(evening.locale)
        game, place = words.phrase(f"{evening.ruleset}-title"), evening.channel
        if evening.adventure:
            table = await self._work.store.load(evening.adventure)
            if table is not None:
                game, place = table.name or game, table.channel
        preset = dict(self.presets(evening.ruleset, evening.locale)).get(evening.preset, "")
        return Facts(game, preset, place)

    def presets(self, game: str, locale: str) -> tuple[tuple[str, str], ...]:
        """Return the presets of a game, with their names in words; none for an unknown game."""
        rules, words = rulesets().get(game), self._work.words(locale)
        if rules is None:
            return ()
        return tuple((name, words.phrase(preset_key(rules, name))) for name in rules.presets)

    async def _table(self, request: Request) -> Adventure:
        """Return the open adventure of the channel, at which the person plays.

        Raises:
            RuleError: there is none, so that a game has to be named.
            NotSeated: they do not play there.
        """
        found = await self._work.store.in_channel(request.channel)
        if found is None or found.status not in OPEN:
            raise RuleError("evening-refused-game")
        if request.user not in _people(found):
            raise NotSeated("evening-refused-table")
        return found

    async def _read(self, request: Request, when: str, *, month_first: bool) -> Reading:
        presence = await self._work.presences.of(request.user)
        return read(
            when,
            self._work.clock.now(),
            presence.zone,
            known=presence.is_known,
            month_first=month_first,
            locale=request.locale,
        )

    async def _check_room(self, request: Request) -> None:
        planned = await self._work.store.evenings_of(request.guild or 0)
        if len(planned) >= MOST_IN_SERVER:
            raise RuleError("evening-refused-many", where="server", most=MOST_IN_SERVER)
        if sum(each.channel == request.channel for each in planned) >= MOST_HERE:
            raise RuleError("evening-refused-many", where="here", most=MOST_HERE)
        if sum(each.host == request.user for each in planned) >= MOST_EACH:
            raise RuleError("evening-refused-many", where="yours", most=MOST_EACH)


def _people(table: Adventure) -> set[int]:
    """Return who plays at a table, and its host."""
    return {table.host, *(each.user for each in table.seats if each.user is not None)}


def _game(asked: Asked) -> str:
    if asked.game not in rulesets():
        raise RuleError("error-no-such-ruleset", name=asked.game[:60])
    return asked.game


def _preset(asked: Asked) -> str:
    if asked.preset and asked.preset not in rulesets()[asked.game].presets:
        raise RuleError("evening-refused-preset", name=asked.preset[:60])
    return asked.preset


def _only_host(evening: Evening, request: Request, *, also_managers: bool = True) -> None:
    _reach(evening, request)
    manages = also_managers and (request.manages_server or request.manages_channel)
    if request.user != evening.host and not manages:
        raise NotSeated("evening-refused-host")


def _reach(evening: Evening, request: Request) -> None:
    """Refuse a request from elsewhere: ids come from buttons, which can be forged."""
    if (request.guild, request.channel) != (evening.guild, evening.channel):
        raise NoAdventure("error-elsewhere")


def _check_time(at: int, now: int) -> None:
    if at <= now:
        raise RuleError("evening-refused-past", at=at)
    if at > now + FARTHEST:
        raise RuleError("evening-refused-far", at=at)


def _reminded(at: int, now: int) -> int:
    """Return the time of which nobody is to be reminded: one that begins within the hour."""
    return at if at - now <= HOUR else 0
