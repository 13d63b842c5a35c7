-- The newest change that each writer of each process attempted, by a number of its own. It tells
-- whether a change was done whose confirmation was lost with the connection.
CREATE TABLE attempts (
    writer TEXT NOT NULL PRIMARY KEY,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL
);
