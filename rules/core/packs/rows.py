"""Entries' parts that a data file may write as a row, `[8, 5, 11, 1]`, rather than with names."""

from typing import Any

from pydantic import GetJsonSchemaHandler, model_validator
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema

from rules.core.model import Model


class Row(Model):
    """A part of an entry whose fields may be given in their order, the last ones left out."""

    @model_validator(mode="before")
    @classmethod
    def _from_row(cls, value: object) -> object:
        if isinstance(value, list | tuple) and len(value) <= len(cls.model_fields):
            return dict(zip(cls.model_fields, value, strict=False))
        return value

    @classmethod
    def __get_pydantic_json_schema__(
        cls, core_schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        """Return the schema of both ways to write it."""
        named = handler.resolve_ref_schema(handler(core_schema))
        fields: dict[str, Any] = named["properties"]
        row = {
            "type": "array",
            "prefixItems": list(fields.values()),
            "items": False,
            "minItems": len(named.get("required", ())),
        }
        return {
            "title": named["title"],
            "description": named.get("description", ""),
            "anyOf": [row, named],
        }
