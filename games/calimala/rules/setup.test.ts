import { describe, expect, test } from "vitest";
import { chanceBuffer, FastChance, moveBuffer, type OpenGame, playout, type Seat } from "#engine";
import type { CalimalaTypes } from "../index.ts";
import { openCalimala } from "../proofs/position.fixture.ts";
import { ACTION_INDEX, ACTIONS, CELLS, INTRODUCTORY, TILE_INDEX } from "./content.ts";
import {
  ACTION_TILES,
  AWAITED,
  DEAL_START_CARDS,
  KEEP,
  narrowSeats,
  PLACE,
  SCORING_TILES,
  type State,
} from "./state.ts";

type Open = OpenGame<CalimalaTypes>;

/** A match played at random until something is awaited. */
function upTo(open: Open, awaits: number, seed = 1): State {
  const state = open.setup();
  const source = new FastChance(seed);
  while (state.awaits[0] !== awaits) playout(open, state, source, 1);
  return state;
}

function legalTexts(open: Open, state: State, seat: Seat): string[] {
  const moves = moveBuffer();
  return Array.from(moves.subarray(0, open.legalMoves(state, seat, moves)), (move) => open.printMove(move));
}

function outcomeTexts(open: Open, state: State): string[] {
  const buffer = chanceBuffer();
  const n = open.chance(state, buffer);
  expect([...buffer.weights.subarray(0, n)]).toEqual(Array.from({ length: n }, () => 1));
  return Array.from(buffer.outcomes.subarray(0, n), (outcome) => open.printOutcome(outcome));
}

function runTexts(open: Open, state: State, texts: readonly string[]): void {
  for (const text of texts) {
    const seat = (state.actor[0] - 1) as Seat;
    expect(legalTexts(open, state, seat)).toContain(text);
    open.play(state, seat, open.parseMove(text));
  }
}

describe("2 setup", () => {
  test.each([
    [3, 12, 3],
    [4, 10, 2],
    [5, 8, 2],
  ] as const)(
    "1.12, 1.13, 2.6 with %i seats everybody has %i coloured and %i white discs",
    (seats, coloured, white) => {
      const s = openCalimala(seats).setup();
      for (const seat of s.opened.seatList) {
        expect([s.coloured[seat], s.white[seat], s.cubes[seat], s.workshops[seat], s.score[seat]]).toEqual([
          coloured,
          white,
          40,
          1,
          0,
        ]);
        expect([s.warehouse[0][seat], s.warehouse[1][seat], s.warehouse[2][seat], s.ships[seat]]).toEqual([0, 0, 0, 0]);
      }
    },
  );

  test("1.13 two are too few", () => {
    expect(() => narrowSeats(2)).toThrow("a game for 3, 4, 5 seats is opened for 2");
  });

  test.each([3, 4, 5] as const)("2.1 with %i seats each is as likely to start", (seats) => {
    const open = openCalimala(seats);
    expect(outcomeTexts(open, open.setup())).toEqual(
      ["start 0", "start 1", "start 2", "start 3", "start 4"].slice(0, seats),
    );
  });

  test.each(["1", "2", "3"])("2.1, 7.3 startPlayer %s begins without a draw", (startPlayer) => {
    const open = openCalimala(3, { startPlayer });
    expect(open.setup().awaits[0]).toBe(ACTION_TILES);
    expect(upTo(open, PLACE).active[0]).toBe(Number(startPlayer));
  });

  test("2.2 the tiles go to the eight squares around contribute, each once", () => {
    const open = openCalimala(3);
    const s = upTo(open, SCORING_TILES);
    expect(s.cells[4]).toBe(9);
    expect(CELLS.map((cell) => s.cells[cell]).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test("2.2, 7.1 the introductory layout needs no draw", () => {
    const open = openCalimala(3, { layout: "introductory", startPlayer: "2" });
    const s = open.setup();
    expect(s.awaits[0]).toBe(SCORING_TILES);
    expect(CELLS.map((cell) => s.cells[cell])).toEqual(INTRODUCTORY.map((action) => action + 1));
  });

  test("2.3 the fifteen tiles come in random order, each once", () => {
    const open = openCalimala(4);
    const s = upTo(open, KEEP);
    expect(TILE_INDEX.map((k) => s.tiles[k]).sort((a, b) => a - b)).toEqual(TILE_INDEX.map((k) => k + 1));
  });

  test.each([
    [3, 3, 1, 0],
    [4, 2, 1, 1],
    [5, 2, 0, 0],
  ] as const)("2.4 with %i seats each gets %i scoring cards, %i lies open, %i is out", (seats, each, face, out) => {
    const s = upTo(openCalimala(seats), KEEP);
    const dealt = s.opened.seatList.map((seat) => s.scoringHand[seat] as unknown as Uint8Array);
    for (const cards of dealt) expect(cards.reduce((a, b) => a + b, 0)).toBe(each);
    const taken = dealt.flatMap((cards) => [...cards.keys()].filter((card) => cards[card] === 1));
    if (s.openCard[0] > 0) taken.push(s.openCard[0] - 1);
    expect(new Set(taken).size).toBe(taken.length);
    expect(s.openCard[0] > 0 ? 1 : 0).toBe(face);
    expect(10 - taken.length).toBe(out);
  });

  test("2.4 all choose what to keep at the same time, among the cards dealt to them", () => {
    const open = openCalimala(4);
    const s = upTo(open, KEEP);
    expect(open.toAct(s)).toBe(0b1111);
    const [first = ""] = legalTexts(open, s, 2);
    expect(legalTexts(open, s, 2)).toHaveLength(2);
    open.play(s, 2, open.parseMove(first));
    expect(open.toAct(s)).toBe(0b1011);
    expect(legalTexts(open, s, 2)).toEqual([]);
  });

  test("2.5 start cards are taken counter-clockwise from the start player's right", () => {
    const open = openCalimala(4, { startPlayer: "2" });
    const s = upTo(open, DEAL_START_CARDS);
    const takers: number[] = [];
    while (s.awaits[0] === DEAL_START_CARDS) {
      takers.push(s.actor[0] - 1);
      playout(open, s, new FastChance(3), 1);
    }
    expect(takers).toEqual([0, 3, 2, 1]);
    expect(s.active[0] - 1).toBe(1);
  });

  test("2.5 each takes one of the five that are left; the rest go into the deck", () => {
    const open = openCalimala(3, { startPlayer: "1" });
    const s = upTo(open, DEAL_START_CARDS);
    expect(legalTexts(open, s, 2)).toEqual(["take wood", "take brick", "take marble", "take weave", "take build"]);
    runTexts(open, s, ["take weave"]);
    expect(legalTexts(open, s, 1)).toEqual(["take wood", "take brick", "take marble", "take build"]);
    runTexts(open, s, ["take wood", "take build"]);
    expect(AWAITED[s.awaits[0] as 0]).toBe("place");
    expect(ACTION_INDEX.filter((a) => s.deck[a] === 4).map((a) => ACTIONS[a])).toEqual(["wood", "weave", "build"]);
    expect(s.deckSize[0]).toBe(42);
  });

  test("2.5 with five seats the start player has no choice", () => {
    const open = openCalimala(5, { startPlayer: "5" });
    const s = upTo(open, DEAL_START_CARDS);
    runTexts(open, s, ["take build", "take wood", "take weave", "take brick"]);
    expect(open.printMove(open.forced(s))).toBe("take marble");
    runTexts(open, s, ["take marble"]);
    expect(s.deckSize[0]).toBe(40);
  });
});
