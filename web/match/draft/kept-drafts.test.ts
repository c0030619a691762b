import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetDraft, isBegun, keepDraft, keptDraft, onKeptDraft } from "./kept-drafts.ts";

const ONE = { table: "one", seat: 0 } as const;

/** The browser's storage, and its event when another tab has stored something. */
const stored = new Map<string, string>();
const tabs = new EventTarget();
const told = (key: string, newValue: string): boolean =>
  tabs.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("addEventListener", tabs.addEventListener.bind(tabs));
  vi.stubGlobal("removeEventListener", tabs.removeEventListener.bind(tabs));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a draft is kept for its table until it is forgotten; an empty one only replaces another", () => {
  keepDraft(ONE, { ply: 4, moves: [] });
  expect(stored.size).toBe(0);
  keepDraft(ONE, { ply: 4, moves: ["a"] });
  keepDraft(ONE, { ply: 4, moves: [] });
  expect(keptDraft(ONE)).toEqual({ ply: 4, moves: [] });
  expect(keptDraft({ table: "one", seat: 1 })).toBeNull();
  forgetDraft(ONE);
  expect(keptDraft(ONE)).toBeNull();
});

test("a turn has been begun as long as moves of it are kept", () => {
  expect(isBegun(ONE, 4)).toBe(false);
  keepDraft(ONE, { ply: 4, moves: ["a"] });
  expect(isBegun(ONE, 4)).toBe(true);
  expect(isBegun(ONE, 5), "the match has gone on since").toBe(false);
  keepDraft(ONE, { ply: 4, moves: [] });
  expect(isBegun(ONE, 4), "all was taken back").toBe(false);
});

test("where two tabs keep something at the same time, the later one counts in both", () => {
  const heard: (readonly string[])[] = [];
  const stop = onKeptDraft(
    () => ONE,
    ({ moves }) => heard.push(moves),
  );
  keepDraft(ONE, { ply: 4, moves: ["later"] });
  told("fiorino.draft.one.0", JSON.stringify({ ply: 4, moves: ["earlier"] }));
  told("fiorino.draft.one.1", JSON.stringify({ ply: 4, moves: ["elsewhere"] }));
  expect(heard).toEqual([["later"]]);
  stop();
  told("fiorino.draft.one.0", JSON.stringify({ ply: 4, moves: ["too late"] }));
  expect(heard).toHaveLength(1);
});
