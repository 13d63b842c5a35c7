"""Time zones where the system has none, as in small containers."""

import subprocess
import sys

BARE = """
import zoneinfo
zoneinfo.reset_tzpath(())
from cogs.people.away import fitting_zones
from rules.pace.zones import zone_of
print(zone_of("Europe/Berlin").key, zone_of("America/New_York").key, *fitting_zones("auckl"))
"""


def test_zones_are_found_where_the_system_has_none():
    found = subprocess.run(
        [sys.executable, "-c", BARE], capture_output=True, text=True, check=True, timeout=60
    )
    assert found.stdout.split() == ["Europe/Berlin", "America/New_York", "Pacific/Auckland"]
