import htm from 'htm';
import { h } from 'preact';

/** JSX without a build step: a template of the page's markup. */
export const html = htm.bind(h);
