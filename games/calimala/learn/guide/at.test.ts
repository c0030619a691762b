import { expect, test } from "vitest";
import type { Seat } from "#engine";
import { type At, bestLooking, type Move } from "./at.ts";

/** A placement after which discs of these seats act below, each with both actions. */
const placing = (text: string, ...below: readonly Seat[]): Move => ({
  ...{ text, targets: [], next: () => [] },
  brings: () => ({ view: {} as At["view"], events: [], points: [] }),
  forecast: () => ({ acts: [0, ...below].map((seat) => ({ seat, done: 2, uses: 2 })), scoring: null }),
});

const at = { you: 0, view: { seats: 3 } } as At;

test("of streets that give as much, that where own discs act looks better, that where others' do looks worse", () => {
  const [own, nobody, others] = [placing("own", 0), placing("nobody"), placing("others", 1, 2)];
  expect(bestLooking(at, [nobody, own, others])).toEqual([own]);
  expect(bestLooking(at, [nobody, others])).toEqual([nobody]);
});

test("a street where one of the actions only draws a card looks no worse, one where both do looks worse", () => {
  const using = (...uses: readonly string[]): readonly Move[] =>
    uses.slice(0, 1).map((text) => ({ ...placing(text), next: () => using(...uses.slice(1)) }));
  const [both, one, none] = [["use wood", "use brick"], ["use wood"], []].map((uses, k) => ({
    ...placing(`${k}`),
    next: () => using(...uses),
  }));
  if (both === undefined || one === undefined || none === undefined) throw new Error("three streets");
  expect(bestLooking(at, [none, one, both])).toEqual([one, both]);
});
