-- Where the other nodes reach each, and what they have to know for it to listen.
ALTER TABLE nodes ADD COLUMN address TEXT NOT NULL DEFAULT '';
ALTER TABLE nodes ADD COLUMN secret TEXT NOT NULL DEFAULT '';
UPDATE format SET number = 7;
