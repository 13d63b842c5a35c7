# What is kept of a person, and what becomes of it.

privacy-title = **What I store about you**
privacy-nothing = Nothing: your id is nowhere in the database.
privacy-taste = How you like maps: { $maps ->
    [text] in words
   *[picture] as pictures
  }, { $theme ->
    [house] in the standard colours.
   *[other] in { $theme }.
  }
privacy-hints = Which hints you were shown, and how often: { $count ->
    [0] none so far.
    [one] one hint.
   *[other] { $count } hints.
  }
privacy-forge = What you are forging, with the changes that you can take back.
privacy-vacations = { $count ->
    [0] No vacations.
    [one] One vacation, with its days.
   *[other] { $count } vacations, with their days.
  }
privacy-seats = Your seats, under your Discord id: in { $open ->
    [one] one running adventure
   *[other] { $open } running adventures
  } and { $over } that { $over ->
    [one] is over
   *[other] are over
  }, { $campaigns ->
    [0] none of them a campaign.
    [one] one of them a campaign.
   *[other] { $campaigns } of them campaigns.
  } For each seat: what you did, step by step, since when it is your turn, and how many turns you missed.
privacy-heroes = { $count ->
    [one] Your hero: { AND($names) }. The game chose the name.
   *[other] Your { $count } heroes: { AND($names) }. The game chose the names.
  }
privacy-hosted = You host or hosted { $count ->
    [one] one adventure.
   *[other] { $count } adventures.
  }
privacy-orders = Standing orders for { $count ->
    [one] one hero.
   *[other] { $count } heroes.
  }
privacy-offered = A seat that you are offered or gave up lately: in { $count ->
    [one] one adventure.
   *[other] { $count } adventures.
  }
privacy-calls = { $count ->
    [one] One call or reminder
   *[other] { $count } calls and reminders
  } to you. Each is stored for sixty days.
privacy-runs = { $count ->
    [one] One run
   *[other] { $count } runs
  } in a server’s hall of fame.
privacy-dungeons = { $count ->
    [one] One dungeon that you made or draw with others.
   *[other] { $count } dungeons that you made or draw with others.
  }
privacy-packs = { $count ->
    [one] That you brought one version of a pack to a server.
   *[other] That you brought { $count } versions of packs to servers.
  }
privacy-voices = What you wrote to be said as a hero or somebody else: { $count ->
    [one] one post or line.
   *[other] { $count } posts and lines.
  }
privacy-evenings = Evenings that you fixed, or said something of: { $count }.
privacy-kept = { $days ->
    [0] The owner of this bot keeps ended games for ever.
    [one] Ended games are deleted after a day.
   *[other] Ended games are deleted after { $days } days.
  } What you said stays as long as its game. Hall runs, campaigns, preferences and dungeons stay until you delete your data. For seven days I remember, without your name, that a click was carried out.
privacy-where = All of it is in one database file and its backups, on the computer of whoever runs this bot. I read no messages and store no member lists. Discord itself keeps the cards in channels. `/privacy export` gives you your data as a file; `/privacy delete` deletes it.
privacy-file = Here is everything I store about you: your data and what you did, as JSON. It holds nothing about others, and nothing that is hidden in a game.
privacy-sure = **Delete everything I store about you?** This cannot be undone.
    • Deleted: your preferences, nights and vacations, calls, standing orders, offers, dungeons from private messages, what you said as your heroes and whether you come to evenings (also from the channels, within minutes), and your id everywhere.
    • Kept: your heroes and what they did, under “a former player”, so that the others’ games, chronicles and the hall still hold. Nothing says whose they were.
    • { $running ->
        [0] You are in no running game.
        [one] You are in one running game: your hero stays as a companion, or leaves if the rules allow it. Anybody can take the seat, and if you are the host, somebody else becomes the host. A seat in a lobby is simply given up.
       *[other] You are in { $running } running games: your heroes stay as companions, or leave if the rules allow it. Anybody can take the seats, and where you are the host, somebody else becomes the host. Seats in lobbies are simply given up.
      }
    • Packs that you brought stay with their servers, and do not say who brought them.
    • Cards that are in channels already stay with Discord; I redraw open cards without you.
    You can play again at any time, as somebody new.
privacy-deleted = Done: nothing here has your id any more. Farewell! If you come back, you start as somebody new.
