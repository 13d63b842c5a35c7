# What clocks say.

pace-error-no-such-zone = There is no time zone called { $zone }. Start typing a city and choose one from the list, such as Europe/Berlin.
