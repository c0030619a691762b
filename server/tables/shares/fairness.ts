import { type AnyOpenGame, chanceBuffer, type Entry, invariant, playEntry, type TicketRange, ticketsOf } from "#engine";
import type { Database } from "../../db/database.ts";
import type { CachedMatch } from "../../matches/match-cache.ts";
import { loadDraws } from "../../matches/match-store.ts";
import { loadRewinds } from "../rewinds.ts";

/** The draw behind an entry: its number, and the tickets of its outcome. */
interface Draw extends TicketRange {
  readonly number: number;
}

/** What somebody has added to the draws: announced by its hash, and shown unless it was missing at the start. */
interface SeatShare {
  readonly hash: string;
  readonly share: string | null;
}

/** What of the proof takes no rules. */
export interface Announced {
  readonly commitment: string;
  readonly secret: string;
  /** By seat; null for bots, and at tables from before shares. */
  readonly seats: readonly (SeatShare | null)[];
  /** How many draws a host has dropped by rewinding: no more numbers than that are missing. */
  readonly dropped: number;
}

/** The proof of a match's draws. */
export interface Fairness extends Announced {
  /** For each entry the draw behind it, or null. */
  readonly draws: readonly (Draw | null)[];
}

/** The proof of a match that is over. */
export async function loadFairness(db: Database, match: CachedMatch): Promise<Fairness> {
  const { id, open, entries, seeds, commitment } = match;
  return {
    ...(await loadAnnounced(db, { id, commitment, secret: seeds.secret })),
    draws: drawsOf(open, entries, await loadDraws(db, id)),
  };
}

export async function loadAnnounced(
  db: Database,
  { id, commitment, secret }: { readonly id: string; readonly commitment: string; readonly secret: Buffer },
): Promise<Announced> {
  const seats = await db
    .selectFrom("seat")
    .select(["share_hash", "share"])
    .where("table_id", "=", id)
    .orderBy("seat")
    .execute();
  return {
    ...{ commitment, secret: secret.toString("hex") },
    seats: seats.map(({ share_hash: hash, share }) => (hash === null ? null : { hash, share })),
    dropped: (await loadRewinds(db, [id])).get(id)?.reduce((sum, { draws }) => sum + draws, 0) ?? 0,
  };
}

/** The draws of a log, with the tickets as the rules gave them. */
function drawsOf(
  open: AnyOpenGame,
  entries: readonly Entry[],
  numbers: readonly (number | null)[],
): readonly (Draw | null)[] {
  const state = open.setup();
  const buffer = chanceBuffer();
  return entries.map((entry, ply) => {
    const number = numbers[ply] ?? null;
    const draw =
      number === null
        ? null
        : { number, ...ticketsOf(buffer, open.chance(state, buffer), open.parseOutcome(entry.text)) };
    invariant(playEntry(open, state, entry).ok, "the log is one of this match");
    return draw;
  });
}
