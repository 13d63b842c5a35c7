"""The autopilot in town: it raises the best, trains, sells worn items and buys useful ones."""

from rules.core.answers import Stance
from rules.core.model import Action, Seat
from rules.systems.mkd.content import CHESTS, HEROES
from rules.systems.mkd.experience import TOP_LEVEL
from rules.systems.mkd.teams import price
from rules.systems.mkd.terms import Ability
from rules.systems.mkd_adventure.campaign import actions, levels, recruits, wares
from rules.systems.mkd_adventure.campaign.payments import funds
from rules.systems.mkd_adventure.campaign.state import MkdCampaign
from rules.systems.mkd_adventure.campaign.town import consent, school, temple
from rules.systems.mkd_adventure.campaign.verbs import VERBS
from rules.systems.mkd_adventure.campaign.veterans import Hero

WORTH_RAISING = 2
"""The level from which a fallen Hero is worth more than a newcomer, who costs nothing."""
PLENTY = 2 * wares.RAISING
"""Gold with which raising anybody is worth its price."""
RESERVE = {"careful": 1500, "balanced": 1000, "bold": 0}
"""Gold that shopping leaves for the fallen and for training."""
BEST: tuple[Ability, ...] = (
    "quickness", "magic_blast", "charge", "bound", "dodge", "regeneration", "toughness",
    "flame_lightning", "sneak_attack", "limited_invisibility", "nimble", "pierce", "flight",
    "weapon_master", "stealth", "healing", "magic_healing", "defend", "command",
)  # fmt: skip
"""The most useful abilities, the best first."""


def choose(state: MkdCampaign, seat: Seat, stance: Stance) -> Action | None:
    """Return the autopilot's action in town now, or None to leave it to the campaign."""
    if state.visit is None:
        return _enlist(state, seat)
    deal = consent.open_deal(state)
    if deal is not None:
        return actions.Consent(yes=True) if deal.confirmed else actions.Confirm()
    wish: Action | None = None
    match state.visit.step:
        case "raise" | "raise_again":
            wish = _raise(state, seat)
        case "trade":
            wish = _trade(state, seat, stance)
        case "train":
            wish = _train(state, seat)
    return wish or actions.Done()


def _enlist(state: MkdCampaign, seat: Seat) -> Action | None:
    """Return enlisting a Hero, until as many may go, as strong as the points allow."""
    mine = state.heroes_of(seat)
    places = state.options.heroes - len(mine)
    able = recruits.candidates(state, seat) if places > 0 else ()
    if not able:
        return None
    cheapest = min(price(kind, novice=False) for kind in HEROES.of(state.options.packs).values())
    left = recruits.points_left(state, seat) - cheapest * (places - 1)

    def worth(action: actions.Enlist) -> tuple[bool, int, int, str]:
        cost = price(HEROES[action.hero], novice=action.novice)
        return cost <= left, steadfast(action.hero, novice=action.novice), cost, action.hero

    return max(able, key=worth)


def steadfast(kind: str, *, novice: bool) -> int:
    """Return how tough a kind of Hero is at the start: its values added up, click by click.

    Tough Heroes come home, as nobody gains levels in a campaign's dungeon.
    """
    clicks = HEROES[kind].dial[TOP_LEVEL - (0 if novice else 1) :]
    return sum(1 + click.damage + ("toughness" in click.abilities) for click in clicks)


def _raise(state: MkdCampaign, seat: Seat) -> Action | None:
    """Return raising the best of the fallen who are worth it."""
    fallen = [hero for hero in temple.raisable(state, seat) if _is_worth_it(state, hero)]
    for hero in sorted(fallen, key=lambda each: (-each.worth, each.number)):
        wish = actions.Raise(hero=hero.number)
        if VERBS.forbidden(state, seat, wish) is None:
            return wish
    return None


def _is_worth_it(state: MkdCampaign, hero: Hero) -> bool:
    """Return whether to raise a Hero, for his level or experience, or because gold is plenty.

    A Hero is not raised if there would be no place for him.
    """
    if len(state.heroes_of(hero.owner)) >= state.options.heroes:
        return False
    learnt = 2 * hero.xp >= levels.cost(hero.kind, hero.level)
    return hero.level >= WORTH_RAISING or learnt or funds(state, hero) >= PLENTY


def _trade(state: MkdCampaign, seat: Seat, stance: Stance) -> Action | None:
    """Return charging good items again, else selling worn ones, else buying the best affordable."""
    for hero in state.heroes_of(seat):
        wish = _worn(state, seat, hero, stance) or _purchase(state, seat, hero, stance)
        if wish is not None:
            return wish
    return None


def _spare(state: MkdCampaign, hero: Hero, stance: Stance) -> int:
    """Return the gold beyond what is kept and what training will take."""
    lessons = sum(
        wares.LESSON for each in state.roster if each.fate == "home" and _will_train(each)
    )
    return funds(state, hero) - RESERVE[stance] - lessons


def _will_train(hero: Hero) -> bool:
    return levels.affordable_levels(hero.kind, hero.level, hero.xp) > 0


def _worn(state: MkdCampaign, seat: Seat, hero: Hero, stance: Stance) -> Action | None:
    for item in hero.belongings:
        spare = _spare(state, hero, stance) - wares.half(item.kind)
        charge = actions.Recharge(hero=hero.number, item=item.number)
        if spare >= 0 and suits(hero, item.kind) and VERBS.forbidden(state, seat, charge) is None:
            return charge
    for item in hero.belongings:
        sale = actions.Sell(hero=hero.number, item=item.number)
        if item.charge in ("faded", "lost") and VERBS.forbidden(state, seat, sale) is None:
            return sale
    return None


def _purchase(state: MkdCampaign, seat: Seat, hero: Hero, stance: Stance) -> Action | None:
    spare = _spare(state, hero, stance)
    for ware in sorted(state.staying.shelf, key=lambda each: (-wares.worth(each), each)):
        wish = actions.Buy(hero=hero.number, ware=ware)
        if (
            wares.price(ware) <= spare
            and suits(hero, ware)
            and VERBS.forbidden(state, seat, wish) is None
        ):
            return wish
    return None


def suits(hero: Hero, kind: str) -> bool:
    """Return whether an item is of lasting use to a Hero, as no potion is."""
    item = CHESTS[kind].item
    if wares.is_potion(kind) or any(each.kind == kind for each in hero.packed):
        return False
    shoots = HEROES[hero.kind].range > 0
    magic = {"magic_blast", "flame_lightning"} & set(item.abilities)
    return shoots or not magic


def _train(state: MkdCampaign, seat: Seat) -> Action | None:
    """Return training by as many levels as can be paid, then the choice of what they teach."""
    for hero in school.pupils(state, seat):
        offered = school.choices(hero)
        best = next((each for each in BEST if each in offered), offered[0])
        return actions.Learn(hero=hero.number, ability=best)
    for hero in sorted(school.trainable(state, seat), key=lambda each: (-each.worth, each.number)):
        for count in range(school.most_levels(state, hero), 0, -1):
            wish = actions.Train(hero=hero.number, levels=count)
            if VERBS.forbidden(state, seat, wish) is None:
                return wish
    return None
