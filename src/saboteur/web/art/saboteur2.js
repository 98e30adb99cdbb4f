// The action cards of Saboteur 2. Importing this file adds them to those that can be drawn.
import { addActions } from './actions.js';
import { at, box, disc, edge, fill, hue, line, oval, shape } from './ink.js';
import { arrow, capBack, faceBack, glove, slip } from './motifs.js';
import { nugget, sack } from './pieces.js';
import { addSigns, hole, pen } from './tools.js';

const thiefHead = () => at(-2, 0, 1, shape('M-17 20Q-22-20-2-22Q4-25 11-22Q8-20 9-18Q20-8 17 20Z', '#3d4356', 1.7) + faceBack('#e2b48c') + fill('M-13-4Q0-9 13-4L12 3Q6 6 0 1Q-6 6-12 3Z', hue('ink')) + oval(-5.5, -1.4, 3, 2, hue('paper')) + oval(5.5, -1.4, 3, 2, hue('paper')) + disc(-4.6, -1.2, 1.2, hue('ink')) + disc(6.4, -1.2, 1.2, hue('ink')) + line('M-5 10Q1 14 7 8.5', hue('ink'), 1.6) + line('M-15 20Q-19-14 0-17T15 20', '#3d4356', 4.6));

const thief = () => thiefHead() + at(12, 13, 0.95, sack()) + at(12, 15, 0.8, nugget(0, 0));

const handsOff = () => at(0, 1, 1.1, glove('#d9a566')) + line('M-15-15L15 15', hue('ink'), 7) + line('M-15-15L15 15', hue('danger'), 4.4) + disc(0, 0, 21.5, 'none', edge(7)) + disc(0, 0, 21.5, 'none', edge(4.4, hue('danger')));

const swapHands = () => slip(-13, 5, -22) + slip(-8, 3, 2) + slip(8, -3, 178, '#e7b98a') + slip(13, -5, 158, '#e7b98a')
  + arrow('M-14-12Q-4-22 8-18', 'M7-24L17-16L6-12Z') + arrow('M14 14Q4 22-8 19', 'M-7 25L-17 17L-6 12Z');

const inspect = () => at(-3, -3, 1, faceBack('#e2b48c') + capBack(hue('timber')) + fill('M-9 3Q0-1 9 3Q8 15 0 18Q-8 15-9 3Z', '#b5642c')) + line('M9 9L20 20', hue('ink'), 7.5) + line('M10 10L19.6 19.6', hue('timber-1'), 4.6)
  + disc(-1, -2, 14.5, hue('day'), 'opacity=".28"') + disc(-1, -2, 14.5, 'none', edge(6)) + disc(-1, -2, 14.5, 'none', edge(3.4, hue('gold'))) + line('M-9-7Q-6-13 0-13', '#fff', 2);

const swapHats = () => at(-9, -8, 0.85, capBack(hue('blue'), 12)) + at(9, 9, 0.85, capBack(hue('green'), 12)) + arrow('M8-16Q19-13 18-3', 'M12-4L24-4L18 6Z') + arrow('M-8 17Q-19 14-18 4', 'M-12 5L-24 5L-18-5Z');

function trap() {
  const bars = [-15, -5, 5, 15].map((x) => box(x - 2, -18, 4, 38, 1.4, hue('iron'), edge(1.3)) + line(`M${x - 0.6}-15V17`, hue('iron-1'), 0.8)).join('');
  return at(0, 1, 1.05, faceBack('#e2b48c') + capBack(hue('timber')) + disc(-4.6, 0, 1.5, hue('ink')) + disc(4.6, 0, 1.5, hue('ink')) + fill('M-8 6Q0 1 8 6Q8 16 0 19Q-8 16-8 6Z', '#8a4b22')) + bars + box(-21, -22, 42, 5.6, 1.4, hue('iron-2'), edge(1.4)) + box(-21, 17, 42, 5.6, 1.4, hue('iron-2'), edge(1.4));
}

const free = () => at(-3, 6, 1, line('M-9-4V-12A8.5 8.5 0 0 1 7-15', hue('ink'), 7) + line('M-9-4V-12A8.5 8.5 0 0 1 7-15', hue('iron'), 4.2) + box(-14, -5, 28, 20, 3, 'url(#sab-gold)', edge(1.6)) + fill('M0 0a3.2 3.2 0 0 1 1.8 5.8l1 5h-5.6l1-5A3.2 3.2 0 0 1 0 0Z', hue('ink')))
  + line('M12-20l3-4M18-13l5-2M19-5h5', hue('good'), 3.2);

addActions({
  thief: ['feat', thief], 'hands-off': ['help', handsOff], 'swap-hands': ['trick', swapHands], inspect: ['trick', inspect], 'swap-hats': ['feat', swapHats],
  trap: ['harm', trap], free: ['help', free],
});

addSigns({
  thief: () => hole('M2.4 9.6Q7 6.4 12 9T21.6 9.6Q21.4 15.6 16.8 15.6Q13.6 15.6 12 12.8Q10.4 15.6 7.2 15.6Q2.6 15.6 2.4 9.6ZM5.6 11.2Q7.4 14 9.6 12Q7.6 10.2 5.6 11.2ZM18.4 11.2Q16.6 14 14.4 12Q16.4 10.2 18.4 11.2Z') + pen('M5 6.4Q12-.4 19 6.4'),
  trap: () => pen('M7.6 10.5V7.6a4.4 4.4 0 0 1 8.8 0v2.9', 2.4) + hole('M4.6 10.4h14.8v10.4H4.6ZM12 13.2a1.7 1.7 0 0 0-1 3.1v2h2v-2a1.7 1.7 0 0 0-1-3.1Z'),
});
