-- Every deal that was promised, and what became of it: a chain of hashes that anybody may read. It names no table
-- and nobody, and outlives both.
CREATE TABLE IF NOT EXISTS fair_chain (
    number INTEGER PRIMARY KEY,
    what TEXT NOT NULL,
    deal TEXT NOT NULL,
    note TEXT NOT NULL,
    day TEXT NOT NULL,
    hash TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS fair_deals ON fair_chain (deal, number);
-- How many entries of each kind there are.
CREATE TABLE IF NOT EXISTS fair_counts (
    kind TEXT PRIMARY KEY,
    count INTEGER NOT NULL
);
