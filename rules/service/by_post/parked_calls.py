"""Calls that an adventure cannot be shown: to its host, or else to another player."""

from rules.ports import Adventure, Note
from rules.service.by_post.calls import Call
from rules.service.by_post.parking import tellable
from rules.service.by_post.table_time import reason_said
from rules.service.clocks.quiet_hours import Occasion, callable_from
from rules.service.clocks.schedule import table_of
from rules.service.unit_of_work import UseCases


class ParkedCalls(UseCases):
    """Use cases of calling people to an adventure that cannot be shown."""

    async def call(self, found: Adventure, note: Note) -> Call | int | None:
        """Return the call for the host or another player, or the time from which it may be said.

        Nobody is told in private who does not wish to be called there, or at night. Where nobody
        may be called now it waits for the first who may. None when the adventure can be shown.
        """
        reason = table_of(found).parked
        if reason is None or reason.since != note.body["since"]:
            return None
        near = int(note.body["near"])
        if near and await self._work.servers.settings.is_quiet(found.guild, near):
            near = 0
        words = self._work.words_of(found)
        title = found.name or words.phrase(f"{found.ruleset}-title")
        now = self._work.clock.now()
        ways: list[Call] = []
        later: list[int] = []
        for user in tellable(found):
            presence = await self._work.presences.of(user)
            calls = presence.where(found.id)
            at = callable_from(presence, Occasion(found.id, "word"), now)
            if at is None or (calls == "channel" and not near):
                continue
            if at > now:
                later.append(at)
                continue
            ways.append(
                Call(
                    adventure=found.id,
                    channel=near,
                    guild=found.guild,
                    user=user,
                    text=words.phrase("parked-note", title=title, **reason_said(reason)),
                    private=calls == "private",
                )
            )
        if not ways:
            return min(later, default=None)
        return ways[0].with_(instead=tuple(ways[1:]))
