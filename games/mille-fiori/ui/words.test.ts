import { describe, expect, test } from "vitest";
import { LOCALES, type Reader } from "#boardkit";
import { milleFiori } from "../index.ts";
import { effectOf } from "./effect.ts";
import { logLines } from "./log-lines.ts";
import { moveLabel } from "./move-label.ts";
import { randomMatch } from "./random-play.ts";
import { reasonText } from "./reasons.ts";
import { sayIn } from "./spoken.ts";
import { targetLabel } from "./target-label.ts";
import { targetOrder } from "./target-order.ts";
import { chanceTaskOf, taskOf } from "./tasks.ts";

const names = ["Ada", "Bruno", "Clara", "Dario"];
const HOLE = /undefined|NaN|\{|^log\./;

describe.each(LOCALES)("in %s", (locale) => {
  const reader: Reader = { you: 1, names, locale, say: sayIn(locale) };

  test.each([
    { edition: "first", selection: "simultaneous" },
    { edition: "revised", selection: "inTurn" },
  ])("$edition, $selection: all of random matches finds its words", (options) => {
    for (const seats of [2, 3, 4] as const) {
      for (const { before, after, events, moves } of randomMatch(seats, seats, 1, options)) {
        for (const line of logLines(events, after, reader)) expect(line.text).not.toMatch(HOLE);
        expect(taskOf(after, 1, reader).text).not.toMatch(HOLE);
        expect(chanceTaskOf(after, reader).text).not.toMatch(HOLE);
        for (const move of moves) expect(moveLabel(move, after, reader)).not.toBe(move);
        expect(effectOf(before, after, 1, reader)).not.toMatch(HOLE);
      }
    }
  });

  test("every target and every reason of a match finds its words", () => {
    const open = milleFiori.open(4, { edition: "first", selection: "simultaneous" });
    let k = 0;
    for (const { after, state } of randomMatch(4, 9, 1)) {
      if (k++ % 40 !== 0) continue;
      for (const target of open.targets) {
        expect(targetLabel(target, after, reader)).not.toBe(target);
        const reason = open.whyNot(state, 1, target);
        if (reason !== undefined) expect(reasonText(reason, after, reader)).not.toMatch(HOLE);
      }
    }
  });
});

const reader: Reader = { you: 0, names, locale: "en", say: sayIn("en") };
const [start] = randomMatch(3, 1, 0);
if (start === undefined) throw new Error("a match has entries");
const { after } = start;
const texts = (...events: Parameters<typeof logLines>[0]): readonly string[] =>
  logLines(events, after, reader).map(({ text }) => text);

test("a kept card is named to its owner alone", () => {
  const kept = { type: "cardKept", seat: 0, passed: 4 } as const;
  expect(texts(kept)).toEqual(["Ada has chosen"]);
  expect(texts({ ...kept, card: "pigment-3" })).toEqual(["Ada keeps pigment 3"]);
});

test("a packet is named to those who have held it", () => {
  const passed = { type: "packetPassed", from: 0, to: 1, n: 2 } as const;
  expect(texts(passed, { ...passed, from: 1, to: 2, cards: ["key-1", "swan-2"] })).toEqual([
    "The passed cards are picked up",
    "Clara now holds key 1 and swan 2",
  ]);
});

test("points name their owners as soon as somebody else scores", () => {
  const placed = { type: "tradePlaced", seat: 0, supply: "personal", space: 1, good: 1, symbol: "carafe" } as const;
  expect(texts({ ...placed, value: 1, counts: [1, 0, 0], points: [1, 0, 0] })).toEqual(["Carafe, now worth 1: 1"]);
  expect(texts({ ...placed, value: 3, counts: [2, 1, 0], points: [6, 3, 0] })).toEqual([
    "Carafe, now worth 3: Ada +6, Bruno +3",
  ]);
});

test("the five cards of a hand are one line", () => {
  const dealt = { type: "dealt", seat: 0 } as const;
  expect(texts({ ...dealt, card: "key-1" }, { ...dealt, card: "fish-2" }, { ...dealt, seat: 1 })).toEqual([
    "Everyone is dealt 5 cards",
    "Ada is dealt key 1 and fish 2",
  ]);
});

test("arrow keys walk the hand, then the board by its rows; the ship stands behind its lamp", () => {
  expect(targetOrder(["ship:0", "sea:4", "workshops:20", "workshops:3", "hand:key-1", "houses:2"])).toEqual([
    "hand:key-1",
    "houses:2",
    "workshops:3",
    "workshops:20",
    "sea:4",
  ]);
});
