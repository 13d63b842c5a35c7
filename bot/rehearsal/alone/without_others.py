"""Rows of messages, threads and people that take hours, a crowd or somebody else to try."""

from collections.abc import Mapping

_OURS = "This is what our bot does, not what Discord does; the tests of the project try it."
_OLD = "It takes a message that is an hour old, and a rehearsal takes three minutes."
_CLOSED = "Somebody would have to refuse the bot's messages, or to leave the server."
_MANY = "Twenty people would be bothered with a conversation."
_BACK = "The bot would have to leave its thread, and nobody could bring it back."
_BROUGHT = "Somebody would have to bring the bot into a thread, by a mention or by hand."
_ROLES = "Somebody would have to change the bot's roles meanwhile."
_STRANGER = "The bot knows nobody who is not in this server."
_NEWS = "It takes a channel for announcements; a rehearsal is held in one for text."
_FORUM = "It takes writing in a forum; a rehearsal writes in a channel for text alone."
_VOICE = (
    "It takes opening a thread in a channel for voice; a rehearsal opens them where it is held."
)
_THREADS = "The server would have to be filled with a thousand threads."
_HOUR = "A thread takes an hour at least to archive itself."
_CLIENT = "Only a person's own client can tell."
_TIMEOUT = "Somebody would have to be timed out, or the bot itself."
_WRITES = "The bot would have to be allowed to write in threads alone, and not in the channel."
_CHANNELS = "The bot would have to be allowed to manage channels, which its invitation leaves out."
_FILE = "Somebody would have to choose a file in a form."
_STRICTER = (
    "Here the table is stricter than Discord on purpose, so that the bot sends no such file."
)

WITHOUT_OTHERS: Mapping[str, str] = {
    **dict.fromkeys(("DC-006", "DC-007", "DC-008"), _OLD),
    **dict.fromkeys(("DC-010", "DC-011"), _MANY),
    **dict.fromkeys(("DC-012", "DC-013"), _CLOSED),
    "DC-019": _BACK,
    **dict.fromkeys(("DC-020", "DC-021", "DC-023"), _BROUGHT),
    "DC-022": _ROLES,
    "DC-025": _STRANGER,
    "DC-027": _NEWS,
    "DC-028": _FORUM,
    "DC-031": _VOICE,
    **dict.fromkeys(("DC-033", "DC-040"), _OURS),
    **dict.fromkeys(("DC-034", "DC-035"), _THREADS),
    "DC-042": _CLIENT,
    "DC-043": _HOUR,
    "DC-044": _WRITES,
    "DC-055": _STRICTER,
    "DC-068": _CLIENT,
    **dict.fromkeys(("DC-070", "DC-071", "DC-072"), _TIMEOUT),
    **dict.fromkeys(("DC-260", "DC-261", "DC-262", "DC-263"), _FILE),
    "DC-270": _CHANNELS,
}
"""Why each is not tried, by its id."""
