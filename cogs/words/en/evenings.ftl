# The message of an evening, its panels and forms, and what is said once in its channel.

evening-title = { $game }, together
evening-when = <t:{ NUMBER($at, useGrouping: 0) }:F>, <t:{ NUMBER($at, useGrouping: 0) }:R>
evening-what = { $table ->
    [yes] { $game }: the game in { $channel } goes on.
   *[no] { $game }{ $preset ->
        [none] {""}
       *[other] {" "}({ $preset })
      }. The lobby opens here at that time, by itself.
  }
evening-yes = **Yes ({ $count }{ $most ->
    [0] {""}
   *[other] {" "}of { $most }
  }):** { $names }
evening-perhaps = **Perhaps ({ $count }):** { $names }
evening-no = **No ({ $count }):** { $names }
evening-nobody = –
evening-others = { $names } and { $more } more
evening-small = { $host ->
    [no] Who said yes is called an hour before.
   *[other] Who said yes is called an hour before. { $host } can move it or call it off.
  }
evening-off = ⚠ Called off.
evening-begun = { $table ->
    [yes] It has begun, in { $channel }.
   *[no] The lobby is open, in { $channel }.
  }
evening-missed = ⚠ It did not begin by itself. When you are together, say /adventure new.
button-evening-yes = Yes
button-evening-perhaps = Perhaps
button-evening-no = No
button-evening-move = Move
button-evening-off = Call off
button-evening-sure = Call it off
button-evening-plan = Fix it
button-evening-again = Write it anew
button-evening-moved = Move it

evening-read = ### I read this as <t:{ NUMBER($at, useGrouping: 0) }:F>
    That is <t:{ NUMBER($at, useGrouping: 0) }:R>. Discord shows it by your own clock. Is it what you mean?
evening-doubt-zone = I do not know your time zone, so I took UTC. Write it with the time, as in “8pm CET” or “8pm Berlin”, or say /away me once.
evening-doubt-shared = Several time zones have that name; I took { $zone }.
evening-doubt-season = That name is of the other half of the year; I took the clock of { $zone } on that day.
evening-doubt-half = I took the evening, as you wrote neither am nor pm.
evening-doubt-midnight = I took the midnight at which that day ends.
evening-doubt-order = I was not sure which number is the day and which the month.
evening-doubt-week = I was not sure which week you mean.
evening-doubt-year = That day has just been, so I took next year.
evening-doubt-gap = That time does not exist: clocks are set forward then. I took the first moment after it.
evening-doubt-twice = That time comes twice: clocks are set back then. I took the first.
evening-doubt-day = That time is over for today, so I took tomorrow.
evening-planned = Done. It stands in the channel, and who comes can say so there.
evening-no-right = It is not in the server’s calendar: I lack the permission “Create Events”. Everything else works without it.
role-quiet = The server’s role will not be called: this is a quiet channel, where nobody is called.
role-mute = The role { $role } will not be called: I cannot mention it here. Somebody who manages the server can allow everybody to mention that role, or give me “Mention @everyone, @here, and All Roles”.
evening-form = Move the evening
evening-form-anew = When?
evening-form-when = Day and time
evening-form-help = As in “friday 8pm” or “24.12. 20:00 CET”
evening-moved = Moved. Who wanted to come is told.
evening-sure = Call it off? Who wanted to come is told. This cannot be undone.
evening-gone-off = Called off.
evening-answered = Noted.
evening-event = Who comes, and what: { $link }

evening-say-hour = **{ $title }** begins <t:{ NUMBER($at, useGrouping: 0) }:R>: { $people }{ $link ->
    [none] {""}
   *[other] {" "}· { $link }
  }
evening-say-moved = **{ $title }** has moved: it is <t:{ NUMBER($at, useGrouping: 0) }:F> now (<t:{ NUMBER($at, useGrouping: 0) }:R>). Does that still suit you? { $people }{ $link ->
    [none] {""}
   *[other] {" "}· { $link }
  }
evening-say-off = ⚠ **{ $title }**, planned for <t:{ NUMBER($at, useGrouping: 0) }:F>, is called off. { $people }
evening-say-now = { $table ->
    [yes] ⚔ **{ $title }**: it is time, in { $channel }. { $people }
   *[no] ⚔ **{ $title }**: the lobby is open. Press Join on its card. { $people }
  }{ $role ->
    [none] {""}
   *[other] {" "}{ $role }
  }
lobby-say-role = ⚔ A lobby is open here: { $game }. { $role }
