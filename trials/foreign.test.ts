import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { Visitor } from "../server/testing/client.ts";
import { startTestServer } from "../server/testing/server.ts";
import { serverForFile } from "../server/testing/server-for-file.ts";
import { makeWorld, stateOf } from "./world.ts";

const server = serverForFile();

const FOREIGN = [
  "https://elsewhere.example",
  "null",
  "",
  "file://",
  "http://127.0.0.1:1",
  "http://localhost.evil.example",
];

test.each(FOREIGN)("a page of %j changes nothing, even with the owner's cookie", async (origin) => {
  const world = await makeWorld(server.address);
  const before = await stateOf(server.login, world);
  const headers = { origin, cookie: world.who.owner.cookie };
  for (const type of ["application/json", "text/plain", "application/x-www-form-urlencoded"]) {
    const answer = await fetch(`${server.address}/api/tables/${world.waiting.id}/leave`, {
      ...{ method: "POST", body: "{}" },
      headers: { ...headers, "content-type": type },
    });
    expect(answer.status).toBe(403);
  }
  await expect(world.who.owner.connect({ origin })).rejects.toThrow("403");
  expect(await stateOf(server.login, world)).toBe(before);
  world.close();
});

test("the server's own pages are let in, under the public name as well", async () => {
  const own = await startTestServer({
    ...{ login: server.login, config: { publicUrl: new URL("https://games.example.org") } },
  });
  for (const origin of [own.address, "https://games.example.org"]) {
    const answer = await fetch(`${own.address}/api/me`, {
      ...{ method: "PATCH", body: '{"name":"Ana"}' },
      headers: { origin, "content-type": "application/json" },
    });
    expect(answer.status).toBe(200);
  }
  await own.close();
});

test("with a public address a request that names another host is sent away, but for probes and the own machine", async () => {
  const publicUrl = new URL("https://games.example.org");
  const own = await startTestServer({ login: server.login, config: { publicUrl } });
  const ask = (host: string, path: string) =>
    new Promise<number | undefined>((done, fail) => {
      const asked = request(own.address + path, { headers: { host } }, (answer) => done(answer.resume().statusCode));
      asked.on("error", fail).end();
    });
  for (const host of [
    "evil.example",
    "games.example.org.evil.example",
    "games.example.org:1",
    "a b",
    "127.0.0.1.evil.example",
  ]) {
    expect([host, await ask(host, "/api/me")]).toEqual([host, 421]);
    expect(await ask(host, "/healthz")).toBe(200);
    await expect(new Visitor(own.address).connect({ host })).rejects.toThrow("421");
  }
  for (const host of [
    "games.example.org",
    "games.example.org:443",
    "GAMES.example.org",
    "localhost:7100",
    "[::1]:7100",
  ]) {
    expect([host, await ask(host, "/api/me")]).toEqual([host, 200]);
  }
  await own.close();
});

test("a page of the public host without https is none of ours, nor is a request across sites without origin", async () => {
  const publicUrl = new URL("https://games.example.org");
  const own = await startTestServer({ login: server.login, config: { publicUrl } });
  const rename = async (headers: Record<string, string>) => {
    const all = { "content-type": "application/json", ...headers };
    return (await fetch(`${own.address}/api/me`, { method: "PATCH", body: '{"name":"Ana"}', headers: all })).status;
  };
  expect(await rename({ origin: "http://games.example.org" })).toBe(403);
  expect(await rename({ origin: "https://games.example.org" })).toBe(200);
  // The built-in client of Node names its own mode, so the header of a browser goes by another one.
  const crossing = await new Promise((done, fail) => {
    const headers = { "sec-fetch-site": "cross-site", "content-type": "application/json" };
    request(`${own.address}/api/me`, { method: "PATCH", headers }, (answer) => done(answer.resume().statusCode))
      .on("error", fail)
      .end('{"name":"Ana"}');
  });
  expect(crossing).toBe(403);
  await expect(new Visitor(own.address).connect({ "sec-fetch-site": "cross-site" })).rejects.toThrow("403");
  await own.close();
});

test("what is personal is stored by nobody between, and https is asked of other names only when that is set", async () => {
  for (const path of ["/api/me", "/api/home", "/api/nothing"]) {
    const { headers } = await fetch(server.address + path);
    expect(headers.get("cache-control")).toBe("private, no-store");
  }
  const publicUrl = new URL("https://games.example.org");
  for (const hstsSubdomains of [false, true]) {
    const own = await startTestServer({ login: server.login, config: { publicUrl, hstsSubdomains } });
    const { headers } = await fetch(`${own.address}/healthz`);
    expect(headers.get("strict-transport-security")?.includes("includeSubDomains")).toBe(hstsSubdomains);
    await own.close();
  }
});

test("no answer invites pages of other servers", async () => {
  const headers = { origin: "https://elsewhere.example", "access-control-request-method": "POST" };
  for (const method of ["GET", "OPTIONS"]) {
    const answer = await fetch(`${server.address}/api/home`, { method, headers });
    expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  }
});

describe("cookies", () => {
  test("are out of reach for scripts and other sites, and go over https only where there is https", async () => {
    const plain = (await fetch(`${server.address}/api/me`)).headers.get("set-cookie") ?? "";
    expect(plain.split("; ").slice(1).sort()).toEqual(["HttpOnly", "Max-Age=34560000", "Path=/", "SameSite=Lax"]);
    const secure = await startTestServer({
      ...{ login: server.login, config: { publicUrl: new URL("https://games.example.org") } },
    });
    const answer = await fetch(`${secure.address}/api/me`);
    expect(answer.headers.get("set-cookie")).toContain("; Secure");
    expect(answer.headers.get("strict-transport-security")).toContain("max-age=");
    await secure.close();
  });

  test("that are forged, cut, doubled or another's are a new guest", async () => {
    const world = await makeWorld(server.address);
    const [name = "", value = ""] = world.who.owner.cookie.split("=");
    const text = decodeURIComponent(value);
    const [id = "", signature = ""] = text.split(".");
    const forged = [
      ...[id, `${id}.`, `.${signature}`, `${id}.${"A".repeat(signature.length)}`, text.slice(0, -1), `${text}x`],
      ...[
        `${id}x.${signature}`,
        ".",
        "%",
        "%00",
        "%ff",
        "x".repeat(6000),
        "__proto__",
        `${id}.${signature}.${signature}`,
      ],
    ];
    for (const each of forged) {
      const visitor = new Visitor(server.address, `${name}=${each}`);
      const { status, body } = await visitor.ask<{ you: number | null }>("GET", `/api/tables/${world.running.id}`);
      expect([status, body.you], each).toEqual([200, null]);
    }
    const bad = new Visitor(server.address, `${name}=${id}.nonsense`);
    const line = await bad.connect();
    expect((await line.follow(world.running.id)).seat).toBeNull();
    world.close();
  });
});

test("every answer carries the headers that keep a page to itself", async () => {
  for (const path of ["/", "/api/home", "/api/nothing", "/healthz", "/t/x"]) {
    const { headers } = await fetch(server.address + path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/unsafe|\*|https?:|blob:/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-powered-by")).toBeNull();
  }
});

test("live connections are made at one place only", async () => {
  for (const path of ["/", "/live/", "/api/home", "/live%00"]) {
    const socket = new WebSocket(server.address.replace("http", "ws") + path);
    const error = await new Promise<Error>((done) => socket.once("error", done));
    expect(error.message).toContain("404");
  }
});
