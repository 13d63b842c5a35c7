"""What can be chosen before a dungeon is rolled."""

from typing import Literal

from pydantic import Field, field_validator

from rules.core.errors import RuleError
from rules.core.model import Options
from rules.dungeon.materials import material_of
from rules.dungeon.terms import Morphology, Slant


class DungeonOptions(Options):
    """Settings of one dungeon; the defaults follow the rules without any of their options.

    `levels` is how deep it may go at most. DM-057 is `table`, DM-005 `frontier`, DM-017
    `orientation`, DM-007 `secret_policy`, DM-015 `overshoot`, DM-023 `stairs_direction`, DM-025
    `compass`. DM-026: `morphologies` are chosen, or else `morphology_count` are rolled, re-rolling
    repeats. DM-063: `material`, `slope` and `steepness` may be chosen rather than rolled; a
    material is one of the twelve or any words, as `material_of` cleans them.
    `factor_rolls` rolls the sizes and shares that a morphology lets one roll. DM-055 may take
    corridors in with `crawl_corridors`. DM-024 is `deep_respect`. DM-013: the sheet is `columns`
    by `rows` cells of thirty feet. DM-039 is `units`. `hidden_rooms` says whether players' maps
    show rooms that only a secret door leads to. "player" asks whoever draws; a dungeon that
    is built at once takes the default there.
    """

    levels: int = Field(3, ge=1, le=3)
    table: Literal["seed", "chessex"] = "seed"
    frontier: Literal["bfs", "dfs", "player"] = "bfs"
    orientation: Literal["best", "random", "player"] = "best"
    secret_policy: Literal["random", "first", "player"] = "random"  # noqa: S105 - of doors
    overshoot: Literal["trim", "keep"] = "trim"
    stairs_direction: Literal["down", "coin"] = "down"
    compass: bool = True
    morphologies: tuple[Morphology, ...] = Field((), max_length=12)
    morphology_count: int = Field(1, ge=0, le=12)
    factor_rolls: bool = False
    material: str | None = None
    slope: Slant | None = None
    steepness: int | None = Field(None, ge=1, le=4)
    crawl_corridors: bool = False
    deep_respect: bool = True
    populate: bool = True
    columns: int = Field(14, ge=7, le=30)
    rows: int = Field(19, ge=7, le=30)
    units: Literal["feet", "metres"] = "feet"
    hidden_rooms: bool = False

    @field_validator("morphologies")
    @classmethod
    def _each_once(cls, value: tuple[Morphology, ...]) -> tuple[Morphology, ...]:
        if len(set(value)) != len(value):
            raise ValueError("each morphology can be chosen once")
        return value

    @field_validator("material")
    @classmethod
    def _clean(cls, value: str | None) -> str | None:
        try:
            return None if value is None else material_of(value)
        except RuleError as error:
            raise ValueError("no words for a material") from error

    @property
    def start(self) -> tuple[int, int]:
        """Where the first tile goes: the middle of the bottom, a row above its rim. DM-013."""
        return (self.columns // 2, 1)
