import { expect, test } from "vitest";
import type { Reader } from "#boardkit";
import type { Activation, View } from "../../hidden/view-types.ts";
import { randomMatch, sayIn } from "../match.fixture.ts";
import { effectOf } from "./effect.ts";

const reader: Reader = { you: 0, names: ["Ada", "Bruno", "Clara"], locale: "en", say: sayIn("en") };
const [start] = randomMatch(3, 1, 0);
if (start === undefined) throw new Error("a match has entries");
const { after } = start;

test("where an action or a card has one place alone, what it brings names the place", () => {
  const activation: Activation = {
    ...{ seat: 0, position: 1, actions: ["transport", "wood"] as const, uses: [1, 1] as const },
    ...{ obliged: false, uncounted: false, action: null, drawFor: null },
  };
  const mats = (cloth: number): View["mats"] => after.mats.map((mat) => ({ ...mat, workshops: [cloth] }));
  const before: View = { ...after, active: 0, awaits: "uses", activation, mats: mats(1) };
  const sent = { ...before, mats: mats(0), cities: { ...before.cities, hamburg: [1, 0, 0] } };
  const brings = (uses: readonly [number, number]) =>
    effectOf(before, { ...sent, activation: { ...activation, uses } }, 0, reader);
  expect(brings([0, 1])).toBe("cloth −1 to Hamburg");
  expect(brings([1, 1]), "the place has been chosen, the name of the move has it").toBe("cloth −1");
  const hand = (view: View, handSize: number): View => ({
    ...view,
    mats: view.mats.map((mat) => ({ ...mat, handSize })),
  });
  expect(effectOf(hand(before, 2), hand(sent, 1), 0, reader), "the card goes nowhere").toBe(
    "cloth −1 to Hamburg, cards −1",
  );
  const stocked = (wood: number): View["mats"] =>
    sent.mats.map((mat) => ({ ...mat, warehouse: { ...mat.warehouse, wood: mat.warehouse.wood + wood } }));
  const line = { ...sent, mats: stocked(1), activation: { ...activation, uses: [0, 0] as const } };
  expect(effectOf(before, line, 0, reader), "of a line of moves, what it took goes nowhere").toBe(
    "wood +1, cloth −1 to Hamburg",
  );
  const rewoven = { ...line, mats: line.mats.map((mat) => ({ ...mat, workshops: [2] })) };
  expect(effectOf(before, rewoven, 0, reader)).toBe("wood +1, cloth +1");
});

test("a gift says where it brings the seat before all others, of what is still to be counted", () => {
  const council = (["lisbon", "portCities", "london"] as const).map((tile, k) => ({
    ...{ tile, seat: null, points: k === 2 ? [3, 0, 0] : null },
  }));
  const mats = (woven: number) => after.mats.map((mat, seat) => (seat === 0 ? { ...mat, workshops: [woven] } : mat));
  const viewOf = (woven: number, lisbon: readonly number[]): View => ({
    ...{ ...after, council, openScoringCard: null, keptCards: [null, null, null], mats: mats(woven) },
    cities: { ...after.cities, lisbon, london: [0, 2, 0], barcelona: [0, 0, 0] },
  });
  const said = (own: number, others: number): string =>
    effectOf(viewOf(2, [own, others, 0]), viewOf(1, [own + 1, others, 0]), 0, reader);
  expect(said(0, 0)).toBe("cloth −1; now first in scoring Lisbon");
  expect(said(1, 2)).toBe("cloth −1; now level with the first in scoring Lisbon");
  expect(said(2, 0)).toBe("cloth −1; now first in scoring Ports");
  expect(said(0, 3), "others stay before").toBe("cloth −1");
});

test("points come first, as a long line is cut at its end", () => {
  const before: View = { ...after, scores: [0, 0, 0] };
  const mats = after.mats.map((mat, seat) => (seat === 0 ? { ...mat, ships: mat.ships + 1 } : mat));
  expect(effectOf(before, { ...before, scores: [3, 2, 0], mats }, 0, reader)).toBe("Ada: +3, Bruno: +2; ships +1");
});
