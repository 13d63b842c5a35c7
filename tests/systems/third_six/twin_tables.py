"""What stands on the faces of 3RD6's dice, written down a second time, and what a pack puts there.

Nothing here knows the rules' code. A pack is told by the text of its files.
"""

import tomllib

from tests.systems.third_six.twin_fighters import KINDS, MET, Kind

LAYOUTS = {
    1: ("vault", 0),
    2: ("chamber", 2),
    3: ("chamber", 1),
    4: ("chamber", 0),
    5: ("chamber", 0),
    6: ("stairs", 0),
}
PRINTED = {
    1: ("mummy", 5, 0, 1, 2),
    2: ("mummy", 5, 0, 2, 3),
    3: ("ogre", 6, 0, 1, 2),
    4: ("ogre", 6, 0, 2, 3),
    5: ("vampire", 8, 1, 1, 4),
    6: ("dragon", 12, 0, 1, 5),
}
"""By the boss die: who, hit points, what it drinks, how many, treasures."""
LATER = {
    1: ("mummy", 5, 0, 1, 2),
    2: ("gargoyle", 6, 0, 1, 2),
    3: ("undead_knight", 7, 0, 1, 3),
    4: ("vampire", 8, 1, 1, 4),
    5: ("orclops", 9, 0, 1, 4),
    6: ("dragon", 12, 0, 1, 5),
}


def with_pack(files, *, later):
    """The tables of a game with a pack: where it says nothing, all is as it was."""
    rows = {kind: _rows(files, kind) for kind in ("class", "foe", "boss", "layout")}
    kinds = dict(KINDS)
    for row in rows["class"]:
        kinds[row["id"]] = Kind(
            row["id"],
            *(row[name] for name in ("str", "dex", "mnd", "hp", "modify_cost", "locks", "spells")),
        )
    met = {**MET, **{face: (row["id"], row["hp"]) for row in rows["foe"] for face in row["faces"]}}
    layouts = dict(LAYOUTS)
    for row in rows["layout"]:
        layouts |= dict.fromkeys(row["faces"], (row["kind"], row.get("closings", 0)))
    bosses = dict(LATER if later else PRINTED)
    # In the later table who has faces of that table stands before who has only those of the first.
    for stands in ("faces", "later") if later else ("faces",):
        for row in rows["boss"]:
            if stands == "faces" and later and row.get("later"):
                continue
            for face, count, treasures in row.get(stands, ()):
                bosses[face] = (row["id"], row["hp"], row.get("regains", 0), count, treasures)
    return {"classes": kinds, "met": met, "layouts": layouts, "bosses": bosses}


def _rows(files, kind):
    names = {"class": "classes", "foe": "foes", "boss": "bosses", "layout": "layouts"}
    text = files.get(f"third-six/{names[kind]}.toml", b"").decode()
    return tomllib.loads(text).get(kind, [])
