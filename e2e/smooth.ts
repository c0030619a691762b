import type { Browser, Page } from "playwright-core";
import { has, ownArguments } from "#arguments";
import { GAMES } from "#games";
import { launchBrowser } from "./browser.ts";
import { buildHouse } from "./house.ts";
import { chooser, newPlayer, plateOf, playUntil } from "./player.ts";
import { measurePresses } from "./presses.ts";
import { isOver, seeFinal } from "./table.ts";

/**
 * `npm run smooth`: a match of every game against bots with all motion; the longest tasks of the page's main thread,
 * the layout shifts, and how long presses take on a slow phone.
 */
const args = ownArguments("Plays matches in a browser and tells how smooth that is.", {
  name: "smooth",
  flags: [{ name: "presses", about: "only how long presses take on a phone slowed fourfold" }],
});

const SIZES = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
] as const;

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
async function longestTasks(browser: Browser, page: Page, play: () => Promise<void>): Promise<readonly number[]> {
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

/** Adds up layout shifts without input. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const total = window as unknown as { shifted: number };
    total.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) total.shifted += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

const shifted = (page: Page): Promise<number> =>
  page.evaluate(() => Number((window as unknown as { shifted: number }).shifted.toFixed(4)));

const print = (text: string): boolean => process.stdout.write(`${text}\n`);

const house = await buildHouse();
const [browser] = await Promise.all([launchBrowser(), house.start()]);
const [shifts, longest, complaints]: [number[], number[], string[]] = [[], [], []];
for (const { meta } of GAMES) print(await measurePresses(browser, house.url, meta));
for (const viewport of has(args, "presses") ? [] : SIZES) {
  const player = await newPlayer(browser, { viewport, reducedMotion: "no-preference" });
  const { page } = player;
  await watchShifts(page);
  for (const path of ["/", "/new", ...GAMES.map(({ meta }) => `/about/${meta.id}`)]) {
    await page.goto(house.url + path);
    await page.locator("h1").waitFor();
    await page.waitForLoadState("networkidle");
    shifts.push(await shifted(page));
    print(`${viewport.width} px ${path}: layout shift ${shifts.at(-1)}`);
  }
  for (const { meta } of GAMES) {
    await page.goto(house.url);
    const tasks = await longestTasks(browser, page, async () => {
      await plateOf(page, meta.title).getByRole("button", { name: "Play now" }).click();
      await page.locator("[data-game] h1").waitFor();
      await playUntil([player], chooser(77), isOver(player));
      await seeFinal(page);
    });
    const worst = tasks.slice(0, 5).map((each) => each.toFixed(0));
    shifts.push(await shifted(page));
    longest.push(tasks[0] ?? 0);
    const what = `${viewport.width} px, a match of ${meta.title}`;
    print(`${what}: layout shift ${shifts.at(-1)}, longest tasks ${worst.join(", ")} ms`);
  }
  print(`${viewport.width} px console: ${player.complaints.length === 0 ? "silent" : player.complaints.join("; ")}`);
  complaints.push(...player.complaints);
  await player.close();
}
await browser.close();
await house.close();
if (has(args, "presses")) process.exit(0);
const said = complaints.length === 0 ? "the console is silent" : `${complaints.length} complaints`;
print(`layout shift at most ${Math.max(...shifts)}, tasks at most ${Math.max(...longest).toFixed(0)} ms, ${said}`);
