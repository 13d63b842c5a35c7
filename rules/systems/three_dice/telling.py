"""What a card tells first of what happened."""

from rules.core.telling import Telling

TELLING = Telling(
    outcomes=frozenset(
        {
            "td-hero-rolled",
            "td-attack-hit",
            "td-attack-missed",
            "td-point-lost",
            "td-pool-lost",
            "td-loss-charmed",
            "td-monster-slain",
            "td-hero-died",
            "td-monster-met",
            "td-monster-awaited",
            "td-next-monster-came",
            "td-rover-came",
            "td-rest-broken",
            "td-rest-healed",
            "td-treasure-found",
            "td-artifact-found",
            "td-level-reached",
            "td-trap-sprung",
            "td-search-succeeded",
            "td-escape-failed",
            "td-flight-cost",
            "td-duel-hit",
            "td-duel-missed",
            "td-door-forced",
            "td-door-held",
            "td-door-locked",
            "td-level-descended",
            "td-goal-reached",
            "td-party-lost",
        }
    ),
    summed=frozenset({"creation-body", "creation-mind", "creation-spirit"}),
    minor=frozenset(
        {
            "td-vote-cast",
            "vote-settled",
            "td-turn-passed",
            "td-nobody-met",
            "td-monster-rerolled",
            "td-hero-rejected",
        }
    ),
    discoveries=frozenset(
        {
            "td-location-entered",
        }
    ),
)
