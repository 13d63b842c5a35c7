"""What the hall keeps of an adventure that has just been played to its end."""

from rules.core.answers import Outcome
from rules.ports import CHOSEN, STAGED, TUTORIAL, Adventure, Run
from rules.registry import campaigns, ruleset
from rules.service.clocks.terms import is_preset, preset_of
from rules.service.settings.adventure import options_of


def run_of(before: Adventure | None, after: Adventure) -> Run | None:
    """Return the run that ends between two versions of an adventure, None where none does.

    A tutorial is no run, nor a staged game, nor an adventure that its host ended early, nor one
    that went on after everybody had left or was given up, nor a campaign, which lasts.
    """
    if before is None or before.status != "running" or after.status != "ended":
        return None
    if after.seeded in (TUTORIAL, STAGED):
        return None
    if after.guild is None or after.ruleset in campaigns() or "text" not in (after.outcome or {}):
        return None
    if not any(seat.user is not None and seat.pilot == "player" for seat in after.seats):
        return None
    outcome = Outcome.model_validate(after.outcome)
    if outcome.surrendered:
        return None
    return Run(
        adventure=after.id,
        guild=after.guild,
        ruleset=after.ruleset,
        day=after.day,
        preset=_preset(after),
        score=outcome.score,
        tallies=outcome.tallies,
        unranked="chosen" if after.seeded == CHOSEN else "",
        ended=after.updated,
    )


def _preset(adventure: Adventure) -> str:
    """Return the name of the settings, empty for those of a system without presets."""
    rules, options = ruleset(adventure.ruleset), options_of(adventure)
    if not rules.presets and is_preset(rules, rules.preset, options):
        return ""
    return preset_of(rules, options)
