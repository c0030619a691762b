import { describe, expect, test } from "vitest";
import { type Entry, FastChance, NOBODY, nextEntry, playEntry, randomMove, type Seat } from "#engine";
import { randomSetting } from "#engine/testkit";
import { calimala } from "../index.ts";
import { type Cell, STREET_CELLS, type Street, TILE_CELLS } from "../rules/content.ts";
import { STREET_NOTATION } from "../rules/moves.ts";
import { openCalimala } from "./position.fixture.ts";

/** Matches with seats, tiles or cards renamed or drawn in another order have to come to the same result. */
interface Retelling {
  readonly says: string;
  readonly seatOf: (seat: Seat) => Seat;
  readonly squareOf: (square: Cell) => Cell;
}

const same = <T>(thing: T): T => thing;
const turned =
  (seats: number, by: number) =>
  (seat: Seat): Seat =>
    ((seat + by) % seats) as Seat;
const mirrored = (square: Cell): Cell => (square - (square % 3) + 2 - (square % 3)) as Cell;
const transposed = (square: Cell): Cell => ((square % 3) * 3 + Math.floor(square / 3)) as Cell;

const retellings = (seats: number): readonly Retelling[] => [
  ...[1, 2].map((by) => ({ says: `seats move on by ${by}`, seatOf: turned(seats, by), squareOf: same<Cell> })),
  { says: "the city in a mirror", seatOf: same<Seat>, squareOf: mirrored },
  { says: "the city on its side", seatOf: same<Seat>, squareOf: transposed },
];

const streetOf = (text: string, squareOf: Retelling["squareOf"]): string => {
  const cells = STREET_CELLS[STREET_NOTATION.indexOf(text) as Street].map(squareOf).sort();
  return cells.join("-");
};

const retold = (text: string, { squareOf }: Retelling): string =>
  text.replace(/\b\d-\d\b/, (street) => streetOf(street, squareOf));

/** The same match: seats renamed, action tiles and scoring cards drawn in the order in which they now come up. */
function retell(entries: readonly Entry[], each: number, how: Retelling): readonly Entry[] {
  const seats = Array.from({ length: seatsOf(entries) }, (_, seat) => seat as Seat);
  const tiles = entries.filter(({ text }) => text.startsWith("tile "));
  const dealt = entries.filter(({ text }) => text.startsWith("scoring "));
  const tileNow = (k: number): Entry | undefined => {
    const square = TILE_CELLS[k];
    return tiles[TILE_CELLS.findIndex((from) => how.squareOf(from) === square)];
  };
  const cardNow = (k: number): Entry | undefined => {
    const seat = Math.floor(k / each) as Seat;
    const from = seats.find((old) => how.seatOf(old) === seat);
    return from === undefined || k >= each * seats.length ? dealt[k] : dealt[from * each + (k % each)];
  };
  let [tile, card] = [0, 0];
  return entries.map((entry): Entry => {
    if (entry.text.startsWith("tile ")) return tileNow(tile++) ?? entry;
    if (entry.text.startsWith("scoring ")) return cardNow(card++) ?? entry;
    if (entry.text.startsWith("start "))
      return { ...entry, text: `start ${how.seatOf(Number(entry.text.slice(6)) as Seat)}` };
    const by = entry.by === "chance" ? entry.by : how.seatOf(entry.by);
    return { ...entry, by, text: retold(entry.text, how) };
  });
}

const seatsOf = (entries: readonly Entry[]): number => new Set(entries.map(({ by }) => by)).size - 1;

const SEEDS = Array.from({ length: 24 }, (_, seed) => seed);

describe("a match retold comes to the same points", () => {
  test.each(SEEDS)("match %i", (seed) => {
    const source = new FastChance(seed);
    const { seats, switches } = randomSetting(calimala, source);
    const open = openCalimala(seats as 3, { ...switches, layout: "random", startPlayer: "random" });
    const state = open.setup();
    const entries: Entry[] = [];
    while (open.toAct(state) !== NOBODY) {
      const { by, text } = nextEntry(open, state, (now, seat) => randomMove(open, now, seat, source), source);
      entries.push({ by, text });
    }
    const points = open.standings(state).scores.map((score) => score.points);
    for (const how of retellings(seats)) {
      const other = open.setup();
      for (const [ply, entry] of retell(entries, seats === 3 ? 3 : 2, how).entries()) {
        const done = playEntry(open, other, entry);
        expect(done.ok, `${how.says}, ply ${ply}: ${entry.by} ${entry.text}`).toBe(true);
      }
      expect(open.toAct(other)).toBe(NOBODY);
      const retoldPoints = open.standings(other).scores.map((score) => score.points);
      const back = points.map((_, seat) => retoldPoints[how.seatOf(seat as Seat)]);
      expect(back, how.says).toEqual(points);
    }
  });
});
