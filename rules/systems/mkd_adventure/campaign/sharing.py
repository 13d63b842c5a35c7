"""Sharing out: the experience of an adventure, and the reward of its quest (MA-259, MA-263)."""

from rules.core.words import Text
from rules.systems.mkd_adventure.campaign import events
from rules.systems.mkd_adventure.campaign.payments import TownResolution, is_shared, take_in
from rules.systems.mkd_adventure.campaign.veterans import Hero


def living(play: TownResolution, party: tuple[int, ...]) -> tuple[Hero, ...]:
    """Return those of a party who are at home, alive."""
    heroes = (play.state.veteran(number) for number in party)
    return tuple(hero for hero in heroes if hero.fate == "home")


def divide(play: TownResolution, xp: int, party: tuple[int, ...]) -> None:
    """Divide experience evenly among those alive; the rest is lost (MA-259)."""
    heroes = living(play, party)
    share = xp // len(heroes) if heroes else 0
    lost = xp - share * len(heroes)
    play.tell(events.Divided(xp=xp, heroes=len(heroes), share=share, lost=lost))
    _give(play, heroes, share, Text.of("mkc-for-adventure"))


def reward_party(play: TownResolution) -> None:
    """Divide the quest's reward evenly among the party's living Heroes (MA-263).

    Heroes raised before it have a share. The gold is the party's, or divided as well; remainders
    are lost (1.16).
    """
    visit = play.state.staying
    heroes = living(play, visit.party)
    play.change(visit=visit.with_(xp=0, gold=0))
    if not heroes or not (visit.xp or visit.gold):
        return
    share = visit.xp // len(heroes)
    told = events.Rewarded(xp=visit.xp, gold=visit.gold, heroes=len(heroes), share=share)
    play.tell(told)
    _give(play, heroes, share, Text.of("mkc-for-quest"))
    if is_shared(play.state):
        play.earn(visit.gold, Text.of("mkc-for-quest-gold"))
        return
    for hero in heroes:
        reason = Text.of("mkc-for-quest-gold-of", hero=hero.name)
        take_in(play, hero.number, visit.gold // len(heroes), reason)


def _give(play: TownResolution, heroes: tuple[Hero, ...], share: int, reason: Text) -> None:
    for hero in heroes:
        total = hero.xp + share
        play.set_veteran(hero.with_(xp=total))
        play.note_experience(hero.name, share, total, reason)
