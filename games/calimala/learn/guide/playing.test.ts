import { expect, test } from "vitest";
import type { View } from "../../hidden/view-types.ts";
import type { Event } from "../../rules/events.ts";
import { randomMatch } from "../../ui/match.fixture.ts";
import type { At, Move } from "./at.ts";
import { worthPlaying } from "./playing.ts";

const [start] = randomMatch(3, 1, 0);
const [mat, ...others] = start?.after.mats ?? [];
if (start === undefined || mat === undefined) throw new Error("a match has entries");
const street = 2;

/** The reader's disc on a street of marble and wood has acted, above these discs. */
const viewWith = (
  own: Partial<typeof mat>,
  below: readonly (0 | 1)[] = [],
  cities: Partial<View["cities"]> = {},
): View => ({
  ...{ ...start.after, active: 0, startPlayer: 0, turns: [3, 3, 3], street, mats: [{ ...mat, ...own }, ...others] },
  cities: { ...start.after.cities, ...cities },
  council: [{ tile: "london", seat: null, points: null }],
  activation: {
    ...{ seat: 0, position: 1, actions: ["marble", "wood"] as const, uses: [0, 0] as const },
    ...{ obliged: false, uncounted: false, action: null, drawFor: null },
  },
  stacks: start.after.stacks.map((_, k) => (k === street ? [...below, 0] : [])),
});

/** A card that leads to this view with these events, and what may follow. */
const card = (text: string, after: View, events: readonly Event[] = [], next: readonly Move[] = []): Move => ({
  ...{ text, targets: [], forecast: () => null, next: () => next },
  brings: () => ({ view: after, events, points: [] }),
});

const proposed = (view: View, ...moves: readonly Move[]): readonly string[] => {
  const at: At = { view, you: 0, events: [], moves, isOver: false, planned: () => [], onward: () => null };
  return worthPlaying(at).map(({ text }) => text);
};

const woven = (n: number): readonly Event[] => [{ type: "clothWoven", seat: 0, n, into: [] }];

test("a workshop is built before cloth is woven", () => {
  const view = viewWith({ workshops: [0] });
  const two = viewWith({ workshops: [0, 0] });
  const build = card("card build", view, [], [card("build workshop", two, [], [card("card weave", two, woven(2))])]);
  const weave = card("card weave", view, woven(1), [card("card build", view, [], [card("build workshop", two)])]);
  expect(proposed(view, weave, build)).toEqual(["card build"]);
});

test("a card that the next own disc makes needless is kept, and played where none acts below", () => {
  const wood = (view: View): Move => card("card wood", view);
  expect(proposed(viewWith({}), wood(viewWith({})))).toEqual(["card wood"]);
  expect(proposed(viewWith({}, [0]), wood(viewWith({}, [0])))).toEqual([]);
  expect(proposed(viewWith({}, [1]), wood(viewWith({}, [1])))).toEqual(["card wood"]);
});

test("a card that ships is kept for more cloth, and where it brings the reader before nobody", () => {
  const shipping = (ships: number, before: readonly number[], after: readonly number[]): readonly string[] => {
    const held = { ships, workshops: [1] };
    const shipped: readonly Event[] = [{ type: "clothShipped", seat: 0, city: "london", workshop: 0 }];
    const ship = card("card ship", viewWith(held, [], { london: after }), shipped);
    return proposed(viewWith(held, [], { london: before }), ship);
  };
  expect(shipping(1, [1, 1, 0], [2, 1, 0])).toEqual(["card ship"]);
  expect(shipping(2, [1, 1, 0], [2, 1, 0]), "a ship stays idle").toEqual([]);
  expect(shipping(1, [3, 1, 0], [4, 1, 0]), "the lead is there already").toEqual([]);
});

test("a card for a material of which there is enough for any building is kept", () => {
  const withWood = (wood: number): readonly string[] => {
    const view = viewWith({ warehouse: { wood, brick: 0, marble: 0 } });
    return proposed(view, card("card wood", view));
  };
  expect([withWood(1), withWood(2), withWood(4)]).toEqual([["card wood"], [], []]);
});
