"""Scheduled events of a guild: what Discord takes of external ones, and what becomes of them."""

from datetime import datetime
from typing import Final

from bot.table.api_errors import ErrorTree, refusal
from bot.table.discord_types import Json, timestamp
from bot.table.guilds import Guild
from bot.table.world import World

MOST_EVENTS: Final = 100
"""Events of a guild that are scheduled or active."""
EXTERNAL, GUILD_ONLY = 3, 2
SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
NAME, DESCRIPTION, LOCATION = 100, 1000, 100
FOLLOWING: Final = {SCHEDULED: (ACTIVE, CANCELED), ACTIVE: (COMPLETED,)}
"""Which status may follow which."""


def due(world: World, guild: Guild) -> None:
    """Let external events begin and end at their times, as Discord does by itself."""
    for event in guild.events.values():
        if event["status"] == SCHEDULED and _seconds(event["scheduled_start_time"]) <= world.now():
            event["status"] = ACTIVE
        if event["status"] == ACTIVE and _seconds(event["scheduled_end_time"]) <= world.now():
            event["status"] = COMPLETED


def listed(world: World, guild: Guild) -> list[Json]:
    """Return the events that are scheduled or active."""
    due(world, guild)
    return [each for each in guild.events.values() if each["status"] in (SCHEDULED, ACTIVE)]


def found(world: World, guild: Guild, ident: str) -> Json:
    """Return an event.

    Raises:
        ApiError: 10070, there is none with this id.
    """
    due(world, guild)
    if ident not in guild.events:
        raise refusal(10070)
    return guild.events[ident]


def created(world: World, guild: Guild, wish: Json) -> Json:
    """Add an external event of the bot's.

    Raises:
        ApiError: 50035 for fields that are missing or none, 30038 where there are too many.
    """
    findings = ErrorTree()
    needed = ("privacy_level", "entity_type", "entity_metadata", "scheduled_start_time")
    for name in needed:
        if wish.get(name) is None:
            findings.add((name,), "BASE_TYPE_REQUIRED", "This field is required")
    _check(world, wish, wish, findings)
    findings.text(("name",), wish.get("name"), NAME, 1)
    findings.settle()
    if len(listed(world, guild)) >= MOST_EVENTS:
        raise refusal(30038)
    event: Json = {
        "id": world.flakes.next(),
        "guild_id": guild.id,
        "channel_id": None,
        "creator_id": world.bot,
        "name": wish["name"],
        "description": wish.get("description"),
        "image": None,
        "scheduled_start_time": _moment(wish["scheduled_start_time"]),
        "scheduled_end_time": _moment(wish["scheduled_end_time"]),
        "privacy_level": GUILD_ONLY,
        "status": SCHEDULED,
        "entity_type": EXTERNAL,
        "entity_id": None,
        "recurrence_rule": None,
        "entity_metadata": {"location": wish["entity_metadata"]["location"]},
        "guild_scheduled_event_exceptions": [],
    }
    guild.events[event["id"]] = event
    return event


def altered(world: World, guild: Guild, ident: str, wish: Json) -> Json:
    """Change an event.

    Raises:
        ApiError: 10070, 50035, or 180000 for one that is over.
    """
    event = found(world, guild, ident)
    if event["status"] in (COMPLETED, CANCELED):
        raise refusal(180000)
    findings = ErrorTree()
    _check(world, wish, {**event, **wish}, findings, begun=event["status"] == ACTIVE)
    if "name" in wish:
        findings.text(("name",), wish["name"], NAME, 1)
    status = wish.get("status")
    if status is not None and status not in (event["status"], *FOLLOWING[event["status"]]):
        findings.add(("status",), "GUILD_SCHEDULED_EVENT_STATUS", "Invalid status transition")
    findings.settle()
    for name in ("name", "description", "status"):
        if name in wish:
            event[name] = wish[name]
    for name in ("scheduled_start_time", "scheduled_end_time"):
        if wish.get(name) is not None:
            event[name] = _moment(wish[name])
    if wish.get("entity_metadata") is not None:
        event["entity_metadata"] = {"location": wish["entity_metadata"]["location"]}
    return event


def _check(
    world: World, wish: Json, whole: Json, findings: ErrorTree, *, begun: bool = False
) -> None:
    """Note what is wrong with the fields of a request, or with the event as it would be."""
    if whole.get("entity_type") not in (None, EXTERNAL):
        findings.add(("entity_type",), "BASE_TYPE_CHOICES", "The table knows external events alone")
    if whole.get("privacy_level") not in (None, GUILD_ONLY):
        findings.add(("privacy_level",), "BASE_TYPE_CHOICES", "Value must be one of (2,).")
    if whole.get("channel_id") is not None:
        findings.add(("channel_id",), "BASE_TYPE_NULL", "External events have no channel")
    findings.text(("description",), wish.get("description"), DESCRIPTION, 0)
    if isinstance(wish.get("description"), str) and not wish["description"]:
        findings.add(("description",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 1000.")
    place = whole.get("entity_metadata")
    if isinstance(place, dict):
        findings.text(("entity_metadata", "location"), place.get("location"), LOCATION, 1)
    elif place is not None or "entity_metadata" in wish:
        findings.add(("entity_metadata",), "BASE_TYPE_REQUIRED", "This field is required")
    _check_times(world, wish, whole, findings, begun=begun)


def _check_times(
    world: World, wish: Json, whole: Json, findings: ErrorTree, *, begun: bool
) -> None:
    start = _read(whole, "scheduled_start_time", findings)
    if whole.get("scheduled_end_time") is None:
        # External events end at a time, which others need not say.
        findings.add(("scheduled_end_time",), "BASE_TYPE_REQUIRED", "This field is required")
        return
    end = _read(whole, "scheduled_end_time", findings)
    if start is None or end is None:
        return
    if "scheduled_start_time" in wish and not begun and start <= world.now():
        findings.add(
            ("scheduled_start_time",),
            "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST",
            "Cannot schedule event in the past.",
        )
    if end <= start:
        findings.add(
            ("scheduled_end_time",),
            "GUILD_SCHEDULED_EVENT_END_BEFORE_START",
            "Event cannot end before it starts.",
        )


def _read(wish: Json, name: str, findings: ErrorTree) -> float | None:
    value = wish.get(name)
    if value is None:
        return None
    try:
        return _seconds(value)
    except (TypeError, ValueError):
        findings.add((name,), "DATE_TIME_TYPE_PARSE", "Could not parse the timestamp.")
        return None


def _seconds(value: str) -> float:
    return datetime.fromisoformat(value).timestamp()


def _moment(value: str) -> str:
    return timestamp(_seconds(value))
