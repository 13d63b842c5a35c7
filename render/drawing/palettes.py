"""The palettes of the themes, and the colours of figures, which are the same in all of them."""

from render.drawing.colour import Colour, Theme, ThemeName, contrast, rgb

PARCHMENT = Theme(
    name="parchment",
    page=rgb("#EFE6D2"),
    floor=rgb("#FDF9EF"),
    ink=rgb("#2A241E"),
    hatch=rgb("#51473C"),
    shade=rgb("#D3C6AB"),
    grid=rgb("#C4B79C"),
    shadow=rgb("#DCD2BC"),
    water=rgb("#BCD9E0"),
    water_line=rgb("#3F7F93"),
    ruler=rgb("#E3D7BD"),
    ruler_text=rgb("#5A4F42"),
    label=rgb("#6A5D4E"),
    path=rgb("#B3541E"),
    path_casing=rgb("#FDF9EF"),
    furniture=rgb("#EAE0CB"),
    wood=rgb("#D9B98A"),
    iron=rgb("#8C97A6"),
    deep=rgb("#2B2622"),
    deep_line=rgb("#6B5F52"),
    chest=rgb("#C98F3C"),
    fog=rgb("#CDBFA3"),
    fog_share=0.44,
    light=rgb("#FFE9A0"),
    light_shares=(0.07, 0.14, 0.21, 0.28),
    reach=rgb("#FFC93C"),
    reach_share=0.28,
    vent=rgb("#0072B2"),
    vent_fill=rgb("#FFFFFF"),
    swell=4,
)

SLATE = Theme(
    name="slate",
    page=rgb("#23252C"),
    floor=rgb("#40444F"),
    ink=rgb("#E9E1CF"),
    hatch=rgb("#737A8E"),
    shade=rgb("#2B2E37"),
    grid=rgb("#5A606F"),
    shadow=rgb("#30333C"),
    water=rgb("#2D5566"),
    water_line=rgb("#7FC4DA"),
    ruler=rgb("#1D1F25"),
    ruler_text=rgb("#B9B2A3"),
    label=rgb("#BDB6A8"),
    path=rgb("#FFB454"),
    path_casing=rgb("#1B1B1B"),
    furniture=rgb("#4A4F5C"),
    wood=rgb("#8A6A43"),
    iron=rgb("#8FA3BF"),
    deep=rgb("#14151A"),
    deep_line=rgb("#4A5060"),
    chest=rgb("#B07A2E"),
    fog=rgb("#2A2D36"),
    fog_share=0.44,
    light=rgb("#FFBE6E"),
    light_shares=(0.05, 0.10, 0.15, 0.20, 0.25),
    reach=rgb("#FFC93C"),
    reach_share=0.30,
    vent=rgb("#56B4E9"),
    vent_fill=rgb("#14151A"),
    pale=False,
)

CONTRAST = Theme(
    name="contrast",
    page=rgb("#000000"),
    floor=rgb("#FFFFFF"),
    ink=rgb("#000000"),
    hatch=rgb("#B8B8B8"),
    shade=rgb("#000000"),
    grid=rgb("#7C7C7C"),
    shadow=rgb("#FFFFFF"),
    water=rgb("#9CDCFF"),
    water_line=rgb("#003C94"),
    ruler=rgb("#FFFFFF"),
    ruler_text=rgb("#000000"),
    label=rgb("#000000"),
    path=rgb("#B00020"),
    path_casing=rgb("#FFFFFF"),
    furniture=rgb("#FFFFFF"),
    wood=rgb("#FFC400"),
    iron=rgb("#A8D8FF"),
    deep=rgb("#000000"),
    deep_line=rgb("#C8C8C8"),
    chest=rgb("#FFB000"),
    fog=rgb("#787878"),
    fog_share=0.55,
    light=rgb("#FFFFFF"),
    light_shares=(),
    reach=rgb("#FFD400"),
    reach_share=0.60,
    vent=rgb("#005CC8"),
    vent_fill=rgb("#FFFFFF"),
    weight=1.45,
)

PRINT = Theme(
    name="print",
    page=rgb("#FFFFFF"),
    floor=rgb("#FFFFFF"),
    ink=rgb("#000000"),
    hatch=rgb("#848484"),
    shade=rgb("#FFFFFF"),
    grid=rgb("#A8A8A8"),
    shadow=rgb("#FFFFFF"),
    water=rgb("#FFFFFF"),
    water_line=rgb("#585858"),
    ruler=rgb("#FFFFFF"),
    ruler_text=rgb("#000000"),
    label=rgb("#383838"),
    path=rgb("#202020"),
    path_casing=rgb("#FFFFFF"),
    furniture=rgb("#FFFFFF"),
    wood=rgb("#FFFFFF"),
    iron=rgb("#D8D8D8"),
    deep=rgb("#505050"),
    deep_line=rgb("#E0E0E0"),
    chest=rgb("#FFFFFF"),
    fog=rgb("#FFFFFF"),
    fog_share=0.55,
    light=rgb("#FFFFFF"),
    light_shares=(),
    reach=rgb("#C0C0C0"),
    reach_share=0.50,
    vent=rgb("#202020"),
    vent_fill=rgb("#FFFFFF"),
    bare=True,
    drawn=True,
)

THEMES: dict[ThemeName, Theme] = {
    "parchment": PARCHMENT,
    "slate": SLATE,
    "contrast": CONTRAST,
    "print": PRINT,
}

# Figures are told apart by shape and letter first; these fills (Okabe and Ito's, in the order in
# which people join, and two more) say the same once again.
HEROES: tuple[Colour, ...] = tuple(
    rgb(code)
    for code in (
        "#0072B2", "#F0E442", "#009E73", "#56B4E9", "#CC79A7", "#1B1B1B", "#FFFFFF", "#7A4B1E",
    )
)  # fmt: skip
MONSTER = rgb("#D55E00")
GUEST = rgb("#E69F00")
WANDERERS: dict[str, Colour] = {
    "Y": rgb("#F0E442"),
    "B": rgb("#0072B2"),
    "R": rgb("#C8201E"),
}
FALLEN = rgb("#B0B0B0")
GOLD = rgb("#FFC93C")
OUTLINE = rgb("#181412")
RIM = rgb("#FFFFFF")
RIM_REAR = rgb("#787878")
HEALTHY, HURT, DYING = rgb("#6FCF97"), rgb("#F2C94C"), rgb("#FF6B57")
EMPTY_PIP = rgb("#46423E")
DANGER = rgb("#D55E00")
PORTAL = (rgb("#6C4AB6"), rgb("#A98BE8"), rgb("#F3EDFF"))
VORTEX = (rgb("#1F6F78"), rgb("#D8F4F0"))


def ink_on(fill: Colour) -> Colour:
    """Return black or white, whichever is easier to read on a colour."""
    return max((OUTLINE, RIM), key=lambda ink: contrast(ink, fill))
