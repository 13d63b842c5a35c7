"""How large a pack may be. It is read in memory, by a process that many servers share."""

from typing import Final

MOST_BYTES: Final = 2 * 1024 * 1024
"""Bytes of a pack, both packed and unpacked."""
MOST_FILES: Final = 300
MOST_ENTRIES: Final = 500
"""Heroes, monsters, tiles and whatever else it has, together."""
LONGEST_LIST: Final = 1_000
"""Items of one list of a data file, and names of one table."""
MOST_WORDS: Final = 512 * 1024
"""Bytes of the words of one locale."""
MOST_MESSAGES: Final = 8_000
"""Messages of one locale: more than the catalogs of any one system have."""
LONGEST_MESSAGE: Final = 1_000
"""Letters of one message, with its variants."""
LONGEST_NAME: Final = 40
"""Letters of the name of a hero, a monster or a thing."""
LONGEST_ARTICLE: Final = 10
"""Letters by which a name with its article is longer."""
MOST_LINES: Final = 12
"""Lines of a sentence."""
LARGEST_EMBLEM: Final = 256
"""Pixels across and down of an emblem."""
MOST_PROBLEMS: Final = 50
"""Problems that are told at once."""
DEEPEST: Final = 12
"""Levels of lists and tables within each other in a data file."""
