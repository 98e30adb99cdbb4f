-- Every table is the sum of its journal; the other columns only help to find it.
CREATE TABLE tables (
    code TEXT PRIMARY KEY,
    made REAL NOT NULL,
    phase TEXT NOT NULL,
    open INTEGER NOT NULL,
    -- Whether it must be awake without anybody looking: a clock of days runs.
    wakes INTEGER NOT NULL
);
CREATE TABLE journal (
    code TEXT NOT NULL,
    seq INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (code, seq)
) WITHOUT ROWID;
