"""Where offers stand on a card: beside the pad, or in lists, each full before the next begins."""

from rules.core.words import Text
from rules.systems.mkd.actions import End, Finish
from rules.systems.mkd.menu import arranged
from rules.systems.mkd.verb import Offer
from tests.support.joined import joined

STEP = Offer(Finish(), Text.of("mkd-do-end"), word="go-n", pad="n")
END = Offer(End(), Text.of("mkd-do-end"), word="end")


def deeds(number):
    """So many things to do beside a step and the end of the activation."""
    return [
        Offer(Finish(), Text.of("mkd-do-end"), f"{each}", word="deed") for each in range(number)
    ]


@joined(
    ("number", "listed"),
    [
        (4, {}),
        (5, {"deed": 1}),
        (4 + 25, {"deed": 25}),
        (4 + 26, {"deed": 25, "deed-2": 1}),
        (4 + 51, {"deed": 25, "deed-2": 25, "deed-3": 1}),
    ],
)
def test_five_buttons_stand_beside_the_pad_and_lists_have_25_lines(number, listed):
    placed = arranged([STEP, *deeds(number), END])
    assert [each.id for each in placed if not each.group and not each.pad] == [
        *(f"deed-{each}" for each in range(4)),
        "end",
    ]
    groups = [each.group for each in placed if each.group]
    assert {group: groups.count(group) for group in groups} == listed
    assert groups == sorted(groups)


def test_without_a_pad_nothing_is_moved():
    offers = [*deeds(30), END]
    assert arranged(offers) == offers
