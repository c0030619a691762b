import { expect, test } from "vitest";
import type { Guide, GuideMoment, GuideMove, Situation } from "#boardkit";
import { unasked } from "./moment.ts";
import {
  back,
  canGoBack,
  comeBack,
  goOn,
  hide,
  isQuiet,
  leave,
  type Named,
  NOTHING_SPOKEN,
  placeOf,
  type Spoken,
  sayAgain,
  seenOf,
  speak,
  unsaid,
} from "./speaking.ts";

/** A situation that is there while the view names it. */
const situation = (id: string, isProposing = false): Situation => ({
  id,
  when: ({ view }) => ((view as readonly string[]).includes(id) ? {} : null),
  point: () => [],
  ...(isProposing ? { propose: ({ moves }: GuideMoment) => moves } : {}),
});

const guide: Guide = {
  rulesVersion: "1",
  seats: 2,
  options: {},
  luck: [],
  situations: [situation("welcome"), situation("keep", true), situation("place", true)],
  because: {},
  texts: { en: async () => ({}), de: async () => ({}), pt: async () => ({}) },
};

const NOBODY_KNOWS: ReadonlySet<string> = new Set();
const at = (key: string, ...there: readonly string[]): Named => ({
  key,
  at: { view: there, you: 0, events: [], moves: [], isOver: false, planned: () => [], onward: () => null },
});
const said = (spoken: Spoken): string | undefined => spoken.now?.id;
const hear = (spoken: Spoken, now: Named, known = NOBODY_KNOWS): Spoken => speak(guide, spoken, now, known);

test("one thing at a time, in the order of the guide; while the moment is the same it goes on", () => {
  const now = at("1", "welcome", "keep");
  const first = hear(NOTHING_SPOKEN, now);
  expect(said(first)).toBe("welcome");
  expect(hear(first, now)).toBe(first);
  const second = hear(goOn(first), now);
  expect(said(second)).toBe("keep");
  expect(canGoBack(second)).toBe(true);
  expect(said(back(second))).toBe("welcome");
});

test("no more than two things are only read at one moment, then what can be done; the others wait for the next", () => {
  const told = ["a", "b", "c", "d"].map((id) => situation(id));
  const many = { ...guide, situations: [...told, situation("keep", true)] };
  const there = many.situations.map(({ id }) => id);
  const talk = (spoken: Spoken, key: string): Spoken => {
    const next = speak(many, spoken, at(key, ...there), NOBODY_KNOWS);
    return next.now === null ? next : talk(goOn(next), key);
  };
  const first = talk(NOTHING_SPOKEN, "1");
  expect(first.at.ids).toEqual(["a", "b", "keep"]);
  expect(talk(first, "2").at.ids).toEqual(["keep", "c", "d"]);
});

test("said in full once, as a mere proposal the second time, then no more", () => {
  const first = hear(NOTHING_SPOKEN, at("1", "keep"));
  expect(isQuiet(first)).toBe(false);
  const second = hear(hear(first, at("2", "place")), at("3", "keep"));
  expect([said(second), isQuiet(second)]).toEqual(["keep", true]);
  const more = hear(second, at("4", "keep"));
  expect([said(more), isQuiet(more)], "one occasion may have several moves").toEqual(["keep", true]);
  expect(said(hear(hear(more, at("5", "place")), at("6", "keep")))).toBeUndefined();
  const told = hear(hear(NOTHING_SPOKEN, at("1", "welcome")), at("2", "welcome"));
  expect(said(told), "what proposes nothing is said once").toBeUndefined();
});

test("what is new comes before what has been said, unless that goes on; what is known is never said", () => {
  const once = hear(NOTHING_SPOKEN, at("1", "keep"));
  expect(said(hear(once, at("2", "keep", "place")))).toBe("keep");
  const between = hear(once, at("2", "welcome"));
  expect(said(hear(between, at("3", "keep", "place")))).toBe("place");
  expect(said(hear(NOTHING_SPOKEN, at("1", "keep", "place"), new Set(["keep"])))).toBe("place");
  expect(seenOf(guide, once, new Set(["place"]))).toBe(2);
});

test("what has just happened is told before what goes on", () => {
  const news = { ...situation("drawn"), isNews: true as const };
  const told = { ...guide, situations: [...guide.situations, news] };
  const first = speak(told, NOTHING_SPOKEN, at("1", "keep"), NOBODY_KNOWS);
  const second = speak(told, first, at("2", "keep", "place", "drawn"), NOBODY_KNOWS);
  expect(said(second)).toBe("drawn");
  expect(said(speak(told, goOn(second), at("2", "keep", "place", "drawn"), NOBODY_KNOWS))).toBe("place");
});

