import { expect, test } from "vitest";
import { LOCALES, type Reader } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { randomMatch, sayIn } from "../match.fixture.ts";
import { helpCard } from "./help-card.tsx";

const names = ["Ada", "Bruno", "Clara"];
const [start] = randomMatch(3, 1, 0);
if (start === undefined) throw new Error("a match has entries");
const { after } = start;

const MOST_WORDS = 40;

test.each(LOCALES)("in %s the cards of cities and churches say what the most brings, by tile and by card", (locale) => {
  const reader: Reader = { you: 0, names, locale, say: sayIn(locale) };
  const textOf = (about: string): string => helpCard(about, after, reader)?.text ?? "";
  for (const about of ["city:lisbon", "city:troyes", "niche:santaCroce", "slot:sanMiniato:wood"]) {
    expect(textOf(about), about).toMatch(/3, 2 (and|und|e) 1 .*5, 3 (and|und|e) 1 /);
    expect(textOf(about).split(" ").length, about).toBeLessThanOrEqual(MOST_WORDS);
  }
  expect(textOf("niche:palazzoVecchio")).toMatch(/5, 3 (and|und|e) 1 /);
  expect(textOf("city:troyes")).toMatch(/\(2 (brick|Stein|tijolos)\)/);
  expect(textOf("plot:house")).toMatch(/^(Costs|Kostet|Custa) 2 .* 1 (cloth|Stoff|tecido)/);
  expect(textOf("column:houses")).toBe(textOf("plot:house"));
});

test("5.7, 6.5 a city and a church say by what they are scored next: the tile, then the card", () => {
  const reader: Reader = { you: 0, names, locale: "en", say: sayIn("en") };
  const scored = (k: number): View => ({
    ...after,
    council: after.council.map((space, at) => ({
      ...space,
      tile: at === 0 ? "lisbon" : "santaCroce",
      points: at < k ? [3, 2, 1] : null,
    })),
  });
  const by = (k: number, about: string) => helpCard(about, scored(k), reader)?.scores;
  expect(by(0, "city:lisbon")).toBe("with the tile");
  expect(by(1, "city:lisbon")).toBe("with the card at the end");
  expect(by(1, "niche:santaCroce")).toBe("with the tile");
  expect(by(0, "niche:palazzoVecchio")).toBe("with the card at the end");
});

test.each([
  ["en", "before Ada acts", "before Ada and Clara act"],
  ["de", "bevor Ada handelt", "bevor Ada und Clara handeln"],
  ["pt", "antes de Ada agir", "antes de Ada e Clara agirem"],
] as const)("5.1 in %s the tile that this turn scores says who acts before that", (locale, one, several) => {
  const reader: Reader = { you: 0, names, locale, say: sayIn(locale) };
  const said = (stack: View["stacks"][number], about: string, position = 1) => {
    const council = after.council.map((space, k) => ({ ...space, tile: k === 0 ? ("lisbon" as const) : space.tile }));
    const activation = { position, seat: 0, actions: ["wood", "ship"], uses: [1, 1] } as unknown as View["activation"];
    const stacks = after.stacks.map((each, street) => (street === 2 ? stack : each));
    return helpCard(about, { ...after, council, stacks, street: 2, activation }, reader)?.scores;
  };
  expect(said([1, "white", 2, 0], "tile:1")).toBe(several);
  expect(said([1, "white", 2, 0], "city:lisbon")).toMatch(new RegExp(`, ${several}$`));
  expect(said([1, "white", 0, 0], "tile:1")).toBe(one);
  expect(said([1, 2, 0, 1], "tile:1", 2)).toBe(several);
  expect(said([1, 2, 0], "tile:1")).toBeUndefined();
  expect(said([1, "white", 2, 0], "tile:2")).toBeUndefined();
});

test("the card of a city counts what lies there; that of a street, which is long, leaves its discs to the board", () => {
  const reader: Reader = { you: 0, names, locale: "en", say: sayIn("en") };
  expect(helpCard("city:lisbon", after, reader)?.now).toMatch(/Lisbon/);
  expect(helpCard("street:0", after, reader)?.now).toBeUndefined();
});
