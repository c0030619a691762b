import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** A line that the test opens, speaks on and breaks. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: string[] = [];

  send(text: string): void {
    this.sent.push(text);
  }

  /** A dead line never says that it has closed. */
  close(): void {
    this.readyState = 2;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  says(message: object): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  breaks(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }
}

const HELLO = { type: "hello", build: "test", user: { id: "ada", name: "Ada" } };

let sockets: FakeSocket[];
let page: EventTarget;

const last = (): FakeSocket => {
  const socket = sockets.at(-1);
  if (socket === undefined) throw new Error("no line was tried");
  return socket;
};

/** The module as a page that has just been loaded has it. */
async function connected(): Promise<typeof import("./connection.ts")> {
  vi.resetModules();
  const connection = await import("./connection.ts");
  connection.startConnection();
  return connection;
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  page = new EventTarget();
  vi.stubGlobal("location", { protocol: "http:", host: "house" });
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal(
    "WebSocket",
    class extends FakeSocket {
      constructor() {
        super();
        sockets.push(this);
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a line that breaks is tried again, and what has to be said is said anew", async () => {
  const { line, whenOpen } = await connected();
  const said = vi.fn();
  whenOpen(said);
  last().open();
  last().says(HELLO);
  expect([line.value, said.mock.calls.length]).toEqual(["open", 1]);
  last().breaks();
  expect(line.value).toBe("lost");
  vi.advanceTimersByTime(1000);
  last().open();
  last().says(HELLO);
  expect([sockets.length, line.value, said.mock.calls.length]).toEqual([2, "open", 2]);
});

test("a network that is back is tried at once, and the attempt before it does not count any more", async () => {
  const { line, listen } = await connected();
  last().breaks();
  vi.advanceTimersByTime(1000);
  const [, slow] = sockets;
  page.dispatchEvent(new Event("online"));
  const heard = vi.fn();
  listen(heard);
  slow?.open();
  last().open();
  last().says(HELLO);
  slow?.says(HELLO);
  slow?.breaks();
  expect([sockets.length, line.value, heard.mock.calls.length]).toEqual([3, "open", 1]);
  expect(last().sent).toHaveLength(1);
});

test("a line on which nothing comes is given up without waiting for its end", async () => {
  const { line } = await connected();
  last().open();
  last().says(HELLO);
  vi.advanceTimersByTime(70_000);
  expect(line.value).toBe("lost");
  expect(sockets.length).toBeGreaterThan(1);
});

test("so is one that opens and never says hello", async () => {
  const { line } = await connected();
  last().open();
  vi.advanceTimersByTime(70_000);
  expect(line.value).toBe("lost");
});
