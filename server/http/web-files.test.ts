import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serverForFile } from "../testing/server-for-file.ts";

const webDir = mkdtempSync(join(tmpdir(), "fiorino-web-"));

beforeAll(() => {
  mkdirSync(join(webDir, "assets"));
  writeFileSync(join(webDir, "index.html"), "<p>the page</p>");
  writeFileSync(join(webDir, "assets/main-abc123.js"), "export {};");
  writeFileSync(join(webDir, "robots.txt"), "User-agent: *");
  writeFileSync(join(webDir, "assets/main-abc123.js.br"), brotliCompressSync("export {};"));
  writeFileSync(join(webDir, "index.html.gz"), gzipSync("<p>the page</p>"));
});
const server = serverForFile({ webDir });
afterAll(() => rmSync(webDir, { recursive: true, force: true }));

const fetchFile = async (path: string) => {
  const response = await fetch(server.address + path);
  return {
    status: response.status,
    cache: response.headers.get("cache-control"),
    response,
    text: await response.text(),
  };
};

test.each([
  "/",
  "/new",
  "/new?game=calimala",
  "/t/azure-bell-abc",
  "/here/lily",
  "/t/azure-bell-abc/replay?ply=12&as=1",
  "/s/secret",
  "/about/calimala",
  "/fairness",
  "/replay?ply=3",
  "/rules/calimala",
  "/aid/calimala",
  "/learn",
  "/learn/calimala",
  "/learn/calimala/x",
])("%s is the page, asked for every time, with a cookie for a new guest", async (path) => {
  const { status, cache, response, text } = await fetchFile(path);
  expect([status, cache, text]).toEqual([200, "no-cache", "<p>the page</p>"]);
  expect(response.headers.get("content-type")).toContain("text/html");
  expect(response.headers.get("set-cookie")).toMatch(/^fiorino=.+; HttpOnly; SameSite=Lax/);
});

test("files with a hash in their name are kept for ever, others are asked for", async () => {
  expect(await fetchFile("/assets/main-abc123.js")).toMatchObject({
    status: 200,
    cache: expect.stringContaining("immutable"),
  });
  expect(await fetchFile("/robots.txt")).toMatchObject({ status: 200, cache: "no-cache" });
});

test.each(["/assets/main-old.js", "/nothing", "/t/a/b", "/../package.json", "/api"])(
  "%s is not found",
  async (path) => {
    expect((await fetchFile(path)).status).toBe(404);
  },
);

test("scripts run from this server only", async () => {
  const { response } = await fetchFile("/");
  expect(response.headers.get("content-security-policy")).toBe(
    "default-src 'self';img-src 'self' data:;object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
  );
});

test("files compressed when they were built go out as they are", async () => {
  const encodingOf = async (path: string, accepted: string) => {
    const response = await fetch(server.address + path, { headers: { "accept-encoding": accepted } });
    return [response.headers.get("content-encoding"), response.headers.get("content-type"), await response.text()];
  };
  const script = ["application/javascript; charset=utf-8", "export {};"];
  expect(await encodingOf("/assets/main-abc123.js", "br, gzip")).toEqual(["br", ...script]);
  expect(await encodingOf("/assets/main-abc123.js", "identity")).toEqual([null, ...script]);
  expect(await encodingOf("/new", "gzip")).toEqual(["gzip", "text/html; charset=utf-8", "<p>the page</p>"]);
});
