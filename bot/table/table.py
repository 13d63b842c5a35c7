"""The table itself: every change to the world, told to the bot and to the pages."""

from collections.abc import Callable, Iterable, Sequence

from bot.table import limits
from bot.table.bodies import write
from bot.table.caps import MOST_THREADS, OLD, OLD_EDITS, OPENINGS
from bot.table.faults import Faults
from bot.table.gateway import Gateway
from bot.table.guilds import Guild
from bot.table.hub import Hub
from bot.table.media import Upload
from bot.table.objects import (
    channel_object,
    member_object,
    seat_object,
    thread_member,
    user_object,
)
from bot.table.refusals import refusal
from bot.table.shapes import Flag, Json, Right, sent_at, timestamp, wall
from bot.table.window import Window
from bot.table.world import Channel, Message, User, World

_NONCE_LIFE = 300.0


class Table:
    """One table: the world and those who are told of its changes. `base` is its address."""

    def __init__(
        self,
        tokens: Iterable[str],
        *,
        now: Callable[[], float] = wall,
        heartbeat: float = 41.25,
        session_life: float = 180.0,
        starts_a_day: int = 1000,
        tempo: float | None = None,
    ) -> None:
        self.base = ""
        tempo = limits.tempo if tempo is None else tempo
        self.limits = limits.Limits(tempo, now)
        self.tokens = set(tokens)
        self.world = World(now)
        self.faults = Faults()
        self.gateway = Gateway(
            self.world,
            self.faults,
            self.tokens,
            heartbeat=heartbeat,
            session_life=session_life,
            starts_a_day=starts_a_day,
            tempo=tempo,
        )
        self.hub = Hub()
        self.gateway.on_change = lambda ready: self.hub.tell({"type": "bot", "ready": ready})
        self.old_edits = Window(*OLD_EDITS)
        self.most_threads = MOST_THREADS
        self.openings = Window(*OPENINGS)
        self._nonces: dict[str, tuple[str, str, float]] = {}

    # Messages

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
        return self._post(channel, body.fields | (extra or {}), body.files, audience, by)

    def placeholder(self, channel: Channel, extra: Json, audience: str | None, by: str) -> Message:
        """Post the message that says the bot is thinking."""
        empty: Json = {"content": "", "embeds": [], "components": [], "attachments": []}
        empty |= {"mentions": [], "mention_roles": [], "mention_everyone": False}
        flags = Flag.LOADING | (Flag.EPHEMERAL if audience is not None else Flag(0))
        return self._post(channel, empty | {"flags": int(flags)} | extra, [], audience, by)

    def _post(
        self,
        channel: Channel,
        fields: Json,
        files: list[Json],
        audience: str | None,
        by: str | None,
    ) -> Message:
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
        return message

    def remembered(self, payload: Json) -> Message | None:
        """The message that an enforced nonce already stands for.

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
        self.world.drop_files([file for file in message.files if file["id"] not in kept])
        if message.has(Flag.LOADING):
            body.fields["flags"] &= ~int(Flag.LOADING)
        else:
            message.data["edited_timestamp"] = timestamp(self.world.now())
        message.data.update(body.fields)
        message.files = body.files
        self._announce("MESSAGE_UPDATE", message)
        return message

    def check_door(self, channel: Channel) -> None:
        """Make sure that whom a channel is private with takes messages; servers' channels do.

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
        """Make sure that a message may be edited at its age: old ones may be, but seldom.

        Raises:
            ApiError: 30046, one of a channel's old messages was edited too lately; not counted.
        """
        now = self.world.now()
        if now - sent_at(message.id) > OLD:
            wait = self.old_edits.take(message.data["channel_id"], now)
            if wait:
                raise refusal(30046, round(wait, 3))

    def changed(self, message: Message) -> None:
        """Tell of a message whose data was changed in place."""
        self._announce("MESSAGE_UPDATE", message)

    def delete(self, channel: Channel, message: Message) -> None:
        """Delete a message."""
        del channel.messages[message.id]
        channel.pins.pop(message.id, None)
        self.world.drop_files(message.files)
        gone: Json = {"id": message.id, "channel_id": channel.id}
        if message.audience is None:
            self.gateway.emit("MESSAGE_DELETE", gone | self.whereabouts(channel))
        audience = message.audience or channel.recipient
        self.hub.tell({"type": "message_delete", **gone}, audience)

    def _announce(self, event: str, message: Message) -> None:
        channel = self.world.channel(message.data["channel_id"])
        if channel.is_thread and message.audience is None:
            for each in message.data["mentions"]:
                self.join(channel, each["id"])
        if message.audience is None:
            data = message.data | self.whereabouts(channel)
            if "webhook_id" not in data and not channel.is_private:
                author = self.world.users[data["author"]["id"]]
                member = member_object(author, self.world.guilds[channel.guild])
                del member["user"]
                data["member"] = member
            self.gateway.emit(event, data)
        audience = message.audience or channel.recipient
        self.hub.tell({"type": event.lower(), "message": message.data}, audience)

    def whereabouts(self, channel: Channel) -> Json:
        """The guild of a channel, as events and references carry it; direct messages have none."""
        return {} if channel.is_private else {"guild_id": channel.guild}

    # Channels

    def demand(self, channel: Channel, *rights: Right) -> None:
        """Make sure that the bot may do something in a channel.

        Raises:
            ApiError: 50001 when it cannot see the channel, 50013 when a right is missing.
        """
        has = self.world.bot_rights(channel)
        if not has & Right.VIEW_CHANNEL:
            raise refusal(50001)
        if any(not has & right for right in rights):
            raise refusal(50013)

    def open_thread(
        self, parent: Channel, name: str, *, kind: int, auto_archive: int, ident: str | None
    ) -> Channel:
        """Start a thread below a channel; `ident` is its message's id when it hangs on one.

        Raises:
            ApiError: 160006, there are as many active threads as there may be.
        """
        mine = [each for each in self.world.channels.values() if each.guild == parent.guild]
        if sum(each.is_thread and not each.archived for each in mine) >= self.most_threads:
            raise refusal(160006)
        thread = Channel(
            ident or self.world.flakes.next(),
            name,
            parent.guild,
            type=kind,
            parent=parent.id,
            owner=self.world.bot,
            created=self.world.now(),
            auto_archive=auto_archive,
            members={self.world.bot},
        )
        self.world.channels[thread.id] = thread
        shown = channel_object(self.world, thread)
        self.gateway.emit("THREAD_CREATE", shown | {"newly_created": True})
        self.hub.tell({"type": "channel_create", "channel": shown})
        return thread

    def open_channel(self, name: str, guild: str = "", kind: int = 0) -> Channel:
        """Open a text channel, of type 0 or 5, in the first guild unless another is named."""
        channel = self.world.add_channel(name, guild, kind)
        shown = channel_object(self.world, channel)
        self.gateway.emit("CHANNEL_CREATE", shown)
        self.hub.tell({"type": "channel_create", "channel": shown})
        return channel

    def alter(self, channel: Channel, **changes: object) -> None:
        """Change fields of a channel or thread and tell of it; a thread tells its new name."""
        renamed = channel.is_thread and changes.get("name", channel.name) != channel.name
        hidden = not self.world.bot_rights(channel) & Right.VIEW_CHANNEL
        for key, value in changes.items():
            setattr(channel, key, value)
        if "archived" in changes:
            channel.archived_at = self.world.now()
        shown = channel_object(self.world, channel)
        self.gateway.emit("THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", shown)
        self.hub.tell({"type": "channel_update", "channel": shown})
        if renamed:
            self._tell_name(channel)
        if hidden and self.world.bot_rights(channel) & Right.VIEW_CHANNEL:
            self._tell_threads(channel)

    def _tell_name(self, thread: Channel) -> None:
        """Post the message of a thread that has another name; it wakes no archived one."""
        empty: Json = {"embeds": [], "components": [], "attachments": [], "flags": 0}
        empty |= {"mentions": [], "mention_roles": [], "mention_everyone": False}
        self._post(thread, empty | {"type": 4, "content": thread.name}, [], None, None)

    def _tell_threads(self, channel: Channel) -> None:
        """Tell of the active threads of a channel that the bot may see again."""
        open_ones = [each for each in self.world.threads_of(channel.id) if not each.archived]
        mine = [each for each in open_ones if self.world.bot in each.members]
        self.gateway.emit(
            "THREAD_LIST_SYNC",
            {
                "guild_id": channel.guild,
                "channel_ids": [channel.id],
                "threads": [channel_object(self.world, thread) for thread in open_ones],
                "members": [thread_member(thread, self.world.bot) for thread in mine],
            },
        )

    def join(self, thread: Channel, user: str) -> None:
        """Add somebody to a thread."""
        if user in thread.members:
            return
        thread.members.add(user)
        self.gateway.emit(
            "THREAD_MEMBERS_UPDATE",
            {
                "id": thread.id,
                "guild_id": thread.guild,
                "member_count": len(thread.members),
                "added_members": [thread_member(thread, user)],
            },
        )

    def leave(self, thread: Channel, user: str) -> None:
        """Take somebody out of a thread."""
        if user not in thread.members:
            return
        thread.members.discard(user)
        self.gateway.emit(
            "THREAD_MEMBERS_UPDATE",
            {
                "id": thread.id,
                "guild_id": thread.guild,
                "member_count": len(thread.members),
                "removed_member_ids": [user],
            },
        )

    def close_channel(self, channel: Channel) -> None:
        """Delete a channel or thread, with its threads and messages; of those nothing is told."""
        for thread in self.world.threads_of(channel.id):
            self._drop(thread)
        self._drop(channel)
        shown = channel_object(self.world, channel)
        self.gateway.emit("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", shown)

    def _drop(self, channel: Channel) -> None:
        del self.world.channels[channel.id]
        for message in channel.messages.values():
            self.world.drop_files(message.files)
        self.hub.tell({"type": "channel_delete", "id": channel.id})

    def pin(self, channel: Channel, message: Message, *, pinned: bool) -> None:
        """Pin or unpin a message."""
        message.data["pinned"] = pinned
        if pinned:
            channel.pins[message.id] = self.world.now()
        else:
            channel.pins.pop(message.id, None)
        self.gateway.emit(
            "CHANNEL_PINS_UPDATE",
            {
                **self.whereabouts(channel),
                "channel_id": channel.id,
                "last_pin_timestamp": timestamp(self.world.now()) if pinned else None,
            },
        )
        self.changed(message)

    # People, commands, the guild

    def seat(self, name: str) -> User:
        """Seat another friend."""
        user = self.world.add_user(name)
        for guild in self.world.guilds.values():
            joined = member_object(user, guild) | {"guild_id": guild.id}
            self.gateway.emit("GUILD_MEMBER_ADD", joined)
        self.hub.tell({"type": "user_create", "user": seat_object(user)})
        return user

    def belongs(self, user: User, guild: Guild, *, member: bool) -> None:
        """Let somebody leave a guild, or come back; their seat at the table stays."""
        if (user.id not in guild.away) == member:
            return
        if member:
            guild.away.discard(user.id)
            joined = member_object(user, guild) | {"guild_id": guild.id}
            self.gateway.emit("GUILD_MEMBER_ADD", joined)
            return
        guild.away.add(user.id)
        for channel in self.world.channels_of(guild.id):
            channel.members.discard(user.id)
        left: Json = {"guild_id": guild.id, "user": user_object(user)}
        self.gateway.emit("GUILD_MEMBER_REMOVE", left)

    def tell_commands(self) -> None:
        """Tell the pages which commands there are now."""
        self.hub.tell({"type": "commands", "commands": self.commands()})

    def commands(self) -> list[Json]:
        """All registered commands; those of guilds win over global ones of the same name."""
        merged: dict[tuple[int, str], Json] = {}
        for scope in (None, *self.world.guilds):
            for command in self.world.commands.get(scope, {}).values():
                merged[command["type"], command["name"]] = command
        return list(merged.values())

    def found_guild(self, name: str) -> Guild:
        """Add the bot to another guild, with one channel of the same name.

        Raises:
            KeyError: there is one of this name.
        """
        guild = self.world.add_guild(name)
        channel = self.world.add_channel(name.lower().replace(" ", "-"), guild.id)
        self.gateway.guild_became(guild, "removed")
        shown = channel_object(self.world, channel)
        self.hub.tell({"type": "channel_create", "channel": shown})
        return guild

    def guild_becomes(self, guild: Guild, state: str) -> None:
        """Let a guild be `available`, `unavailable` (an outage) or `removed` (the bot left)."""
        before, guild.state = guild.state, state
        self.gateway.guild_became(guild, before)
