// What the Lantern does on the page beyond the usual; everything comes from 'saboteur/table'.

/** @type {import('saboteur/table').Part} */
export const part = { reasons: ['lantern-alone'] };
