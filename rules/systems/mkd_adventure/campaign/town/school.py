"""Training: levels for experience and gold, and abilities of levels past 5 (MA-252 to MA-262)."""

from rules.core.model import Seat
from rules.core.words import Text
from rules.systems.mkd.terms import Ability
from rules.systems.mkd_adventure.campaign import events, levels
from rules.systems.mkd_adventure.campaign.actions import Learn, Train
from rules.systems.mkd_adventure.campaign.payments import TownResolution, funds, lacks, spend
from rules.systems.mkd_adventure.campaign.state import MkdCampaign
from rules.systems.mkd_adventure.campaign.town.refusals import Refusal, not_home, not_in, refuse
from rules.systems.mkd_adventure.campaign.veterans import Hero
from rules.systems.mkd_adventure.campaign.wares import LESSON


def most_levels(state: MkdCampaign, hero: Hero) -> int:
    """Return how many levels a Hero can train now, by experience and gold (MA-260, MA-261)."""
    paid = funds(state, hero) // LESSON
    return min(paid, levels.affordable_levels(hero.kind, hero.level, hero.xp))


def trainable(state: MkdCampaign, seat: Seat) -> tuple[Hero, ...]:
    """Return a member's Heroes who can train now."""
    trained = state.staying.trained
    return tuple(
        hero
        for hero in state.heroes_of(seat)
        if hero.number not in trained and not hero.lessons and most_levels(state, hero) > 0
    )


def pupils(state: MkdCampaign, seat: Seat) -> tuple[Hero, ...]:
    """Return a member's Heroes who have an ability still to choose."""
    return tuple(hero for hero in state.heroes_of(seat) if hero.lessons)


def choices(hero: Hero) -> tuple[Ability, ...]:
    """Return the abilities that a Hero may learn: of his dial for good, then others for a level.

    The rules are MA-255 and MA-256.
    """
    kept = levels.lasting(hero.kind, hero.permanent)
    return kept or levels.passing(hero.kind, hero.permanent)


def forbids_train(state: MkdCampaign, seat: Seat, action: Train) -> Refusal:
    """Return why a Hero cannot train, or None: the experience and 500 gold for each level.

    Levels are gained in town and nowhere else (MA-258, MA-260).
    """
    hero = state.veteran(action.hero)
    early = not_in(state, "train") or not_home(seat, hero, "MA-260")
    if early is not None:
        return early
    if hero.number in state.staying.trained or hero.lessons:
        return refuse("trained", "MA-262", hero=hero.name)
    cost = levels.cost_of_levels(hero.kind, hero.level, action.levels)
    if hero.xp < cost:
        return refuse("experience", "MA-252", hero=hero.name, cost=cost, xp=hero.xp)
    return lacks(state, hero, LESSON * action.levels)


def train(play: TownResolution, _seat: Seat, action: Train) -> None:
    """Rise by some levels at once; experience beyond their cost is lost (MA-261, MA-262).

    Abilities that were learnt for the old level alone are forgotten (MA-256).
    """
    hero = play.state.veteran(action.hero)
    reached = hero.level + action.levels
    gold = LESSON * action.levels
    reason = Text.of("mkc-for-training", hero=hero.name, level=reached)
    spend(play, hero.number, gold, reason)
    cost = levels.cost_of_levels(hero.kind, hero.level, action.levels)
    over = hero.xp - cost
    play.note_experience(hero.name, -cost, over, Text.of("mkc-for-levels", level=reached))
    play.note_experience(hero.name, -over, 0, Text.of("mkc-left-over"))
    due = levels.lessons(hero.kind, hero.permanent, hero.level, reached)
    risen = play.state.veteran(hero.number).with_(level=reached, xp=0, passing=(), lessons=due)
    play.set_veteran(risen)
    visit = play.state.staying
    play.change(visit=visit.with_(trained=(*visit.trained, hero.number)))
    play.tell(
        events.Trained(
            hero=hero.name,
            level=reached,
            levels=action.levels,
            cost=gold,
            worth=risen.worth,
            purse=funds(play.state, risen),
        )
    )


def forbids_learn(state: MkdCampaign, seat: Seat, action: Learn) -> Refusal:
    """Return why an ability cannot be learnt, or None: one for each level past 5.

    It is one of the dial as long as any is left (MA-255, MA-256).
    """
    hero = state.veteran(action.hero)
    early = not_in(state, "train") or not_home(seat, hero, "MA-255")
    if early is not None:
        return early
    if not hero.lessons:
        return refuse("no-lesson", "MA-255", hero=hero.name)
    if action.ability not in choices(hero):
        name = Text.of(f"mkd-ability-{action.ability}")
        return refuse("not-taught", "MA-255", hero=hero.name, ability=name)
    return None


def learn(play: TownResolution, _seat: Seat, action: Learn) -> None:
    """Learn an ability, for good if it is on the dial, else for as long as he has this level.

    His numbers stay those of level 5 (MA-255, MA-256).
    """
    hero = play.state.veteran(action.hero)
    lasting = bool(levels.lasting(hero.kind, hero.permanent))
    field = "permanent" if lasting else "passing"
    known: tuple[Ability, ...] = getattr(hero, field)
    changes = {field: (*known, action.ability), "lessons": hero.lessons - 1}
    play.set_veteran(hero.with_(**changes))
    name = Text.of(f"mkd-ability-{action.ability}")
    told = events.Learned(hero=hero.name, ability=name, lasting=lasting, level=hero.level)
    play.tell(told)
