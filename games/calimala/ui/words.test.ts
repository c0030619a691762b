import { describe, expect, test } from "vitest";
import { LOCALES, type Reader } from "#boardkit";
import { calimala } from "../index.ts";
import { META } from "../meta.ts";
import { effectOf } from "./effect.ts";
import { logLines } from "./log-lines.ts";
import { moveLabel } from "./move-label.ts";
import { randomMatch } from "./random-play.ts";
import { reasonText } from "./reasons.ts";
import { sayIn } from "./spoken.ts";
import { targetLabel } from "./target-label.ts";
import { targetOrder } from "./target-order.ts";
import { taskOf } from "./tasks.ts";

const EDITIONS = META.presets[0].values;
const names = ["Ada", "Bruno", "Clara", "Dario", "Elisa"];

describe.each(LOCALES)("in %s", (locale) => {
  const reader: Reader = { you: 1, names, locale, say: sayIn(locale) };

  test.each(["2017", "2024"] as const)("edition %s: all of random matches finds its words", (edition) => {
    for (const seats of [3, 4, 5] as const) {
      for (const { before, after, events, moves } of randomMatch(seats, seats, 1, EDITIONS[edition])) {
        for (const line of logLines(events, after, reader)) expect(line.text).not.toMatch(/undefined|\{|^log\./);
        if (moves.length > 0) expect(taskOf(after, 1, reader).text).not.toBe("");
        for (const move of moves) expect(moveLabel(move, after, reader)).not.toBe(move);
        effectOf(before, after, 1, reader);
      }
    }
  });

  test("every target and every reason finds its words", () => {
    const open = calimala.open(4, {
      layout: "introductory",
      whiteReplacement: "onStack",
      startPlayer: "1",
      cubes: "limited",
    });
    let k = 0;
    for (const { after } of randomMatch(4, 9, 1)) {
      if (k++ % 40 !== 0 || after.stage === "over") continue;
      for (const target of open.targets) expect(targetLabel(target, after, reader)).not.toBe(target);
    }
    const [seen] = randomMatch(4, 9, 1);
    if (seen === undefined) throw new Error("a match has entries");
    const facts = {
      seat: 2,
      a: "wood",
      b: "ship",
      action: "weave",
      city: "lisbon",
      building: "santaCroce",
      material: "brick",
    };
    for (const code of [
      "not-your-decision",
      "action-not-on-street",
      "city-full",
      "artworks-full-here",
      "slot-for-contribution",
    ]) {
      expect(reasonText({ code, facts }, seen.after, reader)).not.toMatch(/undefined|\{/);
    }
  });
});

test("a drawn card is named to its owner alone", () => {
  const reader: Reader = { you: 0, names, locale: "en", say: sayIn("en") };
  const [seen] = randomMatch(3, 1, 0);
  if (seen === undefined) throw new Error("a match has entries");
  const drawn = { type: "cardDrawn", seat: 0, forAction: "ship" } as const;
  expect(logLines([drawn], seen.after, reader).map(({ text }) => text)).toEqual([
    "Ship is impossible: Ada draws a card",
  ]);
  expect(logLines([{ ...drawn, action: "wood" }], seen.after, reader).map(({ text }) => text)).toEqual([
    "Ship is impossible: Ada draws Wood",
  ]);
});

test("cloth delivered in one action is one line", () => {
  const reader: Reader = { you: 0, names, locale: "en", say: sayIn("en") };
  const [seen] = randomMatch(3, 1, 0);
  if (seen === undefined) throw new Error("a match has entries");
  const shipped = { type: "clothShipped", seat: 0, city: "lisbon", workshop: 0 } as const;
  const carried = { type: "clothTransported", seat: 0, workshop: 0 } as const;
  const lines = logLines(
    [shipped, shipped, { ...carried, city: "troyes" }, { ...carried, city: "hamburg" }],
    seen.after,
    reader,
  );
  expect(lines.map(({ text }) => text)).toEqual([
    "Ada ships 2 cloth to Lisbon",
    "Ada transports 1 cloth each to Troyes and Hamburg",
  ]);
});

test("arrow keys walk streets by rows and discs from the top", () => {
  expect(targetOrder(["street:10", "street:6", "street:1", "disc:white"])).toEqual([
    "disc:white",
    "street:1",
    "street:6",
    "street:10",
  ]);
  expect(targetOrder(["stack:3:0", "stack:3:2", "city:bruges", "city:london"])).toEqual([
    "stack:3:2",
    "stack:3:0",
    "city:london",
    "city:bruges",
  ]);
});
