# Saying farewell: heroes that are given up, parties that call it an end.

retire-done = Farewell! { $hero } is not yours any more. Whoever comes to this table may take the seat; so may you, with /adventure join, while it is free.
notice-retire = { $hero }’s player has said farewell. { $hero } goes on as a companion, and so does the table: whoever would like to lead { $hero } says /adventure join, and the host can offer the seat to somebody with /adventure hand-over.
concede-open = { $heroes } would call it an end here. More than half of { $voters } decide: /adventure concede agrees.
concede-heard = Your voice counts for a day, or until you play on: { $agreed } of { $voters } would call it an end. More than half decide.
concede-taken-back = You would rather go on. { $agreed } of { $voters } would call it an end.
concede-carried = That decides it: the party turns back.
concede-refused-campaign = A campaign is closed in town, once the party is home, when all its members agree.
concede-refused-away = { $hero } plays without you just now. Lead the hero again (/pace back, or /adventure autopilot), then you have a voice.
outcome-conceded = The party has seen enough of this place, and turned back together. Nobody kept score; that they came back to tell of it is worth something, too.
hand-over-refused-led = { $hero } has a player. The host can offer seats that are free.
hand-over-refused-hero = Nobody here is called “{ $hero }”.
