import { FastChance } from "#engine";

/** Texts that look more or less like messages: well-formed ones, mutated at random. */

const TYPES = ["hello", "follow", "unfollow", "commit", "past", "ping", "shout", "", "__proto__", "constructor"];
const WORDS = [
  "",
  "x",
  "azure-bell-1",
  "12345678",
  "draw",
  "keep ace",
  "\u0000",
  "\ud800",
  "\u202e",
  "ﬀ",
  "🎲",
  "..",
  "%00",
];
const NUMBERS = [0, -0, 1, -1, 0.5, 63, 64, 65, 1e5, 1e5 + 1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, Number.NaN];
const KEYS = [
  "type",
  "id",
  "table",
  "ply",
  "since",
  "moves",
  "build",
  "protocol",
  "__proto__",
  "constructor",
  "toString",
  "",
];
const NOISE = [
  '"',
  "{",
  "}",
  "[",
  "]",
  ",",
  ":",
  "\\",
  "\\u",
  "null",
  "1e999",
  "\u0000",
  "\ufeff",
  "/*",
  "'",
  "\\ud800",
];

export class Fuzzer {
  readonly #chance: FastChance;
  /** Tables and commit ids that exist on the server. */
  readonly #known: readonly string[];

  constructor(seed: number, known: readonly string[] = []) {
    this.#chance = new FastChance(seed);
    this.#known = known;
  }

  frame(): string {
    const text = JSON.stringify(this.#message());
    const spoils = this.#chance.below(4);
    let frame = text;
    for (let i = 1; i < spoils; i++) frame = this.#spoil(frame);
    return frame;
  }

  #message(): unknown {
    const type = this.#one(TYPES);
    const whole = new Map<string, unknown>(
      Object.entries({
        ...{ type, id: this.#word(), table: this.#word(), ply: this.#number(), since: this.#number() },
        ...{ build: this.#word(), moves: Array.from({ length: this.#chance.below(70) }, () => this.#word()) },
      }),
    );
    const wanted = this.#chance.below(3) === 0 ? KEYS : (FIELDS.get(type) ?? KEYS);
    const message = Object.fromEntries(wanted.map((key) => [key, whole.get(key) ?? this.#value(3)]));
    if (this.#chance.below(4) === 0) message[this.#one(KEYS)] = this.#value(3);
    return message;
  }

  #value(depth: number): unknown {
    const kind = this.#chance.below(depth > 0 ? 6 : 4);
    if (kind === 0) return this.#word();
    if (kind === 1) return this.#number();
    if (kind === 2) return this.#one([null, true, false]);
    if (kind === 3) return "x".repeat(2 ** this.#chance.below(12));
    const values = Array.from({ length: this.#chance.below(5) }, () => this.#value(depth - 1));
    return kind === 4 ? values : Object.fromEntries(values.map((value) => [this.#one(KEYS), value]));
  }

  /** Cuts, doubles, adds noise, changes a character, or wraps the text in many brackets. */
  #spoil(text: string): string {
    const at = this.#chance.below(text.length + 1);
    const to = at + this.#chance.below(Math.min(20, text.length - at + 1) || 1);
    const ways = [
      () => text.slice(0, at),
      () => text.slice(0, at) + text.slice(to),
      () => text.slice(0, to) + text.slice(at),
      () => text.slice(0, at) + this.#one(NOISE) + text.slice(at),
      () => text.slice(0, at) + String.fromCharCode(this.#chance.below(65536)) + text.slice(at + 1),
      () => "[".repeat(this.#chance.below(2000)) + text + "]".repeat(this.#chance.below(2000)),
    ];
    return this.#one(ways)();
  }

  #word(): string {
    return this.#one(this.#known.length > 0 && this.#chance.below(2) === 0 ? this.#known : WORDS);
  }

  #number(): number {
    return this.#one(NUMBERS);
  }

  #one<T>(values: readonly T[]): T {
    const value = values[this.#chance.below(values.length)];
    if (value === undefined) throw new Error("nothing to choose from");
    return value;
  }
}

const FIELDS: ReadonlyMap<string, readonly string[]> = new Map([
  ["hello", ["type", "build"]],
  ["follow", ["type", "table", "since"]],
  ["unfollow", ["type", "table"]],
  ["commit", ["type", "id", "table", "ply", "moves"]],
  ["ping", ["type"]],
]);
