"""Items and potions in the chests that Heroes carry (B-88, B-89, MA-145, MA-146)."""

from rules.systems.mkd.content import CHESTS
from rules.systems.mkd.content.models import Item
from rules.systems.mkd.events.things import ItemUsed, PotionDrunk, PotionFaded
from rules.systems.mkd.figures import name_of
from rules.systems.mkd.in_use import gift_of
from rules.systems.mkd.moves.activation import add_effect
from rules.systems.mkd.names import item_name
from rules.systems.mkd.pieces import Chest
from rules.systems.mkd.resolution import Resolution

POTION = "potion"


def item_of(chest: Chest) -> Item:
    """Return the item in a chest."""
    return CHESTS[chest.kind].item


def is_potion(chest: Chest) -> bool:
    """Return whether the item in a chest is a potion."""
    return item_of(chest).kind == POTION


def use(play: Resolution, number: int, chest: int) -> None:
    """Switch an item on for this activation, or drink a potion until the next Hero turn (MA-145).

    Bonuses are added to the present click, those of speed at once (B-88, B-89, C37). A potion is
    spent for good; its chest keeps the gold (MA-146).
    """
    held = play.state.chest(chest)
    potion = is_potion(held)
    figure = play.figure(number)
    play.settle_steps()
    add_effect(play, number, gift_of(held))
    if potion:
        play.set_chest(held.with_(charged=False))
        play.tell(PotionDrunk(figure=name_of(figure), item=item_name(held)))
        return
    play.alter(number, uses=(*figure.uses, chest))
    play.tell(ItemUsed(figure=name_of(figure), item=item_name(held)))


def spend_potions(play: Resolution) -> None:
    """End the effects of the potions drunk in the last Hero turn (B-89, MA-146)."""
    for figure in play.state.figures:
        kept = tuple(effect for effect in figure.effects if effect.source != POTION)
        if len(kept) != len(figure.effects):
            play.alter(figure.id, effects=kept)
            play.tell(PotionFaded(figure=name_of(figure)))
