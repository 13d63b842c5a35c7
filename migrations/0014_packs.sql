-- Packs of monsters, tiles, themes and words, by the hash of their files; these are a zip in base64.
-- A pack stays for as long as a server offers it or an adventure is played with it.
CREATE TABLE packs (
    hash TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    version TEXT NOT NULL,
    files TEXT NOT NULL,
    added BIGINT NOT NULL
);

-- What servers offer: of each name the versions in the order in which they came, the last one counts.
-- `person` brought it, NULL once they are forgotten.
CREATE TABLE server_packs (
    guild BIGINT NOT NULL,
    name TEXT NOT NULL,
    number BIGINT NOT NULL,
    hash TEXT NOT NULL REFERENCES packs (hash),
    person BIGINT,
    added BIGINT NOT NULL,
    PRIMARY KEY (guild, name, number)
);

CREATE INDEX server_packs_hash ON server_packs (hash);

CREATE INDEX server_packs_person ON server_packs (person);
