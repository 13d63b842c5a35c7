"""Campaigns of ten adventures by balanced autopilot, as the table of the README.

A hundred for each line: `python -m tests.systems.mkd_adventure.campaign.measured 100`.
"""

import sys
from statistics import mean
from typing import NamedTuple

from rules.core.campaign.state import Chapter
from rules.systems.mkd_adventure.campaign.events import Raised
from rules.systems.mkd_adventure.campaign.options import EVENINGS, QUICK
from tests.systems.mkd_adventure.campaign.towns import played

KINDS = {"two (proposed)": EVENINGS, "one": QUICK}
MEMBERS = (1, 2, 3)
CHAPTERS, EARLY = 10, 3


class Career(NamedTuple):
    """One campaign: its adventures, the highest level of any Hero, how many were brought back."""

    chapters: tuple[Chapter, ...]
    level: int
    raised: int


def career(options, members, seed):
    """Play one campaign by balanced autopilot."""
    secret = f"career {seed}".encode()
    moves = tuple(played(options, members, secret, "balanced", CHAPTERS))
    raised = sum(isinstance(event, Raised) for _, events in moves for event in events)
    last, _ = moves[-1]
    return Career(last.chapters, max(hero.level for hero in last.roster), raised)


def won(careers, part):
    """The share of victories among some of each campaign's adventures."""
    return mean(chapter.result == "victory" for each in careers for chapter in each.chapters[part])


def row(careers):
    """A line of the table, without its first two cells."""
    chapters = [chapter for each in careers for chapter in each.chapters]
    fallen = mean(len(chapter.fallen) for chapter in chapters)
    gone = mean(len(chapter.party) for chapter in chapters)
    return " | ".join(
        (
            f"{CHAPTERS * won(careers, slice(None)):.1f}",
            f"{100 * won(careers, slice(EARLY)):.0f} %",
            f"{100 * won(careers, slice(-EARLY, None)):.0f} %",
            f"{mean(each.level for each in careers):.1f}",
            f"{fallen:.1f} of {round(gone, 1):g}",
            f"{mean(each.raised for each in careers):.1f}",
        )
    )


def main(count):
    """Print the table of the README, with `count` campaigns for each line."""
    for kind, options in KINDS.items():
        for members in MEMBERS:
            careers = [career(options, members, seed) for seed in range(count)]
            print(f"| {kind} | {members} | {row(careers)} |", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 16)
