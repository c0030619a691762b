import { expect, test } from "vitest";
import { DOT } from "../board/headline/dot.ts";
import { confirmText } from "./confirm-text.ts";

const plain = { effect: "", isAtOnce: false, following: "", forgone: "", ends: "", isSmall: true };
const [name, ends] = ["Place a diamond (Workshops, pigment)", "ends your turn"];

test("a button says all that its move brings where there is room", () => {
  expect(confirmText({ ...plain, name: "Sail 2 lamps", effect: "you +5, extra card" })).toBe(
    `Sail 2 lamps${DOT}you +5, extra card`,
  );
});

test("of a long effect the points stay in any case, by which moves of one name differ", () => {
  expect(confirmText({ ...plain, name, effect: "you +10", ends })).toBe(`${name}${DOT}you +10; ends your turn`);
  const effect = "you +10, extra card, 2/4 materials for the point bonus";
  expect(confirmText({ ...plain, name, effect, ends }), "with as many parts as there is room for").toBe(
    `${name}${DOT}you +10, extra card …; ends your turn`,
  );
  const many = "you +10 (+20 at the end), point bonus 20 with a second diamond, extra card";
  expect(confirmText({ ...plain, name, effect: many, ends })).toBe(`${name}${DOT}you +10 (+20 at the end) …`);
});

test("at a desk, where the button is narrower, less is said", () => {
  const [long, effect] = ["Eine Raute legen (Nobili, Kreuz, unterste Ebene)", "du +2, 1/3 Symbole zum Punktebonus"];
  expect(confirmText({ ...plain, name: long, effect, ends: "beendet deinen Zug", isSmall: false })).toBe(
    `${long}${DOT}du +2 …`,
  );
});

test("that the move leads to another one is said in any case", () => {
  const following = "then played by itself: cannot be undone";
  const effect = "final once all have chosen, and not before";
  expect(confirmText({ ...plain, name: "Keep key 1", effect, isAtOnce: true, following })).toBe(
    `Keep key 1${DOT}${following}`,
  );
});

test("where the words of a button wrap, no line begins with the dot between its parts", () => {
  expect(confirmText({ ...plain, name: "Give a brick", effect: "storage then 15 of 15" })).toMatch(
    /brick\u00a0· storage/,
  );
});

test("what is given up stays beside the first part of the effect, before what may follow by itself", () => {
  const long = { effect: "a card as it is impossible", following: "this disc is done if no card helps" };
  const forgone = "then no more: Transport to Bruges";
  expect(confirmText({ ...plain, ...long, name: "Build", forgone })).toBe(`Build${DOT}${long.effect}; ${forgone}`);
  expect(confirmText({ ...plain, name: "Wood", effect: "wood +1", forgone })).toBe(`Wood${DOT}wood +1; ${forgone}`);
});

test("what follows of a card that hits everybody is cut where the button ends", () => {
  const lost = "Ada loses a white, a yellow, a red and a blue tower, Bruno loses a green and a purple tower";
  const following = `you lose a white tower, ${lost}`;
  const taken = (isSmall: boolean): string => confirmText({ ...plain, name: "Take Tribute", following, isSmall });
  expect(taken(true)).toBe(`Take Tribute${DOT}you lose a white tower, Ada loses a white, a yellow …`);
  expect(taken(false)).toBe(`Take Tribute${DOT}you lose a white tower, Ada loses a white …`);
});
