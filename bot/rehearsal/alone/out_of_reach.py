"""Rows of emojis, the gateway, limits and commands that a bot cannot try by itself, and why."""

from collections.abc import Mapping

_FILLED = "It would have to be filled up to its limit, which is seen in the whole server."
_EMOJIS = "Two thousand emojis would have to be uploaded."
_DISCORDS = "Discord alone decides when this happens."
_JOINED = "Somebody would have to remove the bot from the server and add it again."
_HELD_BACK = "It would hold back a bot that runs beside the rehearsal with the same token."
_RENAMED = (
    "A limit of ten minutes would have to be met, and a rehearsal meets one short limit only."
)
_BANNED = "It would take ten thousand refused requests, and block the bot's address."
_LIBRARY = "This is what the library does with what Discord says; the tests of the project try it."
_ABUSE = "Whoever does this again and again may lose the access to Discord."
_SESSIONS = (
    "Each try would ask for a session of the gateway, and a rehearsal asks for three at most."
)
_OURS = "This is what our bot does, not what Discord does; the tests of the project try it."
_CHANNELS = "It takes a channel to delete or to hide, which the bot has no right to do."
_ROLES = "Somebody would have to change the bot's roles meanwhile."
_GUEST = "It takes a place in which a person alone has installed the bot."
_SEEN = "Only a person's own list of commands can show it."
_COMMUNITY = "Somebody would have to make the server a community and choose its language."
_WRITTEN = "Somebody would have to be written to, with an intent that the bot has not."
_ABSENT = "Somebody would have to name a person who is not in the server."
_LARGE = "Twenty-five megabytes would have to be sent, and our bot sends no such file."

OUT_OF_REACH: Mapping[str, str] = {
    "DC-079": _EMOJIS,
    "DC-084": _FILLED,
    **dict.fromkeys(("DC-092", "DC-093", "DC-163", "DC-165", "DC-166", "DC-168"), _DISCORDS),
    **dict.fromkeys(("DC-094", "DC-169"), _JOINED),
    "DC-101": _HELD_BACK,
    "DC-102": _RENAMED,
    **dict.fromkeys(("DC-103", "DC-104"), _BANNED),
    "DC-105": _LIBRARY,
    "DC-106": _ABUSE,
    **dict.fromkeys(("DC-112", "DC-114"), _SESSIONS),
    "DC-115": _OURS,
    **dict.fromkeys(("DC-117", "DC-118"), _CHANNELS),
    "DC-120": _ROLES,
    **dict.fromkeys(("DC-124", "DC-125", "DC-126", "DC-127"), _GUEST),
    **dict.fromkeys(("DC-151", "DC-152", "DC-154", "DC-272"), _SEEN),
    "DC-156": _WRITTEN,
    "DC-220": _LARGE,
    "DC-223": _CHANNELS,
    "DC-227": _DISCORDS,
    "DC-225": _LIBRARY,
    "DC-271": _COMMUNITY,
    "DC-273": _ABSENT,
}
"""The reason by a row's id, as a sentence of the report."""
