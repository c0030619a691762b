import { expect, test } from "vitest";
import type { ColourName } from "../../rules/content.ts";
import type { Tower } from "../prospects.ts";
import { type Kept, type Plots, plotsAfter, plotsIn } from "./plots.ts";

const NONE: Plots = { seat: 0, turn: "", all: [] };
const COLOURS: Record<string, ColourName> = { w: "white", g: "green", b: "blue", r: "red" };

/** Towers as `g3`, with `+` for each brick of this turn. */
const towersOf = (text: string): readonly Tower[] =>
  (text.match(/\S+/g) ?? []).map((each) => ({
    colour: COLOURS[each[0] ?? ""] ?? "white",
    floors: Number(each[1]),
    built: each.length - 2,
  }));
const after = (before: Plots, text: string, turn = "0:1"): Plots =>
  plotsAfter(before, { seat: 0, turn }, towersOf(text));
const shown = ({ all }: Plots): string =>
  all.map(({ tower, slot }) => (slot === null ? "--" : `${tower.colour[0]}${tower.floors}`)).join(" ");

test("a tower keeps its plot when the rules sort the towers after building", () => {
  const built = after(after(NONE, "b2"), "b2 g1+");
  expect(shown(built)).toBe("b2 g1");
  const paid = after(built, "g1 b2");
  expect([shown(paid), paid.all.map(({ slot }) => slot)]).toEqual(["b2 g1", [1, 0]]);
});

test("a tower that has grown stands where it stood, beside another one of its colour, too", () => {
  expect(shown(after(after(NONE, "r2 r3 w1"), "r3+ r3 w1"))).toBe("r3 r3 w1");
  expect(shown(after(after(NONE, "r2 r3 w1"), "w1 r3 r3+"))).toBe("r3 r3 w1");
});

test("the plot of a tower that is gone stays empty until the next turn, and is its own when it comes back", () => {
  const begun = after(NONE, "w3 g4 b2");
  const fulfilled = after(begun, "w3 b2");
  expect(shown(fulfilled)).toBe("w3 -- b2");
  expect(shown(after(after(fulfilled, ""), "w3 g4"))).toBe("w3 g4 --");
  expect(shown(after(fulfilled, "w3 b2", "1:1"))).toBe("w3 b2");
});

test("a new tower comes last, also after another one was begun and taken back", () => {
  const undone = after(after(after(NONE, "b2"), "b2 w1+"), "b2");
  expect(shown(after(undone, "b2 g1+"))).toBe("b2 g1");
  expect(shown(after(undone, "w1+ b2"))).toBe("b2 w1");
});

test("towers that were out of sight, as in a recap or before a reload, stand in the order in which they were begun", () => {
  const kept: Kept = { orders: new Map(), shown: new Map() };
  const seen = (before: Plots, text: string, turn: string): Plots =>
    plotsIn(kept, before, { seat: 0, turn }, towersOf(text));
  const begun = seen(seen(NONE, "b1+", "0:1"), "w1+ b1+", "0:1");
  expect(shown(begun)).toBe("b1 w1");
  const recap = seen(begun, "", "1:0");
  expect(shown(seen(recap, "w1 b1", "1:1"))).toBe("b1 w1");
  expect(shown(seen(NONE, "w1 b1", "0:1"))).toBe("b1 w1");
  expect(shown(seen(NONE, "w1 g1", "0:1"))).toBe("w1 g1");
});

test("towers stand as they stood before the turn once all of it is undone, whichever grew or fulfilled a contract", () => {
  const undone = (...turn: readonly string[]): string => {
    const kept: Kept = { orders: new Map(), shown: new Map() };
    const seen = (before: Plots, text: string): Plots =>
      plotsIn(kept, before, { seat: 0, turn: "0:1" }, towersOf(text));
    return shown([...turn, turn[0] ?? ""].reduce(seen, NONE));
  };
  expect(undone("r2 w1", "r3+ w1", "w2+ r3+", "w2 r3", "w2"), "of other colours").toBe("r2 w1");
  expect(undone("r1 r3", "r2+ r3", "r3++ r3", "r4+++ r3", "r4+++ r4+"), "of one colour").toBe("r1 r3");
  expect(undone("r2 r3", "r3+ r3", "r3+ r4+", "r3+ r5++"), "one as high as the other was").toBe("r2 r3");
});

test("of two towers alike the pressed one grows where it stands", () => {
  const begun = after(NONE, "g1 g1 w2");
  const grown = (pressed: number): string =>
    shown(plotsAfter(begun, { seat: 0, turn: "0:1", pressed }, towersOf("g1 g2+ w2")));
  expect([grown(0), grown(1)]).toEqual(["g2 g1 w2", "g1 g2 w2"]);
});
