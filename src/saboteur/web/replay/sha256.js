// SHA-256 for pages on plain http, where browsers do not offer theirs (FIPS 180-4).
const ROUNDS = 64;

/** The first primes, and the first 32 bits of what stands behind the point in a root of each. @param {(prime: number) => number} root @param {number} count */
function constants(root, count) {
  const found = [];
  for (let n = 2; found.length < count; n += 1) {
    if (!Array.from({ length: n - 2 }, (_, i) => i + 2).some((d) => n % d === 0)) found.push(((root(n) % 1) * 2 ** 32) | 0);
  }
  return found;
}

const FIRST = constants(Math.sqrt, 8);
const KEYS = constants(Math.cbrt, ROUNDS);

/** @param {number} word @param {number} by */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** The message with its end mark and length, in blocks of 64 bytes. @param {Uint8Array} bytes */
function padded(bytes) {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  new DataView(whole.buffer).setUint32(whole.length - 4, bytes.length * 8);
  return new DataView(whole.buffer);
}

/** @param {DataView} message @param {number} offset */
function schedule(message, offset) {
  const w = Array.from({ length: 16 }, (_, i) => message.getUint32(offset + i * 4) | 0);
  for (let i = 16; i < ROUNDS; i += 1) {
    const [a, b] = [w[i - 15], w[i - 2]];
    const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    w.push((w[i - 16] + low + w[i - 7] + high) | 0);
  }
  return w;
}

/** @param {number[]} state @param {number[]} w */
function mixed(state, w) {
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < ROUNDS; i += 1) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + KEYS[i] + w[i]) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]) | 0);
}

/** @param {Uint8Array} bytes @returns {string} in hex digits */
export function sha256(bytes) {
  const message = padded(bytes);
  let state = FIRST;
  for (let offset = 0; offset < message.byteLength; offset += 64) state = mixed(state, schedule(message, offset));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
