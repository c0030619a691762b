import type { Browser, Page } from "playwright-core";

const CATEGORIES = ["toplevel", "devtools.timeline"];

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the clock, and of the thread itself. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Longest tasks of the page's thread in milliseconds of its processor time, which other programs do not lengthen. */
export async function longestTasks(
  browser: Browser,
  page: Page,
  play: () => Promise<void>,
): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await play();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const scripts = traceEvents.filter(({ name }) => name === "FunctionCall").map(({ pid, tid }) => `${pid} ${tid}`);
  const isPage = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`)
      .filter((thread) => scripts.includes(thread)),
  );
  return traceEvents
    .filter(({ name, ph, pid, tid }) => ph === "X" && name.endsWith("RunTask") && isPage.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a);
}
