# When a person can be expected, and what they have seen.

## Going away

away-said = { $start ->
    [now] You are away until { $until }.
   *[other] You are away from { $start } until { $until }.
  } Nobody calls you meanwhile, and your tables can see it. /away back ends it.{ $games ->
    [0] {" "}None of your games has a clock just now.
   *[other] {" "}What your games do meanwhile:
  }
away-more = … and { $count } more { $count ->
    [one] game
   *[other] games
  }.
away-waiting = on vacation

away-back = Welcome back! Your clocks run again, in all your games.{ $planned ->
    [yes] {" "}The vacation that you planned from { $since } on stays; /away back once more takes it back.
   *[no] {""}
  }
away-back-planned = { $count ->
    [one] The vacation that you planned is
   *[other] The vacations that you planned are
  } taken back.
away-me = Your time zone is { $zone }.{ $known ->
    [yes] {""}
   *[no] {" "}It is not known here any more, so { $instead } counts until you choose another.
  } { $quiet ->
    [yes] From { $start } to { $end } your clocks stop and nobody calls you.
   *[no] You have no quiet hours.
  } Reminders { $calls ->
    [off] never come
    [private] come as private messages
   *[channel] come in the game’s channel
  }{ $calls ->
    [off] {""}
   *[other] , for a turn { $most ->
        [0] never
        [one] once at most
       *[other] { $most } times at most
      }{ $first ->
        [start] {""}
        [never] {" "}(by post never)
        [two-hours] , by post first after two hours
        [half] , by post first at half of the time
       *[end] , by post only near its end
      }
  }{ $next ->
    [yes] , and one comes when you are next
   *[no] {""}
  }.{ $away ->
    [yes] {" "}You are away until { $until }.
   *[no] {""}
  }
away-refused-read = I cannot read “{ $typed }” as a day. Write a date such as 2027-01-31, or a time such as 5 days or 2 weeks.
away-refused-when = “{ $typed }” is not in the future. Choose a later day.
away-refused-order = “{ $until }” comes before “{ $since }”, where it begins. Choose a later day.
away-refused-far = “{ $typed }” is too far ahead. Choose a day within the next { $most }.
away-refused-year = That is too long. Of the { $most } vacation days in a year, { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
  }. For longer, give your hero to somebody with /adventure hand-over, or to the autopilot with /adventure autopilot.
away-refused-awake = Those quiet hours are too long: leave at least { $hours ->
    [one] one hour
   *[other] { $hours } hours
  } of the day for your games. To be away for longer, use /away until.
away-refused-time = I cannot read “{ $typed }” as a time of day. Write 22:00 or 10 pm, or off.
away-refused-both = Quiet hours need a beginning and an end that differ, such as 22:00 and 8:00. Write off to have none.
away-refused-back = You are not on vacation. If a table counts you as away because you missed turns, say /pace back there.

## Calls

calls-in-game = In this game { $calls ->
    [off] nobody calls you
    [turns] you are called when it is your turn, without reminders
   *[all] you are called when it is your turn, and reminded
  }{ $calls ->
    [off] {""}
   *[other] { $where ->
        [off] {" "}on the board alone
        [private] {" "}by private message
       *[channel] {" "}in its channel
      }, { $most ->
        [0] never
        [one] once
       *[other] { $most } times
      } a turn at most{ $first ->
        [start] {""}
        [never] , but by post never
        [two-hours] , by post first after two hours
        [half] , by post first at half of the time
       *[end] , by post only near its end
      }
  }{ $snoozed ->
    [yes] , but not before { $until }.
   *[no] .
  }
calls-snoozed = { $snoozed ->
    [yes] Nobody calls you before { $until }, in any game. Then you hear once what still waits for you.
   *[no] Your games call you again.
  }
calls-refused-hours = Choose a number of hours from 1 to { $most }, or 0 to be called again now.

## Time of day, asked once

time-asked = **What time is it where you are?**
    This game goes on for days. I call you by day only, so tell me when that is. I ask you once, for all your games.
time-choose = What time is it now?
time-now = It is { $time }
time-other = Another time
time-elsewhere = Say /away me and name your zone: type a city, and choose from the list. Until then I take it that your night is the host’s.
time-nights = Choose other quiet hours
time-night = From { $start } to { $end }
time-no-night = Call me at any time

## Hints

tutorial-done = You have learned the basics. Play on as long as you like; `/adventure end` ends this dungeon, and `/adventure new` opens a game of your own.
tutorial-over = That was your first dungeon. `/adventure new` opens a game of your own; `/tutorial` teaches you another one.
