import { batch, signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NOBODY, type Seat, seatBit } from "#engine";
import type { ToldEvent } from "#protocol";
import type { Moment } from "../source.ts";
import type { Between } from "./between.ts";
import { LAST_MS, type Paced, pacedSource, SCORING_MS, TURN_MS } from "./paced.ts";

/** A moment after which this seat is to act, as seat 0 sees it. */
const moment = (ply: number, next: Seat, chosen: readonly boolean[] = []): Moment => ({
  ...{ ply, seat: 0, toAct: seatBit(next), view: { ply }, chosen, standings: null },
});

function open(first: Moment, between?: Between) {
  const match = signal<Moment | null>(first);
  let busy = false;
  const paced = pacedSource(
    { match, events: signal([]), length: signal(0) },
    { isBusy: () => busy, speed: () => 1, ...(between === undefined ? {} : { between }) },
  );
  return {
    paced,
    come: (...moments: readonly Moment[]) => {
      for (const each of moments) match.value = each;
    },
    fly: (is: boolean) => {
      busy = is;
    },
  };
}

const plyOf = ({ match }: Paced): number | undefined => match.value?.ply;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the first moment is there at once, and one's own move", () => {
  const { paced, come } = open(moment(4, 0));
  expect(plyOf(paced)).toBe(4);
  come(moment(5, 1));
  expect([plyOf(paced), paced.waiting.value]).toEqual([5, 0]);
});

test("others' turns are shown one by one, at least 0.8 s each, however fast they come", () => {
  const { paced, come } = open(moment(4, 0));
  come(moment(5, 1), moment(8, 2), moment(11, 3), moment(14, 0));
  const seen: [number, number | undefined][] = [];
  for (let ms = 0; ms < 4000; ms += 50) {
    if (plyOf(paced) !== seen.at(-1)?.[1]) seen.push([ms, plyOf(paced)]);
    vi.advanceTimersByTime(50);
  }
  expect(seen.map(([, ply]) => ply)).toEqual([5, 8, 11, 14]);
  const [, second = [0], third = [0], fourth = [0]] = seen;
  expect(third[0] - second[0]).toBeGreaterThanOrEqual(800);
  expect(fourth[0] - third[0]).toBeGreaterThanOrEqual(800);
});

test("a scoring stays until it can be read", () => {
  const match = signal<Moment | null>(moment(4, 1));
  const events = signal<readonly ToldEvent[]>([]);
  const isScoring = ({ type }: ToldEvent["event"]): boolean => type === "scored";
  const paced = pacedSource(
    { match, events, length: signal(0) },
    { isBusy: () => false, speed: () => 1, ui: { isScoring } },
  );
  const come = (to: Moment, type: string): void =>
    batch(() => {
      events.value = [...events.value, { ply: to.ply - 1, event: { type } }];
      match.value = to;
    });
  come(moment(5, 2), "scored");
  come(moment(6, 3), "moved");
  come(moment(7, 0), "moved");
  expect(plyOf(paced)).toBe(5);
  vi.advanceTimersByTime(SCORING_MS - 1);
  expect(plyOf(paced)).toBe(5);
  vi.advanceTimersByTime(1);
  expect(plyOf(paced)).toBe(6);
  vi.advanceTimersByTime(TURN_MS);
  expect(plyOf(paced)).toBe(7);
});

/** The last move of a match of three, by seat `by`, and three scorings of seat 0. */
function ending(by: Seat) {
  const match = signal<Moment | null>({ ...moment(4, by), view: 0 });
  const events = signal<readonly ToldEvent[]>([{ ply: 3, event: { type: "moved" } }]);
  const ui = {
    isScoring: ({ type }: ToldEvent["event"]): boolean => type === "scored",
    untold: (view: unknown, left: readonly ToldEvent["event"][]) => Number(view) - left.length,
  };
  const paced = pacedSource({ match, events, length: signal(0) }, { isBusy: () => false, speed: () => 1, ui });
  const told = ["moved", "scored", "scored", "scored"].map((type) => ({ ply: 4, event: { type } }));
  batch(() => {
    events.value = [...events.value, ...told];
    match.value = { ...moment(5, by), toAct: NOBODY, view: 3, standings: { ranks: [1, 2, 3], scores: [], ties: [] } };
  });
  return paced;
}

test.each([0, 1] as const)(
  "the end is told scoring by scoring, with the points so far, once the last move of seat %i has been seen",
  (by) => {
    const paced = ending(by);
    const seen: unknown[] = [];
    for (let ms = 0; ms < 12_000; ms += 50) {
      const now = [paced.match.value?.view, paced.events.value.length, paced.match.value?.standings === null];
      if (String(now) !== String(seen.at(-1))) seen.push(now);
      if (ms === TURN_MS - 50) expect(seen).toEqual([[0, 2, true]]);
      vi.advanceTimersByTime(50);
    }
    expect(seen).toEqual([
      [0, 2, true],
      [1, 3, true],
      [2, 4, true],
      [3, 5, true],
      [3, 5, false],
    ]);
  },
);

