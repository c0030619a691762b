#!/usr/bin/env node
/**
 * Checks the draws of a finished match of Fiorino without Fiorino: nothing here comes from the server, nothing is
 * imported but the reading of files. docs/fairness.md says what the numbers mean.
 *
 *     node verify-draws.mjs record.json
 *
 * What it does not know are the rules: that a range is the one of its outcome is checked by `fiorino verify`.
 */

/**
 * The last three are missing in a record from a server that no longer had the rules.
 * @typedef {{ number: number, tickets: number, from: number, to: number }} Draw
 */
/** @typedef {{ hash: string, share: string | null }} SeatShare */
/**
 * @typedef {object} FairRecord
 * @property {string} format
 * @property {readonly { by: number | "chance", text: string }[]} entries
 * @property {{ commitment: string, secret: string, seats: readonly (SeatShare | null)[], draws: readonly (Draw | null)[], dropped: number }} fairness
 */
/**
 * What did not hold, and where: `seat`, or `entry` counted from 1.
 * @typedef {{ ok: false, code: "format" | "shape" | "commitment" | "share" | "number" | "range" | "draw" | "ranges", seat?: number, entry?: number }} Broken
 */
/**
 * `skipped`: numbers below the last one without an entry, because a host has rewound the match. `missing`: seats that had
 * announced a share and did not show it.
 * @typedef {{ ok: true, draws: number, skipped: number, shares: number, missing: number[] }} Held
 */

const FORMAT = "fiorino-record-2";
const HEX = /^[0-9a-f]{64}$/;

/** Cube roots and square roots of the first primes, 32 bits behind the point: the constants of SHA-256 (FIPS 180-4). */
const PRIMES = firstPrimes(64);
const K = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** @param {number} count */
function firstPrimes(count) {
  /** @type {number[]} */
  const primes = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}

/** @param {number} x */
function fraction(x) {
  return ((x - Math.floor(x)) * 2 ** 32) | 0;
}

/** @param {number} x @param {number} n */
const turn = (x, n) => (x >>> n) | (x << (32 - n));

/** @param {number[]} state @param {DataView} block */
function compress(state, block) {
  const w = new Int32Array(64);
  for (let i = 0; i < 16; i++) w[i] = block.getInt32(4 * i);
  for (let i = 16; i < 64; i++) {
    const [a, b] = [w[i - 15] ?? 0, w[i - 2] ?? 0];
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = (w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + (w[i] ?? 0)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + (state[i] ?? 0)) | 0);
}

/** @param {Uint8Array} bytes */
export function sha256(bytes) {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  let state = START;
  for (let at = 0; at < padded.length; at += 64) state = compress(state, new DataView(padded.buffer, at, 64));
  const hash = new Uint8Array(32);
  for (const [i, word] of state.entries()) new DataView(hash.buffer).setInt32(4 * i, word);
  return hash;
}

