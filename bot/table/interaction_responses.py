"""Interactions: asked by a person, answered by the bot within three seconds."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial

from bot.table.api_errors import ErrorTree, refusal
from bot.table.assumed_limits import MOST_FOLLOWED
from bot.table.attachments import Upload
from bot.table.component_defaults import complete
from bot.table.discord_types import Flag, Json
from bot.table.entities import Channel, Message, User
from bot.table.interaction import AUTOCOMPLETE, MODAL, Interaction, Timer, authorship, payload
from bot.table.table import Table
from bot.table.validate import check_choices, check_modal

_MOST_KEPT = 5000


class Unanswered(Exception):
    """The bot did not answer an autocomplete in time."""


class Responder:
    """Where interactions wait for their answers, and the modals that people have open."""

    def __init__(
        self,
        table: Table,
        *,
        answer_within: float,
        token_life: float,
        later: Callable[[float, Callable[[], None]], Timer],
    ) -> None:
        self._table = table
        self._answer_within = answer_within
        self._later = later
        self._token_life = token_life
        self._by_id: OrderedDict[str, Interaction] = OrderedDict()
        self._by_token: dict[str, Interaction] = {}
        self._modals: dict[tuple[str, str], tuple[Interaction, Json]] = {}

    def open(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: Json,
        owners: Json,
        *,
        nonce: str | None = None,
        source: Message | None = None,
        cause: Interaction | None = None,
    ) -> Interaction:
        """Send an interaction to the bot, and let it fail when no answer comes in time.

        Where nobody installed the bot it is not told.
        """
        table = self._table
        interaction = Interaction(
            table.world.flakes.next(),
            secrets.token_urlsafe(32),
            kind,
            user,
            channel,
            data,
            owners,
            table.world.now(),
            nonce=nonce,
            source=source,
            cause=cause,
        )
        if kind == AUTOCOMPLETE:
            interaction.choices = asyncio.get_running_loop().create_future()
        self._by_id[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        while len(self._by_id) > _MOST_KEPT:
            _, old = self._by_id.popitem(last=False)
            del self._by_token[old.token]
        interaction.timer = self._later(self._answer_within, partial(self._fail, interaction))
        if owners:
            table.gateway.emit("INTERACTION_CREATE", payload(table.world, interaction))
        return interaction

    def close(self) -> None:
        """Cancel all time-outs that still run."""
        for interaction in self._by_id.values():
            if interaction.timer is not None:
                interaction.timer.cancel()

    def modal_of(self, user: str, custom_id: str) -> tuple[Interaction, Json] | None:
        """Return the modal a person has open under this id, and the interaction that opened it."""
        return self._modals.get((user, custom_id))

    def _fail(self, interaction: Interaction) -> None:
        interaction.failed = True
        if interaction.choices is not None and not interaction.choices.done():
            interaction.choices.set_exception(Unanswered())
        self._tell(interaction, "interaction_failed")

    def _tell(self, interaction: Interaction, what: str) -> None:
        if interaction.type == AUTOCOMPLETE:
            return
        frame: Json = {
            "type": what,
            "interaction_id": interaction.id,
            "nonce": interaction.nonce,
            "channel_id": interaction.channel.id,
        }
        self._table.hub.tell(frame, interaction.user.id.__eq__)

    # The first answer

    def answer(self, ident: str, token: str, body: Json, uploads: Sequence[Upload]) -> Json:
        """Carry out the bot's first answer to an interaction.

        Returns:
            The callback object, for requests that want a response.

        Raises:
            ApiError: 10062 unknown or too late, 40060 answered before, 50083 the thread is
                archived and locked, 50035 not a valid answer.
        """
        interaction = self._by_id.get(ident)
        if interaction is None or interaction.token != token or interaction.failed:
            raise refusal(10062)
        if interaction.answered:
            raise refusal(40060)
        if interaction.channel.archived and interaction.channel.locked:
            raise refusal(50083)
        kind = body.get("type")
        act = self._acts(interaction).get(kind if isinstance(kind, int) else 0)
        if act is None:
            findings = ErrorTree()
            findings.add(("type",), "BASE_TYPE_CHOICES", "Not an answer to this interaction.")
            findings.settle()
            raise refusal(10062)
        resource = act(interaction, body.get("data") or {}, uploads)
        interaction.answered = True
        if interaction.timer is not None:
            interaction.timer.cancel()
        self._tell(interaction, "interaction_ok")
        return self._callback(interaction, resource)

    def _acts(
        self, interaction: Interaction
    ) -> dict[int, Callable[[Interaction, Json, Sequence[Upload]], Json | None]]:
        if interaction.type == AUTOCOMPLETE:
            return {8: self._choices}
        acts: dict[int, Callable[[Interaction, Json, Sequence[Upload]], Json | None]] = {
            4: self._reply,
            5: self._think,
        }
        if interaction.type != MODAL:
            acts[9] = self._show_modal
        if interaction.source is not None:
            acts |= {6: self._keep, 7: self._update}
        return acts

    def _callback(self, interaction: Interaction, resource: Json | None) -> Json:
        about: Json = {
            "id": interaction.id,
            "type": interaction.type,
            "channel_id": interaction.channel.id,
            **self._table.whereabouts(interaction.channel),
        }
        if interaction.reply is not None:
            about |= {
                "response_message_id": interaction.reply.id,
                "response_message_loading": interaction.reply.has(Flag.LOADING),
                "response_message_ephemeral": interaction.reply.has(Flag.EPHEMERAL),
            }
        return {"interaction": about} | ({"resource": resource} if resource else {})

    def _reply(self, interaction: Interaction, data: Json, uploads: Sequence[Upload]) -> Json:
        interaction.reply = self._say(interaction, data, uploads, first=True)
        return {"type": 4, "message": interaction.reply.data}

    def _think(self, interaction: Interaction, data: Json, _: Sequence[Upload]) -> None:
        hidden = interaction.is_hidden(self._table.world, int(data.get("flags") or 0))
        interaction.reply = self._table.placeholder(
            interaction.channel,
            authorship(self._table.world, interaction, first=True),
            interaction.user.id if hidden else None,
            interaction.id,
        )
        interaction.said.add(interaction.reply.id)
        self._wake(interaction.channel)

    def _wake(self, thread: Channel) -> None:
        """Unarchive the thread of a new message; that answers do so, as messages do, is assumed."""
        if thread.archived and not thread.locked:
            self._table.channels.alter(thread, archived=False)

    def _keep(self, interaction: Interaction, _data: Json, _uploads: Sequence[Upload]) -> None:
        interaction.reply = interaction.source

    def _update(self, interaction: Interaction, data: Json, uploads: Sequence[Upload]) -> Json:
        source = interaction.source
        if source is None or source.id not in interaction.channel.messages:
            raise refusal(10008)
        interaction.reply = self._table.edit(interaction.channel, source, data, uploads)
        return {"type": 7, "message": source.data}

    def _choices(self, interaction: Interaction, data: Json, _: Sequence[Upload]) -> None:
        check_choices(data.get("choices"))
        if interaction.choices is not None and not interaction.choices.done():
            interaction.choices.set_result(data["choices"])

    def _show_modal(self, interaction: Interaction, modal: Json, _: Sequence[Upload]) -> None:
        check_modal(modal)
        complete(modal["components"])
        self._modals[interaction.user.id, modal["custom_id"]] = (interaction, modal)
        frame: Json = {
            "type": "modal",
            "interaction_id": interaction.id,
            "channel_id": interaction.channel.id,
            "modal": modal,
        }
        self._table.hub.tell(frame, interaction.user.id.__eq__)

    # Follow-ups

    def by_token(self, application: str, token: str) -> Interaction:
        """Find the interaction that a follow-up belongs to.

        Raises:
            ApiError: 10015 unknown or never answered, 50027 older than the token lives.
        """
        interaction = self._by_token.get(token)
        if interaction is None or application != self._table.world.bot:
            raise refusal(10015)
        if self._table.world.now() - interaction.opened > self._token_life:
            raise refusal(50027)
        if not interaction.answered:
            raise refusal(10015)
        return interaction

    def follow_up(self, interaction: Interaction, data: Json, uploads: Sequence[Upload]) -> Message:
        """Send a follow-up; the first one after a deferred answer fills the placeholder.

        Raises:
            ApiError: 40094, there were as many as may be where a person alone installed the bot;
                50083, the thread of the placeholder is archived; what else Discord would refuse.
        """
        if interaction.by_user_alone and interaction.followed >= MOST_FOLLOWED:
            raise refusal(40094)
        interaction.followed += 1
        reply = interaction.reply
        if reply is not None and reply.has(Flag.LOADING):
            if interaction.channel.archived:
                raise refusal(50083)
            return self._table.edit(interaction.channel, reply, data, uploads)
        return self._say(interaction, data, uploads, first=False)

    def message(self, interaction: Interaction, ident: str) -> Message:
        """Find a message that this interaction may read and change.

        Raises:
            ApiError: 10008, there is none.
        """
        reply = interaction.reply
        if ident == "@original":
            ident = reply.id if reply is not None else ""
        own = {*interaction.said, *({reply.id} if reply is not None else ())}
        message = interaction.channel.messages.get(ident)
        if message is None or ident not in own:
            raise refusal(10008)
        return message

    def _say(
        self, interaction: Interaction, data: Json, uploads: Sequence[Upload], *, first: bool
    ) -> Message:
        hidden = interaction.is_hidden(self._table.world, int(data.get("flags") or 0))
        if hidden:
            data = {**data, "flags": int(data.get("flags") or 0) | Flag.EPHEMERAL}
        message = self._table.say(
            interaction.channel,
            data,
            uploads,
            extra=authorship(self._table.world, interaction, first=first),
            audience=interaction.user.id if hidden else None,
            by=interaction.id,
        )
        interaction.said.add(message.id)
        self._wake(interaction.channel)
        return message
