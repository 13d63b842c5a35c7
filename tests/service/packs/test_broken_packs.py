"""Broken packs at a server: what is wrong is what the shell says of it, and nothing is changed."""

from random import Random

import pytest

import render
from bot.commands.packs.reading import pack_of
from rules.core.packs.archive import from_zip
from rules.core.packs.problems import PackError
from rules.service.service import Service
from tests.service.packs.test_collection import brought, keeper
from tests.support.entropy import Entropy
from tests.support.pack_fuzz import CORPUS
from tests.support.soak import cases


def troubles(data):
    """What the shell finds wrong with a zip."""
    try:
        pack_of(from_zip(data))
    except PackError as wrong:
        return wrong.problems
    return ()


@pytest.mark.parametrize("kind", CORPUS)
async def test_a_server_says_the_same_and_changes_nothing(kind, service):
    looking = Service(
        service.store, service.clock, Entropy(), service.words, look=render.trouble_with_picture
    )
    packs = looking.packs.collection
    for number in cases(6, 200):
        data = CORPUS[kind](Random(f"server {kind} {number}"))
        problems = troubles(data)
        if problems:
            with pytest.raises(PackError) as refused:
                await packs.add(keeper(), data)
            assert refused.value.problems == problems
            assert await brought(packs) == []
