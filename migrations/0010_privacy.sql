-- What is over goes away in small pieces: games by when they ended, and requests with their game.

CREATE INDEX adventures_over ON adventures (updated) WHERE status IN ('ended', 'cancelled');

CREATE INDEX seen_adventure ON seen (adventure);
