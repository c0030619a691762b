import { BOT_LEVELS, levelOf } from "#bots";
import { type AnyGame, moveBuffer, type Seat } from "#engine";
import { type Change, type Commit, decide, type Match, plyOf, seatsOwing, think, thoughtOf } from "#referee";
import { SLOW_MS } from "../slow-levels.ts";
import type { KeptMatch } from "../store/kept.ts";
import { isStopped, STAND_IN } from "./clocks-here.ts";

/** How long a bot may think about a decision: it stops in time to answer, at seven tenths. */
const MILLISECONDS = SLOW_MS / 0.7;

interface BotPorts {
  readonly seed: number;
  readonly now: () => number;
  /** Holds 1 as soon as somebody wants the answer at once. */
  readonly stop: Int32Array | undefined;
  /** Told when a bot fails: a simpler one decides in its place. */
  readonly failed: (error: unknown) => void;
}

interface BotSeat {
  readonly seat: Seat;
  readonly level: string;
}

/** The first seat that owes a decision and is a bot's, or has one that plays on. */
export function botOwing({ seats }: KeptMatch, match: Match): BotSeat | undefined {
  return seatsOwing(match)
    .map((seat) => {
      const sitter = seats[seat];
      if (sitter?.kind === "bot") return { seat, level: sitter.level };
      return isStopped({ match }, seat) ? { seat, level: STAND_IN } : undefined;
    })
    .find((each) => each !== undefined);
}

/** What the seat's bot decides; when it fails, a simpler one; at last the first legal move. */
export function botsChange(game: AnyGame, match: Match, { seat, level }: BotSeat, ports: BotPorts): Change {
  const levels = BOT_LEVELS.slice(0, BOT_LEVELS.indexOf(levelOf(level) ?? BOT_LEVELS[0]) + 1).reverse();
  const ask: Pick<Commit, "table" | "ply"> = { table: match.id, ply: plyOf(match) };
  const { seed, stop } = ports;
  const asked = { seed, milliseconds: MILLISECONDS, ...(stop === undefined ? {} : { stop }) };
  for (const each of levels) {
    try {
      const thought = thoughtOf(match, seat, { level: each, ...asked });
      const moves = think({ byId: () => game }, thought, ports.now);
      const decided = decide(match, seat, { ...ask, id: "bot", moves }, ports.now());
      if (decided.ok) return withoutId(decided.value);
      ports.failed(decided.refusal);
    } catch (error) {
      ports.failed(error);
    }
  }
  const first = decide(match, seat, { ...ask, id: "bot", moves: [firstLegal(match, seat)] }, ports.now());
  if (!first.ok) throw new Error(`seat ${seat} of ${match.id} has no move: ${first.refusal.code}`);
  return withoutId(first.value);
}

const withoutId = ({ commit: _, ...change }: Change): Change => change;

const buffer = moveBuffer();

function firstLegal({ open, state }: Match, seat: Seat): string {
  open.legalMoves(state, seat, buffer);
  return open.printMove(buffer[0] ?? 0);
}
