import { expect, test } from "vitest";
import type { TableSeat } from "#protocol";
import { botsAt } from "./seat-names.ts";

const HERE = { here: true } as const;

const SEATS: readonly TableSeat[] = [
  { seat: 0, kind: "person", name: "Ada", ...HERE },
  { seat: 1, kind: "person", name: "Bruno", standIn: "guild-master", ...HERE },
  { seat: 2, kind: "bot", name: "apprentice", ...HERE },
  { seat: 3, kind: "free", name: "", ...HERE },
];

test("a bot plays its own seat, and that of a person for whom it stands in", () => {
  expect([...botsAt({ seats: SEATS }).keys()]).toEqual([1, 2]);
});
