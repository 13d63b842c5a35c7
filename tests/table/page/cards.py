"""Cards as the dungeon master might send them, for the page's tests."""

from typing import Any

Json = dict[str, Any]
ALT = "Map of floor 1. Mara stands at C5 by the west wall, Tobin at D6. Two skeletons wait east."
MAP = {"url": "/attachments/map.png", "width": 1200, "height": 864}


def button(label: str, custom_id: str, style: int = 2, **more: Any) -> Json:
    return {"type": 2, "style": style, "label": label, "custom_id": custom_id, **more}


LOBBY: list[Json] = [
    {
        "type": 17,
        "accent_color": 0xE9B25C,
        "components": [
            {"type": 10, "content": "# A new adventure\n**3 Dice Dungeon**, live, for one to four"},
            {"type": 14, "divider": True, "spacing": 1},
            {"type": 10, "content": "**At the table**\n- <@101> — ready\n- <@102>"},
            {
                "type": 1,
                "components": [
                    button("Join", "join", 3),
                    button("Leave", "leave"),
                    button("Begin", "begin", 1, emoji={"name": "▶"}),
                ],
            },
            {
                "type": 1,
                "components": [
                    {
                        "type": 3,
                        "custom_id": "ruleset",
                        "placeholder": "Ruleset",
                        "options": [
                            {
                                "label": "3 Dice Dungeon",
                                "value": "three-dice",
                                "default": True,
                                "description": "Enter a location, fight, take what it kept",
                            },
                            {
                                "label": "Green Dungeon",
                                "value": "green-dungeon",
                                "description": "Tiles and three decks on a five by five grid",
                            },
                        ],
                    }
                ],
            },
            {"type": 10, "content": "-# Anyone here may join. Begin when all are ready."},
        ],
    }
]

TURN: list[Json] = [
    {
        "type": 17,
        "accent_color": 0x8F3B2E,
        "components": [
            {
                "type": 9,
                "components": [
                    {"type": 10, "content": "## Turn 4: the hall of shields"},
                    {"type": 10, "content": "Cold air. Two skeletons lift their heads."},
                ],
                "accessory": {
                    "type": 11,
                    "media": {"url": "/attachments/map.png"},
                    "description": "A skeleton with a notched sword",
                },
            },
            {"type": 12, "items": [{"media": MAP, "description": ALT}]},
            {"type": 14, "divider": False, "spacing": 2},
            {
                "type": 10,
                "content": "**Mara** 5/6 · **Tobin** 3/5\n> Until <t:1795260000:R>: <@101>'s turn.",
            },
            {
                "type": 1,
                "components": [
                    button("Attack the near skeleton", "attack", 4),
                    button("Move", "move", 1),
                    button("Search", "search"),
                    button("Pick the lock", "lock", disabled=True),
                    {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org/rules"},
                ],
            },
            {"type": 13, "file": {"url": "/attachments/map.png"}, "name": "floor-1.png"},
            {"type": 99},
        ],
    }
]

MODAL: Json = {
    "custom_id": "settings",
    "title": "Settings of this adventure",
    "components": [
        {"type": 10, "content": "Changes take effect **at once**."},
        {
            "type": 18,
            "id": 2,
            "label": "Name",
            "description": "Shown on every card",
            "component": {
                "type": 4,
                "id": 3,
                "custom_id": "name",
                "style": 1,
                "required": True,
                "min_length": 3,
                "max_length": 20,
            },
        },
        {
            "type": 18,
            "id": 4,
            "label": "Pace",
            "component": {
                "type": 21,
                "id": 5,
                "custom_id": "pace",
                "required": True,
                "options": [
                    {"label": "Live", "value": "live", "description": "Minutes between turns"},
                    {"label": "By post", "value": "post", "description": "A day between turns"},
                ],
            },
        },
        {
            "type": 18,
            "id": 6,
            "label": "Theme",
            "component": {
                "type": 3,
                "id": 7,
                "custom_id": "theme",
                "required": False,
                "options": [
                    {"label": "Parchment", "value": "paper"},
                    {"label": "Ink", "value": "ink"},
                ],
            },
        },
        {
            "type": 18,
            "id": 8,
            "label": "Remind people of their turn",
            "component": {"type": 23, "id": 9, "custom_id": "remind", "default": True},
        },
    ],
}

PROSE = """# A heading
## A smaller one
-# in small letters
Some **bold**, *slanted*, __under__, ~~gone~~, ***both***, `code` and snake_case_name.
> quoted
> twice
- one
  - inner
- two

3. third
```
+--+
|<b>
+--+
```
[a link](https://example.org/a_(b)) and https://example.org/x.
Hello <@101>, see <#202>, ||secret||."""

HOSTILE = """<img src=x onerror="window.broken=1"> <script>window.broken=1</script>
[press](javascript:window.broken=1) [also](data:text/html,<script>window.broken=1</script>)
**<svg onload=window.broken=1>** `<b>` <@999> <https://example.org/"onmouseover="window.broken=1>"""
