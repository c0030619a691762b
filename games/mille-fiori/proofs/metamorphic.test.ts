import { describe, expect, test } from "vitest";
import { type Entry, FastChance, NOBODY, nextEntry, playEntry, randomMove, type Seat } from "#engine";
import { randomSetting } from "#engine/testkit";
import { milleFiori } from "../index.ts";
import { GOODS, type GoodName } from "../rules/board/board.ts";

/**
 * Matches with renamed or reordered entries, which must have the same result: the rules do not depend on names or on
 * free order.
 */
interface Retelling {
  readonly says: string;
  readonly seatOf?: (seat: Seat) => Seat;
  readonly goodOf?: (good: GoodName) => GoodName;
  /** Rows of Trade and of Harbor together, from 1. */
  readonly rowOf?: (row: number) => number;
  /** The ship spaces of a row, from 1. */
  readonly berthOf?: (berth: number) => number;
  /** Reverses runs of entries whose order makes no difference. */
  readonly turnsRound?: (entry: Entry) => boolean;
}

const turned =
  (seats: number, by: number) =>
  (seat: Seat): Seat =>
    ((seat + by) % seats) as Seat;

const retellings = (seats: number): readonly Retelling[] => [
  ...Array.from({ length: seats - 1 }, (_, i) => ({ says: `seats move on by ${i + 1}`, seatOf: turned(seats, i + 1) })),
  { says: "goods change their names", goodOf: (good) => GOODS[((GOODS.indexOf(good) + 1) % 4) as 0] },
  { says: "rows of goods and ships change places", rowOf: (row) => (row % 5) + 1 },
  { says: "the ships of a row change places", berthOf: (berth) => (berth % 3) + 1 },
  { says: "cards are chosen in another order", turnsRound: ({ text }) => text.startsWith("keep ") },
];

const GOOD = new RegExp(`\\b(${GOODS.join("|")})\\b`);

/** Goods lie in rows of Trade, ships in rows of Harbor: `place swan-3 row 2`, `place ship-1 harbor 5 1`. */
function retold(text: string, { goodOf, rowOf = (row) => row, berthOf = (berth) => berth }: Retelling): string {
  const [, , where, row, berth] = text.split(" ");
  const words = text.split(" ");
  if (where === "row" || where === "harbor") words[3] = String(rowOf(Number(row)));
  if (berth !== undefined) words[4] = String(berthOf(Number(berth)));
  return words.join(" ").replace(GOOD, (good) => (goodOf === undefined ? good : goodOf(good as GoodName)));
}

/** Returns the same match with renamed seats, goods and spaces, and with entries of free order reversed. */
function retell(entries: readonly Entry[], how: Retelling): readonly Entry[] {
  const { seatOf = (seat) => seat, turnsRound = () => false } = how;
  const renamed = entries.map(({ by, text }): Entry => {
    const said = text.startsWith("start ") ? `start ${seatOf(Number(text.slice(6)) as Seat)}` : retold(text, how);
    return { by: by === "chance" ? by : seatOf(by), text: said };
  });
  const told: Entry[] = [];
  let run: Entry[] = [];
  for (const entry of renamed) {
    if (turnsRound(entry)) run.unshift(entry);
    else {
      told.push(...run, entry);
      run = [];
    }
  }
  return [...told, ...run];
}

const SEEDS = Array.from({ length: 24 }, (_, seed) => seed);

describe("a match retold comes to the same points", { timeout: 60_000 }, () => {
  test.each(SEEDS)("match %i", (seed) => {
    const source = new FastChance(seed);
    const { seats, switches } = randomSetting(milleFiori, source);
    const open = milleFiori.open(seats, switches);
    const state = open.setup();
    const entries: Entry[] = [];
    while (open.toAct(state) !== NOBODY) {
      entries.push(nextEntry(open, state, (now, seat) => randomMove(open, now, seat, source), source));
    }
    const points = open.standings(state).scores.map((score) => score.points);
    for (const how of retellings(seats)) {
      const other = open.setup();
      for (const [ply, entry] of retell(entries, how).entries()) {
        const done = playEntry(open, other, entry);
        expect(done.ok, `${how.says}, ply ${ply}: ${entry.by} ${entry.text}`).toBe(true);
      }
      expect(open.toAct(other)).toBe(NOBODY);
      const retoldPoints = open.standings(other).scores.map((score) => score.points);
      const seatOf = how.seatOf ?? ((seat: Seat) => seat);
      expect(
        points.map((_, seat) => retoldPoints[seatOf(seat as Seat)]),
        how.says,
      ).toEqual(points);
    }
  });
});
