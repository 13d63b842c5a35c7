"""Symbols of things and doors as SVG, drawn about the origin with 64 units to a square.

The classes are those of the style sheet in `render.files.svg`: `i` ink, `f` furniture, `w` wood,
`m` metal, `g` gold, `d` darkness, `l` a line of ink, `p` a strong colour, `b` water.
"""

from render.files.svg_furnishings import PIECES
from rules.core.scene import Barrier, Symbol

THINGS: dict[Symbol, str] = {
    "altar": '<path class="f" d="M-25-16h50v32h-50z"/><path class="l" d="M0-10v20M-7-4h14"/>',
    "barrel": '<circle class="w" r="20"/><circle class="l" r="14"/>',
    "barricade": '<path class="w" d="M-30-20l6-6 54 46-6 6zM24-26l6 6-54 46-6-6z"/>',
    "bed": '<path class="w" d="M-18-26h36v52h-36z"/><path class="f" d="M-11-22h22v10h-22z"/>'
    '<path class="b" d="M-14-8h28v30h-28z"/>',
    "bones": '<path class="l" d="M-18 16l36-22M-18-6l36 22"/>'
    '<path class="f" d="M-12-12a12 12 0 0 1 24 0v8h-6v8h-12v-8h-6z"/>',
    "break": '<path class="l" d="M-28 6l10-14 9 14 9-14 9 14 9-14 10 14"/>',
    "campfire": '<circle class="f" r="24"/>'
    '<path class="p" d="M0-20l10 14 6 14-8 10h-16l-8-10 8-12z"/>',
    "chest": '<path class="g" d="M-21-16h42v32h-42z"/><path class="l" d="M-21-4h42M0-8v10"/>',
    "cleared": '<circle class="f" r="18"/><path class="l" d="M-9 0l7 8 11-15"/>',
    "column": '<circle class="f" r="20"/><circle class="l" r="12"/>',
    "covered": '<rect class="f" x="-28" y="-28" width="56" height="56" rx="5"/>'
    '<path class="i" d="M0-12l8 12-8 12-8-12z"/>',
    "crate": '<path class="w" d="M-18-18h36v36h-36z"/><path class="l" d="M-13 13l26-26"/>',
    "drop": '<path class="d" d="M-28-28h56v56h-56z"/><path class="k" d="M-20-24v10M-10-24v10'
    'M0-24v10M10-24v10M20-24v10"/>',
    "entrance": '<path class="p" d="M0-24l16 26h-8v20h-16v-20h-8z"/>',
    "fight": '<path class="l" d="M-11-14l17 19M11-14l-17 19M-11 3l8 8M11 3l-8 8"/>',
    "fountain": '<circle class="f" r="26"/><circle class="b" r="18"/><circle class="f" r="6"/>',
    "glimpsed": '<path class="f" d="M-25 0q25-24 50 0q-25 24-50 0z"/><circle class="i" r="6"/>',
    "grate": '<path class="m" d="M-20-20h40v40h-40z"/>'
    '<path class="l" d="M-10-20v40M0-20v40M10-20v40"/>',
    "hard_fight": '<path class="f" d="M0-22l5 6 8-4 1 8 8 2-4 7 6 6-7 4 2 8-8 0-4 7-7-5-7 5-4-7'
    '-8 0 2-8-7-4 6-6-4-7 8-2 1-8 8 4z"/>'
    '<path class="l" d="M-8-9l12 14M8-9l-12 14M-8 4l5 5M8 4l-5 5"/>',
    "lair": '<path class="i" fill-rule="evenodd" d="M-18 14v-12a18 18 0 0 1 36 0v12zM-13-8l11 7-10 '
    '3zM13-8l-11 7 10 3zM-12 13l4-7 4 7zM-4 13l4-7 4 7zM4 13l4-7 4 7z"/>',
    "loot": '<path class="g" d="M-20 16l8-14h24l8 14z"/>'
    '<path class="b" d="M0-22l9 10-9 10-9-10z"/>',
    "magic": '<path class="f" d="M-2-16l4 13 13 4-13 4-4 13-4-13-13-4 13-4z"/>'
    '<path class="i" d="M12-17l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"/>',
    "portal": '<circle class="p" r="26"/><circle class="f" r="16"/>',
    "rubble": '<path class="f" d="M-20-4l12-12 12 6 2 12-14 6zM2 12l10-10 12 6-4 12h-14z'
    'M-18 20l4-10 12 4-2 8z"/>',
    "shelf": '<path class="w" d="M-28-11h56v22h-56z"/><path class="l" d="M-20-7v14M-10-7v14M0-7v14'
    'M10-7v14M20-7v14"/>',
    "slope": '<path class="l" d="M-14-12l14 10 14-10M-14 4l14 10 14-10"/>',
    "special": '<path class="f" d="M0-24l7 15 17 2-12 12 3 17-15-8-15 8 3-17-12-12 17-2z"/>',
    "stairs_down": '<path class="f" d="M-32-32h64v64h-64z"/>'
    '<path class="l" d="M-32-19h64M-28-6h56M-22 7h44M-16 20h32"/>',
    "stairs_up": '<path class="f" d="M-32-32h64v64h-64z"/>'
    '<path class="l" d="M-16-19h32M-22-6h44M-28 7h56M-32 20h64"/>',
    "statue": '<circle class="f" r="25"/>'
    '<path class="i" d="M0-18l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z"/>',
    "table": '<path class="w" d="M-25-18h50v36h-50z"/>',
    "tent": '<path class="f" d="M-28 22l28-46 28 46z"/><path class="d" d="M-8 22l8-30 8 30z"/>',
    "trap": '<path class="l" d="M-22-22h44v44h-44z"/><path class="p" d="M-17-12l5-5 12 12 12-12 5 5'
    '-12 12 12 12-5 5-12-12-12 12-5-5 12-12z"/>',
    "treasure": '<path class="g" d="M-9-11h18l7 8-16 18-16-18z"/>'
    '<path class="l" d="M-16-3h32M-9-11l4 8 5 18 5-18 4-8"/>',
    "vault": '<circle class="m" r="28"/><circle class="g" r="7"/>'
    '<path class="l" d="M0-22v44M-19-11l38 22M-19 11l38-22"/>',
    "very_special": '<path class="i" d="M0-24l7 15 17 2-12 12 3 17-15-8-15 8 3-17-12-12 17-2z"/>',
    "vortex": '<circle class="b" r="26"/>'
    '<path class="l" d="M0 0c10-12 20 4 8 14s-30-2-24-18 30-18 36 0"/>',
    **PIECES,
}  # fmt: skip

