-- The same as the scripts for SQLite up to this number.
-- Every table is the sum of its journal; the other columns only help to find it.
CREATE TABLE tables (
    code TEXT COLLATE "C" PRIMARY KEY,
    made DOUBLE PRECISION NOT NULL,
    phase TEXT NOT NULL,
    open BOOLEAN NOT NULL,
    -- Whether it must be awake without anybody looking: a clock of days runs.
    wakes BOOLEAN NOT NULL,
    games INTEGER
);
CREATE TABLE journal (
    code TEXT COLLATE "C" NOT NULL,
    seq INTEGER NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (code, seq)
);
-- Whose tokens open a table is asked with every request for a table that sleeps, and must not take as long as its
-- journal. The bytes are '"sat"'.
CREATE INDEX seatings ON journal (code, seq) WHERE position('\x2273617422'::bytea IN body) > 0;
-- Where bytes are in others, by SQLite's name for it.
CREATE FUNCTION instr(BYTEA, BYTEA) RETURNS INTEGER LANGUAGE SQL IMMUTABLE AS 'SELECT position($2 IN $1)';
-- Finished games that have an address of their own, and what is kept of them.
CREATE TABLE finished (
    id TEXT COLLATE "C" PRIMARY KEY,
    code TEXT COLLATE "C" NOT NULL,
    number INTEGER NOT NULL,
    story BYTEA,
    kept BYTEA
);
CREATE INDEX finished_by_table ON finished (code, number);
-- Every deal that was promised, and what became of it; and how many entries of each kind there are.
CREATE TABLE fair_chain (
    number BIGINT PRIMARY KEY,
    what TEXT NOT NULL,
    deal TEXT COLLATE "C" NOT NULL,
    note TEXT NOT NULL,
    day TEXT NOT NULL,
    hash TEXT NOT NULL
);
CREATE INDEX fair_deals ON fair_chain (deal, number);
CREATE TABLE fair_counts (
    kind TEXT COLLATE "C" PRIMARY KEY,
    count BIGINT NOT NULL
);
CREATE TABLE format (number INTEGER NOT NULL);
INSERT INTO format VALUES (5);
