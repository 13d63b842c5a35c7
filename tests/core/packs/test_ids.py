"""Ids of a pack's entries in menus: short, of letters that buttons take, and all different."""

import re

import pytest

from rules.core.option_ids import short_id
from rules.core.packs.pack import slug_of
from rules.systems.third_six.actions import ChooseClass
from tests.support.random_packs import random_pack, takers
from tests.support.soak import cases

HASH = "0123456789abcdef0123"
SHORT = re.compile(r"[a-z0-9-]{1,26}")


def test_those_of_a_system_stay_as_they_are() -> None:
    assert slug_of("cellar_rats") == "cellar-rats"


def test_those_of_packs_are_short_and_tell_packs_apart() -> None:
    long = f"{'very_' * 6}xy--{HASH}"
    slugs = {slug_of(long), slug_of(long[:-1] + "4"), slug_of(long.replace("xy--", "xz--"))}
    assert len(slugs) == 3
    assert all(SHORT.fullmatch(each) for each in slugs)
    assert slug_of(f"wyn--{HASH}").startswith("wyn-")


@pytest.mark.parametrize("key", takers())
def test_entries_of_a_pack_by_chance_have_different_ones(key: str) -> None:
    points = takers()[key].packs
    assert points is not None
    for seed in cases(2, 5):
        pack = random_pack(points, seed)
        for entries in pack.entries[points.folder].values():
            assert len({slug_of(entry.id) for entry in entries}) == len(entries)


def test_an_action_names_an_entry_in_short() -> None:
    action = ChooseClass.model_construct(kind="class", calling=f"r0_bard--{HASH}")
    assert short_id(action) == f"class-{slug_of(f'r0_bard--{HASH}')}"
