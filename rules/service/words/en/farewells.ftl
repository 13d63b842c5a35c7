# Saying farewell: heroes that are given up, parties that call it an end.

retire-done = Farewell! { $hero } is not yours any more. Anybody who comes to this table can take the seat. You can too, with /adventure join, while it is free.
notice-retire = { $hero }’s player has left for good. { $hero } goes on as a companion. Anybody can take the seat with /adventure join, and the host can offer it to somebody with /adventure hand-over.
concede-open = Proposal to end the adventure, by { $heroes }. More than half of { $voters } decide; agree with /adventure concede.
concede-heard = Your vote counts for a day, or until you play on: { $agreed } of { $voters } want to end the adventure. More than half decide.
concede-taken-back = You want to go on. { $agreed } of { $voters } want to end the adventure.
concede-carried = The vote decides: the party turns back.
concede-refused-campaign = A campaign ends in town: once the party is home, all its members must agree.
concede-refused-away = { $hero } is on autopilot now. Lead your hero again with /pace back or /adventure autopilot, then you can vote.
outcome-conceded = The party turned back together and came home alive. The game keeps no score.
hand-over-refused-led = { $hero } has a player. You can only offer seats that are free.
hand-over-refused-hero = No hero here is called “{ $hero }”. Choose one from the list.
