"""Requests for changes that no person asked for."""

from rules.ports import Adventure
from rules.service.records import Request

NOBODY = 0


def unasked(kind: str, adventure: Adventure, *about: object) -> Request:
    """Return the request of an automatic change of an adventure, unique for each version.

    `about` tells apart what may come several times at one version.
    """
    return Request(
        id=":".join(map(str, (kind, adventure.id, adventure.version, *about))),
        user=NOBODY,
        channel=adventure.channel,
        guild=adventure.guild,
        locale=adventure.locale,
    )
