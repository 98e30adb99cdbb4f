-- Finished games that have an address of their own: where they are in the journals, and what was found out about
-- them since, which can be found out again.
CREATE TABLE finished (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL,
    number INTEGER NOT NULL,
    story BLOB
);
