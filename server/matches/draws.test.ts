import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { commitmentOf, drawNumber, drawSource } from "./draws.ts";

const secret = Buffer.alloc(32, 7);

test("a draw depends on the secret, the shares and its number, and on nothing else", () => {
  const draw = drawNumber({ secret, shares: [] }, 0, 2 ** 31);
  expect(drawNumber({ secret: Buffer.from(secret), shares: [] }, 0, 2 ** 31)).toBe(draw);
  expect(drawNumber({ secret, shares: [] }, 1, 2 ** 31)).not.toBe(draw);
  expect(drawNumber({ secret, shares: ["a"] }, 0, 2 ** 31)).not.toBe(draw);
  expect(drawNumber({ secret: Buffer.alloc(32, 8), shares: [] }, 0, 2 ** 31)).not.toBe(draw);
});

test("the derivation stays what verifiers know", () => {
  expect(commitmentOf(secret)).toBe("4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0");
  // From Python's hmac over "fiorino-draw-1|a,b,|0|0" and so on.
  expect([0, 1, 2].map((n) => drawNumber({ secret, shares: ["a", "b"] }, n, 1000))).toEqual([318, 182, 411]);
});

test("all tickets come up equally often", () => {
  const own = randomBytes(32);
  const tickets = 7;
  const rounds = 14_000;
  const counts = new Array<number>(tickets).fill(0);
  for (let n = 0; n < rounds; n++) {
    const ticket = drawNumber({ secret: own, shares: [] }, n, tickets);
    counts[ticket] = (counts[ticket] ?? 0) + 1;
  }
  const expected = rounds / tickets;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // Six degrees of freedom: beyond 35.9 once in half a million runs.
  expect(chiSquare, own.toString("hex")).toBeLessThan(35.9);
});

test("one number is never used for two draws", () => {
  const source = drawSource({ secret, shares: [] }, 3);
  source.below(6);
  expect(() => source.below(6)).toThrow("one draw, one number");
});
