// A vault needs discards to search.

/** @type {import('saboteur/table').Part} */
export const part = { reasons: ['no-discards'] };
