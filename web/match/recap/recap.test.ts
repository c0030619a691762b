import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameUi } from "#boardkit";
import type { Seat } from "#engine";
import type { MatchUpdate, TableView } from "#protocol";
import type { Paced } from "../../board/pace/paced.ts";
import type { Followed } from "../../live/followed.ts";
import { startRecap } from "./recap.ts";
import { keepSeen, lastSeen } from "./seen.ts";

const HOUR = 3_600_000;
const update = (ply: number): MatchUpdate => ({
  ...{ table: "amber", ply, from: 0, seat: 0, toAct: 1, view: null, chosen: [], waiting: null },
  ...{ events: [], standings: null },
});

/** An event at an entry, in the turn of a seat. */
const told = (ply: number, turn: Seat) => ({ ply, event: { type: "passed", seat: 1, turn } });

const ui: Pick<GameUi, "turnLines"> = {
  turnLines: (events) =>
    (events as readonly { readonly type: string; readonly turn: Seat }[]).map(({ turn: seat }, event) => ({
      ...{ seat, event, text: "", brought: "", gains: [], points: [] },
    })),
};

/** Somebody else has done something in their turn at the last entry, unless other events are named. */
function follow(ply: number, own: readonly number[], events = [told(ply - 1, 1)]) {
  const match = signal<MatchUpdate | null>(update(ply));
  const decided = signal(own);
  const table = signal<Pick<TableView, "incidents">>({ incidents: [] });
  const waiting = signal(0);
  const followed = { id: "amber", match, own: decided, events: signal(events), table } as unknown as Followed;
  return { match, decided, waiting, recap: startRecap(followed, { waiting } as unknown as Paced, ui) };
}

let isHidden = false;
const listeners = new Map<string, () => void>();
const turnTo = (): void => listeners.get("visibilitychange")?.();
const moveHand = (): void => listeners.get("pointermove")?.();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.useFakeTimers({ now: 10 * HOUR });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("document", {
    get hidden() {
      return isHidden;
    },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    removeEventListener: () => undefined,
  });
  isHidden = false;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("whoever comes back after an hour is told what happened since their last entry, from the position last seen", () => {
  keepSeen("amber", 0, { ply: 12, rewinds: 0, at: 9 * HOUR });
  const { recap } = follow(30, [3, 9]);
  expect([recap.since.value, recap.seen.value]).toEqual([10, 12]);
});

test("in a turn that a draw has cut, what the others did before it is still told", () => {
  const { recap } = follow(14, [3, 10, 12], [told(4, 1), told(7, 1)]);
  recap.open();
  expect([recap.since.value, recap.seen.value]).toEqual([4, 4]);
});

test("so it is when one's own turn has touched the others meanwhile", () => {
  const { recap } = follow(14, [3, 10], [told(4, 1), told(7, 1), told(10, 0), told(11, 0)]);
  recap.open();
  expect(recap.since.value).toBe(4);
});

test("after a moment, without news, after a rewind, or on a new device nothing opens by itself", () => {
  expect(follow(30, [3, 9]).recap.since.value).toBeNull();
  keepSeen("amber", 0, { ply: 12, rewinds: 0, at: 10 * HOUR - 5000 });
  expect(follow(30, [3, 9]).recap.since.value).toBeNull();
  keepSeen("amber", 0, { ply: 30, rewinds: 0, at: 0 });
  expect(follow(30, [3, 9]).recap.since.value).toBeNull();
  keepSeen("amber", 0, { ply: 12, rewinds: 1, at: 0 });
  expect(follow(30, [3, 9]).recap.since.value).toBeNull();
});

