import { expect, test } from "vitest";
import { type Learner, nextFor } from "./next.ts";

const NEWCOMER: Learner = {
  counts: { started: 0, second: 0, points: 0, finished: 0, again: 0 },
  running: undefined,
  exercises: Array.from({ length: 6 }, (_, k) => ({ id: `e${k}`, isReached: false })),
  tried: new Set(),
  options: [{ id: "edition", values: ["first", "revised"] }],
};
const finished = { ...NEWCOMER.counts, started: 1, finished: 1 };
const reached = (n: number) => NEWCOMER.exercises.map(({ id }, k) => ({ id, isReached: k < n }));

test.each<readonly [string, Partial<Learner>, object]>([
  ["a newcomer learns by playing", {}, { kind: "learn" }],
  ["a guided match goes on", { running: { table: "here-a", seen: 9 } }, { kind: "go-on", table: "here-a", seen: 9 }],
  ["after it come exercises", { counts: finished, exercises: reached(2) }, { kind: "exercise", id: "e2", done: 2 }],
  ["after five of them a match alone", { counts: finished, exercises: reached(5) }, { kind: "alone" }],
  [
    "then an option not yet tried",
    { counts: { ...finished, again: 1 }, exercises: reached(5), tried: new Set(["edition:first"]) },
    { kind: "option", option: "edition", value: "revised" },
  ],
  [
    "then the exercises that are left",
    { counts: { ...finished, again: 1 }, exercises: reached(5), tried: new Set(["edition:first", "edition:revised"]) },
    { kind: "exercise", id: "e5", done: 5 },
  ],
  [
    "and at last nothing",
    { counts: { ...finished, again: 1 }, exercises: reached(6), tried: new Set(["edition:first", "edition:revised"]) },
    { kind: "nothing" },
  ],
])("%s", (_, some, next) => {
  expect(nextFor({ ...NEWCOMER, ...some })).toEqual(next);
});
