"""Models are built when they are first used, so no import finds a mistake in them."""

from collections.abc import Iterator

import bot.app
from bot.systems import load_all
from rules.core.model import Model


def _kinds_of(model: type[Model]) -> Iterator[type[Model]]:
    for each in model.__subclasses__():
        yield each
        yield from _kinds_of(each)


def test_every_model_of_the_program_can_be_built() -> None:
    load_all()
    found = {each for each in _kinds_of(Model) if each.__module__.split(".")[0] != "tests"}
    assert len(found) > 900, "few models were found in all that was loaded"
    assert any(each.__module__.startswith(bot.__name__) for each in found)
    for each in found:
        each.model_rebuild()
        assert each.__pydantic_complete__, each
