import { type Arguments, has, seedOf, wholeNumber } from "#arguments";
import {
  type AnyOpenGame,
  accepted,
  CHANCE,
  perft as countSequences,
  FastChance,
  type GameTypes,
  NOBODY,
  nextEntry,
  type Result,
  randomMove,
  refused,
} from "#engine";
import type { Command, Io } from "../command.ts";
import { GAME_FLAGS, JSON_FLAG, SEAT_COUNT_FLAG, SEED_FLAG } from "../flags.ts";
import { openGame } from "../open-game.ts";

/** The start of counting: after a number of seeded random entries, or where a seat first acts. */
type After = number | "first-decision";

interface Start {
  readonly state: GameTypes["state"];
  readonly entries: number;
}

/** The position to count from; the refusal is a sentence. */
function startAfter(open: AnyOpenGame, seed: number, after: After): Result<Start, string> {
  const source = new FastChance(seed);
  const state = open.setup();
  for (let entries = 0; ; entries++) {
    const mask = open.toAct(state);
    if (after === "first-decision" ? mask !== CHANCE : entries === after) return accepted({ state, entries });
    if (mask === NOBODY) return refused(`The match of this seed is over after ${entries} entries.`);
    nextEntry(open, state, (now, seat) => randomMove(open, now, seat, source), source);
  }
}

export const perft: Command = {
  name: "perft",
  about: "Counts the sequences of entries of each length up to a depth; a chance entry counts each outcome once.",
  operand: "GAME",
  flags: [
    SEAT_COUNT_FLAG,
    { name: "depth", value: "D", about: "longest sequence, 1 to 12", need: "required" },
    SEED_FLAG,
    { name: "after", value: "K", about: "start after K seeded random entries (default: where a seat first acts)" },
    ...GAME_FLAGS,
    JSON_FLAG,
  ],
  run(io: Io, args: Arguments): Result<number, string> {
    const seats = wholeNumber(args, "seats", { least: 1, most: 9 }, undefined);
    if (!seats.ok) return seats;
    const depth = wholeNumber(args, "depth", { least: 1, most: 12 }, undefined);
    if (!depth.ok) return depth;
    const seed = seedOf(args);
    if (!seed.ok) return seed;
    const after = wholeNumber(args, "after", { least: 0, most: 1e6 }, 0);
    if (!after.ok) return after;
    const opened = openGame(io, args, seats.value);
    if (!opened.ok) return opened;
    const { open } = opened.value;
    const start = startAfter(open, seed.value, has(args, "after") ? after.value : "first-decision");
    if (!start.ok) return start;
    const counts = countDepths(open, start.value, depth.value);
    if (has(args, "json")) io.print(JSON.stringify({ game: open.game.meta.id, seats: seats.value, ...counts }));
    else describe(io, open, start.value, counts);
    return accepted(0);
  },
};

interface Counts {
  /** Entries before the position that is counted from. */
  readonly after: number;
  readonly hash: string;
  /** Sequences of length 1, 2, ... */
  readonly perft: readonly number[];
}

const countDepths = (open: AnyOpenGame, { state, entries }: Start, depth: number): Counts => ({
  after: entries,
  hash: open.hash(state),
  perft: Array.from({ length: depth }, (_, i) => countSequences(open, state, i + 1)),
});

function describe(io: Io, open: AnyOpenGame, start: Start, counts: Counts): void {
  io.print(`After ${start.entries} entries: ${open.printPosition(start.state)}`);
  for (const [i, n] of counts.perft.entries()) io.print(`${String(i + 1).padStart(2)}  ${n}`);
}
