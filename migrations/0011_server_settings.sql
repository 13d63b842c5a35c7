-- What who manages a server has settled there: JSON lists of channels in which games may be begun,
-- of roles that may begin them and of quiet channels (an empty list names none), how many games may
-- be open at once, in the server and by one person, and whether new ones are stopped. What the owner
-- of the bot has stopped: 'new' games or all 'play', in a server or (0) everywhere.
CREATE TABLE servers (
    guild BIGINT NOT NULL PRIMARY KEY,
    channels TEXT NOT NULL,
    roles TEXT NOT NULL,
    quiet TEXT NOT NULL,
    most_games BIGINT NOT NULL,
    most_each BIGINT NOT NULL,
    closed BIGINT NOT NULL CHECK (closed IN (0, 1))
);

CREATE TABLE stops (
    guild BIGINT NOT NULL PRIMARY KEY,
    halt TEXT NOT NULL CHECK (halt IN ('new', 'play')),
    since BIGINT NOT NULL
);

-- How many games of a server are open is asked whenever one is begun there.
CREATE INDEX adventures_guild ON adventures (guild, host) WHERE status IN ('lobby', 'running');
