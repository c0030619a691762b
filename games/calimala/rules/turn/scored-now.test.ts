import { expect, test } from "vitest";
import { CHANCE, FastChance, firstSeat, NOBODY, randomMove, randomOutcome } from "#engine";
import { randomSetting } from "#engine/testkit";
import { calimala } from "../../index.ts";
import { openCalimala, position } from "../../proofs/position.fixture.ts";
import { SCORING_CARDS } from "../content.ts";
import type { Event } from "../events.ts";
import { MOVES } from "../moves.ts";
import type { Target } from "../targets.ts";
import { scoredNow } from "./scored-now.ts";

/** The owners of the council spaces when all tiles are scored. */
const SCORED = ". ".repeat(15).trim();

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);

/**
 * Of a tile after its entry, and before one that brings nothing; of a card before all are turned up. With the option
 * `turnOrder` who comes first depends on who is active, so ties are left out.
 */
test.each(SEEDS)("what is said to score now is what scores: random match %i", (seed) => {
  const source = new FastChance(seed);
  const { seats, switches } = randomSetting(calimala, source);
  const open = openCalimala(seats as 3, { ...switches, finalTie: "share" });
  const state = open.setup();
  let [tiles, cards] = [0, 0];
  while (open.toAct(state) !== NOBODY) {
    const events: Event[] = [];
    const before = new Map(SCORING_CARDS.map((card) => [card, scoredNow(state, `scoring:${card}`)]));
    const tell = (event: Event) => events.push(event);
    const mask = open.toAct(state);
    const next = scoredNow(state, `tile:${Math.min(15, state.tilesScored[0] + 1)}` as Target);
    if (mask === CHANCE) open.resolve(state, randomOutcome(open, state, source), tell);
    else {
      const move = randomMove(open, state, firstSeat(mask), source);
      open.play(state, firstSeat(mask), move, tell);
      const scored = events.find((event) => event.type === "tileScored");
      const givesNothing = MOVES.typeOf(move) === "end" || MOVES.typeOf(move) === "seatDisc";
      if (scored !== undefined && givesNothing)
        expect(next, `tile ${scored.k}`).toMatchObject({ points: scored.points, counts: scored.counts });
    }
    for (const event of events) {
      if (event.type === "tileScored") {
        tiles++;
        const { points, counts } = event;
        expect(scoredNow(state, `tile:${event.k}`), "a tile is scored once").toBeUndefined();
        const unscored = open.blank();
        open.copy(state, unscored);
        unscored.tilesScored[0] = event.k - 1;
        expect(scoredNow(unscored, `tile:${event.k}`), event.tile).toMatchObject({ points, counts });
      } else if (event.type === "cardScored") {
        cards++;
        const { points, counts } = event;
        expect(before.get(event.card), event.card).toMatchObject({ points, counts });
      }
    }
  }
  expect(tiles).toBe(15);
  expect(cards).toBeGreaterThanOrEqual(seats);
});

test("5.7, 6.5 a church brings the points of its tile, and of its card once the tile has been scored", () => {
  const gifts = { santaCroce: { wood: "b b r" } } as const;
  const points = (council: string, target: Target) =>
    scoredNow(position({ gifts, council, tiles: ["santaCroce"] }).state, target)?.points;
  for (const target of ["niche:santaCroce", "slot:santaCroce:wood"] as const) {
    expect(points("", target), target).toEqual([3, 2, 0]);
    expect(points(SCORED, target), target).toEqual([5, 3, 0]);
  }
  expect(points("", "scoring:santaCroce")).toEqual([5, 3, 0]);
});
