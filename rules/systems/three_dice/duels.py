"""Duels between companions."""

from rules.core.model import Seat
from rules.systems.three_dice.actions import AnswerChallenge, Attack, Challenge, YieldDuel
from rules.systems.three_dice.combat import attack as attack_monster
from rules.systems.three_dice.combat import hits, target, use_boosters
from rules.systems.three_dice.damage import strongest, suffer
from rules.systems.three_dice.events.company import (
    DuelBegun,
    DuelDeclined,
    DuelHit,
    DuelMissed,
    DuelOffered,
    DuelYielded,
)
from rules.systems.three_dice.names import attribute_name
from rules.systems.three_dice.resolution import Resolution
from rules.systems.three_dice.state import ChallengePrompt, Duel, ThreeDiceState


def forbids_challenge(state: ThreeDiceState, seat: Seat, action: Challenge) -> str | None:
    """Return why that duel cannot be offered, or None (HR-023): off by default, once per visit."""
    if not state.options.duel:
        return "td-error-no-duels"
    if action.seat == seat or action.seat not in state.acting:
        return "td-error-no-rival"
    if state.room.monster:
        return "td-error-not-clear"
    return "td-error-challenged" if seat in state.challenged else None


def challenge(play: Resolution, seat: Seat, action: Challenge) -> None:
    """Offer a companion in the same room a duel, which may be declined (HR-023)."""
    play.change(challenged=(*play.state.challenged, seat))
    play.ask(ChallengePrompt(challenger=seat, challenged=action.seat))
    play.tell(DuelOffered(hero=play.hero(seat).name, other=play.hero(action.seat).name))


def answer(play: Resolution, seat: Seat, action: AnswerChallenge) -> None:
    """Accept a duel, and the challenger strikes first; or decline it (HR-023)."""
    prompt = play.state.prompts[0]
    play.answered()
    if isinstance(prompt, ChallengePrompt):
        names = {"hero": play.hero(prompt.challenger).name, "other": play.hero(seat).name}
        if action.accept:
            play.change(duel=Duel(striker=prompt.challenger, other=seat))
        play.tell(DuelBegun(**names) if action.accept else DuelDeclined(**names))


def attack(play: Resolution, seat: Seat, action: Attack) -> None:
    """Attack the opponent: in a duel the companion, else the monster (HR-023)."""
    if play.state.duel:
        _strike(play, seat, action, play.state.duel)
    else:
        attack_monster(play, seat, action)


def _strike(play: Resolution, seat: Seat, action: Attack, duel: Duel) -> None:
    """Strike at a companion: a hit costs the other a point, a miss the striker (HR-023).

    The other loses from the same attribute, or from the strongest one if that is spent.
    """
    hero, other = play.hero(seat), play.hero(duel.other)
    aim = target(play.state, hero, action.attribute, action.boosters)
    use_boosters(play, seat, action)
    die = play.roll(6, "attack")
    play.change(duel=Duel(striker=duel.other, other=seat))
    hit = hits(die, aim, action.attribute)
    play.tell(
        (DuelHit if hit else DuelMissed)(
            hero=hero.name,
            other=other.name,
            attribute=attribute_name(action.attribute),
            die=die,
            target=aim,
        )
    )
    if hit:
        same = other.now.of(action.attribute)
        suffer(play, other.seat, action.attribute if same else strongest(play, other.seat))
    else:
        suffer(play, seat, action.attribute)


def yield_duel(play: Resolution, seat: Seat, _: YieldDuel) -> None:
    """Give a duel up; both live (HR-023)."""
    duel = play.state.duel
    if duel:
        play.change(duel=None)
        play.tell(DuelYielded(hero=play.hero(seat).name, other=play.hero(duel.other).name))
