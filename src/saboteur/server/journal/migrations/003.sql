-- A finished game is kept when it ends: its record, who played, and what was said and marked. All of it follows
-- from the journal; games that ended earlier are added after the next start.
ALTER TABLE finished ADD COLUMN kept BLOB;
CREATE INDEX finished_by_table ON finished (code, number);
-- How many games were dealt at a table, so that a game that never was is refused without reading its journal.
ALTER TABLE tables ADD COLUMN games INTEGER;
UPDATE tables SET games = (
    SELECT count(*) FROM journal
    WHERE journal.code = tables.code AND instr(body, CAST('"e":"dealt"' AS BLOB))
);
