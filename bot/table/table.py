"""The table: every change to the world, with its events for the bot and the pages."""

from collections.abc import Callable, Iterable, Sequence
from time import monotonic

from bot.table import limits
from bot.table.api_errors import refusal
from bot.table.assumed_limits import OLD, OLD_EDITS, OPENINGS
from bot.table.attachments import Upload
from bot.table.channels import Channels
from bot.table.discord_objects import concerns, member_object, user_object, without_content
from bot.table.discord_types import Flag, Json, Permission, sent_at, timestamp, wall
from bot.table.distances import NEAR, Distances
from bot.table.entities import Channel, Message, User
from bot.table.faults import Faults
from bot.table.gateway import DISCORDS_OWN, Gateway, SessionRules
from bot.table.hub import Hub
from bot.table.message_bodies import write
from bot.table.rate_window import RateWindow
from bot.table.world import World

THREADS = {0: (11, 12), 5: (10,)}
"""Types of threads that channels have; voice, stages and threads have none."""
_NONCE_LIFE = 300.0


class Table:
    """One table: the world, and the bot and pages that get its events. `base` is its address."""

    def __init__(
        self,
        tokens: Iterable[str],
        *,
        now: Callable[[], float] = wall,
        sessions: SessionRules = DISCORDS_OWN,
        tempo: float | None = None,
        ticks: Callable[[], float] = monotonic,
        distances: Distances = NEAR,
    ) -> None:
        self.base, self.distances = "", distances
        tempo = limits.tempo if tempo is None else tempo
        self.limits = limits.Limits(tempo, now, ticks)
        self.tokens = set(tokens)
        self.world, self.faults = World(now), Faults()
        self.hub = Hub(self.world.look_anew, distances.person)
        self.gateway = Gateway(
            self.world, self.faults, self.tokens, sessions, self.hub.tell_ready,
            tempo=tempo, ticks=ticks, distances=distances,
        )  # fmt: skip
        self.channels = Channels(self.world, self.gateway, self.hub, self.post)
        self.old_edits, self.openings = RateWindow(*OLD_EDITS), RateWindow(*OPENINGS)
        self._nonces: dict[str, tuple[str, str, float]] = {}
        self.games: list[Json] = []

    def open_at(self, base: str, gateway: str) -> None:
        """Set the addresses at which it is served."""
        self.base = base
        self.gateway.open_at(gateway)

    def tell_games(self, games: Sequence[Json]) -> None:
        """Tell the pages which games a newcomer can pick: each with `key`, `title` and `blurb`.

        What `blurb` says in other languages stands in `blurb_localizations`, by Discord's locales.
        """
        self.games = list(games)
        self.hub.tell({"type": "games", "games": self.games})

    def say(
        self,
        channel: Channel,
        payload: Json,
        uploads: Sequence[Upload] = (),
        *,
        extra: Json | None = None,
        audience: str | None = None,
        by: str | None = None,
    ) -> Message:
        """Post a message of the bot's; `extra` are fields that its author does not write.

        Raises:
            ApiError: what Discord would refuse about it.
        """
        body = write(self.world, self.base, channel, payload, uploads)
        return self.post(channel, body.fields | (extra or {}), body.files, audience, by)

    def placeholder(self, channel: Channel, extra: Json, audience: str | None, by: str) -> Message:
        """Post the message that says the bot is thinking."""
        empty: Json = {"content": "", "embeds": [], "components": [], "attachments": []}
        empty |= {"mentions": [], "mention_roles": [], "mention_everyone": False}
        flags = Flag.LOADING | (Flag.EPHEMERAL if audience is not None else Flag(0))
        return self.post(channel, empty | {"flags": int(flags)} | extra, [], audience, by)

    def post(
        self,
        channel: Channel,
        fields: Json,
        files: list[Json],
        audience: str | None,
        by: str | None,
    ) -> Message:
        """Post a completed body, as a message of the bot's unless an author is given."""
        data: Json = {
            "id": self.world.flakes.next(),
            "channel_id": channel.id,
            "type": 0,
            "author": user_object(self.world.users[self.world.bot]),
            "timestamp": timestamp(self.world.now()),
            "edited_timestamp": None,
            "pinned": False,
            "tts": False,
            **fields,
        }
        message = Message(data, files, audience, by)
        self.world.keep(channel, message)
        self._announce("MESSAGE_CREATE", message)
        # Only the event of a new message has it, and no later fetch.
        data.pop("nonce", None)
        return message

    def write(self, user: User, channel: Channel, content: str) -> Message:
        """Post a person's message, which unarchives a thread.

        Raises:
            ApiError: 50013, they may not write there; 160005, the thread is locked.
        """
        if channel.is_forum:
            raise refusal(50008)
        rights = self.world.rights(user.id, channel)
        send = (
            Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
        )
        if not rights & send:
            raise refusal(50013)
        if channel.locked and not rights & Permission.MANAGE_THREADS:
            raise refusal(160005)
        if not rights & Permission.BYPASS_SLOWMODE:
            self._check_pace(user, channel)
        body = write(self.world, self.base, channel, {"content": content}, ())
        author = {"author": user_object(user)}
        if channel.is_thread:
            self.channels.join(channel, user.id)
        message = self.post(channel, body.fields | author, body.files, None, None)
        if channel.archived:
            self.channels.alter(channel, archived=False)
        return message

    def open_post(self, user: User, forum: Channel, name: str, content: str) -> Channel:
        """Open a post of a person's in a forum: a thread whose first message has its id.

        Raises:
            ApiError: 50024, it is no forum; 50013, they may not write there.
        """
        if not forum.is_forum:
            raise refusal(50024)
        if not self.world.rights(user.id, forum) & Permission.SEND_MESSAGES:
            raise refusal(50013)
        body = write(self.world, self.base, forum, {"content": content}, ())
        thread = self.channels.open_thread(
            forum, name, kind=11, auto_archive=4320, ident=None, owner=user.id
        )
        first = {"id": thread.id, "author": user_object(user)}
        self.post(thread, body.fields | first, body.files, None, None)
        return thread

    def begin_thread(self, user: User, parent: Channel, name: str, *, kind: int) -> Channel:
        """Begin a thread of a person's below a channel; they alone are in it.

        Raises:
            ApiError: 50024, the channel has no such threads; 50013, they may not begin them.
        """
        if kind not in THREADS.get(parent.type, ()):
            raise refusal(50024)
        private = Permission.CREATE_PRIVATE_THREADS
        right = private if kind == 12 else Permission.CREATE_PUBLIC_THREADS
        if not self.world.rights(user.id, parent) & right:
            raise refusal(50013)
        return self.channels.open_thread(
            parent, name, kind=kind, auto_archive=4320, ident=None, owner=user.id
        )

    def _check_pace(self, user: User, channel: Channel) -> None:
        """Make sure that a person writes no faster than a channel's slow mode lets them.

        Raises:
            ApiError: 20016, they do.
        """
        mine = [each for each in channel.messages.values() if each.data["author"]["id"] == user.id]
        wait = sent_at(mine[-1].id) + channel.slow - self.world.now() if mine else 0
        if wait > 0:
            raise refusal(20016, round(wait, 3))

    def told(self, message: Message) -> Json:
        """Return a message as the bot may read it: texts of others in servers are empty."""
        channel = self.world.channel(message.data["channel_id"])
        seen = message.data | self.whereabouts(channel)
        if self.gateway.reads or concerns(self.world.bot, seen):
            return message.data
        return without_content(message.data)

    def remembered(self, payload: Json) -> Message | None:
        """Return the message that an enforced nonce already stands for.

        Raises:
            ApiError: 10008, it stood for a message that is gone.
        """
        nonce = str(payload.get("nonce"))
        if not payload.get("enforce_nonce") or nonce not in self._nonces:
            return None
        channel, message, at = self._nonces[nonce]
        if self.world.now() - at > _NONCE_LIFE:
            return None
        return self.world.message(channel, message)

    def remember(self, payload: Json, message: Message) -> None:
        """Note which message a nonce stands for, for five minutes."""
        if payload.get("nonce") is None:
            return
        now = self.world.now()
        self._nonces = {k: v for k, v in self._nonces.items() if now - v[2] <= _NONCE_LIFE}
        self._nonces[str(payload["nonce"])] = (message.data["channel_id"], message.id, now)

    def edit(
        self, channel: Channel, message: Message, payload: Json, uploads: Sequence[Upload] = ()
    ) -> Message:
        """Change a message; filling a thinking placeholder does not mark it as edited.

        Raises:
            ApiError: what Discord would refuse about it.
        """
        body = write(self.world, self.base, channel, payload, uploads, old=message)
        kept = {file["id"] for file in body.files}
        self.world.files.drop([file for file in message.files if file["id"] not in kept])
        if message.has(Flag.LOADING):
            body.fields["flags"] &= ~int(Flag.LOADING)
        else:
            message.data["edited_timestamp"] = timestamp(self.world.now())
        message.data.update(body.fields)
        message.files = body.files
        self._announce("MESSAGE_UPDATE", message)
        return message

    def check_door(self, channel: Channel) -> None:
        """Check that a person in direct messages takes messages; servers' channels always do.

        Raises:
            ApiError: 50007 they are closed, or 50278 there is no server in common any more.
        """
        if channel.recipient is not None:
            user = self.world.users[channel.recipient]
            common = any(
                each.state != "removed" and user.id not in each.away
                for each in self.world.guilds.values()
            )
            code = user.closed or (None if common else 50278)
            if code is not None:
                raise refusal(code)

    def check_age(self, message: Message) -> None:
        """Check that a message may be edited at its age: old ones may be, but seldom.

        Raises:
            ApiError: 30046, one of a channel's old messages was edited too lately; not counted.
        """
        now = self.world.now()
        if now - sent_at(message.id) > OLD:
            wait = self.old_edits.take(message.data["channel_id"], now)
            if wait:
                raise refusal(30046, round(wait, 3))

    def changed(self, message: Message) -> None:
        """Send an event about a message whose data was changed in place."""
        self._announce("MESSAGE_UPDATE", message)

    def delete(self, channel: Channel, message: Message) -> None:
        """Delete a message."""
        del channel.messages[message.id]
        channel.pins.pop(message.id, None)
        self.world.files.drop(message.files)
        gone: Json = {"id": message.id, "channel_id": channel.id}
        seen = self.world.sees(self.world.bot, channel)
        if message.audience is None and channel.type != 3 and seen:
            self.gateway.emit("MESSAGE_DELETE", gone | self.whereabouts(channel))
        self.hub.tell({"type": "message_delete", **gone}, self._whom(channel, message))

    def _announce(self, event: str, message: Message) -> None:
        channel = self.world.channel(message.data["channel_id"])
        by = message.data["author"]["id"]
        open_to_all = message.audience is None
        if channel.is_thread and open_to_all and self.channels.may_bring(channel, by):
            for each in message.data["mentions"]:
                self.channels.join(channel, each["id"])
        if open_to_all and self.world.sees(self.world.bot, channel):
            data = message.data | self.whereabouts(channel)
            if "webhook_id" not in data and not channel.is_private:
                author = self.world.users[data["author"]["id"]]
                member = member_object(author, self.world.guilds[channel.guild])
                del member["user"]
                data["member"] = member
            if channel.type != 3:
                self.gateway.emit(event, data)
        shown = {"type": event.lower(), "message": message.data}
        self.hub.tell(shown, self._whom(channel, message))

    def _whom(self, channel: Channel, message: Message) -> Callable[[str], bool]:
        """Return whose pages are told of a message: those who see it."""
        return lambda user: message.seen_by(user) and self.world.sees(user, channel)

    def whereabouts(self, channel: Channel) -> Json:
        """Return the guild of a channel, in the form that events and references have.

        Direct messages have none.
        """
        return {} if channel.is_private else {"guild_id": channel.guild}

    def demand(self, channel: Channel, *rights: Permission) -> None:
        """Check that the bot has some permissions in a channel.

        Raises:
            ApiError: 50001 when it cannot see the channel, 50013 when a right is missing.
        """
        has = self.world.bot_rights(channel)
        if not has & Permission.VIEW_CHANNEL:
            raise refusal(50001)
        if any(not has & right for right in rights):
            raise refusal(50013)

    def demand_chat(self, channel: Channel) -> None:
        """Check that the bot may read a channel's messages; voice channels ask for more.

        Raises:
            ApiError: 50001, it may not connect to a channel for voice.
        """
        if channel.is_voice and not self.world.bot_rights(channel) & Permission.CONNECT:
            raise refusal(50001)

    def manages(self, channel: Channel) -> bool:
        """Return whether the bot may manage threads in a channel."""
        return bool(self.world.bot_rights(channel) & Permission.MANAGE_THREADS)

    def tell_commands(self) -> None:
        """Tell the pages which commands there are now."""
        self.hub.tell({"type": "commands", "commands": self.commands()})

    def commands(self) -> list[Json]:
        """Return all registered commands; those of guilds win over global ones of the same name."""
        merged: dict[tuple[int, str], Json] = {}
        for scope in (None, *self.world.guilds):
            for command in self.world.commands.get(scope, {}).values():
                merged[command["type"], command["name"]] = command
        return list(merged.values())
