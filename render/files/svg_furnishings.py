"""Furniture, and what stands in towns and caves, as SVG; see `render.files.svg_symbols`."""

from rules.core.scene import Symbol

UPRIGHT: frozenset[Symbol] = frozenset(
    {
        "anvil", "basin", "bones", "brazier", "cage", "campfire", "candles", "cauldron", "crystal",
        "idol", "mushrooms", "pillory", "pool", "sack", "signpost", "stool", "straw", "tent",
        "tree", "urn", "well",
    }
)  # fmt: skip
"""Things that look the same whatever they face: most of them are drawn from the side."""
WIDE: frozenset[Symbol] = frozenset(
    {"bench", "desk", "rack", "rug", "shelf", "stall", "trough", "workbench"}
)
"""Things that lie along their longer side, drawn from left to right."""
LONG: frozenset[Symbol] = frozenset({"bridge", "cart", "coffin", "sarcophagus"})
"""Things that lie along their longer side, drawn from top to bottom."""

PIECES: dict[Symbol, str] = {
    "anvil": '<path class="w" d="M-14 12h28v14h-28z"/>'
    '<path class="m" d="M-29-14l18-3h38v12l-17 3-2 8 10 4v5h-36v-5l10-4-2-8q-14-2-19-12z"/>',
    "basin": '<path class="f" d="M-8 4h16l-2 14 10 4v6h-32v-6l10-4z"/>'
    '<path class="f" d="M-28-10h56l-8 15-10 5h-20l-10-5z"/>'
    '<ellipse class="b" cy="-10" rx="28" ry="10"/>',
    "bench": '<path class="w" d="M-24-15h8v30h-8zM16-15h8v30h-8z"/>'
    '<path class="w" d="M-28-9h56v18h-56z"/><path class="l" d="M-24 0h48"/>',
    "brazier": '<path class="l" d="M-8 8l-8 19M0 8v19M8 8l8 19"/>'
    '<path class="p" d="M0-26l6 10 6-3 2 14-6 6h-16l-6-6 2-14 4 4z"/>'
    '<path class="m" d="M-23 0h46l-9 13h-28z"/>',
    "bridge": '<path class="w" d="M-27-32h54v64h-54z"/>'
    '<path class="l" d="M-27-22h54M-27-11h54M-27 0h54M-27 11h54M-27 22h54M-20-32v64M20-32v64"/>',
    "cage": '<circle class="l" cy="-27" r="4"/>'
    '<path class="d" d="M-20-12q20-22 40 0v34h-40z"/>'
    '<path class="k" d="M-10-16v38M0-18v40M10-16v38"/>'
    '<path class="m" d="M-23-15h46v6h-46zM-23 19h46v6h-46z"/>',
    "candles": '<ellipse class="f" cy="19" rx="25" ry="8"/>'
    '<path class="f" d="M-19 2h11v18h-11zM8-1h11v19h-11zM-6-9h12v31h-12z"/>'
    '<path class="p" d="M-14-12l4 9h-7zM13-15l4 9h-7zM0-24l4 10h-8z"/>',
    "cart": '<path class="w" d="M-12 6h5v23h-5zM7 6h5v23h-5z"/>'
    '<path class="w" d="M-30-24h8v28h-8zM22-24h8v28h-8z"/>'
    '<path class="w" d="M-18-28h36v36h-36z"/><path class="l" d="M-6-28v36M6-28v36"/>',
    "cauldron": '<path class="l" d="M-14 16l-5 12M14 16l5 12"/>'
    '<circle class="m" cy="5" r="23"/><ellipse class="b" cy="-12" rx="22" ry="9"/>',
    "chair": '<path class="w" d="M-17-11h34l-2 32h-30z"/>'
    '<path class="w" d="M-23-6q1-22 23-22t23 22h-8q-1-13-15-13t-15 13z"/>',
    "coffin": '<path class="w" d="M-12-28h24l8 16-9 40h-22l-9-40z"/>'
    '<path class="l" d="M0-20v34M-8-10h16"/>',
    "crystal": '<path class="b" d="M-13 24l-14-22 4-10 16 22zM13 24l14-22-4-10-16 22z"/>'
    '<path class="b" d="M-9 24v-38l9-14 9 14v38z"/><path class="l" d="M0-28v52"/>',
    "desk": '<circle class="w" cy="16" r="11"/><path class="w" d="M-28-26h56v32h-56z"/>'
    '<path class="f" d="M-17-20h20v21h-20z"/><circle class="i" cx="18" cy="-6" r="3"/>',
    "hearth": '<path class="f" d="M-29-29h58v54h-58z"/>'
    '<path class="d" d="M-17-22h34v38h-34z"/>'
    '<path class="p" d="M0-16l7 12 5-3 2 14-6 7h-16l-6-7 2-14 5 3z"/>',
    "house": '<path class="w" d="M-27-25h54v50h-54z"/>'
    '<path class="l" d="M-27-25l20 25h14l20-25M-27 25l20-25M27 25l-20-25"/>'
    '<path class="f" d="M2-20h9v9h-9z"/>',
    "idol": '<path class="f" d="M-24 19h48v10h-48z"/>'
    '<path class="f" d="M-18-12l-10-16-2 18 8 6zM18-12l10-16 2 18-8 6z"/>'
    '<path class="f" d="M-19-13l9-7h20l9 7v17l-7 14h-24l-7-14z"/>'
    '<path class="i" d="M-13-8l9 6-7 1zM13-8l-9 6 7 1zM-10 8h20v6h-20z"/>',
    "lectern": '<path class="w" d="M-8-26h16v52h-16z"/>'
    '<path class="w" d="M-26-18h52l-4 33h-44z"/>'
    '<path class="f" d="M0-11q-10-5-20-1l2 21q9-4 18 1q9-5 18-1l2-21q-10-4-20 1z"/>'
    '<path class="l" d="M0-11v21"/>',
    "loom": '<path class="w" d="M-27-27h7v54h-7zM20-27h7v54h-7z"/>'
    '<path class="f" d="M-20 2h40v20h-40z"/>'
    '<path class="l" d="M-14-22v24M-7-22v24M0-22v24M7-22v24M14-22v24"/>'
    '<path class="w" d="M-29-25h58v6h-58zM-29-1h58v6h-58zM-29 19h58v6h-58z"/>',
    "mushrooms": '<path class="f" d="M-5-4h10l2 30h-14z"/>'
    '<path class="f" d="M14 12h6l1 12h-8z"/><path class="p" d="M-22-4a22 20 0 0 1 44 0z"/>'
    '<path class="p" d="M6 12a11 11 0 0 1 22 0z"/>'
    '<path class="f" d="M-10-14h5v5h-5zM5-18h5v5h-5z"/>',
    "oven": '<circle class="f" r="27"/><circle class="l" r="16"/>'
    '<circle class="d" cy="-7" r="5"/><path class="d" d="M-13 28v-8a13 13 0 0 1 26 0v8z"/>'
    '<circle class="p" cy="22" r="5"/>',
    "pillory": '<path class="w" d="M-5 0h10v26h-10zM-16 22h32v7h-32z"/>'
    '<path class="w" d="M-29-23h58v24h-58z"/><path class="l" d="M-29-11h58"/>'
    '<circle class="d" cy="-11" r="8"/><circle class="d" cx="-19" cy="-11" r="4"/>'
    '<circle class="d" cx="19" cy="-11" r="4"/>',
    "pool": '<path class="f" d="M-12-29l20-1 17 10 5 18-6 18-16 14-20-1-15-11-4-18 7-20z"/>'
    '<path class="b" d="M-9-22l16-1 12 8 4 14-5 13-12 10-14-1-11-9-3-13 4-15z"/>'
    '<path class="l" d="M-9 1l6-3 6 4 6-3"/>',
    "rack": '<path class="w" d="M-28-27h56v9h-56z"/>'
    '<path class="m" d="M-21-16h6v32l-3 7-3-7z"/>'
    '<path class="l" d="M-25-14h14M0-20v42M18-20v34"/>'
    '<path class="m" d="M-10 0l10 4 10-4v15l-10-4-10 4zM18 8l6 7-6 10-6-10z"/>',
    "roots": '<path class="l" d="M0-32l-2 18 4 14-4 28M-4-30l-12 14-4 18-8 10M4-30l12 12 6 16 6 12'
    'M-13-18l5 12-2 10M15-17l-4 12 2 10M-20 0l6 12M22-2l-4 14"/>',
    "rug": '<path class="l" d="M-30-18h60M-30-9h60M-30 0h60M-30 9h60M-30 18h60"/>'
    '<path class="f" d="M-26-24h52v48h-52z"/><path class="l" d="M-20-18h40v36h-40z"/>'
    '<path class="p" d="M-12 0l12-12 12 12-12 12z"/>',
    "sack": '<path class="f" d="M-8-11q-16 14-14 28l7 9h30l7-9q2-14-14-28l6-13-10 3-6-4-8 3z"/>'
    '<path class="l" d="M-9-11h18"/>',
    "sarcophagus": '<path class="f" d="M-20-28h40v56h-40z"/>'
    '<path class="l" d="M-15-23h30v46h-30z"/><circle class="f" cy="-14" r="5"/>'
    '<path class="f" d="M-7-8h14l2 8-4 20h-10l-4-20z"/>',
    "shackles": '<path class="m" d="M-14-30h28v9h-28z"/>'
    '<path class="l dots" d="M-8-21l-8 20M8-21l8 20"/>'
    '<circle class="l" cx="-17" cy="9" r="10"/><circle class="l" cx="17" cy="9" r="10"/>',
    "signpost": '<path class="w" d="M-4-27h8v54h-8z"/>'
    '<path class="w" d="M-14-22h32l10 7-10 7h-32zM14-4h-32l-10 7 10 7h32z"/>',
    "stall": '<path class="w" d="M-26 4h52v22h-52z"/>'
    '<circle class="g" cx="-15" cy="18" r="5"/><circle class="p" cy="18" r="5"/>'
    '<circle class="b" cx="15" cy="18" r="5"/><path class="f" d="M-28-28h56v36h-56z"/>'
    '<path class="p" d="M-28-28h11v40h-11zM-6-28h12v40h-12zM17-28h11v40h-11z"/>',
    "stool": '<path class="l" d="M0 0v-21M0 0l18 11M0 0l-18 11"/><circle class="w" r="16"/>'
    '<path class="l" d="M-12-4h24M-12 5h24"/>',
    "straw": '<path class="l" d="M-24 6l26-14M-20 16l30-8M-14-12l20 24M-6-18l8 30M4 16l18-24M-22-2'
    'l36 10M8-16l-12 34M-10 20l34-16M-18 10l22-26"/>',
    "throne": '<path class="f" d="M-30-26h60v56h-60z"/>'
    '<path class="w" d="M-21-14h42v36h-42z"/><path class="p" d="M-11-8h22v26h-22z"/>'
    '<path class="g" d="M-24-10v-13l12 5 12-9 12 9 12-5v13z"/>',
    "tree": '<path class="f" d="M-8-27q9-4 15 2 13-1 14 11 10 7 5 17 1 12-11 14-7 12-17 7-12'
    ' 4-17-6-13-3-10-16-6-11 5-17 3-12 16-12z"/>'
    '<path class="l" d="M-12-8q4-6 10-2M4-14q6-3 9 3M-14 9q4 6 10 2M6 12q6 2 9-4"/>'
    '<circle class="w" r="5"/>',
    "trough": '<path class="w" d="M-22-24h8v48h-8zM14-24h8v48h-8z"/>'
    '<rect class="w" x="-29" y="-17" width="58" height="34" rx="12"/>'
    '<rect class="b" x="-22" y="-10" width="44" height="20" rx="8"/>',
    "urn": '<path class="l" d="M-13-16q-14 4-5 14M13-16q14 4 5 14"/>'
    '<path class="f" d="M-11-25h22l-5 7q0 6 10 12 6 12-2 20l-7 8 3 6h-20l3-6-7-8q-8-8-2-20'
    ' 10-6 10-12z"/><path class="l" d="M-19 4l6-6 6 6 7-6 6 6 6-6 6 6"/>',
    "web": '<path class="l" d="M-32-32h60M-32-32l52 22M-32-32l40 40M-32-32l22 52M-32-32v60M-14-32'
    'l-2 7-3 6-6 3-7 2M0-32l-4 12-5 11-11 5-12 4M16-32l-7 18-8 15-16 8-17 7"/>',
    "well": '<path class="f" d="M-22 6h44v16q-22 12-44 0z"/>'
    '<ellipse class="f" cy="6" rx="22" ry="8"/><ellipse class="d" cy="6" rx="15" ry="5"/>'
    '<path class="l" d="M-18 4v-18M18 4v-18M0-10v12"/><path class="w" d="M-5-1h10l-1 9h-8z"/>'
    '<path class="w" d="M-30-11l17-17h26l17 17z"/>',
    "workbench": '<path class="m" d="M10 14h16v12h-16z"/>'
    '<path class="w" d="M-29-27h58v44h-58z"/>'
    '<path class="l" d="M-29-15h58M-29 5h58M-23 10l16-20"/>'
    '<path class="m" d="M-16-12l6-7 13 11-6 7zM6-16l16 1v6l-4 5-3-4-3 5-3-4-3 5-3-4z"/>',
}  # fmt: skip
