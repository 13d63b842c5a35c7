"""Reading the actions and events of several unions by their kind."""

from typing import Annotated, Any

from pydantic import PlainValidator, TypeAdapter


def kinds_of(adapter: TypeAdapter[Any]) -> frozenset[str]:
    """Return the kinds that a union of models reads, or those of a single model."""
    core: Any = adapter.core_schema
    if core["type"] == "definitions":
        core = core["schema"]
    if core["type"] == "tagged-union":
        return frozenset(core["choices"])
    schema = adapter.json_schema()
    named = schema.get("$defs", {})
    models = [named.get(part.get("$ref", "")[8:], part) for part in schema.get("anyOf", [schema])]
    kinds = [model["properties"]["kind"] for model in models]
    return frozenset(str(each) for kind in kinds for each in kind.get("enum", [kind.get("const")]))


def joined(*parts: TypeAdapter[Any]) -> TypeAdapter[Any]:
    """Return one adapter that reads the kinds of several adapters.

    Raises:
        ValueError: two of them know the same kind.
    """
    by_kind: dict[str, TypeAdapter[Any]] = {}
    for part in parts:
        for kind in kinds_of(part):
            if kind in by_kind:
                raise ValueError(f"two unions know the kind {kind!r}")
            by_kind[kind] = part

    def read(raw: object) -> object:
        kind = raw.get("kind") if isinstance(raw, dict) else getattr(raw, "kind", None)
        if kind not in by_kind:
            raise ValueError(f"no such kind: {str(kind)[:60]!r}")
        return by_kind[kind].validate_python(raw)

    return TypeAdapter(Annotated[Any, PlainValidator(read)])
