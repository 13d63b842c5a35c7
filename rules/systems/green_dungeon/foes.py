"""Making foes from their cards: how strong, how magical, at what price."""

from rules.core.model import Seat
from rules.systems.green_dungeon import decks
from rules.systems.green_dungeon.content import BOSSES, MONSTERS, Card
from rules.systems.green_dungeon.resolution import Resolution
from rules.systems.green_dungeon.state import Foe
from rules.systems.green_dungeon.terms import FoeKind

MELEE_BONUS: dict[FoeKind, int] = {"minion": 0, "captain": 1, "mini": 2, "final": 3}
"""What a foe adds to its melee roll (GD-076, GD-127)."""


def minion(play: Resolution) -> Foe:
    """Return a monster as on a Drop tile, also when it wanders in (GD-044, GD-065)."""
    card, lent = decks.draw_monster(play)
    return monster_foe(play, "minion", (card,), int(lent))


def captain(play: Resolution) -> Foe:
    """Return a monster of a Hammer tile, from two cards of which the higher counts (GD-072)."""
    drawn = [decks.draw_monster(play) for _ in range(2)]
    # Lent cards go last, so that `lent` can count them from the end of a deck's own.
    drawn.sort(key=lambda each: (each[1], -MONSTERS[each[0]].number))
    cards = tuple(card for card, _ in drawn)
    return monster_foe(play, "captain", cards, sum(lent for _, lent in drawn))


def boss(play: Resolution, kind: FoeKind) -> Foe:
    """Return the lesser boss from one Boss card, the final boss from two (GD-091, GD-101)."""
    cards = [decks.draw_boss(play) for _ in range(2 if kind == "final" else 1)]
    cards.sort(key=lambda card: -BOSSES[card].number)
    faces = [BOSSES[card] for card in cards]
    return _foe(play, kind, tuple(cards), difficulty(kind, faces), blue(kind, faces))


def monster_foe(play: Resolution, kind: FoeKind, cards: tuple[int, ...], lent: int = 0) -> Foe:
    """Return a monster from its cards.

    GD-068, GD-075: it guards one treasure if there is a Cog. GD-107: its price is the higher
    number, without what symbols add.
    """
    faces = [MONSTERS[card] for card in cards]
    foe = _foe(play, kind, cards, difficulty(kind, faces), blue(kind, faces))
    return foe.with_(
        lent=lent,
        price=max(face.number for face in faces),
        treasure=any(face.symbol == "cog" for face in faces),
    )


def difficulty(kind: FoeKind, faces: list[Card]) -> int:
    """Return how many wounds a foe takes and deals.

    GD-065, GD-072, GD-101: the (higher) number. GD-066: one more for a Drop. GD-069: a Hammer adds
    nothing on a Drop tile. GD-073, GD-091, GD-101: elsewhere each Drop or Hammer adds one.
    """
    fierce = ("drop",) if kind == "minion" else ("drop", "hammer")
    return max(face.number for face in faces) + sum(face.symbol in fierce for face in faces)


def blue(kind: FoeKind, faces: list[Card]) -> int:
    """Return a foe's magic.

    GD-067: a Wood monster of a Drop tile has as much as its difficulty. GD-074, GD-092: in other
    rooms the number of the (higher) Wood card. GD-102: the final boss the lower number.
    """
    if kind == "final":
        return min(face.number for face in faces)
    return max((face.number for face in faces if face.symbol == "wood"), default=0)


def damage(foe: Foe, *, weakens: bool = False) -> int:
    """Return the damage of a foe's blow (GD-129): its difficulty, or its health (GD-146).

    Against a party, what is left counts for each hero.
    """
    return min(foe.difficulty, -(-foe.health // foe.scale)) if weakens else foe.difficulty


def threat(foe: Foe, *, weakens: bool = False) -> int:
    """Return the damage of a foe's next attack, without the die of a greater spell.

    Wounds weaken its blows alone: while it has magic, it casts (GD-120, GD-146).
    """
    return damage(foe, weakens=weakens and not foe.magic)


def _foe(play: Resolution, kind: FoeKind, cards: tuple[int, ...], hard: int, magic: int) -> Foe:
    """Return a foe; its health and magic count once for each living hero (GD-143)."""
    scale = len(play.state.living)
    return Foe(
        kind=kind,
        at=play.state.at,
        cards=cards,
        difficulty=hard,
        health=hard * scale,
        health_most=hard * scale,
        magic=magic * scale,
        scale=scale,
    )


def release(play: Resolution, foe: Foe) -> None:
    """Lay a dead foe's cards aside: monsters go back, bosses do not (GD-070, GD-077, GD-096)."""
    if foe.is_boss:
        play.change(removed=tuple(sorted((*play.state.removed, *foe.cards))))
    else:
        decks.return_monsters(play, foe.cards[: len(foe.cards) - foe.lent])


def seats_of(play: Resolution) -> tuple[Seat, ...]:
    """Return the seats of the living heroes."""
    return tuple(hero.seat for hero in play.state.living)
