import { expect, test } from "vitest";
import type { Reader } from "#boardkit";
import { speakBeforeEach } from "../../i18n/language.fixture.ts";
import type { TurnName } from "../beside/in-words.ts";
import { lastIn } from "./latest.ts";

speakBeforeEach("en");

const reader: Reader = { you: 0, names: ["Ada", "Bruno", "Clara"], locale: "en", say: (id) => id };
const turn = (seat: TurnName["seat"], text: string): TurnName => ({ seat, text, brought: "1 wood" });

test("a scoring is told after the turns of the others that led there", () => {
  const scoring: TurnName = { ...turn(null, "Scoring 8"), points: [3, 2, 0] };
  const since = [turn(1, "on Brick"), turn(2, "on Ship")];
  expect(lastIn(scoring, { isPast: false, isOlder: false, since }, reader)).toMatch(
    /^Bruno on Brick; Clara on Ship; Scoring 8; Ada/,
  );
  expect(lastIn(scoring, { isPast: false, isOlder: false, since: [] }, reader)).toMatch(/^Scoring 8; Ada/);
});

test("what the reader lost comes first, then the newest turn of the others, then the turns before", () => {
  const tribute: TurnName = { seat: 1, text: "takes Tribute", brought: "Ada: blue tower torn down" };
  const [wood, ship] = [turn(2, "on Wood"), turn(2, "on Ship")];
  expect(lastIn(wood, { isPast: false, isOlder: false, since: [tribute, wood] }, reader)).toBe(
    "Bruno takes Tribute; Ada: blue tower torn down · Clara on Wood: 1 wood",
  );
  expect(lastIn(wood, { isPast: false, isOlder: false, since: [tribute, ship, wood] }, reader)).toBe(
    "Bruno takes Tribute; Ada: blue tower torn down · Clara on Wood: 1 wood · before that: Clara",
  );
});

test("below a headline that names a turn of the past stands what it brought, its points first", () => {
  const group: TurnName = { ...turn(1, "plays pigment 2"), brought: "group of 13", points: [0, 26, 0] };
  expect(lastIn(group, { isPast: true, isOlder: false, since: [] }, reader)).toBe("+26; group of 13");
  expect(lastIn({ ...group, points: [0, 0, 0] }, { isPast: true, isOlder: false, since: [] }, reader)).toBe(
    "group of 13",
  );
});

test("a turn of somebody else before the reader's own last one is told as such", () => {
  const wood = turn(2, "on Wood");
  expect(lastIn(wood, { isPast: false, isOlder: true, since: [wood] }, reader)).toBe(
    "Before your turn: Clara on Wood: 1 wood",
  );
});
