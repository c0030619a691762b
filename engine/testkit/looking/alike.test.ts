import { describe, expect, test } from "vitest";
import { isAlike } from "./alike.ts";

describe("alike means the same JSON text", () => {
  const plain: readonly unknown[] = [
    null,
    true,
    false,
    0,
    1,
    "",
    "1",
    [],
    [null],
    [0, [1, "2"]],
    [0, [1, 2]],
    {},
    { a: 1 },
    { a: null },
    { b: 1 },
    { a: 1, b: [{ c: 2 }] },
    { b: [{ c: 2 }], a: 1 },
    { a: 1, b: [{ c: 3 }] },
    { a: 1, b: [{ c: 2, d: 0 }] },
    { a: 1, b: [{}] },
  ];
  test.each(plain.map((value, i) => [JSON.stringify(value), value, i]))("%s", (text, value, i) => {
    for (const [j, other] of plain.entries()) {
      expect(isAlike(value, JSON.parse(JSON.stringify(other))), `${text} and ${JSON.stringify(other)}`).toBe(i === j);
    }
  });

  test("what is not plain is alike to itself only", () => {
    const strange = [new Map(), new Date(0), new Uint8Array(1), () => 1, Number.NaN];
    const same = [new Map(), new Date(0), new Uint8Array(1), () => 1, Number.NaN];
    expect(strange.map((value, i) => isAlike(value, same[i]))).toEqual(strange.map(() => false));
  });
});
