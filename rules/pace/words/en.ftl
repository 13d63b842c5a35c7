# What clocks say.

pace-error-no-such-zone = There is no time zone called { $zone }. Zones are named like Europe/Berlin or America/New_York.
