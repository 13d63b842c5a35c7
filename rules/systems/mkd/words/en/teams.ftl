# Teams, rounds and endings.

mkd-recruited = { $figure } joins { $player }, for { $value ->
    [one] 1 point
   *[other] { $value } points
  }.
    .b = { $figure } joins the team of { $player }: { $value ->
        [one] 1 point
       *[other] { $value } points
      }.
mkd-team-ready = { $player }’s team is complete.
mkd-round-began = Round { $round } begins.
    .b = Round { $round }. The torches are a little shorter.
    .c = Round { $round } starts.
mkd-went-first = { $player }’s team goes first, because a commander gave the order.
mkd-quest-won = { $quest ->
    [rescue] The prisoner is out, and free: the rescue has succeeded, and { $gold } gold came along.
    [stealth] The Quest Chest is out, and whole: { $gold } gold, and hardly anybody heard a thing.
    [kidnap] The quarry is out, alive and furious: a job well done, and { $gold } gold besides.
   *[chest] The Quest Chest is out, and the party with it: { $gold } gold, and the quest fulfilled.
  }
mkd-quest-lost = { $quest ->
    [rescue] There is nobody left to rescue, or nobody left to do it. The rescue has failed.
    [stealth] The Quest Chest can no longer be brought out. The quest has failed.
    [kidnap] The quarry can no longer be caught. The quest has failed.
   *[chest] Nobody is left below, and the Quest Chest is not out. The quest has failed.
  }
mkd-hero-left = { $figure } is out in the daylight, and stays there.
    .b = { $figure } climbs out, and does not look back.

# What a press did of which nothing else tells.

mkd-vote-cast = { $player } is for { $figure }.
mkd-did-begin = { $figure } is next.
mkd-did-end = { $figure } is done.
mkd-did-finish = { $player } ends the team’s turn.
mkd-did-spin = { $figure } turns on the spot.
mkd-did-orders = { $player } changes a standing answer.
mkd-did-answer = { $player } has answered.
