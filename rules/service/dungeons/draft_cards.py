"""What the card of a draft shows: whose turn it is, what was rolled, where a tile may go."""

from collections.abc import Iterator
from math import ceil

from rules.core.scene import Side
from rules.core.words import Text, Words
from rules.dungeon.ground import Passage
from rules.dungeon.places import cell_name, listed
from rules.ports import Dungeon
from rules.service.dungeons.draft_clock import stands_still, who_was_late
from rules.service.dungeons.drafting import PLACE, Drafting, TilePreview, passage_id
from rules.service.records import Button, Card, Choice, HeroLine, Menu

MOST_CHOICES = 25
MOST_PLACE_LISTS = 3
"""The most lists of places beside those of turns: 75 places, and 36 tiles leave 74 at most."""


class DungeonCard(Card):
    """The card of a dungeon, with the colours that were chosen for it.

    `until` is when the present turn of a draft is over, in seconds since 1970.
    """

    theme: str | None = None
    until: int | None = None


def draft_part(
    card: DungeonCard, now: Drafting, record: Dungeon, words: Words, chosen: str
) -> DungeonCard:
    """Return the card of a dungeon that people draw; `chosen` is the tile that is previewed."""
    look = now.look(chosen)
    drawn = bool(now.draft.tiles or now.draft.levels or look)
    return card.with_(
        scene=now.scene(look) if drawn else None,
        story=() if record.edits else (words.phrase("dungeon-draft"),),
        happened=(*_late(record, words), *_rolled(now, words), *_time(card, now, record, words)),
        party=_people(record, now, words),
        prompt=words.phrase(f"dungeon-now-{now.phase}", **_next_tile(now)),
        waiting=(record.people[now.turn],) if record.people else (),
        buttons=tuple(_buttons(now, look, words)),
        menus=tuple(_menus(now, look, words)),
    )


def _late(record: Dungeon, words: Words) -> Iterator[str]:
    late = who_was_late(record)
    if late is not None:
        yield words.phrase("dungeon-late", seat=late + 1)


def _time(card: DungeonCard, now: Drafting, record: Dungeon, words: Words) -> Iterator[str]:
    """Yield until when the turn lasts, or that nobody is waited for."""
    if card.until is not None:
        when = f"<t:{card.until}:R>"
        yield words.phrase("dungeon-until", seat=now.turn + 1, when=when)
    elif stands_still(record):
        yield words.phrase("dungeon-still")


def _rolled(now: Drafting, words: Words) -> list[str]:
    draft = now.draft
    if not draft.rolls:
        return []
    faces = ", ".join(str(face) for face in draft.rolls[-1])
    return [
        words.phrase("dungeon-rolled", faces=faces),
        words.phrase("dungeon-progress", tiles=len(draft.tiles), target=draft.target),
    ]


def _people(record: Dungeon, now: Drafting, words: Words) -> tuple[HeroLine, ...]:
    return tuple(
        HeroLine(
            name=words.phrase("dungeon-seat", seat=number + 1),
            user=user,
            line=words.phrase("dungeon-owner", yes="yes" if user == record.owner else "no"),
            active=number == now.turn,
        )
        for number, user in enumerate(record.people)
    )


def _next_tile(now: Drafting) -> dict[str, int | str | Text]:
    if now.phase != "place":
        return {"tile": "", "special": 0}
    piece = now.draft.pending[0]
    shape = now.shape(piece.face)
    return {"tile": Text.of(f"dm-shape-{shape}"), "special": piece.special}


def _buttons(now: Drafting, look: TilePreview | None, words: Words) -> list[Button]:
    found: list[Button] = []
    if look is not None:
        verb = f"dact.lay-{passage_id(look.at)}-{look.turns}"
        found.append(Button(verb=verb, label=words.phrase("button-lay"), style="primary"))
        found.append(Button(verb="dact.lay", label=words.phrase("button-lay-by-rules")))
    else:
        verb = f"dact.{now.phase}"
        label = words.phrase(f"button-draft-{now.phase}")
        found.append(Button(verb=verb, label=label, style="primary"))
    found.append(Button(verb="dact.sit", label=words.phrase("button-sit")))
    found.append(
        Button(verb="dact.undo", label=words.phrase("button-undo"), disabled=not now.draft.tiles)
    )
    return found


def _menus(now: Drafting, look: TilePreview | None, words: Words) -> list[Menu]:
    found: list[Menu] = []
    if look is not None:
        found += _places(now, words)
        lines = tuple(_turned(fit.turns, fit.openings, words) for fit in now.fits(look.at))
        group = f"turns-{passage_id(look.at)}"
        name = words.phrase("dungeon-list-turns")
        found.append(Menu(verb="dlook", group=group, placeholder=name, choices=lines))
    lines = tuple(_turned(turns, openings, words) for turns, openings in now.turned())
    if lines:
        name = words.phrase("dungeon-list-last")
        found.append(Menu(verb="dturn", group="last", placeholder=name, choices=lines))
    return found


def _places(now: Drafting, words: Words) -> Iterator[Menu]:
    """Yield lists of all places for the next tile: more than one list holds, behind many walls."""
    places = now.places()
    parts = ceil(len(places) / MOST_CHOICES)
    for part in range(min(parts, MOST_PLACE_LISTS)):
        own = places[part * MOST_CHOICES :][:MOST_CHOICES]
        name = words.phrase("dungeon-list-place", part=part + 1, parts=parts)
        group = f"{PLACE}-{part + 1}" if part else PLACE
        lines = tuple(_place(now, each, words) for each in own)
        yield Menu(verb="dlook", group=group, placeholder=name, choices=lines)


def _place(now: Drafting, at: Passage, words: Words) -> Choice:
    tile = now.draft.tiles[at.tile - 1]
    way = "open" if at.side in tile.openings else "wall"
    cell = cell_name(now.draft.options, tile.at)
    side = Text.of(f"dir-{at.side.value}")
    label = words.phrase("dungeon-place", way=way, cell=cell, side=side)
    return Choice(value=passage_id(at), label=label)


def _turned(turns: int, openings: tuple[Side, ...], words: Words) -> Choice:
    sides = listed([Text.of(f"dir-{side.value}") for side in openings])
    return Choice(value=str(turns), label=words.phrase("dungeon-turned", sides=sides))
