"""The packs that a campaign's file carries, so that it goes on where nobody has them."""

from base64 import b64decode, b64encode
from collections.abc import Mapping
from typing import Any

from rules.core.errors import RuleError
from rules.core.model import MOST_PACKS
from rules.core.packs.archive import from_zip, to_zip
from rules.core.packs.emblems import Look
from rules.core.packs.library import LIBRARY
from rules.core.packs.pack import Pack
from rules.core.packs.problems import PackError
from rules.core.packs.reading import check_emblems, read_pack
from rules.registry import pack_points


def changed(fault: str) -> RuleError:
    """Return the refusal of a file that is not as it was written."""
    return RuleError("error-campaign-changed", fault=fault[:200])


def in_letters(packs: Mapping[str, bytes]) -> dict[str, str]:
    """Return the zips of packs as text for a file, by the names that games have for them."""
    return {ref: b64encode(data).decode("ascii") for ref, data in packs.items()}


def packs_in(whole: Mapping[str, Any], look: Look) -> tuple[tuple[Pack, bytes], ...]:
    """Return the packs of a file with their zips, and load them into memory.

    They are read as packs that are kept: what does not fit this program is left out of them. But
    their emblems come from anybody, so `look` looks at each as where a pack is added.

    Raises:
        PackError: an emblem cannot be drawn.
        RuleError: there are too many, or one is not what the file calls it.
    """
    given = whole.get("packs", {})
    if not isinstance(given, dict) or len(given) > MOST_PACKS:
        raise RuleError("error-not-a-campaign")
    found = []
    for ref, letters in given.items():
        try:
            files = from_zip(b64decode(letters, validate=True))
            pack = read_pack(files, pack_points(), kept=True)
        except (PackError, ValueError, TypeError):
            raise changed("the packs") from None
        if pack.ref != ref:
            raise changed("the packs")
        check_emblems(files, look)
        LIBRARY.add(pack)
        found.append((pack, to_zip(files)))
    return tuple(found)
