import { expect, test } from "vitest";
import type { TableView } from "#protocol";
import type { FinishedRecord } from "../matches/load-record.ts";
import { playToTheEnd, Visitor } from "../testing/client.ts";
import { serverForFile } from "../testing/server-for-file.ts";

const server = serverForFile();

const ME = { kind: "me" } as const;
const BOT = { kind: "bot", level: "apprentice" } as const;

test("who plays against bots alone may ask for a good move; it is told and recorded once a position", async () => {
  const visitor = new Visitor(server.address);
  const { id } = await visitor.openTable({ game: "stalls", seats: [ME, BOT], options: { start: "1" } });
  const ask = () => visitor.ask<TableView>("POST", `/api/tables/${id}/advice`, {});
  const line = await visitor.connect();
  const match = await line.follow(id);
  const fact = { ply: match.ply, seat: 0, type: "advice-asked" };
  expect((await ask()).body.incidents).toEqual([fact]);
  expect((await ask()).body.incidents, "asked once more").toEqual([fact]);
  await playToTheEnd(line, match);
  expect((await ask()).body).toMatchObject({ code: "match-over" });
  const { body } = await visitor.ask<FinishedRecord>("GET", `/api/tables/${id}/record`);
  expect(body.incidents).toEqual([fact]);
});

test("no good move is shown where somebody else plays, also when a bot plays for them, nor to whom has no seat", async () => {
  const [host, friend] = [new Visitor(server.address), new Visitor(server.address)];
  const { id } = await host.openTable({ game: "stalls", seats: [ME, { kind: "person" }], options: { start: "1" } });
  const ask = (who: Visitor) => who.ask<TableView>("POST", `/api/tables/${id}/advice`, {});
  expect((await ask(host)).body).toMatchObject({ code: "match-not-started" });
  await friend.ask("POST", `/api/tables/${id}/sit`, { seat: 1 });
  expect((await ask(host)).body).toMatchObject({ code: "people-at-table" });
  expect((await ask(new Visitor(server.address))).body).toMatchObject({ code: "not-your-seat" });
  await friend.ask("POST", `/api/tables/${id}/give-away`, {});
  expect((await ask(host)).body).toMatchObject({ code: "people-at-table" });
  const { body } = await host.ask<TableView>("GET", `/api/tables/${id}`);
  expect(body.incidents.map(({ type }) => type)).toEqual(["seat-given"]);
});
