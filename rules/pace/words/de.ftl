# Was Uhren sagen.

pace-error-no-such-zone = Eine Zeitzone { $zone } gibt es nicht. Fang an, eine Stadt zu schreiben, und wähle aus der Liste, etwa Europe/Berlin.
