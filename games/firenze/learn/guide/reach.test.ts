import { expect, test } from "vitest";
import type { Sketch } from "../../proofs/sketched-match.fixture.ts";
import type { At } from "./at.ts";
import { bestOf, inReach } from "./reach.ts";
import { sketchedMoment } from "./sketched-moment.fixture.ts";

const aimedAt = (at: At) => bestOf(at, inReach(at));

const named = (sketch: Sketch): readonly string[] =>
  inReach(sketchedMoment(sketch, [])).map(({ colour, floors, cost }) => `${colour} ${floors}, ${cost} to pay`);

test("3.3 a contract is in reach when its bricks are stored, and those that building costs", () => {
  expect(named({ awaits: "act", a: { storage: "rrr" } })).toEqual([]);
  expect(named({ awaits: "act", a: { storage: "rrrw" } })).toEqual(["red 3, 1 to pay"]);
  expect(named({ awaits: "act", a: { storage: "rrr", buildings: ["workshop"] } })).toEqual(["red 3, 0 to pay"]);
  expect(named({ awaits: "act", a: { storage: "rrr", hand: ["mason"] } })).toEqual(["red 3, 0 to pay"]);
  expect(named({ awaits: "act", a: { storage: "rw", towers: ["red 3"] } }), "it falls without a brick").toEqual([
    "red 4, 0 to pay",
  ]);
});

test("4.3 with an Architect in hand a tower one floor lower or higher will do", () => {
  expect(named({ awaits: "act", a: { storage: "rr", hand: ["architect"] } })).toEqual(["red 3, 0 to pay"]);
  expect(named({ awaits: "act", a: { storage: "rw", towers: ["red 4"], hand: ["architect"] } })).toContain(
    "red 4, 0 to pay",
  );
});

test("a contract is worth a seal from three points on, in the last turn whatever it brings", () => {
  const at = sketchedMoment({ awaits: "act", a: { storage: "www", towers: ["white 1"] } }, []);
  expect(aimedAt(at)).toBeNull();
  expect(aimedAt(withSeals(at, 5, 1))).toMatchObject({ colour: "white", floors: 3, points: 1 });
});

test("5.1 the last seal brings five points more, as long as nobody has placed theirs", () => {
  const low: Sketch = { awaits: "act", seals: { "red 3": 0 }, a: { storage: "www", towers: ["white 1"] } };
  const at = sketchedMoment(low, []);
  const withLast = (ending: number | null): At => withSeals(at, 1, ending);
  expect(aimedAt(withLast(null))).toMatchObject({ colour: "white", floors: 3 });
  expect(aimedAt(withLast(0))).toBeNull();
});

const withSeals = (at: At, sealsLeft: number, ending: number | null): At => ({
  ...at,
  view: { ...at.view, ending, mats: at.view.mats.map((mat) => ({ ...mat, sealsLeft })) } as At["view"],
});

test("the last contract is the one that brings most, its flag included: bricks are worth nothing after it", () => {
  const high: Sketch = { awaits: "act", seals: { "red 3": 0 }, a: { storage: "bbbbyyyyy", buildings: ["workshop"] } };
  const at = sketchedMoment(high, [], "found blue", "raise 1", "raise 1");
  expect(aimedAt(withSeals(at, 1, null))).toMatchObject({ colour: "blue", floors: 4 });
  expect(aimedAt(withSeals(at, 5, 1))).toMatchObject({ colour: "blue", floors: 4 });
});

test("what building has cost already is not counted once more", () => {
  const laid = ["found white", "raise 1", "raise 1"];
  const at = sketchedMoment({ awaits: "act", a: { storage: "wwwy" } }, [], ...laid);
  expect(inReach(at)).toMatchObject([{ colour: "white", floors: 3, lacks: 0, cost: 0, worth: 1 }]);
});

test("what building costs counts only as far as it could have stayed in storage", () => {
  const worth = (storage: string): number | undefined =>
    inReach(sketchedMoment({ awaits: "act", a: { storage } }, [])).find(({ floors }) => floors === 5)?.worth;
  expect((worth("rrrrrwwwwwwwwwwww") ?? 0) - (worth("rrrrrwwwww") ?? 0)).toBeGreaterThan(2);
  expect(worth("rrrrrwwww")).toBeUndefined();
});
