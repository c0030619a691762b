import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hashBytes } from "./hash.ts";

describe("a hash", () => {
  test("is 16 hexadecimal digits, and stays what it was", () => {
    expect(hashBytes(new Uint8Array(0))).toBe("8f9f99d256940d34");
    expect(hashBytes(Uint8Array.of(0))).toBe("732f08eceafcff8d");
    expect(hashBytes(Uint8Array.of(131, 0))).toBe("02e8155203ff0dd0");
    expect(hashBytes(Uint8Array.of(255, 0, 128, 7, 7))).toBe("12d949fc66db4358");
  });

  test("changes with any single byte", () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 64 }),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        (a, at, by) => {
          const b = a.slice();
          const i = at % a.length;
          b[i] = (a[i] ?? 0) ^ by;
          expect(hashBytes(b)).not.toBe(hashBytes(a));
        },
      ),
    );
  });

  test("meets no other among fifty thousand neighbours", () => {
    const bytes = new Uint8Array(24);
    const hashes = new Set<string>();
    for (let i = 0; i < 50_000; i++) {
      bytes[i % 24] = (i * 7) & 255;
      bytes[(i + 5) % 24] = i >> 8;
      bytes[23] = i & 255;
      hashes.add(`${hashBytes(bytes)} `);
    }
    expect(hashes.size).toBe(50_000);
  });
});