test("what is seen is kept only when the board shows it, the tab is in front, and nothing is played back", () => {
  const { match, waiting, recap } = follow(30, []);
  const seen = (): number | undefined => lastSeen("amber", 0)?.ply;
  expect(seen()).toBe(30);
  waiting.value = 1;
  match.value = update(31);
  expect(seen()).toBe(30);
  waiting.value = 0;
  expect(seen()).toBe(31);
  isHidden = true;
  turnTo();
  match.value = update(40);
  expect(seen()).toBe(31);
  vi.advanceTimersByTime(HOUR);
  isHidden = false;
  turnTo();
  expect([recap.since.value === null, seen()]).toEqual([false, 31]);
  recap.close();
  expect(seen()).toBe(40);
});

test("whoever left the desk with the tab in front, or closed the lid, is told at the first sign of them", () => {
  const { match, recap } = follow(30, [20]);
  moveHand();
  vi.advanceTimersByTime(5 * 60_000);
  match.value = update(34);
  expect(lastSeen("amber", 0)?.ply, "watching takes no hand").toBe(34);
  vi.advanceTimersByTime(HOUR);
  match.value = update(52);
  expect([recap.since.value, lastSeen("amber", 0)?.ply]).toEqual([null, 34]);
  moveHand();
  expect([recap.since.value, recap.seen.value]).toEqual([21, 34]);
  recap.close();
  expect(lastSeen("amber", 0)?.ply).toBe(52);
});

test("a match of others is watched without a hand", () => {
  const { match, recap } = follow(30, []);
  match.value = { ...update(31), seat: null };
  vi.advanceTimersByTime(HOUR);
  match.value = { ...update(40), seat: null };
  moveHand();
  expect([recap.since.value, lastSeen("amber", null)?.ply]).toEqual([null, 40]);
});

test("what another tab has shown meanwhile is not told again", () => {
  const { match, recap } = follow(30, [20]);
  isHidden = true;
  turnTo();
  match.value = update(40);
  keepSeen("amber", 0, { ply: 40, rewinds: 0, at: Date.now() });
  vi.advanceTimersByTime(HOUR);
  isHidden = false;
  turnTo();
  expect(recap.since.value).toBeNull();
});

test("a page that is loaded again tells the story again as long as it was not closed", () => {
  keepSeen("amber", 0, { ply: 12, rewinds: 0, at: 9 * HOUR });
  const first = follow(30, [3, 9]);
  first.match.value = update(33);
  first.recap.end();
  expect(follow(33, [3, 9]).recap.seen.value).toBe(12);
});

test("a tab that was loaded behind others tells it when it comes to the front", () => {
  keepSeen("amber", 0, { ply: 12, rewinds: 0, at: 10 * HOUR - 5000 });
  isHidden = true;
  const { recap } = follow(30, [9]);
  expect([recap.since.value, lastSeen("amber", 0)?.ply]).toEqual([null, 12]);
  vi.advanceTimersByTime(HOUR);
  isHidden = false;
  turnTo();
  expect([recap.since.value, recap.seen.value]).toEqual([10, 12]);
});

test("acting ends it, the moves of others do not; opened without news it tells the last round again", () => {
  const { match, decided, recap } = follow(30, [20]);
  recap.open();
  expect([recap.since.value, recap.seen.value]).toEqual([21, 21]);
  match.value = update(33);
  expect(recap.since.value).toBe(21);
  decided.value = [20, 33];
  expect(recap.since.value).toBeNull();
});

test("what a browser keeps of another kind counts as nothing", () => {
  for (const text of ["{", "7", '{"ply":"x"}']) {
    localStorage.setItem("fiorino.seen.amber.0", text);
    expect(lastSeen("amber", 0)).toBeNull();
  }
});

test("another seat at the same device has a story of its own, and sees nothing of the one before", () => {
  keepSeen("amber", 1, { ply: 20, rewinds: 0, at: 9 * HOUR });
  const { match, recap } = follow(30, [9]);
  recap.open();
  expect(recap.seen.value).toBe(10);
  match.value = { ...update(33), seat: 2 };
  expect(recap.since.value).toBeNull();
  match.value = { ...update(33), seat: 1 };
  expect(recap.seen.value).toBe(20);
});
