import { expect, test } from "vitest";
import { type Exercise, firstLine, layOut, openByChoice } from "#engine";
import { GAMES } from "#games";
import { shelfOf } from "#games/ui";
import { countedIn, mostBeyond } from "./verdict.ts";

async function laid(id: string) {
  const game = GAMES.find(({ meta }) => meta.id === "mille-fiori");
  const set = await (await shelfOf("mille-fiori")?.learn())?.exercises?.();
  const exercise = set?.exercises.find((each: Exercise) => each.id === id);
  if (game === undefined || exercise === undefined) throw new Error(`there is an exercise ${id}`);
  return layOut(openByChoice(game, exercise.position.seats, exercise.position.options), exercise);
}

test("a missed exercise says the most points of the turn where it asks for points, and nowhere else", async () => {
  const points = await laid("ten-by-sailing");
  expect(countedIn(points, firstLine(points))).toHaveLength(1);
  expect(mostBeyond(points, firstLine(points))).toBeGreaterThanOrEqual(10);
  const card = await laid("three-numbers");
  expect(countedIn(card, firstLine(card))).toEqual([]);
  expect(mostBeyond(card, firstLine(card))).toBeNull();
});
