import { describe, expect, test } from "vitest";
import { type Entry, FastChance, NOBODY, nextEntry, pairwiseSwitches, playEntry, randomMove, type Seat } from "#engine";
import { META } from "../meta.ts";
import { CARD_POINTS, DISCS, LEVELS, STREETS, TILE_INDEX, TILE_POINTS } from "../rules/content.ts";
import type { Event } from "../rules/events.ts";
import { CARD_SCORES, PLACE, type State, WHITE_DISC } from "../rules/state.ts";
import { openCalimala } from "./position.fixture.ts";

/**
 * What holds between any two turns of any match. The conformance kit counts cards, cubes, coloured discs and slots and
 * compares derived fields.
 */

const SETTINGS = ([3, 4, 5] as const).flatMap((seats) =>
  pairwiseSwitches(META.options, seats).map((options, seed) => ({ seats, options, seed })),
);

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const count = (events: readonly Event[], type: Event["type"]): number => events.filter((e) => e.type === type).length;

/** 1.13, 5.4, 5.5, 6.3 White discs are in reserves, on streets, or have left the match. */
function checkWhiteDiscs(s: State, events: readonly Event[]): void {
  const reserve = sum(s.opened.seatList.map((seat) => s.white[seat]));
  const onStreets = STREETS.flatMap((street) =>
    LEVELS.filter((level) => s.stacks[street][level] === WHITE_DISC),
  ).length;
  const left = events.filter(
    (e) => e.type === "whiteRemoved" || (e.type === "fourthDiscRemoved" && e.disc === "white"),
  );
  expect(reserve + onStreets + left.length).toBe(DISCS[s.opened.seats].white * s.opened.seats);
}

/** 3.14 Stacks have at most three discs between turns. */
function checkStacks(s: State): void {
  for (const street of STREETS) {
    expect(s.height[street]).toBeLessThanOrEqual(3);
    for (const level of LEVELS) expect(s.stacks[street][level] > 0).toBe(level < s.height[street]);
  }
}

/** 5.1, 5.5, 6.1 A seat for every tile scored, but for the empty ones; none beyond. */
function checkCouncil(s: State, events: readonly Event[]): void {
  const seats = TILE_INDEX.filter((k) => s.council[k] > 0).length;
  const withoutSeat = events.some((e) => e.type === "allDiscsPlaced")
    ? s.tilesScored[0] - count(events, "seatGained")
    : count(events, "seatEmpty");
  expect(seats).toBe(s.tilesScored[0] - withoutSeat);
  expect(seats).toBe(count(events, "seatGained"));
  for (const k of TILE_INDEX) if (k >= s.tilesScored[0]) expect(s.council[k]).toBe(0);
}

/** 5.7, 5.9, 6.5 Points add up to those of tiles and cards. */
function checkScores(s: State): void {
  for (const seat of s.opened.seatList) {
    const tiles = TILE_INDEX.map((k) => s.tilePoints[k][seat]);
    const cards = CARD_SCORES.map((i) => s.cardPoints[i][seat]);
    expect(s.score[seat]).toBe(sum(tiles) + sum(cards));
  }
  const given = (points: { readonly [seat in Seat]: number }): number =>
    sum(s.opened.seatList.map((seat) => points[seat]));
  for (const k of TILE_INDEX) expect(given(s.tilePoints[k])).toBeLessThanOrEqual(sum(TILE_POINTS));
  for (const i of CARD_SCORES) expect(given(s.cardPoints[i])).toBeLessThanOrEqual(sum(CARD_POINTS));
}

/** 3.14, 6.4 Turns go round; discs in reserve and turns taken add up to the discs at the start. */
function checkTurns(s: State): void {
  const { seats, seatList } = s.opened;
  const start = s.startPlayer[0] - 1;
  const inOrder = seatList.map((i) => s.turns[((start + i) % seats) as Seat]);
  expect([...inOrder].sort((a, b) => b - a)).toEqual(inOrder);
  expect(Math.max(...inOrder) - Math.min(...inOrder)).toBeLessThanOrEqual(1);
  const { coloured, white } = DISCS[seats];
  for (const seat of seatList) expect(s.coloured[seat] + s.white[seat] + s.turns[seat]).toBe(coloured + white);
}

/** 6.1, 6.2, 6.5 The match ends with all tiles and cards scored. */
function checkEnd(s: State, events: readonly Event[]): void {
  const { seats, seatList } = s.opened;
  expect(s.tilesScored[0]).toBe(TILE_INDEX.length);
  expect(new Set(seatList.map((seat) => s.turns[seat])).size).toBe(1);
  expect(count(events, "cardScored")).toBe(seats === 5 ? 5 : seats + 1);
  const allPlaced = seatList.every((seat) => s.coloured[seat] + s.white[seat] === 0);
  if (!allPlaced) expect(count(events, "seatGained") + count(events, "seatEmpty")).toBe(TILE_INDEX.length);
}

describe("what holds between turns, in random matches", { timeout: 60_000 }, () => {
  test.each(SETTINGS)("$seats seats, seed $seed, $options", ({ seats, options, seed }) => {
    const open = openCalimala(seats, options);
    const source = new FastChance(seed * 7 + seats);
    const s = open.setup();
    const events: Event[] = [];
    const told = open.setup();
    while (open.toAct(s) !== NOBODY) {
      const entry: Entry = nextEntry(open, s, (now, seat) => randomMove(open, now, seat, source), source);
      playEntry(open, told, entry, (event, audience) => {
        if (audience >= 32) events.push(event);
      });
      if (s.awaits[0] === PLACE) {
        checkWhiteDiscs(s, events);
        checkStacks(s);
        checkCouncil(s, events);
        checkScores(s);
        checkTurns(s);
      }
    }
    expect(open.hash(told)).toBe(open.hash(s));
    checkWhiteDiscs(s, events);
    checkCouncil(s, events);
    checkScores(s);
    checkTurns(s);
    checkEnd(s, events);
  });
});
