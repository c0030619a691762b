import { expect, test } from "vitest";
import type { GuideMove } from "#boardkit";
import { settled } from "./settled.ts";

const move = (text: string, ...next: readonly GuideMove[]): GuideMove => ({
  ...{ text, targets: [], forecast: () => null, next: () => next },
  brings: () => ({ view: null, events: [], points: [] }),
});

const asked = [move("end", move("other")), move("fulfil", move("end"))];
const settledText = (from: GuideMove): string => settled(from, { ends: (text) => text === "end" }).text;

test("what is made by itself after a move is counted with it", () => {
  expect(settledText(move("built", move("give white", ...asked)))).toBe("give white");
  expect(settledText(move("built", move("give white", move("give white", ...asked))))).toBe("give white");
  expect(settledText(move("built", ...asked))).toBe("built");
});

test("a payment of which a part is still asked for is not counted", () => {
  const choice = [move("give white", ...asked), move("give red", ...asked)];
  expect(settledText(move("built", move("give yellow", ...choice)))).toBe("built");
});

test("a press that pays one brick of several counts that brick alone", () => {
  expect(settledText(move("give yellow", move("give red", ...asked)))).toBe("give yellow");
});

test("what hands over is not made by itself", () => {
  expect(settledText(move("built", move("end", move("other"))))).toBe("built");
  expect(settledText(move("built", move("give white")))).toBe("built");
});
