import type { Ports } from "./ports.ts";

type Random = Pick<Ports, "randomBytes">;

const BASE32 = "abcdefghijkmnpqrstuvwxyz23456789";

/** 32 signs that cannot be mistaken for one another; five bits each. */
const base32 = ({ randomBytes }: Random, length: number): string =>
  Array.from(randomBytes(length), (byte) => BASE32[byte & 31]).join("");

const FIRST = ["amber", "azure", "golden", "crimson", "linen", "marble", "olive", "saffron", "scarlet", "silver"];
const SECOND = ["arcade", "bridge", "bell", "brush", "cloth", "dome", "galley", "lily", "loom", "tower"];

const wordOf = (words: readonly string[], byte: number | undefined): string => words[(byte ?? 0) % words.length] ?? "";

/** An id that reads well and cannot be guessed: 60 random bits. Whoever has it may watch. */
export function newTableId(random: Random): string {
  const [a, b] = random.randomBytes(2);
  return `${wordOf(FIRST, a)}-${wordOf(SECOND, b)}-${base32(random, 12)}`;
}

/** 120 random bits: the secret part of a seat's private link. */
export const newSeatLink = (random: Random): string => base32(random, 24);

export const newUserId = (random: Random): string => random.randomBytes(16).toString("base64url");
