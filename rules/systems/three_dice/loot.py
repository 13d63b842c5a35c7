"""Treasure: what a location yields, who carries it, and laying things down."""

from collections.abc import Iterator

from rules.core.model import Seat
from rules.systems.three_dice.actions import Claim, Drop, Take
from rules.systems.three_dice.content import TABLES
from rules.systems.three_dice.events.rewards import (
    ArtifactFound,
    ItemDropped,
    ItemLeft,
    ItemTaken,
    TreasureFound,
)
from rules.systems.three_dice.names import item_name
from rules.systems.three_dice.options import ThreeDiceOptions
from rules.systems.three_dice.resolution import Resolution
from rules.systems.three_dice.state import ClaimPrompt, Hero, Level, ThreeDiceState
from rules.systems.three_dice.terms import ITEMS, Artifact, Item, Treasure


def treasure_for(options: ThreeDiceOptions, level: Level, die: int) -> Treasure | None:
    """Return the treasure of a die by a level's table; None, or a key by an option (HR-018).

    TD-004, TD-065.
    """
    treasure = TABLES[level.theme].treasure(die)
    return "key" if treasure is None and options.key_instead_of_none else treasure


def has_room(state: ThreeDiceState, hero: Hero) -> bool:
    """Return whether a hero may carry one thing more (HR-013)."""
    limit = state.options.inventory_limit
    return not limit or len(hero.pack) < limit


def add_item(play: Resolution, seat: Seat, item: Item) -> None:
    """Put an item into a hero's pack."""
    hero = play.hero(seat)
    play.set_hero(hero.with_(pack=tuple(sorted((*hero.pack, item), key=ITEMS.index))))


def remove_item(play: Resolution, seat: Seat, item: Item) -> None:
    """Take an item out of a hero's pack."""
    hero = play.hero(seat)
    at = hero.pack.index(item)
    play.set_hero(hero.with_(pack=(*hero.pack[:at], *hero.pack[at + 1 :])))


def giver(state: ThreeDiceState, seat: Seat, item: Item) -> Seat | None:
    """Return whose item a seat would use up, or None: its own, if it has one.

    Where a leader decides for all, that of any companion present does as well (TD-064).
    """
    if state.hero(seat).count(item):
        return seat
    lent = state.party if state.options.decisions == "leader" else ()
    return next((hero.seat for hero in lent if hero.count(item)), None)


def award(play: Resolution, item: Item) -> None:
    """Give a treasure to one of the heroes present: each location has but one (TD-062).

    TD-030. Who takes it is the `loot` option: the next in turn, the first to say so, or a vote.
    Items that nobody can carry stay on the floor (HR-013).
    """
    seat = _taker(play, ClaimPrompt(item=item))
    if seat:
        take_treasure(play, seat, item)


def award_artifact(play: Resolution, item: Artifact, die: int) -> None:
    """Give an artifact to one of the heroes present, and remember it for the level.

    TD-035, TD-048. The hero who spent the fragment has room, so somebody always can take it.
    """
    level = play.state.level
    play.set_level(level.with_(artifacts=(*level.artifacts, item)))
    seat = _taker(play, ClaimPrompt(item=item, die=die))
    if seat:
        take_artifact(play, seat, item, die)


def _taker(play: Resolution, prompt: ClaimPrompt) -> Seat | None:
    """Return who takes an item; None when nobody can, or when it has to be asked."""
    able = claimants(play.state)
    if not able:
        play.set_room(play.room.with_(floor=(*play.room.floor, prompt.item)))
        play.tell(ItemLeft(item=item_name(prompt.item)))
        return None
    if len(able) > 1 and play.options.loot != "round_robin":
        play.ask(prompt)
        return None
    after = [seat for seat in able if seat > play.state.last_share]
    return after[0] if after else able[0]


def claimants(state: ThreeDiceState) -> tuple[Seat, ...]:
    """Return the heroes present who can carry one thing more."""
    return tuple(hero.seat for hero in state.party if has_room(state, hero))


def take_treasure(play: Resolution, seat: Seat, item: Item) -> None:
    """Give a treasure to a hero."""
    add_item(play, seat, item)
    play.change(last_share=seat)
    play.tell(TreasureFound(hero=play.hero(seat).name, item=item_name(item)))


def take_artifact(play: Resolution, seat: Seat, item: Item, die: int) -> None:
    """Give an artifact to a hero."""
    add_item(play, seat, item)
    play.change(last_share=seat)
    hero = play.hero(seat)
    play.set_hero(hero.with_(artifacts_found=hero.artifacts_found + 1))
    play.tell(ArtifactFound(hero=hero.name, item=item_name(item), die=die))


def offers_claim(state: ThreeDiceState, _: Seat) -> Iterator[Claim]:
    """Yield a claim for each hero present who can carry one thing more."""
    return (Claim(seat=able) for able in claimants(state))


def forbids_claim(state: ThreeDiceState, seat: Seat, action: Claim) -> str | None:
    """Return why an item cannot go to that hero, or None (TD-062)."""
    if state.options.loot == "first" and action.seat != seat:
        return "td-error-claim-yourself"
    return None if action.seat in claimants(state) else "td-error-pack-full"


def claim(play: Resolution, _: Seat, action: Claim) -> None:
    """Hand an item to the hero who claimed it or won the vote (TD-062)."""
    prompt = play.state.prompts[0]
    play.answered()
    if isinstance(prompt, ClaimPrompt):
        if prompt.die:
            take_artifact(play, action.seat, prompt.item, prompt.die)
        else:
            take_treasure(play, action.seat, prompt.item)


def forbids_take(state: ThreeDiceState, seat: Seat, action: Take) -> str | None:
    """Return why an item cannot be picked up, or None (HR-013, HR-014, TD-071)."""
    if state.room.monster:
        return "td-error-not-clear"
    if action.item not in state.room.floor:
        return "td-error-not-here"
    return None if has_room(state, state.hero(seat)) else "td-error-pack-full"


def take(play: Resolution, seat: Seat, action: Take) -> None:
    """Pick an item up: one dropped, left behind, or of the fallen (HR-014, TD-071)."""
    room = play.room
    at = room.floor.index(action.item)
    play.set_room(room.with_(floor=(*room.floor[:at], *room.floor[at + 1 :])))
    add_item(play, seat, action.item)
    play.tell(ItemTaken(hero=play.hero(seat).name, item=item_name(action.item)))


def forbids_drop(state: ThreeDiceState, seat: Seat, action: Drop) -> str | None:
    """Return why an item cannot be laid down, or None (HR-014)."""
    if not state.options.drop_and_pickup:
        return "td-error-no-dropping"
    return None if action.item in state.hero(seat).pack else "td-error-item-not-owned"


def drop(play: Resolution, seat: Seat, action: Drop) -> None:
    """Lay an item down in this room (HR-014)."""
    remove_item(play, seat, action.item)
    play.set_room(play.room.with_(floor=(*play.room.floor, action.item)))
    play.tell(ItemDropped(hero=play.hero(seat).name, item=item_name(action.item)))
