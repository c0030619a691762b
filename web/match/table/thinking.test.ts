import { expect, test } from "vitest";
import type { TableSeat } from "#protocol";
import { botsToAct } from "./thinking.tsx";

const seat = (n: number, more: Partial<TableSeat>): TableSeat => ({
  ...{ seat: n as TableSeat["seat"], kind: "person", name: "Ada", here: true },
  ...more,
});

const table = { seats: [seat(0, {}), seat(1, { kind: "bot" }), seat(2, { standIn: "merchant" }), seat(3, {})] };

test("bots and stand-ins that owe a decision think, people and bots that have chosen do not", () => {
  const now = { toAct: 0b1111, chosen: [false, false, false, false], standings: null };
  expect(botsToAct(table, now)).toEqual([1, 2]);
  expect(botsToAct(table, { ...now, chosen: [false, true, false, false] })).toEqual([2]);
  expect(botsToAct(table, { ...now, toAct: 0b1001 })).toEqual([]);
  expect(botsToAct(table, { ...now, standings: { ranks: [], scores: [], ties: [] } })).toEqual([]);
});
