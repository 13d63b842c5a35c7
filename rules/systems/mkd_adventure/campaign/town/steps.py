"""The order of a visit: raise the fallen, be rewarded, trade, raise again, train (MA-241)."""

from rules.core.model import Seat
from rules.systems.mkd.content import CHESTS
from rules.systems.mkd.resolution import dice_for
from rules.systems.mkd_adventure.campaign import events
from rules.systems.mkd_adventure.campaign.names import items_named
from rules.systems.mkd_adventure.campaign.payments import TownResolution
from rules.systems.mkd_adventure.campaign.sharing import reward_party
from rules.systems.mkd_adventure.campaign.state import STEPS, MkdCampaign, Step
from rules.systems.mkd_adventure.campaign.town import school, temple
from rules.systems.mkd_adventure.campaign.wares import IN_STOCK


def awaiting(state: MkdCampaign) -> tuple[Seat, ...]:
    """Return who must decide something in town now, on an open deal or else in this step."""
    visit = state.staying
    deal = visit.deal
    if deal is None:
        return tuple(seat for seat in pending(state, visit.step) if seat not in visit.done)
    if not deal.confirmed:
        return (deal.seat,)
    spoken = {voice.seat for voice in deal.voices}
    return tuple(seat for seat in visit.present if seat not in spoken)


def pending(state: MkdCampaign, step: Step) -> tuple[Seat, ...]:
    """Return members who have something to decide in a step; without any it is passed over."""
    return tuple(seat for seat in state.staying.present if _concerns(state, step, seat))


def _concerns(state: MkdCampaign, step: Step, seat: Seat) -> bool:
    match step:
        case "raise" | "raise_again":
            return bool(temple.raisable(state, seat))
        case "trade":
            return bool(state.heroes_of(seat))
        case "train":
            return bool(school.trainable(state, seat) or school.pupils(state, seat))


def go_on(play: TownResolution) -> None:
    """Go on to the next step as long as nobody has anything to decide in this one (MA-241).

    The quest's reward comes between the first window for the fallen and the market (MA-251,
    MA-263). With the last step the visit ends.
    """
    while play.state.visit is not None and not awaiting(play.state):
        step = play.state.staying.step
        if step == "raise":
            reward_party(play)
        if step == STEPS[-1]:
            _leave(play)
            return
        _enter(play, STEPS[STEPS.index(step) + 1])


def _enter(play: TownResolution, step: Step) -> None:
    play.change(visit=play.state.staying.with_(step=step, done=()))
    if not pending(play.state, step):
        return
    if step == "trade":
        _open_shop(play)
    play.change(turn=play.state.turn + 1)
    play.tell(events.WindowOpened(step=step.replace("_", "-")))


def _open_shop(play: TownResolution) -> None:
    """Put three different random chests on the shelf, or every kind there is (MA-249)."""
    left = [*CHESTS.of(play.state.options.packs)]
    if play.state.options.stock == "three":
        stock = [left.pop(_draw(play, len(left))) for _ in range(IN_STOCK)]
    else:
        stock = left
    play.change(visit=play.state.staying.with_(shelf=tuple(stock)))
    play.tell(events.ShopOpened(count=len(stock)))


def _draw(play: TownResolution, count: int) -> int:
    """Return a number from 0 to count - 1 by six-sided dice: two, or as many as are needed.

    Too high is thrown again.
    """
    dice = max(2, dice_for(count))
    while True:
        number = 0
        for _ in range(dice):
            number = 6 * number + play.dice.roll(6, "mkc-stock") - 1
        if number < count:
            return number


def _leave(play: TownResolution) -> None:
    """End the visit: items that were not charged again are worn out for good (MA-248).

    Empty bottles are thrown away. The next adventure can be planned (MA-241).
    """
    for number in (hero.number for hero in play.state.roster if hero.belongings):
        hero = play.state.veteran(number)
        faded = tuple(each for each in hero.belongings if each.charge == "faded")
        kept = tuple(
            each.with_(charge="lost") if each.charge == "faded" else each
            for each in hero.belongings
            if each.charge != "spent"
        )
        if faded:
            items = items_named(faded)
            play.tell(events.ChargesLost(hero=hero.name, items=items, count=len(faded)))
        play.set_veteran(hero.with_(belongings=kept))
    play.change(visit=None, turn=play.state.turn + 1)
    play.tell(events.TownLeft(purse=play.state.purse))
