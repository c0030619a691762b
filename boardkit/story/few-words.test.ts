import { expect, test } from "vitest";
import type { Seat } from "#engine";
import type { Gain, GainWeight, Reader, TurnLine } from "../game-ui.ts";
import { inFewWords } from "./few-words.ts";

const reader: Reader = { you: 1, names: ["Ada", "Bruno", "Clara"], locale: "en", say: (id) => id };

const gain = (seat: Seat, weight: GainWeight, text: string): Gain => ({ seat, weight, text });

const more = (n: number): string => `(and ${n} more)`;

const said = (turn: Partial<TurnLine>): string =>
  inFewWords({ ...{ seat: 0, text: "", brought: "", gains: [], points: [], event: 0 }, ...turn }, reader, more);

test("what passes by gives way to what stays, and both to what decides, in order of time; the line says how much it leaves out", () => {
  const gains = [
    gain(0, "passes", "draws a card"),
    gain(0, "stays", "1 marble to Santa Maria del Fiore"),
    gain(2, "passes", "1 wood"),
    gain(0, "decides", "seat 7"),
  ];
  expect(said({ text: "on Marble/Contribute", gains })).toBe(
    "on Marble/Contribute: 1 marble to Santa Maria del Fiore, seat 7 (and 2 more)",
  );
  expect(said({ text: "on Marble/Contribute", gains: gains.slice(0, 1) })).toBe("on Marble/Contribute: draws a card");
});

test("what the reader got or lost is named as theirs, where it happened", () => {
  const gains = [gain(0, "decides", "white 6 fulfilled"), gain(1, "stays", "loses 1 red")];
  expect(said({ text: "with Flood", gains })).toBe("with Flood: white 6 fulfilled; Bruno: loses 1 red");
  const swap = { ...gain(0, "stays", "swaps 1 white for 1 red with Bruno"), other: 1 as const };
  expect(said({ text: "with Smuggler", gains: [gain(0, "stays", "tower to 3"), swap] })).toBe(
    "with Smuggler: tower to 3, swaps 1 white for 1 red with Bruno",
  );
});

test("all that the reader lost for good is said, however long the line gets", () => {
  const gains = ["white", "green", "red", "blue"].map((colour) => gain(1, "decides", `${colour} tower torn down`));
  expect(said({ text: "with Tribute", gains: [...gains, gain(1, "stays", "loses 1 white")] })).toBe(
    `with Tribute; Bruno: ${gains.map(({ text }) => text).join(", ")}, loses 1 white`,
  );
});

test("what comes several times is said once, and leaves room for what the reader lost", () => {
  const fallen = gain(0, "stays", "ruin of the white tower");
  const gains = [
    gain(1, "stays", "ruin of the white tower"),
    ...[1, 2].map(() => gain(1, "stays", "ruin of the white tower")),
    gain(1, "stays", "loses 1 white"),
  ];
  expect(said({ text: "with Tribute", gains: [fallen, ...gains] })).toBe(
    "with Tribute; Bruno: ruin of the white tower ×3, loses 1 white (and 1 more)",
  );
});

test("what passes by is not said where there is no room for what decides", () => {
  const long = Array.from({ length: 8 }, (_, i) => `tower ${i}`).join(" and ");
  const gains = [gain(0, "passes", "1 wood"), gain(0, "decides", long)];
  expect(said({ text: "with Earthquake", gains })).toBe(
    "with Earthquake: tower 0 and tower 1 and tower 2 and… (and 1 more)",
  );
});

test("a name counts as one word", () => {
  const scoring: TurnLine = {
    seat: null,
    text: "Scoring 3: cloth in Lisbon",
    ...{ brought: "", gains: [], event: 0 },
    points: [3, 2, 1],
  };
  const names = ["Bot of Santa Croce", "Piero 49", "Bot 1"];
  expect(inFewWords(scoring, { ...reader, names }, more)).toBe(
    "Scoring 3: cloth in Lisbon; Piero 49: +2, Bot of Santa Croce: +3, Bot 1: +1",
  );
});

test("the title is left out where there is no room for what decides", () => {
  const text = "with a card whose name has more words than a line has room for";
  expect(said({ text, gains: [gain(0, "decides", "red tower torn down")] })).toBe("red tower torn down");
});

test("a scoring has everybody's points in words, best first, if need be after a shorter title", () => {
  const scoring = { seat: null, text: "Scoring 3: cloth in Lisbon" };
  expect(said({ ...scoring, points: [1, 3, 2] })).toBe("Scoring 3: cloth in Lisbon; Bruno: +3, Clara: +2, Ada: +1");
  expect(said({ ...scoring, text: "Scoring of a card with a very long name", points: [1, 0, -2] })).toBe(
    "Scoring of a card with a very long…: Ada: +1, Clara: −2",
  );
});