_POSTS = '<path class="i" d="M-8-33h16v10h-16zM-8 23h16v10h-16z"/>'
_LEAF = '<path class="w" d="M-10-24h20v48h-20z"/>'

DOORS: dict[Barrier, str] = {
    Barrier.ARCH: _POSTS,
    Barrier.DOOR: _POSTS + _LEAF,
    Barrier.DOUBLE: _POSTS + _LEAF + '<path class="l" d="M-10 0h20"/>',
    Barrier.AJAR: _POSTS + '<path class="w" d="M0-24l30-12 3 7-30 12z"/>',
    Barrier.LOCKED: _POSTS + _LEAF + '<path class="i" d="M-4-5a5 5 0 1 1 8 0l2 12h-12z"/>',
    Barrier.IRON: _POSTS + '<path class="m" d="M-10-24h20v48h-20z"/>',
    Barrier.PORTCULLIS: _POSTS + '<path class="l dots" d="M0-22v44"/>',
    Barrier.BARRICADE: '<path class="w" d="M-12-26l8-3 16 55-8 3zM12-26l-8-3-16 55 8 3z"/>',
    Barrier.ONE_WAY: _POSTS + _LEAF + '<path class="i" d="M12-18l22 18-22 18z"/>',
    Barrier.UNEXPLORED: _POSTS + '<path class="l dots" d="M0-20v40"/>',
}
"""Doors in a wall that runs from north to south; open ones swing to the east."""
