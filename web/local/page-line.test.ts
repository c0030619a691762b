import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromHouse, ToHouse } from "./messages.ts";

/** A house that the test loses, and that says what the test wants. */
class TestWorker extends EventTarget {
  static readonly made: TestWorker[] = [];
  readonly asked: ToHouse[] = [];
  isGone = false;

  constructor() {
    super();
    TestWorker.made.push(this);
  }

  postMessage(message: ToHouse): void {
    if (message.type !== "live" || message.request.type !== "ping") this.asked.push(message);
  }

  terminate(): void {
    this.isGone = true;
  }

  says(message: FromHouse): void {
    this.dispatchEvent(new MessageEvent("message", { data: message }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  TestWorker.made.length = 0;
  vi.stubGlobal("Worker", TestWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The line of a fresh page, which follows a table and has asked for its record. */
async function following() {
  const { pageLine, askHouse } = await import("./page-line.ts");
  const request = { type: "follow", table: "here-lily", since: 0 } as const;
  const stop = pageLine.whenOpen(() => pageLine.send(request));
  const answer = askHouse({ type: "record", table: "here-lily" });
  const ask = { type: "ask", n: 1, request: { type: "record", table: "here-lily" } };
  return { stop, answer, said: [{ type: "live", request }, ask] };
}

test("where the browser has no workers, every question and every table is turned down", async () => {
  vi.stubGlobal("Worker", undefined);
  const { pageLine, askHouse } = await import("./page-line.ts");
  const heard: unknown[] = [];
  pageLine.listen((message) => heard.push(message));
  expect(await askHouse({ type: "record", table: "here-lily" })).toEqual({
    ok: false,
    refusal: { code: "no-workers" },
  });
  pageLine.whenOpen(() => pageLine.send({ type: "follow", table: "here-lily", since: 0 }));
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([{ type: "refused", table: "here-lily", refusal: { code: "no-workers" } }]);
});

test("a house that is lost is replaced, and what it has not answered is said again", async () => {
  const { stop, answer, said } = await following();
  const [first] = TestWorker.made;
  expect(first?.asked).toEqual(said);
  first?.dispatchEvent(new Event("error"));
  await vi.advanceTimersByTimeAsync(1500);
  expect(first?.isGone).toBe(true);
  const second = TestWorker.made[1];
  expect(second?.asked).toEqual(expect.arrayContaining(said));
  second?.says({ type: "answer", n: 1, answer: { ok: true, value: "the record" } });
  expect(await answer).toEqual({ ok: true, value: "the record" });
  stop();
});

test("a house that has not said a word for twenty seconds counts as lost, one that thinks that long in steps does not", async () => {
  const { stop } = await following();
  for (let k = 0; k < 6; k++) {
    await vi.advanceTimersByTimeAsync(10_000);
    TestWorker.made[0]?.says({ type: "live", message: { type: "pong" } });
  }
  expect(TestWorker.made).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(TestWorker.made).toHaveLength(2);
  stop();
});
