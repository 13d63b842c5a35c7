"""Items in use: what they give, and that it ends when they leave their Hero's hands (B-88)."""

from rules.systems.mkd.content import CHESTS
from rules.systems.mkd.pieces import Chest, Effect
from rules.systems.mkd.resolution import Resolution


def gift_of(chest: Chest) -> Effect:
    """Return the effect of a chest's item: for an activation; a potion's until the Heroes' turn."""
    item = CHESTS[chest.kind].item
    drunk = item.kind == "potion"
    return Effect(
        source="potion" if drunk else "item",
        until="hero_turn" if drunk else "activation",
        speed=item.speed,
        attack=item.attack,
        defense=item.defense,
        abilities=item.abilities,
    )


def put_out_of_use(play: Resolution, number: int, chest: int) -> None:
    """Remove the effect of an item that a figure no longer has; points that it gave stay (B-25)."""
    figure = play.figure(number)
    if chest not in figure.uses:
        return
    left, gift = list(figure.effects), gift_of(play.state.chest(chest))
    if gift in left:
        left.remove(gift)
    used = tuple(each for each in figure.uses if each != chest)
    play.alter(number, uses=used, effects=tuple(left))
