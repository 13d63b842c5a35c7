"""The languages that people choose in Discord's client."""

from typing import Final

# fmt: off
LOCALES: Final = frozenset((
    "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "hi", "hr",
    "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th",
    "tr", "uk", "vi", "zh-CN", "zh-TW",
))
# fmt: on
"""Discord's names of all of them; it knows no other."""
