"""Bosses by the face of their die, with their number and treasures, and their hit points."""

PRINTED = [
    ("mummy", 1, 2),
    ("mummy", 2, 3),
    ("ogre", 1, 2),
    ("ogre", 2, 3),
    ("vampire", 1, 4),
    ("dragon", 1, 5),
]
LATER = [
    ("mummy", 1, 2),
    ("gargoyle", 1, 2),
    ("undead_knight", 1, 3),
    ("vampire", 1, 4),
    ("orclops", 1, 4),
    ("dragon", 1, 5),
]
POINTS = {
    "mummy": 5,
    "ogre": 6,
    "vampire": 8,
    "dragon": 12,
    "gargoyle": 6,
    "undead_knight": 7,
    "orclops": 9,
}
