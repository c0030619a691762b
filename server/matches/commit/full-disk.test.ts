import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Visitor } from "../../testing/client.ts";
import { serverForFile } from "../../testing/server-for-file.ts";

const server = serverForFile();
let client: Client;

beforeAll(async () => {
  client = new Client(server.login);
  await client.connect();
});
afterAll(() => client.end());

/** What PostgreSQL says when a table cannot grow, at every entry. */
const fill = async (): Promise<void> => {
  await client.query(`create or replace function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await client.query("create trigger no_room before insert on entry for each row execute function no_room()");
};
/** What the host is told of it; a slow bot may be told of as well. */
const told = () => server.logged.filter(({ msg }) => msg === "the disk of the database is full: nothing can be saved");
const makeRoom = () => client.query("drop trigger no_room on entry");

test("a full disk is a refusal of its own, is told the host once, and bots go on when there is room", async () => {
  const visitor = new Visitor(server.address);
  const seats = [{ kind: "me" }, { kind: "bot", level: "guild-master" }] as const;
  const { id } = await visitor.openTable({ game: "stalls", seats: [...seats] });
  const line = await visitor.connect();
  let match = await line.follow(id);
  while (match.moves.length === 0) match = await line.see();

  await fill();
  const [commit, moves] = [line.freshId(), match.moves.slice(0, 1)];
  for (let tries = 0; tries < 3; tries++) {
    expect(await line.commit(id, match.ply, moves, commit)).toEqual({ code: "server-full" });
  }
  const other = await visitor.ask("POST", "/api/tables", { game: "stalls", seats, options: {}, door: "private" });
  expect([200, 507]).toContain(other.status);
  expect(told()).toHaveLength(1);

  await makeRoom();
  expect(await line.commit(id, match.ply, moves, commit)).toBeTypeOf("number");
  await line.see(({ moves: own }) => own.length > 0);
  expect(told()).toHaveLength(1);
  line.close();
}, 90_000);
