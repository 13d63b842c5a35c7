"""Attachments: from uploaded bytes to Discord's objects, and `attachment://` to addresses."""

import io
import mimetypes
import re
from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, UnidentifiedImageError

from bot.table.api_errors import ErrorTree, refusal
from bot.table.components import media_of, walk
from bot.table.discord_types import Json
from bot.table.validate import MOST_BYTES, MOST_TOGETHER
from bot.table.world import World

_UNSAFE = re.compile(r"[^A-Za-z0-9_.\-]")
_PREFIX = "attachment://"


@dataclass(frozen=True)
class Upload:
    """One file of a multipart request: `files[index]`."""

    index: int
    filename: str
    data: bytes


def image_size(data: bytes) -> tuple[int, int] | None:
    """Read width and height from an image's header; None when it is no image."""
    try:
        with Image.open(io.BytesIO(data)) as image:
            return image.size
    except (UnidentifiedImageError, OSError, ValueError):
        return None


def attach(
    world: World, base: str, channel: str, described: Sequence[Json], uploads: Sequence[Upload]
) -> list[Json]:
    """Store uploads and return their attachment objects; `base` is the server's address.

    `described` are the request's own attachment entries, matched to uploads by index.

    Raises:
        ApiError: 40005 when a file exceeds 20 MiB, or all together 25 MiB.
    """
    entries = {str(entry.get("id")): entry for entry in described}
    attached = []
    sizes = [len(upload.data) for upload in uploads]
    if sum(sizes) > MOST_TOGETHER or max(sizes, default=0) > MOST_BYTES:
        raise refusal(40005)
    for upload in uploads:
        entry = entries.get(str(upload.index), {})
        ident = world.flakes.next()
        name = _UNSAFE.sub("_", str(entry.get("filename") or upload.filename)) or "file"
        content_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        url = f"{base}/attachments/{channel}/{ident}/{name}"
        shown: Json = {
            "id": ident,
            "filename": name,
            "size": len(upload.data),
            "url": url,
            "proxy_url": url,
            "content_type": content_type,
        }
        size = image_size(upload.data) if content_type.startswith("image/") else None
        if size is not None:
            shown["width"], shown["height"] = size
        if entry.get("description"):
            shown["description"] = entry["description"]
        world.files.keep(ident, content_type, upload.data)
        attached.append(shown)
    return attached


def _named(url: str, files: Sequence[Json]) -> Json | None:
    for file in files:
        if url in (f"{_PREFIX}{file['filename']}", file["url"]):
            return file
        if url.startswith(_PREFIX) and _UNSAFE.sub("_", url[len(_PREFIX) :]) == file["filename"]:
            return file
    return None


def resolve_components(
    world: World, components: Sequence[Json], files: Sequence[Json], findings: ErrorTree
) -> set[str]:
    """Replace `attachment://` by addresses in the media of components, in place.

    Returns:
        Ids of the attachments that are shown.
    """
    shown: set[str] = set()
    for path, component in walk(components, ("components",)):
        for media in media_of(component):
            url = str(media.get("url"))
            file = _named(url, files)
            if file is not None:
                shown.add(file["id"])
                media.clear()
                media.update(_unfurled(world, file))
            elif url.startswith(_PREFIX):
                findings.add(
                    (*path, "media", "url"),
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    "The referenced attachment was not found",
                )
            else:
                media.setdefault("id", world.flakes.next())
                media.setdefault("proxy_url", url)
    return shown


def _unfurled(world: World, file: Json) -> Json:
    return {
        "id": world.flakes.next(),
        "url": file["url"],
        "proxy_url": file["proxy_url"],
        "width": file.get("width"),
        "height": file.get("height"),
        "content_type": file["content_type"],
        "attachment_id": file["id"],
    }


def resolve_embeds(embeds: Sequence[Json], files: Sequence[Json], findings: ErrorTree) -> set[str]:
    """Replace `attachment://` by addresses in the pictures of embeds, in place.

    Returns:
        Ids of the attachments that are shown.
    """
    shown: set[str] = set()
    for n, embed in enumerate(embeds):
        for key in ("image", "thumbnail"):
            picture = embed.get(key)
            if not isinstance(picture, dict):
                continue
            file = _named(str(picture.get("url")), files)
            if file is not None:
                shown.add(file["id"])
                picture.update(url=file["url"], proxy_url=file["proxy_url"])
                picture.update({k: file[k] for k in ("width", "height") if k in file})
            elif str(picture.get("url")).startswith(_PREFIX):
                findings.add(
                    ("embeds", n, key, "url"), "ATTACHMENT_NOT_FOUND", "Attachment not found"
                )
    return shown
