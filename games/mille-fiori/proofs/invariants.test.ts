import { describe, expect, test } from "vitest";
import {
  CHANCE,
  FastChance,
  firstSeat,
  isSimultaneous,
  moveBuffer,
  NOBODY,
  nextEntry,
  pairwiseSwitches,
  playEntry,
  randomMove,
} from "#engine";
import { META } from "../meta.ts";
import {
  FIRST,
  FLEET_POINTS,
  HOUSE_VALUES,
  LEVEL_POINTS,
  levelOf,
  NEIGHBOURS,
  PEOPLE,
  type Person,
  type Space,
  supportOf,
  WORKSHOP_SPACES,
  type Workshop,
} from "../rules/board/board.ts";
import { BONUS_AREAS, BONUS_SPACES } from "../rules/content.ts";
import type { Event } from "../rules/events.ts";
import { actorOf, HAND, KEEP, OVER, PLAY, PLAY_EXTRA, type State } from "../rules/state.ts";
import { diamondsOf } from "../rules/turn/diamonds.ts";
import { handSize } from "../rules/turn/hands.ts";
import { openMilleFiori } from "./sketched-match.fixture.ts";
import { SUBJECT } from "./subject.ts";

/** Settings for the invariants that the conformance kit does not check. */
const SETTINGS = ([2, 3, 4] as const).flatMap((seats) =>
  pairwiseSwitches(META.options, seats).map((options, seed) => ({ seats, options, seed })),
);

const moves = moveBuffer();

const ownerAt = (s: State, space: number): number => s.board[space as Space] - 1;

/** 1.2, 1.11 The counts that the conformance kit compares with the setup are compared with the figures here. */
function checkPieces(s: State): void {
  const counts = SUBJECT.conserved(s);
  const cards = Object.entries(counts).filter(([name]) => name.startsWith("card "));
  expect(cards.reduce((sum, [, n]) => sum + n, 0)).toBe(109);
  for (const seat of s.opened.seatList) {
    expect(counts[`diamonds ${seat}`]).toBe(30);
    for (const area of BONUS_AREAS) {
      expect(BONUS_SPACES.filter((k) => s.bonus[area][k] === seat + 1).length).toBeLessThanOrEqual(1);
    }
  }
}

/** 1.2 A seat with a diamond can place the card in play; 3.1 a seat that turns up a kept card has one. */
function checkSpace(s: State, texts: readonly string[]): void {
  if (s.awaits[0] !== PLAY && s.awaits[0] !== PLAY_EXTRA) return;
  const diamonds = diamondsOf(s, actorOf(s));
  if (s.awaits[0] === PLAY) expect(diamonds).toBeGreaterThan(0);
  expect(texts.some((text) => text.startsWith("place "))).toBe(diamonds > 0);
}

/** 2.3 When all choose, hands are of one size: five less the tricks played. */
function checkHands(s: State): void {
  if (s.awaits[0] !== KEEP || s.kept[0] + s.kept[1] + s.kept[2] + s.kept[3] > 0 || s.actor[0] > 1) return;
  if (s.opened.inTurn && s.actor[0] !== s.doge[0]) return;
  for (const seat of s.opened.seatList) expect(handSize(s, seat)).toBe(HAND + 1 - s.trick[0]);
}

/** 3.2 The connected own workshops around one, counted without masks. */
function groupSize(s: State, space: Workshop): number {
  const found = new Set<Workshop>([space]);
  for (const i of found) for (const j of NEIGHBOURS[i] ?? []) if (ownerAt(s, j) === ownerAt(s, space)) found.add(j);
  return found.size;
}

/** 3.3 */
function runValue(s: State, space: number): number {
  let sum = 0;
  for (let i = space; i >= 0 && ownerAt(s, FIRST[1] + i) === ownerAt(s, FIRST[1] + space); i--) {
    sum += HOUSE_VALUES[i as 0];
  }
  return sum;
}

/** Points of an event, counted again from the board at the time of the event. */
function recounted(s: State, event: Event): readonly number[] | undefined {
  const by = (points: (seat: number) => number) => s.opened.seatList.map(points);
  switch (event.type) {
    case "workshopPlaced": {
      const each = WORKSHOP_SPACES[event.space]?.symbol === "pigment" ? 2 : 1;
      return by((seat) => (seat === event.seat ? each * groupSize(s, event.space) : 0));
    }
    case "housePlaced":
      return by((seat) => (seat === event.seat ? runValue(s, event.space) : 0));
    case "personPlaced": {
      const first = FIRST[event.area === "nobili" ? 2 : 3];
      const worth = (person: Person) => LEVEL_POINTS[levelOf(person)];
      return by(
        (seat) =>
          (seat === event.seat ? worth(event.space) * (event.doubled ? 2 : 1) : 0) +
          supportOf(event.space)
            .filter((person) => ownerAt(s, first + person) === seat)
            .reduce<number>((sum, person) => sum + worth(person), 0),
      );
    }
    case "tradePlaced": {
      const spaces = [0, 1, 2, 3, 4].map((row) => ownerAt(s, FIRST[4] + row * 4 + event.good));
      const value = spaces.filter((owner) => owner >= 0).length;
      return by((seat) => value * spaces.filter((owner) => owner === seat).length);
    }
    case "fleetSailed": {
      const goods = [0, 1, 2, 3].filter((good) => ownerAt(s, FIRST[4] + event.row * 4 + good) >= 0).length;
      const ships = [0, 1, 2].map((k) => ownerAt(s, FIRST[5] + event.row * 3 + k));
      return by((seat) => (FLEET_POINTS[goods as 0] ?? 0) * ships.filter((owner) => owner === seat).length);
    }
    default:
      return undefined;
  }
}

describe("what holds in random matches", { timeout: 120_000 }, () => {
  test.each(SETTINGS)("$seats seats, seed $seed, $options", ({ seats, options, seed }) => {
    const open = openMilleFiori(seats, options);
    const source = new FastChance(seed * 5 + seats);
    let recounts = 0;
    for (let match = 0; match < 3; match++) {
      const state = open.setup();
      const before = open.blank();
      while (open.toAct(state) !== NOBODY) {
        open.copy(state, before);
        const entry = nextEntry(open, state, (now, seat) => randomMove(open, now, seat, source), source);
        for (const seat of state.opened.seatList) expect(state.ship[seat]).toBeGreaterThanOrEqual(before.ship[seat]);
        playEntry(open, before, entry, (event) => {
          const points = recounted(state, event);
          if (points === undefined || !("points" in event)) return;
          expect(event.points, `${entry.text}: ${event.type}`).toEqual(points);
          if (event.type === "personPlaced") {
            expect(event.doubled).toBe(entry.text.split(/[ -]/)[1] === PEOPLE[event.area][event.space]);
          }
          recounts++;
        });
        checkPieces(state);
        checkHands(state);
        const mask = open.toAct(state);
        if (isSimultaneous(mask)) expect(state.opened.inTurn).toBe(false);
        if (mask === CHANCE || mask === NOBODY) continue;
        const n = open.legalMoves(state, firstSeat(mask), moves);
        checkSpace(state, Array.from(moves.subarray(0, n), open.printMove));
      }
      expect(state.awaits[0]).toBe(OVER);
    }
    expect(recounts).toBeGreaterThan(75);
  });
});
