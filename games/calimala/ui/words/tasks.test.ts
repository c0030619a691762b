import { expect, test } from "vitest";
import { LOCALES, type Reader } from "#boardkit";
import type { Activation, StackDisc, View } from "../../hidden/view-types.ts";
import { randomMatch, sayIn } from "../match.fixture.ts";
import { taskOf } from "./tasks.ts";

/** What two lines of the headline hold on a phone of 360 px, as measured in a browser. */
const TWO_LINES = 108;

test.each(LOCALES)("the longest tasks keep to two lines of a phone with names of twelve letters: %s", (locale) => {
  const [start] = randomMatch(3, 1, 0);
  if (start === undefined) throw new Error("a match has entries");
  const names = ["Christophine", "Maximiliania", "Bartholomäus"];
  const reader: Reader = { you: 0, names, locale, say: sayIn(locale) };
  const text = (uses: Activation["uses"], active: 0 | 1, ...stack: readonly StackDisc[]): string => {
    const activation: Activation = {
      ...{ seat: 0, position: 1, actions: ["transport", "wood"] as const, uses },
      ...{ obliged: false, uncounted: false, action: null, drawFor: null },
    };
    const stacks = start.after.stacks.map(() => stack);
    const view: View = { ...start.after, active, awaits: "uses", street: 0, activation, stacks, tilesScored: 14 };
    return `Tu: ${taskOf(view, 0, reader, new Set(["city:troyes", "city:bruges", "card:weave"])).text}`;
  };
  const longest = [text([0, 0], 0, 1, 2, 1, 0), text([0, 0], 1, 0), text([0, 1], 1, 0)];
  const choosing = taskOf({ ...start.after, awaits: "seatDisc" }, 1, reader, new Set()).text;
  for (const each of [...longest, `${names[1]}: ${choosing}`]) expect(each.length, each).toBeLessThan(TWO_LINES);
});
