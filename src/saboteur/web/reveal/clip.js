// A short clip of the mine growing, recorded in the page: the round that a card turned, or the last one.
import { inner } from '../art/symbols.js';
import { at } from '../files.js';
import { momentOf, spanOf } from './moment.js';
import { passOn } from './poster.js';
import { story, turningPoint } from './story.js';

/** Milliseconds for a card, and for the last look. */
const CARD = 320;
const LAST = 1600;
const WIDTH = 960;

/** What this browser can record, best first. */
const KINDS = ['video/mp4;codecs=avc1', 'video/webm;codecs=vp9', 'video/webm'];
const kind = () => KINDS.find((one) => MediaRecorder.isTypeSupported(one)) ?? '';

/** The actions of the round that is told. */
function moves() {
  const turn = turningPoint()?.move ?? Infinity;
  const rounds = story.value?.rounds ?? [];
  const round = rounds.find(({ start, end }) => turn >= start && turn < end) ?? rounds.at(-1);
  return round ? Array.from({ length: round.end - round.start }, (_, i) => round.start + i) : [];
}

/** @param {string} svg @returns {Promise<HTMLImageElement>} */
async function painted(svg) {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  URL.revokeObjectURL(image.src);
  return image;
}

/** Every position that differs from the one before, as a picture. */
async function frames() {
  const style = await fetch(at('/static/art/art.css')).then((answer) => answer.text());
  const all = moves();
  const box = spanOf(all);
  const drawn = all.map((move) => momentOf(move, undefined, box)?.markup ?? '');
  const fresh = drawn.filter((markup, i) => markup && markup !== drawn[i - 1]);
  const height = 2 * Math.round((WIDTH * (box.bottom - box.top)) / (box.right - box.left) / 2);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="${box.left} ${box.top} ${box.right - box.left} ${box.bottom - box.top}"><style>${style.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`)}</style><defs>${inner('defs')}</defs>`;
  return { height, images: await Promise.all(fresh.map((markup) => painted(`${head}${markup}</svg>`))) };
}

/** Records the clip and passes it on. @param {() => string} title */
export async function shareClip(title) {
  const { height, images } = await frames();
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height });
  const pen = canvas.getContext('2d');
  /** @type {Blob[]} */
  const parts = [];
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: kind(), videoBitsPerSecond: 4_000_000 });
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const done = new Promise((resolve) => (recorder.onstop = resolve));
  recorder.start();
  for (const image of images) {
    pen?.drawImage(image, 0, 0);
    await new Promise((resolve) => setTimeout(resolve, image === images.at(-1) ? LAST : CARD));
  }
  recorder.stop();
  await done;
  const type = kind().split(';')[0];
  await passOn(new File(parts, `saboteur.${type.split('/')[1]}`, { type }), title);
}
