// A guide needs path cards to lay.

/** @type {import('saboteur/table').Part} */
export const part = { reasons: ['nothing-to-lay'] };
