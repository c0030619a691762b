import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { NewTable } from "#protocol";
import { openDatabase } from "../../db/database.ts";
import { Visitor } from "../../testing/client.ts";
import { serverForFile } from "../../testing/server-for-file.ts";
import { Ceilings } from "./ceilings.ts";
import { CEILINGS } from "./figures.ts";

const server = serverForFile({ config: { ceilings: 1, trustProxy: true } });
let opened: ReturnType<typeof openDatabase>;
beforeAll(() => {
  opened = openDatabase(server.login, 4, pino({ level: "silent" }));
});
afterAll(() => opened.close());

const ceilings = () => new Ceilings({ db: opened.db, patience: { away: 0 }, cookieSecret: "a secret", factor: 1 });

const WISH: NewTable = {
  ...{ game: "stalls", seats: [{ kind: "me" }, { kind: "person" }], options: {}, door: "open" },
  share: "0".repeat(64),
};

/** A guest behind an address. */
function guestAt(address: string) {
  let cookie = "";
  return async (method: string, path: string, body?: unknown) => {
    const headers = {
      "x-forwarded-for": address,
      cookie,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    };
    const answer = await fetch(server.address + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    const text = await answer.text();
    return { status: answer.status, body: text === "" ? null : JSON.parse(text) };
  };
}

test("a guest has so many waiting tables and no more; one that goes makes room", async () => {
  const guest = guestAt("192.0.2.1");
  const first = await guest("POST", "/api/tables", WISH);
  for (let i = 1; i < CEILINGS.waitingOfGuest; i++) expect((await guest("POST", "/api/tables", WISH)).status).toBe(200);
  const most = CEILINGS.waitingOfGuest;
  const refused = await guest("POST", "/api/tables", WISH);
  expect(refused).toEqual({ status: 429, body: { code: "too-many-waiting", facts: { most } } });
  await guest("POST", `/api/tables/${first.body.id}/leave`, {});
  expect((await guest("POST", "/api/tables", WISH)).status).toBe(200);
});

test("who plays against bots alone begins while too many tables of the network wait", async () => {
  const owners = Array.from({ length: CEILINGS.waitingOfNetwork }, (_, n) => guestAt(`2001:db8:7:7::${n + 1}`));
  await Promise.all(owners.map((guest) => guest("POST", "/api/tables", { ...WISH, door: "private" })));
  const guest = guestAt("2001:db8:7:7::ffff");
  expect((await guest("POST", "/api/tables", WISH)).body.code).toBe("too-many-waiting-here");
  const alone = { ...WISH, seats: [{ kind: "me" }, { kind: "bot", level: "apprentice" }], door: "private" };
  expect((await guest("POST", "/api/tables", alone)).status).toBe(200);
});

test("guests of one IPv6 network count together, also when they ask at the same moment; others do not", async () => {
  const guests = Array.from({ length: 25 }, (_, n) => guestAt(`2001:db8:1:2::${n + 1}`));
  const answers = await Promise.all(guests.map((guest) => guest("POST", "/api/tables", WISH)));
  const refused = answers.filter(({ status }) => status === 429);
  const most = CEILINGS.waitingOfNetwork;
  expect(refused.map(({ body }) => body)).toEqual(
    Array.from({ length: 25 - most }, () => ({ code: "too-many-waiting-here", facts: { most } })),
  );
  expect((await guestAt("2001:db8:1:3::1")("POST", "/api/tables", WISH)).status).toBe(200);
  const shown = (await guestAt("192.0.2.77")("GET", "/api/home")).body.openTables as readonly { seats: unknown }[];
  expect(shown.length).toBeLessThanOrEqual(CEILINGS.waitingOfGuest + most + 1);
  expect(most, "open tables of one address").toBeLessThan(20);
});

test("new guests of a network have a ceiling, on the live line, too; those who are known come in", async () => {
  const known = guestAt("192.0.2.9");
  expect((await known("GET", "/api/me")).status).toBe(200);
  const statuses: number[] = [];
  for (let i = 0; i < CEILINGS.newGuests.burst + 5; i++)
    statuses.push((await guestAt("192.0.2.9")("GET", "/api/me")).status);
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(CEILINGS.newGuests.burst + 5);
  expect(await guestAt("192.0.2.9")("GET", "/api/me")).toEqual({ status: 429, body: { code: "too-many-guests" } });
  await expect(new Visitor(server.address).connect({ "x-forwarded-for": "192.0.2.9" })).rejects.toThrow("429");
  expect((await known("GET", "/api/me")).status).toBe(200);
});

test("new tables and commits of a network have ceilings, whatever becomes of the tables", async () => {
  const given = ceilings();
  const by = { user: "nobody", network: "192.0.2.200", isAwaited: true };
  const open = () => given.forTable(by, () => Promise.resolve({ ok: true as const, value: undefined }));
  for (let i = 0; i < CEILINGS.newTables.burst; i++) expect(await open()).toMatchObject({ ok: true });
  expect(await open()).toEqual({ ok: false, refusal: { code: "too-many-tables" } });
  const commits = Array.from({ length: CEILINGS.commits.burst + 1000 }, () => given.mayCommit(by.network));
  expect([commits[0], commits.at(-1)]).toEqual([true, false]);
  expect(given.mayCommit("192.0.2.201")).toBe(true);
  const looks = Array.from({ length: CEILINGS.looksBack.burst + 1000 }, () => given.mayLookBack(by.network));
  expect([looks[0], looks.at(-1)]).toEqual([true, false]);
  expect(given.mayLookBack("192.0.2.201")).toBe(true);
});
