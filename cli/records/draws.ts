import { createHash, createHmac } from "node:crypto";
import {
  type AnyOpenGame,
  accepted,
  chanceBuffer,
  type Entry,
  outcomeOf,
  playEntry,
  type Result,
  refused,
  totalWeight,
} from "#engine";

/** What a server's record tells of its draws once the match is over. */
export interface Fairness {
  /** SHA-256 of the secret, shown at the table before anything was drawn. */
  readonly commitment: string;
  readonly secret: string;
  readonly shares: readonly string[];
  /** For each entry the number of the draw behind it, or null. */
  readonly draws: readonly (number | null)[];
}

/** The part of a record file about draws; undefined when it has none. */
export function fairnessIn(text: string): Fairness | undefined {
  const said: unknown = JSON.parse(text);
  const fairness = typeof said === "object" && said !== null && "fairness" in said ? said.fairness : undefined;
  return isFairness(fairness) ? fairness : undefined;
}

function isFairness(value: unknown): value is Fairness {
  if (typeof value !== "object" || value === null) return false;
  const { commitment, secret, shares, draws } = value as Partial<Record<keyof Fairness, unknown>>;
  const isTexts = Array.isArray(shares) && shares.every((each) => typeof each === "string");
  return typeof commitment === "string" && typeof secret === "string" && isTexts && Array.isArray(draws);
}

/** How many draws a record has, and how many numbers below the last one are missing. */
interface Drawn {
  readonly draws: number;
  readonly skipped: number;
}

/**
 * Replays a legal log and repeats all draws, whose numbers grow; where a host has rewound the match some are missing.
 * The refusal is the first thing that does not follow from the secret.
 */
export function checkDraws(
  open: AnyOpenGame,
  entries: readonly Entry[],
  { commitment, secret, shares, draws }: Fairness,
): Result<Drawn, string> {
  const key = Buffer.from(secret, "hex");
  const found = createHash("sha256").update(key).digest("hex");
  if (found !== commitment) return refused(`commitment: ${commitment} in the file, ${found} of its secret`);
  const state = open.setup();
  const buffer = chanceBuffer();
  let next = 0;
  let count = 0;
  for (const [ply, entry] of entries.entries()) {
    const outcomes = entry.by === "chance" ? open.chance(state, buffer) : 0;
    const number = draws[ply] ?? null;
    const isRight = outcomes > 1 ? number !== null && Number.isSafeInteger(number) && number >= next : number === null;
    const due = outcomes > 1 ? next : null;
    if (!isRight) return refused(`entry ${ply + 1}: draw ${draws[ply]}, it should be ${due}`);
    if (number !== null) {
      next = number + 1;
      count++;
      const ticket = drawn(key, shares, number, totalWeight(buffer, outcomes));
      const text = open.printOutcome(outcomeOf(buffer, outcomes, ticket));
      if (text !== entry.text) return refused(`entry ${ply + 1}: ${entry.text} in the file, ${text} by draw ${number}`);
    }
    playEntry(open, state, entry);
  }
  return accepted({ draws: count, skipped: next - count });
}

const RANGE = 2 ** 48;

/** As specified in `docs/toolbox.md`; shares no code with the server on purpose. */
function drawn(key: Buffer, shares: readonly string[], number: number, total: number): number {
  for (let attempt = 0; ; attempt++) {
    const message = ["fiorino-draw-1", shares.map((share) => `${share},`).join(""), number, attempt].join("|");
    const bits = createHmac("sha256", key).update(message).digest().readUIntBE(0, 6);
    if (bits < RANGE - (RANGE % total)) return bits % total;
  }
}
