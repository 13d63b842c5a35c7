"""Decks: cards are drawn by a die, so that no deck needs an order nor a shuffle."""

from rules.core.dice import pick
from rules.systems.green_dungeon.content import BOSSES, MONSTERS
from rules.systems.green_dungeon.resolution import Resolution


def draw_monster(play: Resolution) -> tuple[int, bool]:
    """Draw a Monster card, and whether it is lent: with all cards out, from a copy (GD-142)."""
    deck = play.state.monster_deck
    card = pick(play.dice, deck or range(len(MONSTERS)), "gd-draw-monster")
    if deck:
        play.change(monster_deck=_without(deck, card))
    return card, not deck


def return_monsters(play: Resolution, cards: tuple[int, ...]) -> None:
    """Shuffle Monster cards back into their deck (GD-070, GD-077)."""
    play.change(monster_deck=_with(play.state.monster_deck, *cards))


def draw_boss(play: Resolution) -> int:
    """Draw a Boss card; used ones come back only when the deck is empty (GD-004, GD-142)."""
    if not play.state.boss_deck:
        play.change(boss_deck=play.state.spent or tuple(range(len(BOSSES))), spent=())
    card = pick(play.dice, play.state.boss_deck, "gd-draw-boss")
    play.change(boss_deck=_without(play.state.boss_deck, card))
    return card


def use_boss(play: Resolution) -> int:
    """Draw a Boss card for a room and lay it aside: it is not returned (GD-078, GD-088)."""
    card = draw_boss(play)
    play.change(spent=_with(play.state.spent, card))
    return card


def draw_treasure(play: Resolution) -> int | None:
    """Draw a Treasure card, or nothing when all are out (GD-142)."""
    deck = play.state.treasure_deck
    if not deck:
        return None
    card = pick(play.dice, deck, "gd-draw-treasure")
    play.change(treasure_deck=_without(deck, card))
    return card


def return_treasure(play: Resolution, card: int) -> None:
    """Shuffle a Treasure card back into its deck."""
    play.change(treasure_deck=_with(play.state.treasure_deck, card))


def _without(deck: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = deck.index(card)
    return (*deck[:at], *deck[at + 1 :])


def _with(deck: tuple[int, ...], *cards: int) -> tuple[int, ...]:
    return tuple(sorted((*deck, *cards)))
