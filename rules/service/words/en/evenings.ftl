# Evenings: dates that are fixed for a game. What is refused, and why one could not begin.

-evening-examples = friday 8pm · tomorrow 19:30 · in 3 days at 20:00 · 24.12. 20 Uhr · Dec 24 8 pm CET · 2026-12-24 20:00
evening-refused-read = I cannot read “{ $typed }” as a day and a time. Write it like one of these: { -evening-examples }
evening-refused-time = “{ $typed }” has no time of day. Add one, as in: { -evening-examples }
evening-refused-day = “{ $typed }” names a day that does not exist. Write the day before the month, or the month by its name, as in: { -evening-examples }
evening-refused-hour = There is no hour { $hour } like that. Write 8pm or 20:00.
evening-refused-weekday = In “{ $typed }” the day of the week and the date do not fit. Leave one of them out.
evening-refused-past = That is over: I read <t:{ NUMBER($at, useGrouping: 0) }:F>. Choose a time that is still to come.
evening-refused-far = That is more than a year away: I read <t:{ NUMBER($at, useGrouping: 0) }:F>. Choose a time within a year.
evening-refused-game = Nobody plays in this channel, so say which game it will be: choose one in `game`.
evening-refused-table = This channel has a game that you do not play. Its players can fix an evening for it. For a new game, choose one in `game`.
evening-refused-preset = That game has no settings called “{ $name }”. Choose some from the list.
evening-refused-role = This server has no role to call. Somebody who manages it can choose one with /server settings. Or leave `call` out.
evening-refused-many = { $where ->
    [server] This server has { $most ->
        [one] { $most } evening
       *[other] { $most } evenings
      } planned
    [here] This channel has { $most ->
        [one] { $most } evening
       *[other] { $most } evenings
      } planned
   *[yours] You have { $most ->
        [one] { $most } evening
       *[other] { $most } evenings
      } planned in this server
  }, which is the limit. Wait until one is over, or call one off.
evening-refused-over = This evening is over, or was called off. Fix another one with /adventure evening.
evening-refused-gone = This evening is not kept any more. Fix another one with /adventure evening.
evening-refused-players = This evening is for the players of a game that is on. To take a seat there, say /adventure join in its channel; then you can answer here.
evening-refused-full = The table is full: { $most } people said yes, and the game takes no more. Say perhaps, and look again later.
evening-refused-crowd = { $most } people have answered already, and no more fit.
evening-refused-host = Only who fixed this evening can change it, and who manages the channel or the server.

evening-missed-late = I was not there at the time, and noticed too late. Nothing was opened. Open the lobby with /adventure new when you are together.
evening-missed-over = The game that it was for is over.
evening-missed-nobody = Nobody said yes.
evening-missed-place = { $why ->
    [gone] the channel or thread was deleted.
    [locked] the thread is locked.
    [outside] I am not in that private thread. Mention me there once, or add me.
    [timeout] I am in timeout in the server.
    [removed] I was removed from the server.
    [unavailable] I cannot reach the server.
   *[closed] I am not allowed to write and show pictures there.
  }
evening-host-missed = “{ $title }” in { $place } could not begin: { $why }
evening-host-unsaid = I could not tell people in { $place } about “{ $title }”: { $why }
