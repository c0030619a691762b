import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { playByPolicies, policyByName, UNHURRIED } from "#bots";
import {
  type AnyGame,
  type AnyOpenGame,
  type Entry,
  FastChance,
  type MatchRecord,
  moveBuffer,
  openByChoice,
  openRecord,
  playEntry,
  SEATS,
  seatCountsOf,
} from "#engine";
import { GAMES } from "#games";
import { glowing, naming, type Offer, offerOf, type Picks, picksFor, pressAt } from "./picking.ts";

/** Greedy matches a game beside the recorded ones. */
const MORE = Number(process.env["FIORINO_MATCHES"] ?? 0);

/** A hundred greedy matches take minutes. */
const LONG_MS = 60_000 + MORE * 60_000;

interface Played {
  readonly open: AnyOpenGame;
  readonly entries: readonly Entry[];
}

function* recorded(game: AnyGame): Generator<Played> {
  const folder = new URL(`../../../games/${game.meta.id}/replays/`, import.meta.url);
  for (const file of readdirSync(folder)) {
    const record = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as MatchRecord;
    const open = openRecord(game, record);
    if (open.ok) yield { open: open.value, entries: record.entries };
  }
}

function* greedy(game: AnyGame): Generator<Played> {
  const policy = policyByName("greedy");
  const counts = seatCountsOf(game.meta.seats);
  for (let seed = 1; policy !== undefined && seed <= MORE; seed++) {
    const open = openByChoice(game, counts[seed % counts.length] ?? game.meta.seats.min);
    const entries: Entry[] = [];
    const onEntry = (entry: Entry): void => void entries.push(entry);
    playByPolicies({
      ...{ game: open, policies: SEATS.map(() => policy), onEntry },
      ...{ source: new FastChance(seed), budget: UNHURRIED },
    });
    yield { open, entries };
  }
}

/** All orders of up to three targets; of more, one rotation for each first target. */
function ordersOf(targets: readonly string[]): readonly (readonly string[])[] {
  if (targets.length > 3) return targets.map((_, i) => [...targets.slice(i), ...targets.slice(0, i)]);
  if (targets.length < 2) return [targets];
  return targets.flatMap((first) => ordersOf(targets.filter((each) => each !== first)).map((rest) => [first, ...rest]));
}

/** What the reader has picked. */
const held = (...picked: readonly string[]): Picks => ({ picked, usual: [] });

/** The move that these presses make, or `null`. */
function madeBy(offers: readonly Offer[], presses: readonly string[]): number | null {
  let picks = held();
  for (const target of presses) {
    const does = pressAt(offers, picks, target);
    if (does === null) return null;
    if ("makes" in does) return does.makes;
    picks = held(...does.picks);
  }
  return null;
}

const buffer = moveBuffer();

/** The offers of every seat to act at every position of a match. */
function* offersIn({ open, entries }: Played): Generator<readonly Offer[]> {
  const state = open.setup();
  for (const entry of entries) {
    if (entry.by !== "chance") {
      const n = open.legalMoves(state, entry.by, buffer);
      yield [...buffer.subarray(0, n)].map((move) => offerOf(open, state, move));
    }
    playEntry(open, state, entry);
  }
}

test.each(GAMES.map((game) => [game.meta.id, game] as const))(
  "%s: pressing the parts of a possible move makes that move or none, in any order",
  (_, game) => {
    let pressed = 0;
    for (const match of [...recorded(game), ...greedy(game)]) {
      for (const offers of offersIn(match)) {
        for (const { move, targets } of offers) {
          const isShared = naming(offers, targets).length > 1;
          expect(isShared || targets.length === 0 ? move : madeBy(offers, targets)).toBe(move);
          for (const presses of ordersOf(targets)) {
            const made = madeBy(offers, presses);
            if (made !== null && made !== move) expect.fail(`${presses} makes ${match.open.printMove(made)}`);
            pressed++;
          }
        }
      }
    }
    expect(pressed).toBeGreaterThan(2000);
  },
  LONG_MS,
);

test("a card that only another one would discard is picked and waits for that one", () => {
  const offers: readonly Offer[] = [
    { move: 1, targets: ["hand:patrician", "hand:princess"] },
    { move: 2, targets: [] },
  ];
  expect(pressAt(offers, held(), "hand:princess")).toEqual({ picks: ["hand:princess"] });
  expect(picksFor(offers, held(), "hand:princess")).toEqual([offers[0]]);
  expect(picksFor(offers, held(), "hand:patrician")).toEqual([]);
  expect(pressAt(offers, held("hand:princess"), "hand:patrician")).toEqual({ makes: 1 });
  expect(pressAt(offers, held(), "hand:patrician")).toEqual({ makes: 1 });
});

test("of two cards that can both be played the one pressed first acts: what it could be discarded by takes its place", () => {
  const offers: readonly Offer[] = [
    { move: 1, targets: ["hand:patrician", "hand:alchemist"], isPair: true },
    { move: 2, targets: ["hand:alchemist", "bag:red"], isPair: true },
    { move: 3, targets: ["hand:patrician", "hand:mason"], isPair: true },
    { move: 4, targets: ["hand:mason"] },
    { move: 5, targets: [] },
  ];
  expect(pressAt(offers, held(), "hand:alchemist")).toEqual({ picks: ["hand:alchemist"] });
  expect(glowing(offers, ["hand:alchemist"])).toEqual(["hand:alchemist", "bag:red"]);
  expect(pressAt(offers, held("hand:alchemist"), "hand:patrician")).toEqual({ picks: ["hand:patrician"] });
  expect(pressAt(offers, held("hand:patrician"), "hand:alchemist")).toEqual({ makes: 1 });
  expect(pressAt(offers, held(), "hand:mason")).toEqual({ picks: ["hand:mason"] });
  expect(picksFor(offers, held("hand:mason"), "hand:mason")).toEqual([offers[3]]);
});

test("a card whose partner is given away is picked, also where only one could be", () => {
  const offers: readonly Offer[] = [
    { move: 1, targets: ["hand:patrician", "hand:glory"], isPair: true },
    { move: 2, targets: [] },
  ];
  expect(pressAt(offers, held(), "hand:patrician")).toEqual({ picks: ["hand:patrician"] });
  expect(pressAt(offers, held("hand:patrician"), "hand:glory")).toEqual({ makes: 1 });
  expect(pressAt(offers, held("hand:glory"), "hand:patrician")).toEqual({ makes: 1 });
});

test("where no other move is possible any of its parts makes it", () => {
  expect(pressAt([{ move: 1, targets: ["sea:2", "ship:0"] }], held(), "ship:0")).toEqual({ makes: 1 });
});
