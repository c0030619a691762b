import { computed, type Signal, signal } from "@preact/signals";
import { beforeEach, expect, test, vi } from "vitest";
import { type AnyOpenGame, openByChoice, seatBit } from "#engine";
import { stalls } from "#engine/testkit";
import type { MatchUpdate } from "#protocol";
import type { Overlay } from "../board/overlay.ts";
import { type Paced, pacedSource } from "../board/pace/paced.ts";
import { onceCaughtUp } from "./catch-up.ts";
import { type Turn, takeTurns } from "./turn/take-turns.ts";
import { told } from "./turn/told.fixture.ts";

const open: AnyOpenGame = openByChoice(stalls, 2);

interface Watched {
  readonly match: Signal<MatchUpdate | null>;
  readonly isTelling: Signal<boolean>;
  readonly skip: () => void;
  readonly turn: Turn;
  readonly paced: Paced;
  readonly overlay: Overlay;
}

/** The reader's turn has come, and the board is still at a turn of somebody else. */
function watch(): Watched {
  const updates = [...told(open, 1, 0)];
  const at = updates.findIndex(({ toAct }, i) => toAct === seatBit(1) && updates[i + 1]?.toAct === seatBit(0));
  const match = signal<MatchUpdate | null>(updates[at] ?? null);
  const isTelling = signal(false);
  const skip = vi.fn(() => {
    isTelling.value = false;
  });
  const own = signal<readonly number[]>([]);
  const turn = takeTurns(
    { id: "amber-lily", match, own, commit: () => undefined },
    { open, ui: { usualPicks: () => [] } },
  );
  const source = { match, events: computed(() => []), length: signal(0) };
  const paced = pacedSource(source, { isBusy: () => true, speed: () => 1 });
  const mover = { skip, show: async () => undefined, isBusy: () => isTelling.value, close: () => undefined };
  const overlay = onceCaughtUp(open, turn, paced, () => ({ isTelling, mover }));
  paced.pause();
  match.value = updates[at + 1] ?? null;
  return { match, isTelling, skip, turn, paced, overlay };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const firstOf = ({ turn }: Watched): string => [...turn.possible.peek()][0] ?? "";

test("while the board shows what others did, a press brings it to now and does nothing else; the next one acts", () => {
  const watched = watch();
  const { turn, paced, overlay } = watched;
  expect(paced.waiting.value).toBe(1);
  expect(overlay.legal.value.size, "nothing glows").toBe(0);
  const before = turn.state.peek();
  const target = firstOf(watched);
  overlay.touch(target);
  expect(paced.waiting.value).toBe(0);
  expect(turn.state.peek(), "nothing was picked or made").toBe(before);
  expect(overlay.isBrought.value, "the line says so").toBe(true);
  expect(overlay.legal.value.size).toBeGreaterThan(0);
  vi.advanceTimersByTime(10_000);
  expect(overlay.isBrought.value, "for some seconds").toBe(false);
  overlay.touch(target);
  expect(turn.state.peek()).not.toBe(before);
  expect(overlay.isBrought.value).toBe(false);
});

test("so it is while the last pieces of others are on their way", () => {
  const watched = watch();
  const { turn, paced, overlay, isTelling, skip } = watched;
  paced.toEnd();
  isTelling.value = true;
  const before = turn.state.peek();
  expect(overlay.legal.value.size, "nothing glows").toBe(0);
  expect(overlay.previewAt(firstOf(watched))).toBeNull();
  overlay.touch(firstOf(watched));
  expect(skip).toHaveBeenCalled();
  expect(turn.state.peek()).toBe(before);
  vi.advanceTimersByTime(300);
  overlay.touch(firstOf(watched));
  expect(turn.state.peek(), "two quick presses: the second was meant for what the board showed before").toBe(before);
  vi.advanceTimersByTime(800);
  overlay.touch(firstOf(watched));
  expect(turn.state.peek()).not.toBe(before);
});

test("a series of presses that began while the board was behind takes nothing, until there is a rest", () => {
  const watched = watch();
  const { turn, overlay } = watched;
  const before = turn.state.peek();
  for (let n = 0; n < 5; n++) {
    overlay.touch(firstOf(watched));
    vi.advanceTimersByTime(700);
  }
  expect(turn.state.peek()).toBe(before);
  vi.advanceTimersByTime(400);
  overlay.touch(firstOf(watched));
  expect(turn.state.peek()).not.toBe(before);
});

test("but who goes on pressing for seconds is heard", () => {
  const watched = watch();
  const { turn, overlay } = watched;
  const before = turn.state.peek();
  for (let n = 0; n < 6 && turn.state.peek() === before; n++) {
    overlay.touch(firstOf(watched));
    vi.advanceTimersByTime(700);
  }
  expect(turn.state.peek()).not.toBe(before);
});
