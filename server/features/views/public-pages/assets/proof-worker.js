/** Worker that solves a proof of work: a nonce for which the SHA-256 of `{challenge}.{nonce}` begins with 18 zero bits. */
const ZERO_BITS = 18;

const isPrime = (number) => {
  for (let factor = 2; factor * factor <= number; factor++) if (number % factor === 0) return false;
  return true;
};
const PRIMES = [];
for (let number = 2; PRIMES.length < 64; number++) if (isPrime(number)) PRIMES.push(number);
/** FIPS 180-4: the first 32 bits of the fractional parts of roots. */
const fraction = (root) => ((root % 1) * 2 ** 32) | 0;
const CONSTANTS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const FIRST_STATE = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const rotated = (word, bits) => (word >>> bits) | (word << (32 - bits));
const words = new Int32Array(64);

/** One block of 64 bytes. Synchronous and our own: the browser's digest takes longer to call than to compute. */
function compress(state, bytes, from) {
  for (let at = 0; at < 16; at++) {
    const byte = from + at * 4;
    words[at] = (bytes[byte] << 24) | (bytes[byte + 1] << 16) | (bytes[byte + 2] << 8) | bytes[byte + 3];
  }
  for (let at = 16; at < 64; at++) {
    const earlier = words[at - 15];
    const later = words[at - 2];
    const low = rotated(earlier, 7) ^ rotated(earlier, 18) ^ (earlier >>> 3);
    const high = rotated(later, 17) ^ rotated(later, 19) ^ (later >>> 10);
    words[at] = (words[at - 16] + low + words[at - 7] + high) | 0;
  }
  // Single variables: swapping them by destructuring is ten times as slow.
  let a = state[0];
  let b = state[1];
  let c = state[2];
  let d = state[3];
  let e = state[4];
  let f = state[5];
  let g = state[6];
  let h = state[7];
  for (let at = 0; at < 64; at++) {
    const high = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const first = (h + high + ((e & f) ^ (~e & g)) + CONSTANTS[at] + words[at]) | 0;
    const low = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0] += a;
  state[1] += b;
  state[2] += c;
  state[3] += d;
  state[4] += e;
  state[5] += f;
  state[6] += g;
  state[7] += h;
}

/** The first 32 bits of the hash. `state` has taken in the blocks before `rest`, of `total` bytes with it. */
function firstWord(state, rest, total) {
  const padded = new Uint8Array(Math.ceil((rest.length + 9) / 64) * 64);
  padded.set(rest);
  padded[rest.length] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 4, total * 8);
  for (let from = 0; from < padded.length; from += 64) compress(state, padded, from);
  return state[0];
}

function solve(challenge) {
  const encoder = new TextEncoder();
  const prefix = encoder.encode(`${challenge}.`);
  // The blocks that are the same for every nonce are taken in once.
  const whole = prefix.length - (prefix.length % 64);
  const start = FIRST_STATE.slice();
  for (let from = 0; from < whole; from += 64) compress(start, prefix, from);
  const tail = prefix.subarray(whole);
  for (let nonce = 0; ; nonce++) {
    const digits = encoder.encode(String(nonce));
    const rest = new Uint8Array(tail.length + digits.length);
    rest.set(tail);
    rest.set(digits, tail.length);
    if (firstWord(start.slice(), rest, whole + rest.length) >>> (32 - ZERO_BITS) === 0) return String(nonce);
  }
}

self.onmessage = ({ data }) => self.postMessage(solve(data));
