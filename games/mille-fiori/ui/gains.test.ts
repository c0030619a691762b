import { expect, test } from "vitest";
import { moveBuffer } from "#engine";
import type { View } from "../hidden/view-types.ts";
import { milleFiori } from "../index.ts";
import type { Event } from "../rules/events.ts";
import { fittingSpaces } from "./board/fits.ts";
import { gainOf, othersIn } from "./gains.ts";
import { randomMatch } from "./match.fixture.ts";

const OPTIONS = { edition: "revised", selection: "simultaneous" };
const buffer = moveBuffer();

interface Tried {
  readonly targets: readonly string[];
  readonly before: View;
  readonly after: View;
  readonly events: readonly Event[];
}

/** Plays every legal move of seat 1 in a random match and yields the views before and after it. */
function* tried(seed: number, options = OPTIONS): Generator<Tried> {
  const open = milleFiori.open(3, options);
  for (const { after: before, state } of randomMatch(3, seed, 1, options)) {
    const n = open.legalMoves(state, 1, buffer);
    for (const move of [...buffer.subarray(0, n)]) {
      const next = open.blank();
      const events: Event[] = [];
      open.copy(state, next);
      open.play(next, 1, move, (event, audience) => {
        if ((audience & 2) !== 0) events.push(event);
      });
      yield { targets: open.names(state, move), before, after: open.view(next, 1), events };
    }
  }
}

const pointsOf = (events: readonly Event[]): readonly number[] =>
  [0, 1, 2].map((seat) => events.reduce((sum, event) => sum + ("points" in event ? (event.points[seat] ?? 0) : 0), 0));

test("what a move would bring is what its events tell", () => {
  for (const { before, after, events } of tried(5)) {
    const gain = gainOf(before, after);
    const bonus = events.find((event) => event.type === "bonusPlaced");
    expect(gain.points).toEqual(pointsOf(events));
    expect(gain.bonus).toBe(bonus?.value ?? 0);
    expect(gain.fleet).toBe(events.find((event) => event.type === "fleetSailed")?.row ?? null);
    if (before.awaits !== "extra") {
      expect(gain.isExtra).toBe(events.some(({ type }) => type === "extraCardEarned") && after.awaits === "extra");
    }
  }
});

test("6.3 points of bonuses that the end of the match brings are none of the move that ends it", () => {
  let ended = 0;
  for (let seed = 1; seed < 12; seed++) {
    for (const { before, after, events } of tried(seed, { ...OPTIONS, edition: "first" })) {
      if (after.awaits !== "over" || before.mats.every(({ secured }) => secured === 0)) continue;
      expect(gainOf(before, after).points).toEqual(pointsOf(events.filter(({ type }) => type !== "bonusCounted")));
      ended++;
    }
  }
  expect(ended).toBeGreaterThan(0);
});

test("every space that a card may be placed on is shown as one where it belongs", () => {
  for (const { targets, before } of tried(6)) {
    const card = before.awaits === "play" ? before.mats[1]?.kept : before.taken;
    const [target = ""] = targets;
    if (card == null || !/^(workshops|houses|nobili|populi|trade|harbor):/.test(target)) continue;
    expect(fittingSpaces(`hand:${card}`, before, 1)).toContain(target);
  }
});

test("3.4 no space of a pyramid is shown while one of the two below it is empty", () => {
  const legal = new Map<View, Set<string>>();
  for (const { targets, before } of tried(6)) {
    legal.set(before, (legal.get(before) ?? new Set()).add(targets[0] ?? ""));
  }
  let checked = 0;
  for (const [view, targets] of legal) {
    const card = view.awaits === "play" ? view.mats[1]?.kept : view.taken;
    const placing = [...targets].filter((each) => /^(nobili|populi):/.test(each));
    if (card == null || placing.length === 0) continue;
    expect([...fittingSpaces(`hand:${card}`, view, 1)].sort()).toEqual(placing.sort());
    checked++;
  }
  expect(checked).toBeGreaterThan(3);
});

test("a card that cannot be seen belongs nowhere", () => {
  for (const { before } of tried(7)) {
    expect(fittingSpaces("kept:2", before, 1).size).toBe(0);
    expect(fittingSpaces(null, before, 1).size).toBe(0);
  }
});

test("a seat without diamonds is shown no space that it cannot use", () => {
  for (const { before } of tried(6)) {
    const empty = { ...before, mats: before.mats.map((mat) => ({ ...mat, personal: 0, general: 0 })) };
    const card = before.awaits === "play" ? before.mats[1]?.kept : before.taken;
    if (card != null) expect([...fittingSpaces(`hand:${card}`, empty, 1)]).toEqual([]);
  }
});

test("a space says who else would get points", () => {
  expect(othersIn({ points: [1, 2, 0, 3] }, 1)).toEqual([0, 3]);
  expect(othersIn({ points: [0, 2, 0] }, 1)).toEqual([]);
});
