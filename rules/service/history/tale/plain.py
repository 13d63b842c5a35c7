"""Deeds other than blows as sentences: who did several, or what several did, is named once."""

from collections.abc import Sequence

from rules.core.words import Text
from rules.service.history.tale.forms import Forms, capital
from rules.service.history.tale.happenings import Clause
from rules.service.history.tale.records import Sentence


def joined_plain(clauses: Sequence[Clause], forms: Forms) -> Sentence:
    """Return clauses as a sentence: who did it, or what they did, is named once where it is one."""
    who = _who(clauses)
    did = list(dict.fromkeys(each.did for each in clauses))
    if len(did) == 1 and all(who) and (len(who) == 1 or clauses[0].shared):
        often = len(clauses) // len(who)
        texts = {"a": f"{forms.words.listed(who)} {did[0] if len(who) == 1 else clauses[0].shared}"}
        if often > 1:
            said = forms.phrase("tale-over", a=texts["a"], often=forms.often(often))
            texts = {"a": said}
    elif len(who) == 1 and who[0]:
        texts = {"a": f"{who[0]} {forms.words.listed(did)}"}
    else:
        texts = dict(zip("abc", _named_once(clauses, forms), strict=False))
    key = ("tale-one", "tale-two", "tale-three")[len(texts) - 1]
    said, form = forms.chosen(Text.of(key, **texts))
    whole = "+".join(dict.fromkeys(each.form for each in clauses))
    return Sentence(
        text=capital(said),
        form=f"{form}({whole})",
        tells=tuple(each.happening.source for each in clauses),
        weight=max(each.happening.weight for each in clauses),
    )


def _named_once(clauses: Sequence[Clause], forms: Forms) -> list[str]:
    """Return clauses in words: several in a row who did the same, or what one did, are one."""
    alike: list[list[Clause]] = []
    for each in clauses:
        if alike and all(map(each.joins, alike[-1])):
            alike[-1].append(each)
        else:
            alike.append([each])
    texts: list[str] = []
    alone = ""
    for group in alike:
        one = group[0]
        who = _who(group)
        if texts and len(who) == 1 and alone and one.name == alone:
            texts[-1] = forms.phrase("tale-cost", a=texts[-1], b=one.did)
            alone = ""
            continue
        texts.append(one.text if len(who) == 1 else f"{forms.words.listed(who)} {one.shared}")
        alone = one.name if len(who) == 1 else ""
    return texts


def _who(clauses: Sequence[Clause]) -> list[str]:
    """Return who did it, each named once, as their first clauses begin with them."""
    found: dict[str, str] = {}
    for each in clauses:
        found.setdefault(each.name, each.who)
    return list(found.values())
