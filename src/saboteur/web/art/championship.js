// The seven championship cards. Importing this file adds them to those that can be drawn.
import { addActions } from './actions.js';
import { at, box, disc, edge, fill, hue, line, oval, shape } from './ink.js';
import { arrow, capBack, glove, goalBack } from './motifs.js';

const goalSwap = () => goalBack(-11.5, 0, -6) + goalBack(11.5, 0, 6) + arrow('M-12-14Q0-23 11-16', 'M8-22L18-12L6-10Z') + arrow('M12 14Q0 23-11 16', 'M-8 22L-18 12L-6 10Z', hue('gold'));

const vault = () => box(-20, -19, 40, 38, 4, hue('iron-2'), edge(1.8)) + box(-16, -15, 32, 30, 2.5, hue('iron'), edge(1.2)) + disc(0, 0, 11, hue('iron-2'), edge(1.6)) + line('M-11 0H11M0-11V11M-7.8-7.8L7.8 7.8M7.8-7.8L-7.8 7.8', hue('iron-1'), 2.4) + disc(0, 0, 4.4, hue('gold'), edge(1.4)) + box(15, -12, 4, 7, 1, hue('gold-2'), edge(1)) + box(15, 5, 4, 7, 1, hue('gold-2'), edge(1)) + box(-16, 19, 8, 4, 1, hue('ink')) + box(8, 19, 8, 4, 1, hue('ink'));

const veto = () => shape('M-10-22H10L22-10V10L10 22H-10L-22 10V-10Z', hue('danger'), 2) + fill('M-9-19H9L19-9V9L9 19H-9L-19 9V-9Z', 'none', `stroke="${hue('paper')}" stroke-width="1.8"`) + at(0, 1, 1.05, glove(hue('paper')));

const reverse = () => arrow('M17-6A18 18 0 0 0-14-10', 'M-20-16L-18-2L-7-10Z', hue('gold')) + arrow('M-17 6A18 18 0 0 0 14 10', 'M20 16L18 2L7 10Z') + at(0, 1, 0.6, capBack(hue('timber'), 10));

const craftsman = () => at(0, 0, 1, line('M-13 17L8-6', hue('ink'), 8) + line('M-13 17L8-6', hue('timber-1'), 5) + shape('M-4-10L7-21L21-7L16-2L12-5L8 0L2-6Z', hue('iron'), 1.7) + fill('M-1-10.5L7-18L18-7L16-5L7-12Z', hue('iron-1')))
  + line('M12 18L-9-3', hue('ink'), 8) + line('M12 18L-9-3', hue('iron'), 5) + shape('M-19-9A8.5 8.5 0 0 1-9-19L-12-12L-9-9L-2-12A8.5 8.5 0 0 1-12-2.5Q-17-3-19-9Z', hue('iron-1'), 1.7);

const guide = () => plank(-11, 'M-20-6H6L13 0L6 6H-20Z', 1) + plank(7, 'M20-6H-6L-13 0L-6 6H20Z', -1);

/** An arm of a signpost. @param {number} y @param {string} d @param {number} way */
const plank = (y, d, way) => (way > 0 ? box(-2.6, -22, 5.2, 46, 1.2, hue('timber'), edge(1.5)) + oval(0, 24, 12, 3, '#000', 'opacity=".35"') : '') + at(way * 3, y, 1, shape(d, hue('timber-1'), 1.7) + line(`M${way * -15}-1.6h${way * 18}M${way * -12} 2.4h${way * 14}`, hue('timber-2'), 1.2));

/** A place that a card has left, and the card where it lies now. */
const detour = () => box(-22, -8, 19, 26, 2, '#000', 'fill-opacity=".25"') + line('M-22-6V16Q-22 18-20 18H-5Q-3 18-3 16V-6Q-3-8-5-8H-20Q-22-8-22-6Z', hue('paper'), 1.8, 'stroke-dasharray="3.6 3.4"') + tunnelSlip(12, -3)
  + arrow('M-13 4Q-15-18-1-19', 'M-4-25L8-17L-4-11Z', hue('gold'));

/** A little path card. @param {number} x @param {number} y */
const tunnelSlip = (x, y) => at(x, y, 1, box(-10, -13.5, 20, 27, 2, '#8b7b6b', edge(1.6)) + line('M0-12.5V12.5M0 0H9', hue('lit-wall'), 8.4) + line('M0-12.5V12.5M0 0H9', hue('lit-2'), 5.4));

addActions({
  'goal-swap': ['feat', goalSwap], vault: ['trick', vault], veto: ['harm', veto], reverse: ['trick', reverse], craftsman: ['help', craftsman], guide: ['help', guide], detour: ['feat', detour],
});
