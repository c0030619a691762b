import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HELLO, testSockets } from "./test-socket.ts";

let sockets: ReturnType<typeof testSockets>;
let page: EventTarget;

/** The module as a page that has just been loaded has it. */
async function connected(): Promise<typeof import("./connection.ts")> {
  vi.resetModules();
  const connection = await import("./connection.ts");
  connection.startConnection();
  return connection;
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = testSockets();
  page = new EventTarget();
  vi.stubGlobal("location", { protocol: "http:", host: "house" });
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("WebSocket", sockets.WebSocket);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a line that breaks is tried again, and what has to be said is said anew", async () => {
  const { line, whenOpen } = await connected();
  const said = vi.fn();
  whenOpen(said);
  sockets.last().open();
  sockets.last().says(HELLO);
  expect([line.value, said.mock.calls.length]).toEqual(["open", 1]);
  sockets.last().breaks();
  expect(line.value).toBe("lost");
  vi.advanceTimersByTime(1000);
  sockets.last().open();
  sockets.last().says(HELLO);
  expect([sockets.made.length, line.value, said.mock.calls.length]).toEqual([2, "open", 2]);
});

test("a network that is back is tried at once, and the attempt before it does not count any more", async () => {
  const { line, listen } = await connected();
  sockets.last().breaks();
  vi.advanceTimersByTime(1000);
  const [, slow] = sockets.made;
  page.dispatchEvent(new Event("online"));
  const heard = vi.fn();
  listen(heard);
  slow?.open();
  sockets.last().open();
  sockets.last().says(HELLO);
  slow?.says(HELLO);
  slow?.breaks();
  expect([sockets.made.length, line.value, heard.mock.calls.length]).toEqual([3, "open", 1]);
  expect(sockets.last().sent).toHaveLength(1);
});

test("a line on which nothing comes is given up without waiting for its end", async () => {
  const { line } = await connected();
  sockets.last().open();
  sockets.last().says(HELLO);
  vi.advanceTimersByTime(70_000);
  expect(line.value).toBe("lost");
  expect(sockets.made.length).toBeGreaterThan(1);
});

test("so is one that opens and never says hello", async () => {
  const { line } = await connected();
  sockets.last().open();
  vi.advanceTimersByTime(70_000);
  expect(line.value).toBe("lost");
});
