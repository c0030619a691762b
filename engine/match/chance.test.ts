import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chanceBuffer, drawOutcome, FastChance, outcomeOf, totalWeight } from "./chance.ts";

const bufferOf = (weights: readonly number[]) => {
  const buffer = chanceBuffer();
  for (const [i, weight] of weights.entries()) {
    buffer.outcomes[i] = 10 + i;
    buffer.weights[i] = weight;
  }
  return buffer;
};

describe("drawing an outcome", () => {
  test("gives every outcome as many tickets as its weight", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 }), (weights) => {
        const buffer = bufferOf(weights);
        const total = totalWeight(buffer, weights.length);
        const drawn = Array.from({ length: total }, (_, ticket) => outcomeOf(buffer, weights.length, ticket));
        expect(weights.map((_, i) => drawn.filter((outcome) => outcome === 10 + i).length)).toEqual(weights);
      }),
    );
  });

  test("uses no random number for a single outcome", () => {
    const source = {
      below: () => {
        throw new Error("asked");
      },
    };
    expect(drawOutcome(bufferOf([7]), 1, source)).toBe(10);
  });

  test("throws at a ticket beyond the total weight", () => {
    expect(() => outcomeOf(bufferOf([1, 2]), 2, 3)).toThrow("ticket");
  });
});

describe("fast chance", () => {
  test("repeats itself for the same seed, and differs for another", () => {
    const draw = (seed: number) => {
      const source = new FastChance(seed);
      return Array.from({ length: 8 }, () => source.below(2 ** 30));
    };
    expect(draw(5)).toEqual(draw(5));
    expect(draw(5)).not.toEqual(draw(6));
  });

  test.each([
    [0, [713744301, 990341119, 228287600, 1650106156]],
    [1, [1784261286, 1059239795, 1129131530, 1842706763]],
    [4294967295, [1696498995, 1262406534, 1535319884, 376021262]],
  ])("draws these for the seed %i, and will: seeds are written down", (seed, draws) => {
    const source = new FastChance(seed);
    expect(draws.map(() => source.below(2 ** 31))).toEqual(draws);
  });

  test("stays below n, and reaches all of it evenly", () => {
    const source = new FastChance(1);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) {
      const value = source.below(6);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    expect(counts).toHaveLength(6);
    expect(counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0)).toBeLessThan(20.5);
  });

  test("goes to the ends of a large range", () => {
    const source = new FastChance(2);
    const draws = Array.from({ length: 1000 }, () => source.below(2 ** 31));
    expect(draws.every((draw) => Number.isInteger(draw) && draw >= 0 && draw < 2 ** 31)).toBe(true);
    expect(Math.max(...draws)).toBeGreaterThan(2 ** 30);
  });
});
