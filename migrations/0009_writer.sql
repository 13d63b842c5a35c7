-- Who writes: every start takes the next epoch and notes under which name it opened the file. A
-- process whose epoch is no longer the newest is refused at its next commit.
CREATE TABLE writer (
    epoch BIGINT NOT NULL,
    file TEXT NOT NULL
);
INSERT INTO writer (epoch, file) VALUES (0, '');
