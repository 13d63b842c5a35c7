-- Which process serves which shard of the gateway, until when unless it says so again, in
-- milliseconds since 1970 by the server's clock. A shard that nobody has is of the process ''.
CREATE TABLE shards (
    shard BIGINT NOT NULL PRIMARY KEY,
    process TEXT NOT NULL,
    until BIGINT NOT NULL
);

-- The processes that run, also those without a shard.
CREATE TABLE processes (
    process TEXT NOT NULL PRIMARY KEY,
    until BIGINT NOT NULL
);

-- When the next may do what all processes together do only so often.
CREATE TABLE paces (
    name TEXT NOT NULL PRIMARY KEY,
    free BIGINT NOT NULL
);
