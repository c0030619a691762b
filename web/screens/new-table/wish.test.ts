import { expect, test } from "vitest";
import { SHELVES } from "#games/ui";
import { agreedOf, changedOf, chosenOf, firstWish, resized, withOption } from "./wish.ts";

const [meta] = SHELVES.map((shelf) => shelf.meta);

test("a table starts with oneself and people on the fewest seats", () => {
  if (meta === undefined) throw new Error("the house has a game");
  const { sitters, options, door } = firstWish(meta);
  expect(sitters.map(({ kind }) => kind)).toEqual(["me", "person", "person"]);
  expect([options, door]).toEqual([{}, "private"]);
});

test("fewer seats drop who sat there, and options that name them", () => {
  if (meta === undefined) throw new Error("the house has a game");
  const wide = { ...resized(firstWish(meta), meta, 5), options: { startPlayer: "5", layout: "introductory" } };
  expect(wide.sitters).toHaveLength(5);
  const narrow = resized(wide, meta, 3);
  expect(narrow.sitters).toHaveLength(3);
  expect(narrow.options).toEqual({ layout: "introductory" });
});

test("switches follow the preset until they are chosen themselves", () => {
  if (meta === undefined) throw new Error("the house has a game");
  const wish = withOption(firstWish(meta), meta, "edition", "2024");
  expect([chosenOf(meta, wish, "workshops"), chosenOf(meta, wish, "layout")]).toEqual(["pooled", undefined]);
  expect(changedOf(meta, wish)).toEqual([["edition", "2024"]]);
  const own = withOption(wish, meta, "workshops", "separate");
  expect(changedOf(meta, own)).toEqual([
    ["edition", "2024"],
    ["workshops", "separate"],
  ]);
  expect(resized(own, meta, 5).options).toEqual({ edition: "2024", workshops: "separate" });
  expect(changedOf(meta, withOption(own, meta, "edition", "2017"))).toEqual([]);
});

test("an edition that was agreed on stands for its rules", () => {
  if (meta === undefined) throw new Error("the house has a game");
  const usual = Object.fromEntries(meta.options.map(({ id, values }) => [id, values[0] ?? ""]));
  expect(agreedOf(meta, usual)).toContainEqual(["edition", "2017"]);
  expect(agreedOf(meta, usual).map(([id]) => id)).not.toContain("workshops");
  const mixed = agreedOf(meta, { ...usual, workshops: "pooled" });
  expect(mixed.map(([id]) => id)).not.toContain("edition");
  expect(mixed).toContainEqual(["workshops", "pooled"]);
});