test("the end that is told is left by one press", () => {
  const paced = ending(0);
  paced.toEnd();
  expect([paced.match.value?.standings === null, paced.waiting.value]).toEqual([false, 0]);
});

test("a moment waits until the pieces of the one before have arrived", () => {
  const { paced, come, fly } = open(moment(4, 1));
  come(moment(5, 2), moment(6, 3));
  fly(true);
  vi.advanceTimersByTime(5000);
  expect(plyOf(paced)).toBe(5);
  fly(false);
  vi.advanceTimersByTime(100);
  expect(plyOf(paced)).toBe(6);
});

test("pause holds, a step goes one on, and the rest follows when it plays again", () => {
  const { paced, come } = open(moment(4, 1));
  come(moment(5, 2), moment(6, 3), moment(7, 0));
  paced.pause();
  vi.advanceTimersByTime(60_000);
  expect([plyOf(paced), paced.waiting.value]).toEqual([5, 2]);
  paced.step();
  vi.advanceTimersByTime(60_000);
  expect([plyOf(paced), paced.waiting.value]).toEqual([6, 1]);
  paced.resume();
  vi.advanceTimersByTime(1000);
  expect([plyOf(paced), paced.waiting.value]).toEqual([7, 0]);
});

test("the end is reached at once when asked for, and plays on afterwards", () => {
  const { paced, come } = open(moment(4, 1));
  come(moment(5, 2), moment(6, 3), moment(7, 1));
  paced.pause();
  paced.toEnd();
  expect([plyOf(paced), paced.waiting.value, paced.isPaused.value]).toEqual([7, 0, false]);
  vi.advanceTimersByTime(2000);
  come(moment(8, 2));
  expect(plyOf(paced)).toBe(8);
});

test("a turn of one's own that was made elsewhere empties the queue", () => {
  const { paced, come } = open(moment(4, 1));
  come(moment(5, 2), moment(6, 0), moment(7, 1));
  expect([plyOf(paced), paced.waiting.value]).toEqual([7, 0]);
});

test("a moment told again, with others' choices, takes the place of itself", () => {
  const { paced, come } = open(moment(4, 1));
  come(moment(4, 1, [true]));
  expect(paced.match.value?.chosen).toEqual([true]);
  come(moment(5, 2), moment(6, 3), moment(6, 3, [true]));
  expect(paced.waiting.value).toBe(1);
  paced.step();
  expect(paced.match.value?.chosen).toEqual([true]);
});

test("whoever comes back after a long time sees the last moments only", () => {
  const { paced, come } = open(moment(0, 1));
  paced.pause();
  for (let ply = 1; ply <= 200; ply++) come(moment(ply, 1));
  expect(paced.waiting.value).toBeLessThanOrEqual(60);
  paced.toEnd();
  expect(plyOf(paced)).toBe(200);
});

test("one can go back by moments and by turns, stays there, and goes on again", () => {
  const { paced, come } = open(moment(4, 1));
  come(moment(5, 1), moment(6, 2), moment(7, 2), moment(8, 3));
  paced.toEnd();
  paced.back();
  expect([plyOf(paced), paced.isPaused.value, paced.waiting.value]).toEqual([7, true, 1]);
  paced.turnBack();
  expect(plyOf(paced)).toBe(6);
  paced.turnBack();
  expect([plyOf(paced), paced.hasBefore.value]).toEqual([4, false]);
  paced.back();
  expect(plyOf(paced)).toBe(4);
  vi.advanceTimersByTime(60_000);
  expect(plyOf(paced)).toBe(4);
  paced.resume();
  vi.advanceTimersByTime(60_000);
  expect([plyOf(paced), paced.isPaused.value]).toEqual([8, false]);
});

test("a film is played from its first moment, others move on meanwhile, and one's own move ends it", () => {
  const { paced, come } = open(moment(40, 1));
  const film = [30, 32, 35].map((ply) => ({
    moment: moment(ply, 1),
    events: [],
    pace: { restMs: 900, flightMs: 300 },
  }));
  paced.play(film);
  expect([plyOf(paced), paced.waiting.value]).toEqual([30, 3]);
  come(moment(43, 2), moment(44, 0));
  expect([plyOf(paced), paced.waiting.value]).toEqual([30, 5]);
  const seen: (number | undefined)[] = [];
  for (let ms = 0; ms < 10_000; ms += 50) {
    if (plyOf(paced) !== seen.at(-1)) seen.push(plyOf(paced));
    vi.advanceTimersByTime(50);
  }
  expect(seen).toEqual([30, 32, 35, 40, 43, 44]);
  paced.play(film);
  paced.goTo(33);
  expect(plyOf(paced)).toBe(35);
  come(moment(45, 1));
  expect([plyOf(paced), paced.waiting.value, paced.hasBefore.value]).toEqual([45, 0, false]);
});

