"""What came home from an adventure: Heroes, gold, chests, experience (MA-240 to MA-245, MA-259)."""

from rules.core.answers import Outcome
from rules.core.words import Text
from rules.systems.mkd.content import CHESTS
from rules.systems.mkd.pieces import Chest, Figure
from rules.systems.mkd_adventure.campaign import events, wares
from rules.systems.mkd_adventure.campaign.payments import TownResolution, take_in
from rules.systems.mkd_adventure.campaign.sharing import divide, living
from rules.systems.mkd_adventure.campaign.state import Visit
from rules.systems.mkd_adventure.campaign.town import steps
from rules.systems.mkd_adventure.campaign.town.market import owned
from rules.systems.mkd_adventure.campaign.veterans import Charge
from rules.systems.mkd_adventure.rewards import reward
from rules.systems.mkd_adventure.state import AdventureState

LOST = ("dead", "gone", "captive")
"""Where a Hero is who does not come home: fallen, buried by a turning tile, left to Monsters."""


def come_home(play: TownResolution, ended: AdventureState, outcome: Outcome) -> None:
    """Bring the party home from a sealed dungeon, and begin the visit to town (MA-240, MA-241).

    Neither wounds nor effects last in town (MA-242). A Hero who was alive inside when a quest
    failed gets out with what he carries.
    """
    party = tuple(hero.number for hero in play.state.roster if hero.fate == "away")
    for number in party:
        _return(play, ended, ended.figure(number))
    _take_over(play, ended, party)
    divide(play, ended.xp, party)
    earned = reward(ended) if outcome.result == "victory" else None
    present = {play.state.veteran(number).owner for number in party}
    visit = Visit(
        party=party,
        present=tuple(sorted(present)),
        xp=0 if earned is None else earned.xp,
        gold=0 if earned is None else earned.gold,
    )
    play.change(visit=visit)
    steps.go_on(play)


def _return(play: TownResolution, ended: AdventureState, figure: Figure) -> None:
    hero = play.state.veteran(figure.id)
    at_home = tuple(each for each in hero.belongings if each.charge != "charged")
    lost = figure.where in LOST
    play.set_veteran(hero.with_(fate="dead" if lost else "home", belongings=at_home))
    if not lost:
        _unpack(play, figure.id, tuple(ended.chest(number) for number in figure.carries))


def _take_over(play: TownResolution, ended: AdventureState, party: tuple[int, ...]) -> None:
    """Give a member what a rescued prisoner led by him carried out (MA-243, MA-284).

    One of his Heroes takes it; if none has come home, one of the others does.
    """
    for helper in ended.heroes:
        if helper.id in party or helper.where != "left" or not helper.carries:
            continue
        heirs = sorted(living(play, party), key=lambda hero: hero.owner != helper.seat)
        if heirs:
            _unpack(play, heirs[0].number, tuple(ended.chest(number) for number in helper.carries))


def _unpack(play: TownResolution, number: int, chests: tuple[Chest, ...]) -> None:
    """Give a Hero the gold and worn-out items of the chests he carried out (MA-243, MA-245).

    What artifacts gave is gone (MA-242). Of an item that rust has destroyed only the gold is left.
    """
    hero = play.state.veteran(number)
    real = tuple(chest for chest in chests if not chest.gift)
    if len(real) < len(chests):
        play.tell(events.GiftsFaded(hero=hero.name, count=len(chests) - len(real)))
    gold = sum(CHESTS[chest.kind].gold for chest in real if not chest.bare)
    take_in(play, number, gold, Text.of("mkc-for-chests", hero=hero.name))
    for chest in real:
        if chest.charged or wares.is_potion(chest.kind):
            owned(play, number, chest.kind, _charge_at_home(chest))


def _charge_at_home(chest: Chest) -> Charge:
    """Return what is left of an item's magic at home; a potion that was drunk is spent (MA-245)."""
    return "faded" if chest.charged else "spent"
