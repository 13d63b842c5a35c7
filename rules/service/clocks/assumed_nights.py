"""The night of somebody who has not said when theirs is: that of the table's host, or its zone."""

from rules.pace.table import Table
from rules.ports import Adventure
from rules.service.clocks.presence import UTC, Presence, Presences

NIGHT = (23 * 60, 8 * 60)
"""The minutes of the day between which nobody is called who has said nothing of their nights."""


async def with_night(
    presences: Presences, presence: Presence, found: Adventure, table: Table
) -> Presence:
    """Return the person's presence with the hours at night in which nobody calls them.

    It is their own night, or else that of their host.

    A host who has said nothing either has the night of the zone that the table agreed on, if it
    did. Clocks run on meanwhile: nobody has said that the player sleeps.
    """
    if presence.is_known:
        return presence
    host = await presences.of(found.host)
    if host.is_known:
        return presence.with_(zone=host.zone, quiet=host.quiet or NIGHT)
    zone = table.terms.policy.zone
    return presence if zone == UTC else presence.with_(zone=zone, quiet=NIGHT)
