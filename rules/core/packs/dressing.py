"""Words, emblems and colours as the packs of a game have them."""

from base64 import b64encode
from collections import OrderedDict
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, TypeVar

from rules.core.model import Model
from rules.core.packs.library import LIBRARY, in_locale
from rules.core.packs.pack import Pack, hash_in, mark_of, plain_id
from rules.core.scene import Emblem, Scene, Token
from rules.core.words import Text, Words

MOST_DRESSED: Final = 32
"""Combinations of packs and locales whose words are remembered."""

EMBLEMS_KEPT: Final = 512
"""Emblems that are kept as scenes carry them."""

M = TypeVar("M", bound=Model)

_dressed: OrderedDict[tuple[int, str, tuple[str, ...]], tuple[Words, Words]] = OrderedDict()


def dressed(words: Words, packs: tuple[str, ...], locale: str) -> Words:
    """Return the words with the sentences that packs replace; the same words if none do.

    Packs that are not at hand say nothing.
    """
    if not packs:
        return words
    key = (id(words), locale, packs)
    known = _dressed.get(key)
    # The words are kept beside their number, so that no other words can have it.
    if known is None:
        others: dict[str, str] = {}
        for ref in packs:
            pack = LIBRARY.of_hash(hash_in(ref))
            if pack is not None:
                others |= in_locale(pack.other_words, locale)
        known = words, words.with_others(others) if others else words
        _dressed[key] = known
        while len(_dressed) > MOST_DRESSED:
            _dressed.popitem(last=False)
    return known[1]


def in_words(shown: M, words: Words) -> M:
    """Return a scene with finished sentences in it, for processes without the packs."""
    changes = {
        name: said
        for name in type(shown).model_fields
        if (said := _said(value := getattr(shown, name), words)) is not value
    }
    return shown.with_(**changes) if changes else shown


def _said(value: object, words: Words) -> object:
    if isinstance(value, Text):
        return Text.of("as-said", said=words.say(value))
    if isinstance(value, Model):
        return in_words(value, words)
    if isinstance(value, tuple) and any(isinstance(each, Model | tuple) for each in value):
        said = tuple(_said(each, words) for each in value)
        return said if any(a is not b for a, b in zip(said, value, strict=True)) else value
    return value


def in_colours(scene: Scene, packs: Iterable[str]) -> Scene:
    """Return a scene in the colours of the first of some packs that has any.

    Packs that are not at hand have none. A scene keeps those of its own, which an entry has chosen.
    """
    if scene.colours is not None:
        return scene
    for ref in packs:
        pack = LIBRARY.of_hash(hash_in(ref))
        if pack is not None and pack.colours is not None:
            return scene.with_(colours=pack.colours)
    return scene


def with_emblems(scene: Scene) -> Scene:
    """Return a scene whose figures carry the emblems that their packs have for them."""
    tokens = tuple([_with_emblem(each) if each.kind else each for each in scene.tokens])
    shown = any(each.emblem for each in tokens)
    return scene.with_(tokens=tokens) if shown else scene


def with_emblems_of(pack: Pack, scene: Scene) -> Scene:
    """Return a scene whose figures carry the emblems that a pack has for entries of the same id.

    So a draft of an entry is shown as its pack would show it.
    """
    tokens = tuple([_lent(pack, each) if each.kind else each for each in scene.tokens])
    return scene.with_(tokens=tokens)


def _lent(pack: Pack, token: Token) -> Token:
    id_ = plain_id(token.kind) + mark_of(pack.hash)
    data = pack.emblems.get(id_)
    return token if data is None else token.with_(emblem=_carried(id_, data))


def _with_emblem(token: Token) -> Token:
    pack = LIBRARY.of_id(token.kind)
    data = pack.emblems.get(token.kind) if pack is not None else None
    return token if data is None else token.with_(emblem=_carried(token.kind, data))


@lru_cache(maxsize=EMBLEMS_KEPT)
def _carried(id_: str, data: bytes) -> Emblem:
    return Emblem(id=id_, png=b64encode(data).decode("ascii"))
