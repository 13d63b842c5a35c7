"""The bytes of files: attachments of messages, and uploads for commands and forms."""

from collections import OrderedDict

from bot.table.discord_types import Json

_MOST_HANDED = 50
_MOST_BYTES = 256 * 1024 * 1024


class FileStore:
    """Files in memory, by attachment id; the oldest are dropped when there are too many."""

    def __init__(self) -> None:
        self.handed: OrderedDict[str, Json] = OrderedDict()
        self._files: OrderedDict[str, tuple[str, bytes]] = OrderedDict()
        self._size = 0

    def hand(self, attachment: Json) -> None:
        """Keep an uploaded file's object until something uses it; older ones are forgotten."""
        self.handed[str(attachment["id"])] = attachment
        while len(self.handed) > _MOST_HANDED:
            self.drop([self.handed.popitem(last=False)[1]])

    def keep(self, attachment: str, content_type: str, data: bytes) -> None:
        """Store an attachment's bytes; the oldest go when all together exceed 256 MiB."""
        self._files[attachment] = (content_type, data)
        self._size += len(data)
        while self._size > _MOST_BYTES:
            _, (_, gone) = self._files.popitem(last=False)
            self._size -= len(gone)

    def drop(self, attachments: list[Json]) -> None:
        """Forget the bytes of attachments."""
        for attachment in attachments:
            _, data = self._files.pop(str(attachment["id"]), ("", b""))
            self._size -= len(data)

    def file(self, attachment: str) -> tuple[str, bytes] | None:
        """Return an attachment's content type and bytes, while they are kept."""
        return self._files.get(attachment)
