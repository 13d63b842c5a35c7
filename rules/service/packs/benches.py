"""Where things are forged: each game's forges, and how a draft is read and judged."""

import hashlib
import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache, reduce
from typing import Final, NamedTuple

from rules.core.errors import RuleError
from rules.core.packs.forging import Draft, Forge, Forged, Form
from rules.core.packs.library import LIBRARY
from rules.core.packs.pack import hash_of
from rules.core.packs.points import EntryKind, PackPoints
from rules.core.packs.problems import refusal
from rules.core.packs.reading import read_pack
from rules.core.ruleset import AnyRuleset
from rules.core.words import Text, Words
from rules.registry import pack_points, rulesets
from rules.service.packs.drafts import KeptDraft
from rules.service.packs.house_pack import begun, variables_in, with_entry

DRAFT: Final = "forge-draft"
"""The name of the pack that a draft is read as."""
_FINE = frozenset(" -'’‘.,!?()&+%;:\"“”„…–—")
"""What may stand in names and sentences besides letters and digits: nothing that formats."""
_ID: Final = re.compile(r"[^a-z0-9]+")
LONGEST_ID: Final = 32


class Bench(NamedTuple):
    """Where something is forged: a game, its forge, and the kind of entries in its packs."""

    rules: AnyRuleset
    points: PackPoints
    kind: EntryKind
    forge: Forge


@cache
def benches() -> Mapping[str, Bench]:
    """Return the editors for entries of packs (monster, hero, tile, theme) by command."""
    return {bench.forge.what: bench for bench in _benches()}


def _benches() -> Iterator[Bench]:
    for rules in rulesets().values():
        for forge in rules.forges:
            kind = rules.packs.kind(forge.file) if rules.packs is not None else None
            if rules.packs is None or kind is None:
                raise ValueError(f"{rules.key} takes no {forge.file} from packs")
            yield Bench(rules, rules.packs, kind, forge)


def bench_of(what: str) -> Bench:
    """Return the editor for a kind of entry, such as a monster.

    Raises:
        RuleError: there is no editor of that name.
    """
    found = benches().get(what)
    if found is None:
        raise RuleError("error-forge-stale")
    return found


def id_of(draft: KeptDraft) -> str:
    """Return the id of a draft's entry: the one it has, or one made of its name."""
    if draft.own:
        return draft.own
    named = bench_of(draft.what).forge.named(draft.now.draft)
    plain = unicodedata.normalize("NFKD", named).encode("ascii", "ignore").decode().lower()
    made = _ID.sub("_", plain).strip("_")[:LONGEST_ID].strip("_")
    if made[:1].isalpha():
        return made
    return f"{draft.what}_{hashlib.sha256(named.encode()).hexdigest()[:8]}"


def read_draft(draft: KeptDraft, words: Words) -> Forged:
    """Return the draft as a pack's entry, read and checked as every pack is, and loaded for use.

    Raises:
        PackError: it is not sound; all that is wrong is listed.
    """
    bench = bench_of(draft.what)
    raw = {"id": id_of(draft), **draft.now.raw}
    files = with_entry(begun(words, DRAFT), bench.points, bench.kind, raw, draft.now.said)
    pack = LIBRARY.of_hash(hash_of(files))
    if pack is None:
        pack = read_pack(files, pack_points())
        LIBRARY.add(pack)
    (entry,) = pack.of(bench.points.folder, bench.kind.file)
    return Forged(pack.ref, entry, draft.now.said)


def check_fields(form: Form, typed: Mapping[str, str]) -> None:
    """Check that nothing is missing or too long.

    Raises:
        PackError: something is.
    """
    for field in form.fields:
        said = typed[field.name]
        if field.needed and not said:
            raise refusal("forge-empty", field=Text.of(f"forge-field-{field.name}"))
        if len(said) > field.most:
            field_text = Text.of(f"forge-field-{field.name}")
            raise refusal("forge-long", field=field_text, most=field.most)


def check_letters(bench: Bench, now: Draft) -> None:
    """Check that names and sentences have no letters that would format or link.

    Raises:
        PackError: some have.
    """
    variables = variables_in(bench.points, bench.kind, {"id": "any", **now.raw})
    strange: set[str] = set()
    for place, said in enumerate(now.said):
        slots = [f"{{{name}}}" for name in variables[place]] if place < len(variables) else []
        left = reduce(lambda rest, slot: rest.replace(slot, ""), slots, said)
        strange |= {char for char in left if not (_is_letter(char) or char in _FINE)}
    if strange:
        raise refusal("forge-letters", said=" ".join(sorted(strange)))


def _is_letter(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNM"


def form_of(forge: Forge, name: str) -> Form:
    """Return a form by its name.

    Raises:
        RuleError: there is none.
    """
    for form in forge.forms:
        if form.name == name:
            return form
    raise RuleError("error-forge-stale")
