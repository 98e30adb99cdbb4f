-- Several servers, called nodes, share the tables. Each counts its beats here, for the others to see that it lives.
CREATE TABLE nodes (
    id TEXT COLLATE "C" PRIMARY KEY,
    beats BIGINT NOT NULL
);
-- Which node may write to a table, and since which epoch; a table that sleeps has none.
CREATE TABLE owners (
    code TEXT COLLATE "C" PRIMARY KEY,
    node TEXT COLLATE "C" NOT NULL,
    epoch BIGINT NOT NULL,
    -- The node that asks for the table.
    wanted TEXT
);
CREATE INDEX owners_by_node ON owners (node);
-- No epoch is ever used twice.
CREATE SEQUENCE epochs;
-- How often something was done besides appending: what was read before may be gone.
CREATE TABLE revision (number BIGINT NOT NULL);
INSERT INTO revision VALUES (0);
-- Refuse to write to tables that have another owner or another epoch; nobody else can take them before the end of
-- the transaction.
CREATE FUNCTION fence(own TEXT, codes TEXT[], known BIGINT[]) RETURNS VOID LANGUAGE plpgsql AS '
DECLARE
    held INTEGER;
BEGIN
    PERFORM 1 FROM owners JOIN unnest(codes, known) AS claimed (code, epoch) USING (code, epoch)
        WHERE owners.node = own ORDER BY code FOR SHARE OF owners;
    GET DIAGNOSTICS held = ROW_COUNT;
    IF held < cardinality(codes) THEN
        RAISE EXCEPTION ''a table has another owner'' USING ERRCODE = ''object_not_in_prerequisite_state'';
    END IF;
END';
UPDATE format SET number = 6;
