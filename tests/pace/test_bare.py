"""Time zones where the system has none, as in small containers."""

import subprocess
import sys

BARE = """
import zoneinfo
zoneinfo.reset_tzpath(())
from rules.pace.zones import zone_called
print(zone_called("Europe/Berlin"), zone_called("America/New_York"))
print(*[each for each in zoneinfo.available_timezones() if "Auckl" in each])
"""


def test_zones_are_found_where_the_system_has_none():
    found = subprocess.run(
        [sys.executable, "-c", BARE], capture_output=True, text=True, check=True, timeout=60
    )
    assert found.stdout.split() == ["Europe/Berlin", "America/New_York", "Pacific/Auckland"]
