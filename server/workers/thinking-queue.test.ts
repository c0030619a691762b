import { expect, test } from "vitest";
import { ThinkingQueue } from "./thinking-queue.ts";

const never = new AbortController().signal;

/** Work that ends when the test says so; notes when it begins. */
function worker(queue: ThinkingQueue, begun: string[]) {
  const ends = new Map<string, () => void>();
  const think = (name: string, due: number, signal = never) =>
    queue.run({ table: name.charAt(0), due }, signal, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { think, end };
}

test("no more bots think at once than there are threads; the nearest promise goes first", async () => {
  const begun: string[] = [];
  const { think, end } = worker(new ThinkingQueue(2), begun);
  for (const [name, due] of [
    ["a1", 9],
    ["b1", 8],
    ["c1", 7],
    ["d1", 3],
    ["e1", 5],
  ] as const)
    void think(name, due);
  await end("none");
  expect(begun).toEqual(["a1", "b1"]);
  for (const name of ["a1", "b1", "d1", "e1"]) await end(name);
  expect(begun).toEqual(["a1", "b1", "d1", "e1", "c1"]);
});

test("a table with many bots lets those of other tables think first", async () => {
  const begun: string[] = [];
  const { think, end } = worker(new ThinkingQueue(2), begun);
  for (const [name, due] of [
    ["a1", 1],
    ["a2", 2],
    ["a3", 3],
    ["a4", 4],
    ["b1", 9],
  ] as const)
    void think(name, due);
  await end("none");
  await end("a1");
  expect(begun).toEqual(["a1", "a2", "b1"]);
});

test("a bot that nobody waits for any more leaves the queue, and one that fails gives its thread back", async () => {
  const begun: string[] = [];
  const queue = new ThinkingQueue(1);
  const { think, end } = worker(queue, begun);
  const leaving = new AbortController();
  void think("a1", 1);
  const gone = think("b1", 2, leaving.signal);
  const failing = expect(
    queue.run({ table: "c", due: 3 }, never, () => Promise.reject(new Error("out of ideas"))),
  ).rejects.toThrow("out of ideas");
  void think("d1", 4);
  leaving.abort(new Error("left"));
  await expect(gone).rejects.toThrow("left");
  await end("a1");
  await failing;
  await end("none");
  expect(begun).toEqual(["a1", "d1"]);
});
