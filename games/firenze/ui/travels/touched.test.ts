import { expect, test } from "vitest";
import type { View } from "../../hidden/view-types.ts";
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
    touchedBy({ type: "brickBuilt", seat: 1, colour: "red", floors }, { ...start, mats });
  expect(grown(1)).toEqual(["seat:1:tower:1:1"]);
  expect(grown(5)).toEqual(["seat:1:tower:0:5"]);
  expect(grown(6)).toEqual([]);
});
