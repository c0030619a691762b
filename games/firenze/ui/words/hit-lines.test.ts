import { expect, test } from "vitest";
import { LOCALES, type Reader } from "#boardkit";
import type { SeatSketch } from "../../proofs/sketched-match.fixture.ts";
import { SketchedMatch } from "../../proofs/sketched-match.fixture.ts";
import type { EVENTS } from "../../rules/content.ts";
import { sayIn } from "../match.fixture.ts";
import { effectOf } from "./effect.ts";
import { followingLine, forecastLine } from "./forecast-line.ts";

const names = ["Ada", "Bruno", "Clara"];
const SEATS = {
  a: { storage: "ww", towers: ["red 5", "red 6"], hand: ["patrician"] },
  b: { storage: "wwwb", towers: ["blue 4"] },
  c: {},
} as const satisfies Readonly<Record<string, SeatSketch>>;

/** What the question whether the event is let happen says that it takes, and then changes. */
function asked(event: (typeof EVENTS)[number], a: SeatSketch = SEATS.a, losses = "automatic") {
  const sketch = { seats: 3, row: [`${event} y`], options: { losses }, ...SEATS, a: { ...SEATS.a, ...a } } as const;
  const match = new SketchedMatch(sketch).play("card 1");
  const { open, state } = match;
  const before = open.view(state, 0);
  const forecast = open.forecast?.(state, 0, open.parseMove("accept"));
  match.play("accept");
  const readers = LOCALES.map((locale): Reader => ({ you: 0, names, locale, say: sayIn(locale) }));
  const [en] = readers;
  if (en === undefined) throw new Error("there are languages");
  return {
    lines: readers.map((reader) => followingLine(forecast, reader)),
    line: followingLine(forecast, en),
    effect: effectOf(before, open.view(state, 0), 0, en),
  };
}

test("an event that is let happen says what it takes from every seat", () => {
  expect(asked("flood").line).toBe("you lose 1 white, Bruno loses 2 bricks, Clara: nothing");
  expect(asked("luxuryTax").line).toBe("you lose 2 white and the red tower (5 floors), Bruno and Clara: nothing");
  expect(asked("tribute").line).toBe(
    "you lose the red tower (5 floors) and the red tower (6 floors), Bruno loses 1 brick, Clara: nothing",
  );
  expect(asked("fire").line).toBe("you lose 2 bricks, Bruno and Clara: nothing");
  expect(asked("collapse").line).toBe("you lose a tower (own choice), Bruno and Clara: nothing");
  expect(asked("collapse", { towers: ["red 4"] }).lines).toEqual([
    "you lose the red tower (4 floors), Bruno and Clara: nothing",
    "du verlierst den roten Turm (4 Etagen), Bruno und Clara: nichts",
    "perdes a torre vermelha (4 andares), Bruno e Clara: nada",
  ]);
  expect(asked("botch").line).toBe("you lose 1 brick of a tower (own choice), Bruno and Clara: nothing");
  expect(asked("botch", { towers: ["red 4"] }).lines).toEqual([
    "you lose 1 brick of the red tower (4 floors), Bruno and Clara: nothing",
    "du verlierst 1 Stein vom roten Turm (4 Etagen), Bruno und Clara: nichts",
    "perdes 1 tijolo da torre vermelha (4 andares), Bruno e Clara: nada",
  ]);
});

test("4.28 while it is not known which bricks pay for Tribute, nobody who owes some is said to lose nothing", () => {
  const a = { storage: "by", towers: ["blue 3", "yellow 5"] } as const;
  const { open, state } = new SketchedMatch({ seats: 2, row: ["glory", "tribute ww", "glory"], a });
  const reader: Reader = { you: 0, names, locale: "en", say: sayIn("en") };
  const told = open.forecast?.(state, 0, open.parseMove("card 2"));
  expect(forecastLine(told, open.view(state, 0), reader)).toBe(
    "storage 2 − 1 paid + 2 with the card = 3 of 10; before its event takes bricks or towers; Bruno: nothing",
  );
});

test("an event that takes nothing says so", () => {
  expect(asked("renaissance").line).toBe("nobody loses anything");
  expect(asked("botch", { towers: [] }).line).toBe("nobody loses anything");
});

test("4.30 where the owner chooses, it says how much is lost", () => {
  expect(asked("luxuryTax", { storage: "w" }, "owner").line).toMatch(/^you lose 2 bricks and a tower \(own choice\),/);
});

test("of an event that is let happen, the storage is told as a whole", () => {
  expect(asked("flood").effect).toBe("storage then 2 of 10");
  expect(asked("fire", { storage: "wwww" }).effect, "which bricks go is a choice").toBe("");
});
