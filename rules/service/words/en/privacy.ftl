# What is kept of a person, and what becomes of it.

privacy-title = **What is kept of you**
privacy-nothing = Nothing: no row here has your id.
privacy-taste = How maps are shown to you: { $maps ->
    [text] in words
   *[picture] as pictures
  }, { $theme ->
    [house] in the colours of the house.
   *[other] in { $theme }.
  }
privacy-hints = Which hints you were shown, and how often: { $count ->
    [0] none so far.
    [one] one.
   *[other] { $count } of them.
  }
privacy-vacations = { $count ->
    [0] No vacations.
    [one] One vacation, with its days.
   *[other] { $count } vacations, with their days.
  }
privacy-seats = Your seats, by your Discord id: in { $open ->
    [one] one adventure that is on
   *[other] { $open } adventures that are on
  } and { $over } that { $over ->
    [one] is over
   *[other] are over
  }, { $campaigns ->
    [0] none of them a campaign.
    [one] one of them a campaign.
   *[other] { $campaigns } of them campaigns.
  } With each seat goes what you did in it, step by step, and its clock: since when you are awaited, how many turns you missed.
privacy-heroes = { $count ->
    [one] Your hero: { $names }. The name is the game’s, not yours.
   *[other] Your { $count } heroes: { $names }. Their names are the game’s, not yours.
  }
privacy-hosted = You host, or hosted, { $count ->
    [one] one adventure.
   *[other] { $count } adventures.
  }
privacy-orders = Standing orders for { $count ->
    [one] one hero.
   *[other] { $count } heroes.
  }
privacy-offered = A seat that is offered to you, or was yours lately: in { $count ->
    [one] one adventure.
   *[other] { $count } adventures.
  }
privacy-calls = { $count ->
    [one] One call or reminder
   *[other] { $count } calls and reminders
  } to you, for sixty days.
privacy-runs = { $count ->
    [one] One run
   *[other] { $count } runs
  } in the hall of a server.
privacy-dungeons = { $count ->
    [one] One dungeon of yours
   *[other] { $count } dungeons of yours
  }, or that you draw with others.
privacy-kept = { $days ->
    [0] Games that are over are kept for ever, as whoever runs this bot has it.
    [one] Games that are over are kept for a day.
   *[other] Games that are over are kept for { $days } days.
  } Runs in the hall and campaigns stay until you delete yourself from them; preferences and dungeons until you do. That a click was carried out is kept for seven days, without your name.
privacy-where = All of it is in one database file, on the machine of whoever runs this bot, and in their copies of it. No message is read, no list of members is kept. What cards say in channels is kept by Discord. `/privacy export` gives you your rows as a file, `/privacy delete` takes them away.
privacy-file = Here is all that is kept of you: your rows, and what you did, as JSON. Nothing of others is in it, and nothing that is hidden in a game.
privacy-sure = **Delete all that is kept of you?** It cannot be taken back.
    • What goes: your preferences, nights and vacations, calls, standing orders, offers, dungeons of private messages, and your id wherever it stands.
    • What stays: the seats of a former player, with their heroes and what they did, so that the others’ games, chronicles and the hall still hold. No row says whose they were.
    • { $running ->
        [0] You sit in no game that is on.
        [one] You sit in one game that is on: your hero goes on as a companion, or leaves where the rules know how, anybody may take the seat, and somebody else hosts if you did. From a lobby you are gone.
       *[other] You sit in { $running } games that are on: your heroes go on as companions, or leave where the rules know how, anybody may take the seats, and somebody else hosts if you did. From lobbies you are gone.
      }
    • Messages that stand in channels already are kept by Discord; open cards are drawn anew without you.
    You may play again at any time, as somebody new.
privacy-deleted = Done: no row has your id any more. Farewell, and welcome back whenever you like, as somebody new.
hall-former = a former player
