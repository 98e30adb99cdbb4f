-- Whose tokens open a table is asked with every request for a table that sleeps, and must not take as long as its
-- journal. The text is '"sat"'.
CREATE INDEX IF NOT EXISTS seatings ON journal (code, seq) WHERE instr(body, X'2273617422');