test.each([
  { looked: [moment(6, 1), moment(7, 0)], seen: [4, 7, 9] },
  { looked: null, seen: [4, 9] },
])(
  "a position between two moments is shown before the later one, which waits for it: $seen",
  async ({ looked, seen }) => {
    let answer: (moments: readonly Moment[] | null) => void = () => undefined;
    const plies = () => [7];
    const look = () => new Promise<readonly Moment[] | null>((tell) => (answer = tell));
    const { paced, come } = open(moment(4, 1), { plies, look });
    come(moment(9, 0));
    vi.advanceTimersByTime(1000);
    expect([plyOf(paced), paced.waiting.value]).toEqual([4, 1]);
    answer(looked);
    const shown: (number | undefined)[] = [];
    for (let ms = 0; ms < 3000; ms += 50) {
      if (plyOf(paced) !== shown.at(-1)) shown.push(plyOf(paced));
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(shown).toEqual(seen);
  },
);

test("several positions between two moments come with one look", async () => {
  let looks = 0;
  const look = (): Promise<readonly Moment[]> => {
    looks++;
    return Promise.resolve([5, 6, 7, 8].map((ply) => moment(ply, 1)));
  };
  const { paced, come } = open(moment(4, 1), { plies: () => [6, 7], look });
  come(moment(9, 0));
  const shown: (number | undefined)[] = [];
  for (let ms = 0; ms < 4000; ms += 50) {
    if (plyOf(paced) !== shown.at(-1)) shown.push(plyOf(paced));
    await vi.advanceTimersByTimeAsync(50);
  }
  expect([shown, looks]).toEqual([[4, 6, 7, 9], 1]);
});

test("two moments wait for the positions before them at once", async () => {
  const look = (ply: number) =>
    new Promise<readonly Moment[]>((tell) => setTimeout(() => tell([moment(ply, 1)]), 1000));
  const { paced, come } = open(moment(4, 1), { plies: (_, now) => [now.moment.ply - 1], look });
  come(moment(7, 2), moment(9, 0));
  const shown: (number | undefined)[] = [];
  for (let ms = 0; ms < 8000; ms += 50) {
    if (plyOf(paced) !== shown.at(-1)) shown.push(plyOf(paced));
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(shown).toEqual([4, 6, 7, 8, 9]);
});

test("a pause holds while others are to act, also before anything waits", () => {
  const { paced, come } = open(moment(4, 0));
  come(moment(5, 1));
  paced.pause();
  come(moment(6, 1), moment(7, 0));
  vi.advanceTimersByTime(60_000);
  expect([plyOf(paced), paced.waiting.value]).toEqual([5, 2]);
  paced.step();
  paced.step();
  expect([plyOf(paced), paced.isPaused.value]).toEqual([7, false]);
});

test("what others did is shown from its first moment on, as long as a press takes, and a pause holds also the last one", () => {
  const { paced, come } = open(moment(4, 1));
  const { isBehind, isFresh } = paced;
  expect([isBehind.value, isFresh.value]).toEqual([false, false]);
  come(moment(5, 2));
  expect([isBehind.value, isFresh.value], "before anything waits").toEqual([true, true]);
  vi.advanceTimersByTime(TURN_MS);
  expect([isBehind.value, isFresh.value], "somebody thinks").toEqual([false, false]);
  come(moment(6, 0));
  vi.advanceTimersByTime(LAST_MS - 1);
  expect([isBehind.value, isFresh.value], "the reader can act at once").toEqual([false, true]);
  paced.pause();
  vi.advanceTimersByTime(60_000);
  expect([isBehind.value, paced.waiting.value]).toEqual([true, 0]);
  paced.resume();
  expect([isBehind.value, isFresh.value]).toEqual([false, false]);
});

test("a press that leads to now ends it, and so does one's own move", () => {
  const { paced, come } = open(moment(4, 1));
  come(moment(5, 0));
  paced.toEnd();
  expect(paced.isFresh.value).toBe(false);
  come(moment(6, 1), moment(7, 0));
  vi.advanceTimersByTime(0);
  expect(paced.isFresh.value).toBe(true);
  come(moment(8, 1));
  expect(paced.isFresh.value).toBe(false);
});

test("the end is there at once when asked for, though a position before it has not come", async () => {
  const { paced, come } = open(moment(4, 1), { plies: () => [7], look: () => Promise.resolve([moment(7, 0)]) });
  come(moment(9, 0));
  paced.toEnd();
  await vi.advanceTimersByTimeAsync(5000);
  expect([plyOf(paced), paced.waiting.value]).toEqual([9, 0]);
});

test("a position that does not come is not waited for", () => {
  const { paced, come } = open(moment(4, 1), { plies: () => [7], look: () => new Promise(() => undefined) });
  come(moment(9, 0));
  vi.advanceTimersByTime(2000);
  expect([plyOf(paced), paced.waiting.value]).toEqual([9, 0]);
});
