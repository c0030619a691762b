import { afterEach, expect, test, vi } from "vitest";
import { contentHash } from "#engine";
import { relay, stalls } from "#engine/testkit";
import { figuresAtHand, ownFigures } from "./figures.ts";

const OWN = stalls.content?.builtIn ?? "";
const CORRECTED = OWN.replace('"points":5', '"points":9');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a game's own figures are at hand without asking the server", () => {
  vi.stubGlobal("fetch", () => expect.unreachable("nothing is fetched"));
  expect(figuresAtHand(stalls, contentHash(OWN))).toEqual(ownFigures(stalls));
  expect(ownFigures(relay)).toBeUndefined();
});

test("a host's figures are fetched once by their hash, and again where that fails", async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  const answers = [
    () => Promise.reject(new TypeError("no line")),
    () => Promise.resolve(new Response("{}", { status: 503 })),
    () => Promise.resolve(new Response(CORRECTED)),
  ];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return answers[asked.length - 1]?.();
  });
  const hash = contentHash(CORRECTED);
  expect(figuresAtHand(stalls, hash)).toBeNull();
  expect(figuresAtHand(stalls, hash)).toBeNull();
  await vi.runAllTimersAsync();
  expect(asked).toEqual([`/api/content/${hash}`, `/api/content/${hash}`, `/api/content/${hash}`]);
  const found = figuresAtHand(stalls, hash);
  expect(found).toMatchObject({ hash, content: { stalls: { tower: { points: 9 } } } });
  expect(figuresAtHand(stalls, hash), "the same object").toBe(found);
});
