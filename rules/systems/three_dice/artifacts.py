"""Artifacts: unearthing them, and how often each may be used."""

from rules.core.model import Seat
from rules.systems.three_dice.actions import Unearth
from rules.systems.three_dice.content import ARTIFACTS
from rules.systems.three_dice.events.rewards import FragmentSpent
from rules.systems.three_dice.experience import level_of
from rules.systems.three_dice.loot import award_artifact, giver, remove_item
from rules.systems.three_dice.resolution import Resolution
from rules.systems.three_dice.state import Hero, ThreeDiceState
from rules.systems.three_dice.terms import Artifact


def stays(state: ThreeDiceState, artifact: Artifact) -> bool:
    """Return whether an artifact stays in the pack when used, with one use per character level.

    TD-052, HR-021: the boots do, unless `boots_by_level` is off. With `artifact_reuse` the others
    do too, but for the Scroll of Teleportation, whose own words say once.
    """
    if artifact == "boots":
        return state.options.boots_by_level
    return state.options.artifact_reuse == "per_level" and artifact != "teleport"


def uses_left(state: ThreeDiceState, hero: Hero, artifact: Artifact) -> int:
    """Return how often a hero may still use an artifact at the present character level.

    TD-050, TD-051, TD-052, TD-053, TD-054, TD-055: once per piece; HR-021: boots by level.
    """
    if artifact not in hero.pack:
        return 0
    if not stays(state, artifact):
        return hero.count(artifact)
    return max(0, level_of(state.options, hero.xp) - hero.spent.count(artifact))


def spend(play: Resolution, seat: Seat, artifact: Artifact) -> None:
    """Remove an artifact that is used up, or count one more use of it."""
    hero = play.hero(seat)
    if stays(play.state, artifact):
        play.set_hero(hero.with_(spent=(*hero.spent, artifact)))
    else:
        remove_item(play, seat, artifact)


def forbids_unearth(state: ThreeDiceState, seat: Seat, _: Unearth) -> str | None:
    """Return why no artifact can be unearthed here and now, or None (TD-035, TD-066)."""
    room = state.room
    # Only a pack's table has vaults in the classic game, and nothing lies there (TD-074).
    if state.options.mode == "classic":
        return "td-error-classic-artifacts"
    if room.shape != "vault":
        return "td-error-no-vault"
    if room.monster:
        return "td-error-not-clear"
    if giver(state, seat, "fragment") is None:
        return "td-error-no-fragment"
    if room.unearthed and state.options.one_artifact_per_vault:
        return "td-error-vault-empty"
    return None


def unearth(play: Resolution, seat: Seat, _: Unearth) -> None:
    """Spend a map fragment in a vault or crypt for an artifact: 1d6 (TD-035, TD-066, HR-029)."""
    owner = giver(play.state, seat, "fragment") or seat
    remove_item(play, owner, "fragment")
    play.tell(FragmentSpent(hero=play.hero(owner).name))
    play.set_room(play.room.with_(unearthed=True))
    die = play.roll(6, "artifact")
    award_artifact(play, ARTIFACTS[die - 1], die)
