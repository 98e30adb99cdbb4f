// Sounds made on the spot: no files, each shorter than a second.
import { volume } from '../prefs.js';

/** @type {AudioContext | null} */
let context = null;
/** What all sounds go through: how loud they are. @type {WeakMap<BaseAudioContext, GainNode>} */
const masters = new WeakMap();

/** @typedef {'wood' | 'pick' | 'rocks' | 'crack' | 'coins' | 'paper' | 'horn' | 'dig' | 'mend' | 'drum'} Noise */

/** @param {BaseAudioContext} ctx */
function master(ctx) {
  const gain = masters.get(ctx) ?? ctx.createGain();
  if (!masters.has(ctx)) gain.connect(ctx.destination);
  masters.set(ctx, gain);
  gain.gain.value = volume.peek() ** 2;
  return gain;
}

/** @param {BaseAudioContext} ctx @param {number} at @param {number} peak @param {number} length */
function envelope(ctx, at, peak, length) {
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(master(ctx));
  return gain;
}

/** @param {BaseAudioContext} ctx @param {number} after @param {number} from @param {number} to @param {number} length @param {number} peak @param {OscillatorType} type */
function tone(ctx, after, from, to, length, peak, type = 'sine') {
  const at = ctx.currentTime + after;
  const wave = ctx.createOscillator();
  wave.type = type;
  wave.frequency.setValueAtTime(from, at);
  wave.frequency.exponentialRampToValueAtTime(to, at + length);
  wave.connect(envelope(ctx, at, peak, length));
  wave.start(at);
  wave.stop(at + length + 0.02);
}

/** @param {BaseAudioContext} ctx @param {number} after @param {number} pitch @param {number} length @param {number} peak */
function hiss(ctx, after, pitch, length, peak) {
  const at = ctx.currentTime + after;
  const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * length), ctx.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
  const noise = ctx.createBufferSource();
  noise.buffer = buffer;
  const filter = ctx.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  noise.connect(filter).connect(envelope(ctx, at, peak, length));
  noise.start(at);
}

/** @type {Record<Noise, (ctx: BaseAudioContext) => void>} */
const NOISES = {
  wood: (ctx) => {
    tone(ctx, 0, 220, 90, 0.12, 0.3, 'triangle');
    hiss(ctx, 0, 900, 0.06, 0.2);
  },
  pick: (ctx) => {
    tone(ctx, 0, 2100, 1700, 0.14, 0.12, 'triangle');
    tone(ctx, 0.16, 2300, 1800, 0.16, 0.1, 'triangle');
  },
  rocks: (ctx) => {
    for (let i = 0; i < 6; i += 1) hiss(ctx, i * 0.07 + Math.random() * 0.03, 140 + Math.random() * 240, 0.22, 0.4);
  },
  crack: (ctx) => {
    hiss(ctx, 0, 2400, 0.05, 0.3);
    tone(ctx, 0.02, 300, 70, 0.2, 0.25, 'sawtooth');
  },
  coins: (ctx) => {
    for (let i = 0; i < 3; i += 1) tone(ctx, i * 0.09, 1800 + i * 320, 1750 + i * 320, 0.3, 0.1);
  },
  paper: (ctx) => {
    hiss(ctx, 0, 3200, 0.14, 0.1);
    hiss(ctx, 0.12, 2600, 0.16, 0.08);
  },
  horn: (ctx) => {
    tone(ctx, 0, 196, 196, 0.35, 0.14, 'triangle');
    tone(ctx, 0.26, 294, 294, 0.55, 0.14, 'triangle');
  },
  // Three strokes into rock, each with crumbs.
  dig: (ctx) => {
    for (let i = 0; i < 3; i += 1) {
      tone(ctx, i * 0.15, 900 - i * 60, 500, 0.07, 0.12, 'square');
      hiss(ctx, i * 0.15 + 0.02, 1300, 0.11, 0.22);
    }
  },
  // A hammer on iron: twice, and once more, brighter.
  mend: (ctx) => {
    [0, 0.17, 0.34].forEach((after, i) => {
      tone(ctx, after, 1250 + i * 140, 1200 + i * 140, 0.26, 0.1);
      tone(ctx, after, 3400, 3300, 0.09, 0.05, 'triangle');
    });
  },
  // A roll that grows, and a last beat.
  drum: (ctx) => {
    for (let i = 0; i < 9; i += 1) {
      tone(ctx, i * 0.07, 130, 62, 0.1, 0.1 + i * 0.02, 'triangle');
      hiss(ctx, i * 0.07, 420, 0.05, 0.08 + i * 0.01);
    }
    tone(ctx, 0.68, 110, 42, 0.3, 0.5);
  },
};

/** All sounds. */
export const noises = /** @type {Noise[]} */ (Object.keys(NOISES));

/** Lets a sound begin now. @param {BaseAudioContext} ctx @param {Noise} noise */
export const sounded = (ctx, noise) => NOISES[noise](ctx);

/** @param {Noise} noise */
export function make(noise) {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    sounded(context, noise);
  } catch {
    // A browser without sound plays on in silence.
  }
}
