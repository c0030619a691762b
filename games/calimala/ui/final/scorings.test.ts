import { expect, test } from "vitest";
import { randomMatch } from "../match.fixture.ts";
import { scoringsOf } from "./scorings.ts";

test("6.5 of every card that was kept the table says by whom, of the face-up one that nobody kept it", () => {
  const view = [...randomMatch(3, 5, 0)].at(-1)?.after;
  if (view === undefined) throw new Error("a match has entries");
  const cards = scoringsOf(view).filter(({ kind }) => kind === "card");
  const keepers = cards.map(({ keeper }) => keeper).filter((keeper) => keeper !== null);
  expect(keepers.toSorted()).toEqual([0, 1, 2]);
  for (const { name, keeper } of cards) {
    expect(name).toBe(keeper === null ? view.openScoringCard : view.keptCards[keeper]);
  }
});
