import { expect, test } from "vitest";
import { fill } from "#boardkit";
import type { CardName } from "../../rules/content.ts";
import type { At } from "./at.ts";
import { BECAUSE } from "./because.ts";
import { guide } from "./guide.ts";
import { handed, isOpen, openedBy } from "./opening.ts";
import { sketchedMoment } from "./sketched-moment.fixture.ts";

/** What a diamond opens to the bot, which has cards that were passed on to it. */

const TEXTS = await guide.texts.en();

/** Red plays a key with two houses filled; what blue has been passed is known. */
const inTrickTwo = (passed: readonly CardName[]): At =>
  sketchedMoment({ trick: 2, card: "key-1", kept: ["key-1", "ship-1"], board: { houses: "rb" }, hands: [[], passed] });

test("3.3 a house opens the next one, the last house none", () => {
  expect(openedBy(inTrickTwo([]), "houses:2")).toEqual(["houses:3"]);
  expect(openedBy(inTrickTwo([]), "houses:19")).toEqual([]);
});

test("3.4 a diamond in a pyramid opens what it carries together with another", () => {
  const at = sketchedMoment({ card: "coin-1", board: { nobili: "... .... r...." } });
  expect(openedBy(at, "nobili:8")).toEqual(["nobili:3"]);
  expect(openedBy(at, "nobili:9")).toEqual([]);
  const [move] = at.moves.filter(({ text }) => text === "place coin-1 nobili 9");
  expect([isOpen(at.view, "nobili:3"), isOpen(move?.brings().view ?? at.view, "nobili:3")]).toEqual([false, true]);
});

test.each([
  { passed: ["key-2", "ash-1"], told: true },
  { passed: ["coin-1", "ash-1"], told: false },
] as const)("that it opens a house to the bot, which was passed $passed, is said: $told", ({ passed, told }) => {
  const at = inTrickTwo(passed);
  const move = at.moves.find(({ text }) => text.startsWith("place key-1 house "));
  if (move === undefined) throw new Error("the house can be filled");
  expect(handed(at, "houses:2")).toEqual(told ? ["houses:3"] : []);
  const figures = BECAUSE["place"]?.figures(at, move) ?? {};
  const because = fill(TEXTS["place"]?.because ?? "", figures);
  expect(because.includes("the next house is then open to the bot, which has a card for it")).toBe(told);
});

test("3.8 so it is said of an extra card, and not once the bot has played", () => {
  const earned = (hasPlayed: boolean): string => {
    const at = inTrickTwo(["key-2"]);
    const mats = at.view.mats.map((mat) => ({ ...mat, hasPlayed }));
    const sketch = sketchedMoment({
      trick: 2,
      card: "coin-1",
      ships: { r: 6 },
      board: { houses: "rb" },
      display: ["key-1"],
    });
    const moves = sketch.moves.filter(({ text }) => text.startsWith("sail")).flatMap((move) => move.next());
    const [take] = moves;
    if (take === undefined) throw new Error("an extra card can be taken");
    const figures = BECAUSE["extra"]?.figures({ ...at, view: { ...at.view, mats }, moves }, take) ?? {};
    return fill(TEXTS["extra"]?.because ?? "", figures);
  };
  expect(earned(false)).toMatch(/; the next house is then open to the bot, which has a card for it/);
  expect(earned(true)).not.toMatch(/open to the bot/);
});
