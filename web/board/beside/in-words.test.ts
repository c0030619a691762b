import { expect, test } from "vitest";
import type { TurnLine } from "#boardkit";
import type { Seat } from "#engine";
import { speakBeforeEach } from "../../i18n/language.fixture.ts";
import { isAbout, lastActing, othersSince, turnSentence } from "./in-words.ts";

speakBeforeEach("en");

test("the turns of the others are counted since the reader's last one, also while the reader's next one goes on", () => {
  const since = (seats: readonly (Seat | null)[], you: Seat | null): number =>
    othersSince(
      seats.map((seat) => ({ seat })),
      you,
    ).length;
  expect(since([null, 0, 1, null, 2, 3], 0)).toBe(3);
  expect(since([0, 1, 2, 3, 0], 0)).toBe(3);
  expect(since([1, 2], 0)).toBe(2);
  expect([since([0], 0), since([], 0), since([0, 1], null)]).toEqual([0, 0, 0]);
});

test("a turn of the reader in which nobody asked them is not their last one", () => {
  const turns = [0, 1, 0, 2].map((seat, at) => ({ seat: seat as Seat, at }));
  const since = (unasked: number): readonly number[] =>
    othersSince(turns, 0, ({ at }) => at === unasked).map(({ at }) => at);
  expect([since(-1), since(2)]).toEqual([[3], [1, 3]]);
});

test("a scoring between turns says what everybody got, the reader first", () => {
  const reader = { you: 0, names: ["Ada", "Bruno"], locale: "en", say: (id: string) => id } as const;
  const scoring = { seat: null, text: "Scoring 3: wood", brought: "", points: [2, 3] };
  expect(turnSentence(scoring, reader)).toBe("Scoring 3: wood; Ada: +2, Bruno: +3");
  expect(turnSentence({ ...scoring, points: [0, 0] }, reader)).toBe("Scoring 3: wood");
  expect(turnSentence({ seat: 1, text: "on Wood", brought: "1 wood", points: [0, 3] }, reader)).toBe(
    "Bruno on Wood: +3; 1 wood",
  );
  expect(turnSentence({ seat: 1, text: "on Wood", brought: "", points: [2, 3] }, reader)).toBe(
    "Bruno on Wood: +3, you +2",
  );
});

test("a turn is named by who acts in it now, and the reader's own only while somebody else acts", () => {
  const reader = { you: 0, names: ["Ada", "Bruno", "Clara"], locale: "en", say: (id: string) => id } as const;
  const turn = (seat: Seat, text: string, acting?: Seat): TurnLine => ({
    ...{ seat, text, brought: "all of it", points: [], event: 0, ...(acting !== undefined && { acting }) },
    gains: [
      { seat, text: "1 cloth", weight: "passes" },
      { seat: 2, text: "1 brick", weight: "passes" },
    ],
  });
  expect(lastActing([turn(2, "on Wood"), turn(0, "on Weave")], reader)).toBe(null);
  const own = lastActing([turn(2, "on Wood"), turn(0, "on Weave", 2)], reader);
  expect(own).toMatchObject({ seat: 2, text: "in your turn", brought: "1 brick" });
  const others = lastActing([turn(1, "on Wood", 2)], reader);
  expect(others).toMatchObject({ seat: 2, text: "in Bruno’s turn", brought: "1 brick" });
  expect(lastActing([turn(0, "on Weave"), turn(1, "on Wood")], reader)?.seat).toBe(1);
});

test("a turn is about whom it names, not about whose name is a part of its words", () => {
  const about = (brought: string, name: string) => isAbout({ brought }, { you: 0, names: [name] });
  expect(about("swaps 1 white for 1 blue with Agnolo 68, +3", "Agnolo 68")).toBe(true);
  expect(about("2 wood; Agnolo 68: 1 brick", "Agnolo 68")).toBe(true);
  expect([about("swaps 1 white", "a"), about("1 brick with Ada", "Ad"), about("1 brick", "")]).toEqual([
    false,
    false,
    false,
  ]);
});
