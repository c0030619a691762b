import { expect, test } from "vitest";
import type { Sketch } from "../../proofs/sketched-match.fixture.ts";
import { BECAUSE } from "./because.ts";
import { building } from "./building.ts";
import { sketchedMoment } from "./sketched-moment.fixture.ts";
import { TURN } from "./turn.ts";

/** Proposals in sketched positions: the rules play every move. */

const proposed = (sketch: Sketch, ...played: readonly string[]): readonly string[] =>
  building(sketchedMoment(sketch, ...played)).map(({ text }) => text);

const two: Sketch = {
  awaits: "act",
  a: { storage: "wwwwwyygbr", towers: ["red 3", "green 2"], buildings: ["workshop", "warehouse"] },
};

test("9.2 of two towers that would fall the first one gets its brick first, so that both stand", () => {
  expect(proposed(two)).toEqual(["raise 1"]);
  expect(proposed(two, "raise 1")).toEqual(["raise 2"]);
  const kept = sketchedMoment(two, "raise 1", "raise 2", "built");
  expect(kept.view.mats[0]?.towers.map(({ colour, floors }) => `${colour} ${floors}`)).toEqual(["green 3", "red 4"]);
});

test("no tower is begun while one falls for which there is a brick", () => {
  expect(proposed(two, "raise 2")).toEqual([]);
  const at = sketchedMoment(two, "raise 2");
  const [built] = at.moves.filter(({ text }) => text === "built");
  if (built === undefined) throw new Error("building can end");
  const figures = BECAUSE["built"]?.figures(at, built) ?? {};
  expect(figures).toMatchObject({ dear: 1, hasRest: 1 });
  expect(BECAUSE["built"]?.claim(at, built, figures)).toBe(true);
});

test("4.19 a Mason in hand is played before a brick that costs less with him", () => {
  const high: Sketch = { awaits: "act", a: { storage: "wwwwg", towers: ["white 1"], hand: ["mason"] } };
  expect(proposed(high)).toEqual(["raise 1"]);
  expect(proposed(high, "raise 1", "raise 1")).toEqual(["mason"]);
  expect(proposed(high, "raise 1", "raise 1", "mason")).toEqual(["raise 1"]);
  const without = { ...high, a: { ...high.a, hand: [] } };
  const stored = (at: ReturnType<typeof sketchedMoment>): number => at.view.turn.due;
  const due = (sketch: Sketch, ...mason: readonly string[]): number =>
    stored(sketchedMoment(sketch, "raise 1", "raise 1", ...mason, "raise 1", "built"));
  expect([due(high, "mason"), due(without)]).toEqual([0, 1]);
});

test("the reason for a card says that it is free after a Princess, and which of several of one name is meant", () => {
  const row = ["workshop ywb", "glory w", "workshop wwg", "glory", "glory", "glory"];
  const at = sketchedMoment({ a: { storage: "gg", hand: ["princess"] }, row }, "princess");
  const third = at.moves.find(({ text }) => text === "card 3");
  if (third === undefined) throw new Error("the card can be taken");
  const figures = BECAUSE["card"]?.figures(at, third) ?? {};
  expect(figures).toMatchObject({ cost: 0, free: 1, twin: 1, place: 3 });
  expect(BECAUSE["card"]?.claim(at, third, figures)).toBe(true);
});

test("the reason for a contract names the next one that pays more, and what the tower lacks for it", () => {
  const at = sketchedMoment({ awaits: "contracts", a: { storage: "w", towers: ["red 3"] } });
  const red = at.moves.find(({ text }) => text === "fulfil red 3");
  if (red === undefined) throw new Error("it fits");
  const figures = BECAUSE["contract"]?.figures(at, red) ?? {};
  expect(figures).toMatchObject({ k: 1, of: 4, isMore: 1 });
  expect(BECAUSE["contract"]?.claim(at, red, figures)).toBe(true);
});

test("that a tower without a brick falls is said before the first brick, also where none is proposed", () => {
  const at = sketchedMoment({ awaits: "act", a: { storage: "wwyyb" } });
  const there = TURN.filter(({ when }) => when(at) !== null).map(({ id }) => id);
  expect(there.indexOf("bricks")).toBeGreaterThanOrEqual(0);
  expect(there.indexOf("bricks")).toBeLessThan(there.indexOf("built"));
});
