import { expect, test, vi } from "vitest";
import { settling } from "./settled.ts";

test("a burst of changes is told once, as the last of them; later ones are told again", async () => {
  const told: (string | null)[] = [];
  const change = settling<string | null>((last) => told.push(last));
  for (const each of ["street:1", null, "street:2"]) change(each);
  expect(told, "not while the press goes on").toEqual([]);
  await vi.waitFor(() => expect(told).toEqual(["street:2"]), 30_000);
  change(null);
  await vi.waitFor(() => expect(told).toEqual(["street:2", null]), 30_000);
});
