import { expect, test } from "vitest";
import type { TableSeat } from "#protocol";
import { isAlone } from "./alone.ts";

const ME: TableSeat = { seat: 0, kind: "person", name: "Ada", here: true };
const BOT: TableSeat = { seat: 1, kind: "bot", name: "banker", here: true };
const table = { seats: [ME, BOT], you: 0, status: "running" } as const;

test("a good move is offered against bots alone, and to nobody else", () => {
  expect(isAlone(table)).toBe(true);
  expect(isAlone({ ...table, seats: [ME, BOT, { ...ME, seat: 2 }] }), "another person").toBe(false);
  expect(isAlone({ ...table, seats: [ME, { ...ME, seat: 1, standIn: "banker" }] }), "an absent person").toBe(false);
  expect(isAlone({ ...table, seats: [{ ...ME, standIn: "banker" }, BOT] }), "a bot plays for them").toBe(false);
  expect(isAlone({ ...table, you: null }), "who watches").toBe(false);
  expect(isAlone({ ...table, status: "over" })).toBe(false);
  expect(isAlone({ ...table, here: { isGuided: true } }), "the guide proposes").toBe(false);
  expect(isAlone({ ...table, here: {} })).toBe(true);
});
