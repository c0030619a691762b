import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import type { MatchUpdate, TableView } from "#protocol";
import { ownMatch } from "./stood-in.ts";

const MATCH: MatchUpdate = {
  ...{ table: "amber-lily", ply: 4, from: 0, seat: 1, toAct: 2, view: null },
  ...{ chosen: [], waiting: null, events: [], standings: null },
};

const tableOf = (standIn: object): TableView => ({
  ...{ id: "amber-lily", game: "stalls", options: {}, owner: 0, door: "private", status: "running", you: 1 },
  seats: [
    { seat: 0, kind: "person", name: "Ada", here: true },
    { seat: 1, kind: "person", name: "Bruno", here: true, ...standIn },
  ],
  ...{ seatLink: null, browsers: 0, renewable: [], incidents: [], rematch: null },
});

test("while a bot plays for the reader, the match offers them no turn", () => {
  const table = signal<TableView | null>(tableOf({}));
  const match = signal<MatchUpdate | null>(MATCH);
  const own = ownMatch({ table, match });
  expect(own.value).toBe(MATCH);
  table.value = tableOf({ standIn: "guild-master" });
  expect(own.value).toEqual({ ...MATCH, seat: null });
  table.value = { ...tableOf({ standIn: "guild-master" }), status: "over" };
  expect(own.value).toBe(MATCH);
  table.value = tableOf({});
  expect(own.value).toBe(MATCH);
});
