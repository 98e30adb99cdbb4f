-- The public tables that wait for players at each node, for all of them to list.
ALTER TABLE nodes ADD COLUMN waiting BYTEA;
UPDATE format SET number = 8;
