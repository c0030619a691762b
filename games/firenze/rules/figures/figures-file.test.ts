import { describe, expect, test } from "vitest";
import { CHANCE, FastChance, nextEntry } from "#engine";
import { randomSetting, soakMatch } from "#engine/testkit";
import { firenze } from "../../index.ts";
import { SUBJECT } from "../../proofs/subject.ts";
import { CARDS, CHURCHES } from "../content.ts";
import { FIGURES } from "./figures.ts";
import { CONTENT } from "./figures-file.ts";

type Json = Record<string, unknown>;

/** The built-in figures with one field changed; `undefined` removes it. */
function changed(path: string, value: unknown): string {
  const figures = JSON.parse(CONTENT.builtIn) as Json;
  const names = path.split(".");
  const last = names.pop() ?? "";
  const place = names.reduce<Json>((inner, name) => inner[name] as Json, figures);
  if (value === undefined) delete place[last];
  else place[last] = value;
  return JSON.stringify(figures);
}

describe("a figures file", () => {
  test("as built in is accepted, a corrected value, too", () => {
    expect(CONTENT.parse(CONTENT.builtIn)).toEqual({ ok: true, value: FIGURES });
    expect(CONTENT.parse(changed("contracts.purple.8.points", 15)).ok).toBe(true);
  });

  test.each([
    ["contracts.red.7", undefined, "contracts.red.7", "is missing"],
    ["contracts.red.7.points", "8", "contracts.red.7.points", "is not a whole number"],
    ["contracts.red.7.status", "guessed", "contracts.red.7.status", "is not one of certain, sourced"],
    ["contracts.red.9", { points: 1 }, "contracts.red.9", "is not a figure of this game"],
    ["bricks.white", 99, "bricks.white", "is not within 4 to 31"],
    ["balconies.3.colour", "pink", "balconies.3.colour", "is not one of white"],
    ["balconies", [], "balconies", "has 0 entries instead of 19"],
    ["balconies", {}, "balconies", "is not a list"],
    ["version", 7, "version", "is not text"],
    ["cards.mason.start", 4, "cards.mason.start", "is more than there are cards"],
    ["cards", 3, "cards", "is not an object"],
    ["startBricks", [7, 7, 7, 7], "startBricks", "are more than there are white bricks"],
    ["balconies.0.numeral", "II", "", ""],
    ["build.cost.0", 1, "build.cost.0", "is not 0"],
  ])("with %s as %j", (path, value, field, why) => {
    const parsed = CONTENT.parse(changed(path, value));
    expect(parsed.ok).toBe(field === "");
    if (!parsed.ok) {
      expect(parsed.refusal).toMatchObject({ code: "content-invalid", field });
      expect(parsed.refusal.why).toContain(why);
    }
  });

  test.each([0, 9])("with %i copies of every card but the churches: too few or too many", (count) => {
    const figures = JSON.parse(CONTENT.builtIn) as { cards: Record<string, { count: number; start: number }> };
    for (const name of CARDS) {
      if (!CHURCHES.some((church) => church === name)) Object.assign(figures.cards[name] ?? {}, { count, start: 0 });
    }
    const refusal = { code: "content-invalid", field: "cards", why: "are not within 12 to 99 in all" };
    expect(CONTENT.parse(JSON.stringify(figures))).toEqual({ ok: false, refusal });
  });

  test.each([
    ["mostPerTower", 0, 5],
    ["placed", 0, 0],
  ])("that leaves no contract within the advice, or asks for no neutral seal: %s as %i", (name, value, seals) => {
    const figures = CONTENT.parse(changed(`neutralSeals.${name}`, value));
    if (!figures.ok) throw new Error(figures.refusal.why);
    const source = new FastChance(3);
    const { switches } = randomSetting(firenze, source);
    const open = firenze.open(3, { ...switches, neutralSeals: "random" }, figures.value);
    const state = open.setup();
    const entries: string[] = [];
    while (open.toAct(state) === CHANCE) entries.push(nextEntry(open, state, () => 0, source).text);
    expect(entries.filter((text) => text.startsWith("neutral "))).toHaveLength(seals);
    const bricks = open.view(state, "public").mats.map(({ storage }) => storage.reduce((a, b) => a + b));
    expect(bricks.toSorted()).toEqual([2, 3, 4]);
  });

  test("a numeral needs four contracts, or a tile might find no place", () => {
    const figures = JSON.parse(CONTENT.builtIn) as { balconies: { numeral: string; colour: string; floors: number }[] };
    for (const tile of figures.balconies) if (tile.numeral === "IV") Object.assign(tile, { colour: "blue", floors: 7 });
    expect(CONTENT.parse(JSON.stringify(figures))).toMatchObject({ ok: false, refusal: { field: "balconies" } });
  });

  test("that is not JSON", () => {
    expect(CONTENT.parse("{")).toMatchObject({ ok: false, refusal: { why: "is not JSON" } });
  });

  test.each(Array.from({ length: 40 }, (_, seed) => seed))("that is accepted is played to the end, file %i", (seed) => {
    const source = new FastChance(seed);
    const parsed = CONTENT.parse(JSON.stringify(correctedAtRandom(source)));
    if (!parsed.ok) throw new Error(parsed.refusal.why);
    const { seats, switches } = randomSetting(firenze, source);
    expect(soakMatch(SUBJECT, firenze.open(seats, switches, parsed.value), source)).toBeGreaterThan(0);
  });
});

/** The built-in figures with four numbers changed, as far as the file is still accepted. */
function correctedAtRandom(source: FastChance): Json {
  const figures = JSON.parse(CONTENT.builtIn) as Json;
  const places = numbersIn(figures);
  for (let left = 4; left > 0; ) {
    const { inside, name } = places[source.below(places.length)] ?? { inside: {}, name: "" };
    const before = inside[name];
    inside[name] = source.below(45) - 4;
    if (CONTENT.parse(JSON.stringify(figures)).ok) left--;
    else inside[name] = before;
  }
  return figures;
}

/** Where there is a number, apart from the points of contracts and balconies, on which nothing depends. */
function numbersIn(inside: Json): readonly { readonly inside: Json; readonly name: string }[] {
  return Object.entries(inside).flatMap(([name, each]) => {
    if (typeof each === "number") return [{ inside, name }];
    if (typeof each !== "object" || each === null || name === "contracts" || name === "balconies") return [];
    return numbersIn(each as Json);
  });
}
