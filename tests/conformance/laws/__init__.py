"""Laws: what every system keeps, whatever its rules are."""
