// Small drawings: faces 64 × 64, tools and signs 24 × 24.
import { drawing, isDrawn } from './symbols.js';

/** How many faces there are to choose from. */
const FACES = 12;

/** A player's face. @param {number} which other numbers come round again */
export const portrait = (which) => drawing(`portrait-${((which % FACES) + FACES) % FACES}`);

/** A tool; broken, it is cracked in two with a red bolt between. @param {string} name pickaxe, lamp or cart @param {boolean} [broken] */
export const tool = (name, broken = false) => (broken ? drawing('broken', { tool: name }) : drawing(`tool-${name}`));

/** A sign in the colour of the text. @param {string} name */
export const sign = (name) => drawing(isDrawn(`sign-${name}`) ? `sign-${name}` : 'sign-help');
