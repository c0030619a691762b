import { expect, test } from "vitest";
import { guestName } from "./user-store.ts";

test("guests are called differently: of a hundred tables of three at most a dozen have a first name twice", () => {
  const first = (n: number): string => guestName(`guest-${n}`).split(" ")[0] ?? "";
  const tables = Array.from({ length: 100 }, (_, table) =>
    [0, 1, 2].map((seat) => first(7919 * table + 104_729 * seat)),
  );
  expect(tables.filter((names) => new Set(names).size < names.length).length).toBeLessThan(12);
});