/** @param {Uint8Array} key @param {Uint8Array} message */
export function hmac(key, message) {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

/** @param {Uint8Array} a @param {Uint8Array} b */
function joined(a, b) {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/** @param {string} hex */
const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** @param {Uint8Array} bytes */
const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * SHA-256 of the bytes that hexadecimal digits stand for, in such digits.
 * @param {string} hex
 */
export const hashOf = (hex) => hexOf(sha256(bytesOf(hex)));

const BITS_48 = 2 ** 48;

/**
 * Draw `number`: below `tickets`, from the first 48 bits of HMAC-SHA256 under the secret. Bits that would favour low
 * tickets are left out, and the next attempt counts.
 * @param {string} secret @param {string} shares @param {number} number @param {number} tickets
 */
export function ticketOf(secret, shares, number, tickets) {
  for (let attempt = 0; ; attempt++) {
    const text = new TextEncoder().encode(`fiorino-draw-1|${shares}|${number}|${attempt}`);
    const view = new DataView(hmac(bytesOf(secret), text).buffer);
    const bits = view.getUint32(0) * 2 ** 16 + view.getUint16(4);
    if (bits < BITS_48 - (BITS_48 % tickets)) return bits % tickets;
  }
}

/** @param {unknown} record @returns {record is FairRecord} */
function isFair(record) {
  const { entries, fairness } = /** @type {Partial<FairRecord>} */ (record ?? {});
  if (!Array.isArray(entries) || typeof fairness !== "object" || fairness === null) return false;
  const { commitment, secret, seats, draws, dropped } = fairness;
  const isOfSeat = (/** @type {SeatShare | null} */ each) =>
    each === null || (HEX.test(each.hash) && (each.share === null || HEX.test(each.share)));
  const isWhole = Array.isArray(seats) && seats.every(isOfSeat) && Array.isArray(draws);
  return (
    isWhole &&
    Number.isSafeInteger(dropped) &&
    HEX.test(commitment) &&
    HEX.test(secret) &&
    draws.length === entries.length
  );
}

/**
 * Whether all draws of a record follow from the secret and the shares, and those from what was announced before the match.
 * @param {unknown} record @returns {Held | Broken}
 */
export function verifyDraws(record) {
  if (/** @type {{ format?: unknown } | null} */ (record)?.format !== FORMAT) return { ok: false, code: "format" };
  if (!isFair(record)) return { ok: false, code: "shape" };
  const { commitment, secret, seats, draws, dropped } = record.fairness;
  if (hashOf(secret) !== commitment) return { ok: false, code: "commitment" };
  const other = seats.findIndex((each) => typeof each?.share === "string" && hashOf(each.share) !== each.hash);
  if (other >= 0) return { ok: false, code: "share", seat: other };
  const shown = seats.flatMap((each, seat) => (typeof each?.share === "string" ? [`${seat}:${each.share},`] : []));
  let next = 0;
  let count = 0;
  let isRanged = true;
  for (const [ply, draw] of draws.entries()) {
    if (draw === null) continue;
    const code =
      record.entries[ply]?.by === "chance" ? wrongIn(draw, { secret, shares: shown.join(""), next }) : "number";
    if (code === "ranges") isRanged = false;
    else if (code !== null) return { ok: false, code, entry: ply + 1 };
    next = draw.number + 1;
    count++;
    if (next - count > dropped) return { ok: false, code: "number", entry: ply + 1 };
  }
  if (!isRanged) return { ok: false, code: "ranges" };
  const missing = seats.flatMap((each, seat) => (each !== null && each.share === null ? [seat] : []));
  return { ok: true, draws: count, skipped: next - count, shares: shown.length, missing };
}

/** @param {Draw} draw @param {{ secret: string, shares: string, next: number }} known */
function wrongIn({ number, tickets, from, to }, { secret, shares, next }) {
  if (!Number.isSafeInteger(number) || number < next) return "number";
  if (tickets === undefined && from === undefined && to === undefined) return "ranges";
  const isRange = [tickets, from, to].every(Number.isSafeInteger) && 0 <= from && from < to && to <= tickets;
  if (!isRange || tickets > 2 ** 31) return "range";
  const ticket = ticketOf(secret, shares, number, tickets);
  return from <= ticket && ticket < to ? null : "draw";
}

/** @param {Held | Broken} found */
export function sentence(found) {
  if (found.ok) {
    const { draws, skipped, shares, missing } = found;
    const left = missing.length === 0 ? "" : `; the shares of seats ${missing.join(", ")} are missing`;
    const gaps = skipped === 0 ? "" : `; ${skipped} more were drawn and then dropped by a host`;
    return `${draws} draws follow from the secret and ${shares} shares, as announced${left}${gaps}.`;
  }
  const where = found.entry === undefined ? "" : `entry ${found.entry}: `;
  return where + PROBLEMS[found.code].replace("#", `${found.seat}`);
}

const PROBLEMS = {
  format: `This is not a record of the format ${FORMAT}.`,
  shape: "The record says nothing about its draws, or not all of it.",
  commitment: "The secret is not the one whose hash was shown at the table.",
  share: "The share of seat # is not the one whose hash was shown at the table.",
  number: "The number of the draw is wrong.",
  range: "The range of the outcome is none.",
  draw: "The draw falls outside the range of the outcome.",
  ranges:
    "Secret, shares and numbers are as announced. Whether the draws follow from them cannot be said: the server that saved the record no longer had the rules. `fiorino verify` of a version that has them can say it.",
};

/** @param {string | undefined} file */
function main(file) {
  if (file === undefined) return "node verify-draws.mjs record.json";
  const found = verifyDraws(JSON.parse(process.getBuiltinModule("node:fs").readFileSync(file, "utf8")));
  process.exitCode = found.ok ? 0 : 1;
  return sentence(found);
}

const isProgram = typeof process === "object" && /verify-draws\.mjs$/.test(process.argv?.[1] ?? "");
if (isProgram) process.stdout.write(`${main(process.argv[2])}\n`);
