"""Foes from cards (GD-065 to GD-077, GD-091, GD-092, GD-101, GD-102)."""

from tests.systems.green_dungeon.twin.box import Box, Foe, number, sign

CARDS = {"minion": 1, "captain": 2, "mini": 1, "final": 2}
HARDER = {
    "minion": ("drop",),
    "captain": ("drop", "hammer"),
    "mini": ("drop", "hammer"),
    "final": ("drop", "hammer"),
}


def appear(box: Box, kind: str) -> Foe:
    """Draw the cards of a foe, and count its health and magic once for each living hero."""
    cards, lent = [], 0
    deck = "boss" if kind in ("mini", "final") else "monster"
    for _ in range(CARDS[kind]):
        if deck == "boss":
            cards.append(box.boss_card())
        else:
            card, borrowed = box.monster_card()
            cards.append(card)
            lent += borrowed
    numbers = [number(deck, card) for card in cards]
    signs = [sign(card) for card in cards]
    difficulty = max(numbers) + sum(each in HARDER[kind] for each in signs)
    magic = 0
    if kind == "final":
        magic = min(numbers)
    elif kind == "minion" and "wood" in signs:
        magic = difficulty
    elif "wood" in signs:
        magic = max(n for n, each in zip(numbers, signs, strict=True) if each == "wood")
    many = len(box.living())
    return Foe(
        kind=kind,
        at=box.at,
        cards=cards,
        lent=lent,
        difficulty=difficulty,
        health=difficulty * many,
        magic=magic * many,
        price=max(numbers) if deck == "monster" else 0,
        scale=many,
        treasure=deck == "monster" and "cog" in signs,
    )
