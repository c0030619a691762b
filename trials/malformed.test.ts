import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Visitor } from "../server/testing/client.ts";
import { serverForFile } from "../server/testing/server-for-file.ts";
import { makeWorld, stateOf, type World } from "./world.ts";

const server = serverForFile({ requestDeadline: 400 });
let world: World;
let before: string;

beforeAll(async () => {
  world = await makeWorld(server.address);
  before = await stateOf(server.login, world);
});
afterAll(async () => {
  world.close();
});

const faults = () => server.logged.filter(({ level }) => Number(level) >= 50);

const HASH = "0a".repeat(32);

/** Every request that takes a body, as it should be; `:waiting` and `:running` stand for tables of the world. */
const BODIES: readonly (readonly [method: string, path: string, body: object])[] = [
  ["PATCH", "/api/me", { name: "Ana" }],
  ["POST", "/api/tables/:running/pace", { wish: { pace: { kind: "live", minutes: 10, increment: 20 } } }],
  [
    "POST",
    "/api/tables",
    { game: "relay", share: HASH, seats: [{ kind: "me" }, { kind: "person" }], options: {}, door: "private" },
  ],
  ["POST", "/api/tables/:waiting/sit", { seat: 2, share: HASH }],
  ["POST", "/api/tables/:running/rematch", { share: HASH }],
  ["POST", "/api/tables/:waiting/share", { share: HASH }],
  ["POST", "/api/tables/:running/reveal", { share: HASH }],
  ["POST", "/api/tables/:waiting/bot", { seat: 2, level: "apprentice" }],
  ["POST", "/api/tables/:running/stand-in", { seat: 1, level: "apprentice" }],
];

const deep = (depth: number): string => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const WRONG_VALUES = [null, true, -1, 1.5, 2 ** 53, "", "\u0000", "\ud800", "x".repeat(5000), [], {}, [[]], { a: 1 }];

/** The body with every field in turn taken away, or replaced by something of another kind, or with one too many. */
function* spoilt(body: object): Generator<unknown> {
  for (const key of Object.keys(body)) {
    yield Object.fromEntries(Object.entries(body).filter(([each]) => each !== key));
    for (const value of WRONG_VALUES) {
      const isRight = (key === "options" && JSON.stringify(value) === "{}") || (key === "wish" && value === null);
      if (!isRight) yield { ...body, [key]: value };
    }
  }
  yield { ...body, extra: 1 };
  for (const value of WRONG_VALUES) yield value;
}

describe.each(BODIES)("%s %s", (method, path, body) => {
  const url = () => server.address + path.replace(":waiting", world.waiting.id).replace(":running", world.running.id);
  const send = (text: string | Uint8Array<ArrayBuffer>, type = "application/json") =>
    fetch(url(), { method, body: text, headers: { "content-type": type, cookie: world.who.owner.cookie } });
  const code = async (answer: Response): Promise<string> => ((await answer.json()) as { code: string }).code;

  test("refuses fields of the wrong kind, missing ones, and too many", async () => {
    for (const wrong of spoilt(body)) {
      const answer = await send(JSON.stringify(wrong));
      expect(answer.status, JSON.stringify(wrong)).toBeGreaterThanOrEqual(400);
      expect(answer.status, JSON.stringify(wrong)).toBeLessThan(500);
    }
  });

  test.each<[string, number, string | Uint8Array<ArrayBuffer>, string?]>([
    ["nothing", 400, ""],
    ["half of it", 400, JSON.stringify(body).slice(0, -4)],
    ["an array 30,000 deep", 400, deep(30_000)],
    ["a body of a megabyte", 413, "x".repeat(1 << 20)],
    ["a prototype", 400, '{"__proto__":{"seat":2}}'],
    ["a constructor", 400, '{"constructor":{"prototype":{"seat":2}}}'],
    ["a form", 415, "seat=2&level=random&name=Ana", "application/x-www-form-urlencoded"],
    ["another type", 415, JSON.stringify(body), "application/octet-stream"],
    ["broken UTF-8", 400, new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0xc0, 0x80, 0x7d])],
  ])("refuses %s", async (_, status, text, type) => {
    const answer = await send(text, type);
    expect([400, 413, 415]).toContain(answer.status);
    if (status === 413) expect([answer.status, await code(answer)]).toEqual([413, "message-too-long"]);
    else expect(["malformed", "name-invalid"]).toContain(await code(answer));
  });

  test("gives up on a body that comes too slowly", async () => {
    const { pathname, port } = new URL(url());
    const options = { port, host: "127.0.0.1", method, path: pathname };
    const headers = { "content-type": "application/json", "content-length": 1000 };
    const slow = httpRequest({ ...options, headers });
    const ended = new Promise<unknown>((done) => {
      slow.once("response", (answer) => done(answer.statusCode)).once("error", done);
    });
    slow.write('{"');
    const status = await ended;
    slow.destroy();
    if (typeof status === "number") expect(status).toBe(408);
  });
});

test.each([
  ...["/api/tables/%00", "/api/tables/%ff", "/api/tables/%", "/api/tables/..%2f..%2fetc", "/api/tables/%ED%A0%80"],
  ...["/api/tables/a'b--", "/api/tables/%F0%9F%8E%B2", `/api/tables/${"x".repeat(90)}`, "/api/tables/constructor"],
  ...["/api/tables/%00/record", "/api/seat-links/%00", "/api/__proto__", "/%00", "/t/%00", "/assets/..%2f..%2fmain.ts"],
])("the path %s leads nowhere, with a refusal", async (path) => {
  const method = path.includes("seat-links") ? "POST" : "GET";
  const answer = await fetch(server.address + path, { method });
  expect([400, 404, 414]).toContain(answer.status);
  expect(await answer.json()).toHaveProperty("code");
});

test.each([
  ["an unknown method", "BREW /api/home HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["no host", "GET /api/home HTTP/1.1\r\n\r\n"],
  ["two lengths", "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 5\r\n\r\nxxxxx"],
  [
    "a length and chunks",
    "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  ],
  ["a header of a megabyte", `GET /api/home HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(1 << 20)}\r\n\r\n`],
  ["noise", "\u0000\u0001\u0002\r\n\r\n"],
])("%s gets an error and the line is closed", async (_, text) => {
  const head = await raw(text);
  expect(head).toMatch(/^(HTTP\/1\.1 4\d\d|$)/);
});

/** The server's answer to these bytes before it closes the line. */
function raw(text: string): Promise<string> {
  return new Promise((done) => {
    let heard = "";
    const socket = connect(Number(new URL(server.address).port), "127.0.0.1", () => socket.write(text));
    socket.on("data", (data) => {
      heard += String(data);
    });
    socket.on("error", () => undefined).once("close", () => done(heard));
  });
}

test("a header that never ends is given up", async () => {
  expect(await raw("GET /api/home HTTP/1.1\r\nHost: x\r\nX-Slow: ")).toMatch(/^(HTTP\/1\.1 408|$)/);
});

test("after all this the server serves, nothing is changed, and nothing was a fault of its own", async () => {
  expect((await new Visitor(server.address).ask("GET", "/api/home")).status).toBe(200);
  expect(await stateOf(server.login, world)).toBe(before);
  expect(faults()).toEqual([]);
});
