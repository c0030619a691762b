import { expect, test } from "vitest";
import type { View } from "../../hidden/view-types.ts";
import type { Event } from "../../rules/events.ts";
import { randomMatch } from "../match.fixture.ts";
import { touchedBy } from "./touched.ts";

const [seen] = randomMatch(3, 1, 0);
if (seen === undefined) throw new Error("a match has entries");
const { after: start } = seen;

test("of two towers of a colour a floor is outlined on that one which has grown so far", () => {
  const tower = { colour: "red", built: 0 } as const;
  const mats: View["mats"] = start.mats.map((mat) => ({
    ...mat,
    towers: [
      { ...tower, floors: 5 },
      { ...tower, floors: 1 },
    ],
  }));
  const grown = (floors: number): readonly string[] =>
    touchedBy([{ type: "brickBuilt", seat: 1, colour: "red", floors }], { ...start, mats }, []);
  expect(grown(1)).toEqual(["seat:1:tower:1:1"]);
  expect(grown(5)).toEqual(["seat:1:tower:0:5"]);
  expect(grown(6)).toEqual([]);
});

test("of two new towers of a colour both are outlined", () => {
  const tower = { colour: "red", built: 1, floors: 1 } as const;
  const mats: View["mats"] = start.mats.map((mat) => ({ ...mat, towers: [tower, tower, { ...tower, floors: 2 }] }));
  const built = (floors: number): Event => ({ type: "brickBuilt", seat: 1, colour: "red", floors });
  expect(touchedBy([built(1), built(1)], { ...start, mats }, [])).toEqual(["seat:1:tower:0:1", "seat:1:tower:1:1"]);
});

test("bricks on cards are outlined where the cards lie now", () => {
  const laid = (slot: 0 | 1 | 2, seat: 0 | 1): Event => ({ type: "brickLaid", seat, slot, colour: "red" });
  const taken = (slot: 0 | 1 | 2): Event => ({ type: "cardTaken", seat: 1, slot, card: "mason", bricks: [] });
  const row: View["row"] = [3, 1, 0].map((red) => ({ card: "mason", bricks: [0, 0, 0, red, 0, 0] }));
  const view = { ...start, row };
  expect(touchedBy([laid(0, 0), laid(0, 0)], view, [])).toEqual(["row:0:red:1", "row:0:red:2"]);
  expect(touchedBy([laid(0, 0), laid(1, 0), taken(0)], view, []), "its card has gone, the next one came").toEqual([
    "row:0:red:2",
  ]);
  expect(touchedBy([laid(1, 0)], view, [taken(0), laid(0, 1)]), "another one lies above it").toEqual(["row:0:red:1"]);
});

test("of a swap both bricks are outlined, the one that somebody was given for theirs, too", () => {
  const mats: View["mats"] = start.mats.map((mat) => ({ ...mat, storage: [2, 0, 1, 0, 0, 0] }));
  const swapped: Event = { type: "swapped", seat: 1, gave: "green", got: "white", from: 0 };
  expect(touchedBy([swapped], { ...start, mats }, [])).toEqual(["seat:1:storage:white:1", "seat:0:storage:green:0"]);
});
