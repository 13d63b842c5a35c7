# Whom a change calls, and with which words.

call-in = **{ $game }** · { $said } { $link }
call-turn = It is { $hero }’s turn.
call-ahead = A new round has begun. You can plan { $hero }’s turn now.
call-next = { $hero } is next.
call-voice = { $about ->
    [ballot] { $hero }’s time is up. Please vote on what happens now.
    [undo] { $hero } wants to take steps back. Do you agree?
    [concede] A player proposes to end the adventure. Please vote.
   *[retired] A player has left the table for good.
  }
call-paused = { $hero } has stopped this table’s clocks until { $until }{ $said ->
    [yes] : “{ $reason }”.
   *[no] .
  } Anybody at the table can restart them with /pace resume.
call-extended = { $hero } gave { $hours } { $hours ->
    [one] hour
   *[other] hours
  } more to { AND($heroes) }.
call-wanted = Is your lobby still wanted? Unless somebody presses something on its card, it closes { $until }.
call-rests = None of the players is here just now, so your table rests: nothing happens until somebody wakes it, or is back from vacation.
call-still = The table has waited for { AND($heroes) } for { $weeks } { $weeks ->
    [one] week
   *[other] weeks
  }. As host, you can set a time for turns with /adventure settings, or offer the seat.{ $resting ->
    [yes] {" "}From now on this table rests; anybody there can wake it.
   *[no] {""}
  }
call-away = { $misses ->
    [one] A turn of yours has passed
   *[other] { $misses } turns of yours have passed
  } in silence, so you count as away here. { $waits ->
    [yes] The table waits for { $hero }
   *[no] { $hero } is played for you, with care, while others are here
  }, and you are not called again. The button brings you back, with the full time for your turn.
button-return = I am back
