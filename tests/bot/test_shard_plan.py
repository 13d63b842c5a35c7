"""Which shards a process is to serve is read from one setting."""

from pathlib import Path

import pytest

from bot.app import Refused, opened
from bot.settings import Settings
from bot.shard_plan import ShardPlan
from tests.support.tables import settings


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("auto", None),
        ("0-3/8", ShardPlan(0, 3, 8)),
        ("7/8", ShardPlan(7, 7, 8)),
        ("0/1", ShardPlan(0, 0, 1)),
    ],
)
def test_a_plan_is_read(text: str, plan: ShardPlan | None) -> None:
    assert Settings(_env_file=None, UNDERCROFT_SHARDS=text).shard_plan == plan


@pytest.mark.parametrize(
    "text", ["", "all", "3", "8/8", "3-2/8", "0-8/8", "-1/8", "0-3", "0/0", "0-3/8/9", "0/100001"]
)
def test_what_is_no_plan_is_refused_in_words(text: str) -> None:
    with pytest.raises(ValueError, match="such as 0-3/8"):
        ShardPlan.read(text)


def test_a_plan_has_its_shards_alone() -> None:
    plan = ShardPlan.read("2-4/8")
    assert plan is not None
    assert [shard for shard in range(8) if plan.has(shard)] == [2, 3, 4]


async def test_a_file_serves_one_process_which_has_all_shards(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="Set it to auto, or move to PostgreSQL"):
        async with opened(settings(tmp_path, UNDERCROFT_SHARDS="0-3/8"), local=True):
            pass
