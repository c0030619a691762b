import { describe, expect, test } from "vitest";
import { FastChance, NOBODY, nextEntry, pairwiseSwitches, playEntry } from "#engine";
import { META } from "../meta.ts";
import { total } from "../rules/bricks.ts";
import { pileSize } from "../rules/cards/piles.ts";
import { CARDS, COLOUR_INDEX, COLOURS, CONTRACT_INDEX, SLOTS, WORKSHOP } from "../rules/content.ts";
import type { Event } from "../rules/events.ts";
import { FIGURES } from "../rules/figures/figures.ts";
import { CHOOSE, NEUTRAL, OVER, type Player, STANDING, type State, TOWER_SLOTS } from "../rules/state.ts";
import { cardExcess, rowSize, storageLimit } from "../rules/turn/turn.ts";
import { eager } from "./eager.fixture.ts";
import { openFirenze } from "./sketched-match.fixture.ts";
import { SUBJECT } from "./subject.ts";

/** What holds between any two turns of any match. */
const SETTINGS = ([2, 3, 4] as const).flatMap((seats) =>
  pairwiseSwitches(META.options, seats).flatMap((options, i) =>
    [0, 1].map((again) => ({ seats, options, seed: 2 * i + again })),
  ),
);

/** 1 Everything is somewhere: what the conformance kit compares with the setup is compared with the figures here. */
function checkPieces(s: State): void {
  const counts = SUBJECT.conserved(s);
  for (const c of COLOUR_INDEX) expect(counts[`bricks ${COLOURS[c]}`]).toBe(FIGURES.bricks[COLOURS[c]]);
  for (const card of CARDS) {
    const isOut = card === "campanile" && !s.opened.campanile;
    expect(counts[`card ${card}`]).toBe(isOut ? 0 : FIGURES.cards[card].count);
  }
  for (const seat of s.opened.seatList) expect(counts[`seals ${seat}`]).toBe(FIGURES.seals[s.opened.seats]);
}

/** 3.1 */
function checkRow(s: State): void {
  if (rowSize(s) < SLOTS.length) {
    expect(pileSize(s.startDeck) + pileSize(s.deck)).toBe(0);
    expect(pileSize(s.discards)).toBe(0);
  }
}

/** 3.6 After a seat's own turn; others may give it a Monument later (4.17). */
function checkLimits(s: State, seat: Player): void {
  expect(total(s.storage[seat])).toBeLessThanOrEqual(storageLimit(s, seat));
  expect(cardExcess(s, seat)).toBe(0);
  expect(s.towerCount[seat]).toBeLessThanOrEqual(STANDING);
}

/** 3.3 What a turn's bricks cost. */
function checkCost(s: State, seat: Player, turn: readonly Event[]): void {
  const built = turn.filter((event) => event.type === "brickBuilt").length;
  const paid = turn.filter((event) => event.type === "brickGiven" && event.purpose === "build").length;
  const isDiscarded = turn.some((event) => event.type === "cardDiscarded" && event.card === "workshop");
  const hasMason = turn.some((event) => event.type === "personPlayed" && event.card === "mason");
  const { cost, workshop, mason } = FIGURES.build;
  const less = (isDiscarded || s.buildings[seat][WORKSHOP] === 1 ? workshop : 0) + (hasMason ? mason : 0);
  expect(built).toBeLessThanOrEqual(6);
  expect(paid).toBe(Math.max(0, (cost[built] ?? 0) - less));
}

/** Nothing of a turn is left over. */
function checkClean(s: State): void {
  for (const field of ["loser", "event", "slot", "drawLeft", "back", "due", "lowest", "purpose"] as const) {
    expect(`${field} ${s[field][0]}`).toBe(`${field} 0`);
  }
  for (const field of ["wanted", "victim", "kept", "built", "cursor", "exchanged", "played"] as const) {
    expect(`${field} ${s[field][0]}`).toBe(`${field} 0`);
  }
  expect(total(s.aside)).toBe(0);
  for (const slot of TOWER_SLOTS) expect(s.fed[slot]).toBe(0);
}

describe("what holds between turns, in matches of eager players", { timeout: 120_000 }, () => {
  test.each(SETTINGS)("$seats seats, seed $seed, $options", ({ seats, options, seed }) => {
    const open = openFirenze(seats, options);
    const source = new FastChance(seed * 7 + seats);
    const decide = eager(open, source);
    const s = open.setup();
    const told = open.setup();
    const events: Event[] = [];
    const fulfilled: string[] = [];
    let last = "";
    while (open.toAct(s) !== NOBODY) {
      const entry = nextEntry(open, s, decide, source);
      playEntry(open, told, entry, (event) => events.push(event));
      const turns = `${s.opened.seatList.map((seat) => s.turns[seat])}`;
      if (turns === last || (s.awaits[0] !== CHOOSE && s.awaits[0] !== OVER)) continue;
      last = turns;
      checkPieces(s);
      checkRow(s);
      checkClean(s);
      const ended = events.findLast((event) => event.type === "turnEnded");
      if (ended?.type === "turnEnded") {
        checkLimits(s, ended.seat);
        checkCost(s, ended.seat, events);
      }
      for (const event of events) {
        if (event.type === "contractFulfilled") fulfilled.push(`${event.colour} ${event.floors}`);
      }
      events.length = 0;
    }
    expect(open.hash(told)).toBe(open.hash(s));
    expect(new Set(fulfilled).size).toBe(fulfilled.length);
    expect(fulfilled.length).toBe(CONTRACT_INDEX.filter((c) => s.seals[c] > 0 && s.seals[c] !== NEUTRAL).length);
    expect(CONTRACT_INDEX.filter((contract) => s.seals[contract] === NEUTRAL)).toHaveLength(5);
  });
});
