"""What is copied from one database to another: every table, with the statements for its rows.

The statements are made once, from the names below, and are the same for both engines.
"""

from dataclasses import dataclass, field

PIECE = 200
"""Rows that are copied in one transaction."""


@dataclass(frozen=True)
class Table:
    """A table whose rows are told apart by its first `keys` columns."""

    name: str
    keys: int
    columns: tuple[str, ...]
    first: str = field(init=False)
    after: str = field(init=False)
    insert: str = field(init=False)
    count: str = field(init=False)

    def __post_init__(self) -> None:
        columns, key = ", ".join(self.columns), ", ".join(self.columns[: self.keys])
        places = ", ".join(f"${place}" for place in range(1, self.keys + 1))
        values = ", ".join(f"${place}" for place in range(1, len(self.columns) + 1))
        start = f"SELECT {columns} FROM {self.name}"  # noqa: S608 - constants alone
        end = f"ORDER BY {key} LIMIT {PIECE}"
        written = {
            "first": f"{start} {end}",
            "after": f"{start} WHERE ({key}) > ({places}) {end}",
            "insert": f"INSERT INTO {self.name} ({columns}) VALUES ({values})",  # noqa: S608
            "count": f"SELECT COUNT(*) FROM {self.name}",  # noqa: S608 - constants alone
        }
        for name, text in written.items():
            object.__setattr__(self, name, text)


# A table comes after those that its rows refer to.
TABLES = (
    Table(
        "adventures",
        1,
        ("id", "guild", "channel", "host", "ruleset", "options", "pace", "locale", "status",
         "version", "seed", "cursor", "outcome", "turn_from", "head", "created", "updated", "card",
         "card_at", "shown", "name", "clock", "seeded"),
    ),
    Table(
        "seats",
        2,
        ("adventure", "seat", "person", "name", "ready", "pilot", "stance", "orders"),
    ),
    Table(
        "journal",
        2,
        ("adventure", "version", "seat", "kind", "action", "faces", "events", "hash", "at"),
    ),
    Table("snapshots", 2, ("adventure", "version", "state")),
    Table("seen", 1, ("request", "adventure", "reply", "at")),
    Table(
        "postings",
        1,
        ("adventure", "version", "asked", "due", "attempts", "wishes", "refused", "since"),
    ),
    Table("retiring", 1, ("message", "adventure", "channel")),
    Table(
        "dungeons",
        1,
        ("id", "mode", "guild", "channel", "owner", "people", "seed", "options", "edits", "version",
         "created", "updated", "card"),
    ),
    Table("timers", 2, ("kind", "subject", "version", "due")),
    Table("notes", 1, ("id", "adventure", "person", "body", "due", "attempts", "done", "said")),
    Table(
        "runs",
        1,
        ("adventure", "guild", "ruleset", "day", "preset", "score", "tallies", "ties", "unranked",
         "ended"),
    ),
    Table(
        "servers",
        1,
        ("guild", "channels", "roles", "quiet", "most_games", "most_each", "closed",
         "voices", "voice_letters", "voice_often", "call_role"),
    ),
    Table("stops", 1, ("guild", "halt", "since")),
    Table("packs", 1, ("hash", "name", "version", "files", "added")),
    Table("server_packs", 3, ("guild", "name", "number", "hash", "person", "added")),
    Table(
        "voices",
        1,
        ("id", "adventure", "person", "seat", "speaker", "name", "face", "words", "state", "step",
         "at", "edited", "channel", "message"),
    ),
    Table(
        "evenings",
        1,
        ("id", "guild", "channel", "parent", "host", "locale", "title", "at", "adventure",
         "ruleset", "preset", "calls", "state", "guests", "version", "revision", "message", "shown",
         "event", "told", "reminded", "word", "saying", "since", "created"),
    ),
    Table("settings", 1, ("key", "value")),
)  # fmt: skip
ENGINES_OWN = ("migrations", "writer", "attempts", "shards", "processes", "paces")
"""Tables that each database has for itself."""