test("in the middle of a choice of several presses nothing new is told; what proposed its first goes on", () => {
  const first = hear(NOTHING_SPOKEN, at("1", "keep"));
  const second = hear(first, { ...at("2", "welcome", "keep"), isMidway: true });
  expect([said(second), isQuiet(second)]).toEqual(["keep", true]);
  const third = hear(second, { ...at("3", "welcome", "place"), isMidway: true });
  expect(said(third)).toBeUndefined();
  expect(said(hear(third, at("4", "welcome", "place")))).toBe("welcome");
});

test("nothing speaks twice at one moment, but it can be asked for again, in full", () => {
  const now = at("1", "keep");
  const skipped = hear(goOn(hear(NOTHING_SPOKEN, now)), now);
  expect(said(skipped)).toBeUndefined();
  const again = sayAgain(guide, skipped, now);
  expect([said(again), isQuiet(again)]).toEqual(["keep", false]);
});

test("where a proposal has been hidden nothing else is said until the next moment; the number is that of the first time", () => {
  const now = at("1", "keep", "place");
  const hidden = hear(hide(hear(NOTHING_SPOKEN, now)), now);
  expect(said(hidden)).toBeUndefined();
  const next = hear(hidden, at("2", "place"));
  expect([said(next), placeOf(next, "place"), placeOf(next, "keep")]).toEqual(["place", 2, 1]);
  expect(said(sayAgain(guide, hidden, now))).toBe("keep");
});

test("what was gone before it could be read is said again", () => {
  const first = unsaid(hear(NOTHING_SPOKEN, at("1", "keep")));
  expect([said(first), seenOf(guide, first, NOBODY_KNOWS)]).toEqual([undefined, 1]);
  const again = hear(first, at("2", "keep"));
  expect([said(again), isQuiet(again)]).toEqual(["keep", false]);
  const short = hear(hear(again, at("3", "place")), at("4", "keep"));
  expect(unsaid(short).times["keep"]).toBe(1);
});

test("the count of what has come never goes back: what is told again has the number that it had", () => {
  const gone = unsaid(hear(NOTHING_SPOKEN, at("1", "keep")));
  const next = hear(gone, at("2", "place"));
  expect([placeOf(next, "place"), seenOf(guide, next, NOBODY_KNOWS)]).toEqual([2, 2]);
  const again = hear(goOn(next), at("3", "keep"));
  expect([said(again), isQuiet(again), placeOf(again, "keep")]).toEqual(["keep", false, 1]);
});

test("who has left the guide hears nothing until they call it: then it goes on where it was left", () => {
  const welcomed = hear(goOn(hear(NOTHING_SPOKEN, at("1", "welcome", "keep"))), at("1", "welcome", "keep"));
  const left = leave(welcomed);
  expect(said(hear(left, at("2", "place")))).toBeUndefined();
  const again = hear(comeBack(left), at("1", "welcome", "keep"));
  expect([said(again), isQuiet(again), placeOf(again, "keep")]).toEqual(["keep", false, 2]);
  expect(said(hear(comeBack(left), at("2", "place")))).toBe("place");
  expect(said(hear(comeBack(left), at("2", "welcome"))), "what was read is not told once more").toBeUndefined();
});

test("in the midst of a choice what finishes it is told all the same", () => {
  const finishing = { ...situation("built", true), isFinishing: true as const };
  const building = { ...guide, situations: [situation("build", true), situation("place", true), finishing] };
  const hear = (spoken: Spoken, now: Named): Spoken => speak(building, spoken, now, NOBODY_KNOWS);
  const first = hear(NOTHING_SPOKEN, at("1", "build"));
  expect(said(first)).toBe("build");
  expect(said(hear(first, { ...at("2", "place", "built"), isMidway: true }))).toBe("built");
});

test("where all has been said, what the first fitting situation proposes is done, else what a steady bot does", () => {
  const move = (text: string, points: number): GuideMove => ({
    ...{ text, targets: [], next: () => [], forecast: () => null },
    brings: () => ({ view: [], events: [], points: [points, 0] }),
  });
  const withMoves = (planned: string, ...there: readonly string[]): GuideMoment => ({
    ...at("1", ...there).at,
    planned: () => [planned],
    moves: [move("a", 1), move("b", 3), move("c", 3)],
  });
  expect(unasked(guide, withMoves("c", "welcome", "keep")).move?.text).toBe("c");
  expect(unasked(guide, withMoves("a", "keep")).move?.text).toBe("b");
  expect(unasked(guide, withMoves("a", "welcome")).move?.text).toBe("a");
});
