# Teams, rounds and endings.

mkd-recruited = { $figure } joins { $player }, for { $value } points.
    .b = { $player } takes { $figure } on: { $value } points.
mkd-team-ready = The team of { $player } is complete.
mkd-round-began = Round { $round } begins.
    .b = Round { $round }. The torches are a little shorter.
    .c = It is round { $round } below.
mkd-went-first = The team of { $player } goes first: somebody gave an order.
mkd-quest-won = The Quest Chest is out, and the party with it: { $gold } gold, and the quest fulfilled.
mkd-quest-lost = Nobody is left below, and the Quest Chest is not out. The quest has failed.
mkd-hero-left = { $figure } is out in the daylight, and stays there.
    .b = { $figure } climbs out, and does not look back.
