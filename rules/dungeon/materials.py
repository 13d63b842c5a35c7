"""Materials of a dungeon as people type them: one of the twelve, or words of their own."""

import re
import unicodedata

from rules.core.errors import RuleError
from rules.core.scene import WITH_LOOK
from rules.dungeon.tables import MATERIALS

LONGEST_MATERIAL = 40
"""Letters in the words for a material of one's own."""


def material_of(typed: str) -> str:
    """Return a material as typed: one of the twelve by its name, any other words as they are.

    One with a look of its own, as packs bring it, keeps it (`WITH_LOOK`).

    Letters, digits, hyphens and apostrophes stay, so that the words can stand on maps and in
    keys; everything else becomes a space. DM-063.

    Raises:
        RuleError: no letter or digit is left, or the words are too long.
    """
    own = WITH_LOOK.fullmatch(typed.strip())
    if own and own[2] in (*MATERIALS, "plain"):
        return f"{material_of(own[1])}|{own[2]}|{own[3]}"
    kept = "".join(
        char if unicodedata.category(char)[0] in "LMN" or char in "'’-" else " "
        for char in unicodedata.normalize("NFKC", typed)
    )
    words = " ".join(kept.split()).strip(" '’-")
    name = re.sub(r"[ -]+", "_", words.casefold())
    if name in MATERIALS:
        return name
    if len(words) > LONGEST_MATERIAL or not any(char.isalnum() for char in words):
        raise RuleError("dm-error-material", value=typed[:60], most=LONGEST_MATERIAL)
    return words
