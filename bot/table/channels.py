"""Opening, changing, joining and closing channels and threads, and the events of that."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from bot.table.api_errors import refusal
from bot.table.assumed_limits import MOST_COUNTED, MOST_THREADS
from bot.table.discord_objects import channel_object, channel_told, thread_member, user_object
from bot.table.discord_types import Json, Permission, timestamp
from bot.table.entities import Channel, Message
from bot.table.gateway import Gateway
from bot.table.hub import Hub
from bot.table.permissions import Overwrite
from bot.table.world import World

_SAID: Json = {"embeds": [], "components": [], "attachments": [], "flags": 0}
_SAID |= {"mentions": [], "mention_roles": [], "mention_everyone": False}


def _reference(channel: Channel, message: str) -> Json:
    where = {} if channel.is_private else {"guild_id": channel.guild}
    return {"type": 0, "channel_id": channel.id, "message_id": message, **where}


Post = Callable[[Channel, Json, list[Json], str | None, str | None], Message]


class Channels:
    """The channels of a world. `post` is how a message that Discord itself writes is posted."""

    def __init__(self, world: World, gateway: Gateway, hub: Hub, post: Post) -> None:
        self._world = world
        self._gateway = gateway
        self._hub = hub
        self._post = post
        self.most_threads = MOST_THREADS

    def open_thread(
        self,
        parent: Channel,
        name: str,
        *,
        kind: int,
        auto_archive: int,
        ident: str | None,
        owner: str = "",
        invitable: bool = True,
    ) -> Channel:
        """Start a thread below a channel, of the bot's unless it has another owner.

        `ident` is its message's id when it hangs on one. Members of a private thread that is not
        `invitable` bring nobody else into it.

        Raises:
            ApiError: 160006, there are as many active threads as there may be.
        """
        mine = self._world.channels_of(parent.guild)
        if sum(each.is_thread and not each.archived for each in mine) >= self.most_threads:
            raise refusal(160006)
        thread = Channel(
            ident or self._world.flakes.next(),
            name,
            parent.guild,
            type=kind,
            parent=parent.id,
            owner=owner or self._world.bot,
            created=self._world.now(),
            active=self._world.now(),
            auto_archive=auto_archive,
            invitable=invitable,
            members={owner or self._world.bot},
        )
        self._world.channels[thread.id] = thread
        shown = channel_object(self._world, thread)
        self._emit(thread, "THREAD_CREATE", shown | {"newly_created": True})
        self._tell("channel_create", thread)
        if ident is not None:
            self.note(thread, 21, message_reference=_reference(parent, ident))
        return thread

    def open_channel(self, name: str, guild: str = "", kind: int = 0) -> Channel:
        """Open a channel of a type, in the first guild unless another is named."""
        channel = self._world.add_channel(name, guild, kind)
        self._gateway.emit("CHANNEL_CREATE", channel_told(self._world, channel))
        self._tell("channel_create", channel)
        return channel

    def alter(self, channel: Channel, **changes: object) -> None:
        """Change fields of a channel or thread and send events; a thread announces a new name."""
        renamed = channel.is_thread and changes.get("name", channel.name) != channel.name
        hidden = not self._world.sees(self._world.bot, channel)
        with self._noticed(channel):
            for key, value in changes.items():
                setattr(channel, key, value)
            if "archived" in changes:
                channel.archived_at = self._world.now()
            if {"archived", "auto_archive"} & changes.keys():
                channel.active = self._world.now()
        shown = channel_told(self._world, channel)
        self._emit(channel, "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", shown)
        self._tell("channel_update", channel)
        if renamed:
            self.note(channel, 4, content=channel.name)
        if hidden and self._world.sees(self._world.bot, channel):
            self.sync(channel)

    def _emit(self, channel: Channel, event: str, data: Json) -> None:
        """Send an event of a channel to the bot; of threads that it cannot see it is told nothing.

        Channels that it cannot see are told of, without what they are called.
        """
        if not channel.is_thread or self._world.sees(self._world.bot, channel):
            self._gateway.emit(event, data)

    def put_to_sleep(self) -> None:
        """Archive the threads that were inactive for their `auto_archive` minutes."""
        now = self._world.now()
        for each in list(self._world.channels.values()):
            if each.is_thread and not each.archived and now - each.active >= each.auto_archive * 60:
                self.alter(each, archived=True)

    def note(self, channel: Channel, kind: int, **fields: object) -> None:
        """Post a message that Discord itself writes, as about a new name; it wakes no thread."""
        self._post(channel, {**_SAID, "content": "", "type": kind, **fields}, [], None, None)

    def _tell(self, what: str, channel: Channel) -> None:
        """Send the change of a channel to the pages of those who see it."""
        shown = channel_object(self._world, channel)
        self._hub.tell(
            {"type": what, "channel": shown}, lambda user: self._world.sees(user, channel)
        )

    def _seen(self, channels: Iterable[Channel]) -> set[tuple[str, str]]:
        people = [user.id for user in self._world.people()]
        return {(who, c.id) for c in channels for who in people if self._world.sees(who, c)}

    @contextmanager
    def _noticed(self, channel: Channel) -> Iterator[None]:
        """Show a channel and its threads to those who see them only now; hide them from others."""
        rooms = [channel, *self._world.threads_of(channel.id)]
        before = self._seen(rooms)
        yield
        for who, ident in before ^ self._seen(rooms):
            room = self._world.channels[ident]
            frame: Json = {"type": "channel_create", "channel": channel_object(self._world, room)}
            if (who, ident) in before:
                frame = {"type": "channel_delete", "id": ident}
            self._hub.tell(frame, who.__eq__)

    @contextmanager
    def syncing(self, guild: str) -> Iterator[None]:
        """Tell of what the bot sees after a change of roles and did not see before.

        That a channel is hidden now is not told: the change of roles says so.
        """
        bot, rooms = self._world.bot, self._world.channels_of(guild)
        before = {each.id for each in rooms if self._world.sees(bot, each)}
        yield
        new = [each for each in rooms if each.id not in before and self._world.sees(bot, each)]
        for room in (each for each in new if not each.is_thread):
            self._gateway.emit("CHANNEL_UPDATE", channel_told(self._world, room))
        for ident in sorted({str(each.parent) for each in new if each.is_thread}):
            self.sync(self._world.channels[ident])

    def sync(self, channel: Channel) -> None:
        """Tell of the active threads of a channel that the bot sees."""
        below = self._world.threads_of(channel.id)
        bot = self._world.bot
        open_ones = [each for each in below if not each.archived and self._world.sees(bot, each)]
        mine = [each for each in open_ones if self._world.bot in each.members]
        self._gateway.emit(
            "THREAD_LIST_SYNC",
            {
                "guild_id": channel.guild,
                "channel_ids": [channel.id],
                "threads": [channel_object(self._world, thread) for thread in open_ones],
                "members": [thread_member(thread, self._world.bot) for thread in mine],
            },
        )

    def permit(
        self, channel: Channel, who: str, allow: Permission, deny: Permission, *, kind: int
    ) -> None:
        """Set a channel's overwrite for a role (kind 0) or a member (1); an empty one goes."""
        overwrites = {each: what for each, what in channel.overwrites.items() if each != who}
        if allow | deny:
            overwrites[who] = Overwrite(kind, allow, deny)
        self.alter(channel, overwrites=overwrites)

    def join(self, thread: Channel, user: str, *, told: bool = False) -> None:
        """Add somebody to a thread; if `told`, Discord posts a message about that there."""
        if user in thread.members:
            return
        with self._noticed(thread):
            thread.members.add(user)
        if user == self._world.bot:
            # So that it has the thread in memory: it may never have been told of it.
            self._emit(thread, "THREAD_CREATE", channel_object(self._world, thread))
        self._tell_members(thread, user, added_members=[thread_member(thread, user)])
        if told:
            self.note(thread, 1, mentions=[user_object(self._world.users[user])])

    def may_bring(self, thread: Channel, user: str) -> bool:
        """Return whether somebody may bring others into a thread, as by mentioning them."""
        free = thread.type != 12 or thread.invitable or user == thread.owner
        return free or bool(self._world.rights(user, thread) & Permission.MANAGE_THREADS)

    def leave(self, thread: Channel, user: str) -> None:
        """Take somebody out of a thread."""
        if user not in thread.members:
            return
        with self._noticed(thread):
            thread.members.discard(user)
        self._tell_members(thread, user, removed_member_ids=[user])

    def _tell_members(self, thread: Channel, user: str, **changed: object) -> None:
        """Tell who came to a thread, or left it: of the bot itself always."""
        count = min(len(thread.members), MOST_COUNTED)
        told = {"id": thread.id, "guild_id": thread.guild, "member_count": count}
        if user == self._world.bot or self._world.sees(self._world.bot, thread):
            self._gateway.emit("THREAD_MEMBERS_UPDATE", told | changed)

    def close(self, channel: Channel) -> None:
        """Delete a channel or thread, with its threads and messages; no events about those."""
        seen = not channel.is_thread or self._world.sees(self._world.bot, channel)
        shown = channel_told(self._world, channel)
        for thread in self._world.threads_of(channel.id):
            self._drop(thread)
        self._drop(channel)
        if seen:
            self._gateway.emit("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", shown)

    def _drop(self, channel: Channel) -> None:
        del self._world.channels[channel.id]
        for message in channel.messages.values():
            self._world.files.drop(message.files)
        self._hub.tell({"type": "channel_delete", "id": channel.id})

    def pin(self, channel: Channel, message: Message, *, pinned: bool) -> None:
        """Pin or unpin a message."""
        message.data["pinned"] = pinned
        if pinned:
            channel.pins[message.id] = self._world.now()
            self.note(channel, 6, message_reference=_reference(channel, message.id))
        else:
            channel.pins.pop(message.id, None)
        self._gateway.emit(
            "CHANNEL_PINS_UPDATE",
            {
                **({} if channel.is_private else {"guild_id": channel.guild}),
                "channel_id": channel.id,
                "last_pin_timestamp": timestamp(self._world.now()) if pinned else None,
            },
        )
