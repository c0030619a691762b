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
  type TicketRange,
  ticketsOf,
  totalWeight,
} from "#engine";
import { fairnessOf } from "./fairness.ts";

/** What a server's record tells of its draws once the match is over, whatever its format. */
export interface Fairness {
  /** SHA-256 of the secret, shown at the table before anything was drawn. */
  readonly commitment: string;
  readonly secret: string;
  /** What people added, as it goes into the draws: `<seat>:<share>`. */
  readonly shares: readonly string[];
  /** By seat, where the record has them: the hash that was announced, and the share unless it was missing. */
  readonly seats: readonly (SeatShare | null)[];
  /** For each entry the draw behind it, or null; without tickets in the first format, and from a server that did not have the rules. */
  readonly draws: readonly (Draw | null)[];
  /** How many draws a host has dropped by rewinding; null where the first format does not tell. */
  readonly dropped: number | null;
}

export interface SeatShare {
  readonly hash: string;
  readonly share: string | null;
}

export interface Draw {
  readonly number: number;
  readonly range: TicketRange | null;
}

/** The part of a record file about draws; undefined when it has none. */
export function fairnessIn(text: string): Fairness | undefined {
  const said: unknown = JSON.parse(text);
  return typeof said === "object" && said !== null && "fairness" in said ? fairnessOf(said.fairness) : undefined;
}

/** How many draws a record has, and how many numbers below the last one are missing. */
interface Drawn {
  readonly draws: number;
  readonly skipped: number;
}

const hashOf = (hex: string): string => createHash("sha256").update(Buffer.from(hex, "hex")).digest("hex");

/**
 * Replays a legal log and repeats all draws, whose numbers grow; where a host has rewound the match some are missing.
 * The refusal is the first thing that does not follow from the secret, the shares and the rules.
 */
export function checkDraws(
  open: AnyOpenGame,
  entries: readonly Entry[],
  { commitment, secret, shares, seats, draws, dropped }: Fairness,
): Result<Drawn, string> {
  const found = hashOf(secret);
  if (found !== commitment) return refused(`commitment: ${commitment} in the file, ${found} of its secret`);
  const other = seats.findIndex((each) => typeof each?.share === "string" && hashOf(each.share) !== each.hash);
  if (other >= 0) return refused(`share of seat ${other}: ${seats[other]?.hash} was announced`);
  const state = open.setup();
  let next = 0;
  let count = 0;
  for (const [ply, entry] of entries.entries()) {
    const due = dueAt(open, state, entry);
    const draw = draws[ply] ?? null;
    const number = draw?.number ?? null;
    const isRight = due === null ? number === null : Number.isSafeInteger(number) && (number ?? -1) >= next;
    if (!isRight) return refused(`entry ${ply + 1}: draw ${number}, it should be ${due === null ? null : next}`);
    if (due !== null && draw !== null) {
      next = draw.number + 1;
      count++;
      const skipped = next - count;
      if (skipped > (dropped ?? skipped)) {
        return refused(`entry ${ply + 1}: ${skipped} draws are missing before it, ${dropped} were dropped by the file`);
      }
      const text = due.textOf(drawn({ key: Buffer.from(secret, "hex"), shares }, draw.number, due.range.tickets));
      if (text !== entry.text) return refused(`entry ${ply + 1}: ${entry.text} in the file, ${text} by draw ${number}`);
      const said = draw.range;
      if (said !== null && printRange(said) !== printRange(due.range)) {
        return refused(`entry ${ply + 1}: ${printRange(said)} in the file, ${printRange(due.range)} by the rules`);
      }
    }
    playEntry(open, state, entry);
  }
  return accepted({ draws: count, skipped: next - count });
}

interface Due {
  /** The tickets of the outcome in the log. */
  readonly range: TicketRange;
  textOf(ticket: number): string;
}

const buffer = chanceBuffer();

/** What has to be drawn for an entry; null where the rules leave no choice to chance. */
function dueAt(open: AnyOpenGame, state: ReturnType<AnyOpenGame["setup"]>, entry: Entry): Due | null {
  const n = entry.by === "chance" ? open.chance(state, buffer) : 0;
  if (n <= 1) return null;
  return {
    range: { ...ticketsOf(buffer, n, open.parseOutcome(entry.text)), tickets: totalWeight(buffer, n) },
    textOf: (ticket) => open.printOutcome(outcomeOf(buffer, n, ticket)),
  };
}

const printRange = ({ tickets, from, to }: TicketRange): string => `tickets ${from} to ${to} of ${tickets}`;

const RANGE = 2 ** 48;

/** As specified in `docs/fairness.md`; shares no code with the server on purpose. */
function drawn(
  { key, shares }: { readonly key: Buffer; readonly shares: readonly string[] },
  number: number,
  total: number,
): number {
  for (let attempt = 0; ; attempt++) {
    const message = ["fiorino-draw-1", shares.map((share) => `${share},`).join(""), number, attempt].join("|");
    const bits = createHmac("sha256", key).update(message).digest().readUIntBE(0, 6);
    if (bits < RANGE - (RANGE % total)) return bits % total;
  }
}
