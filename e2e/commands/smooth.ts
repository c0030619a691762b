import type { Page } from "playwright-core";
import { has, ownArguments } from "#arguments";
import { GAMES } from "#games";
import { launchBrowser } from "../driving/browser.ts";
import { buildHouse } from "../driving/house.ts";
import { measureLongLog } from "../driving/long-log.ts";
import { chooser, newPlayer, plateOf, playUntil } from "../driving/player.ts";
import { measurePresses, tellPresses } from "../driving/presses.ts";
import { isOver, seeFinal } from "../driving/table.ts";
import { longestTasks } from "../driving/tasks.ts";

/**
 * `npm run smooth`: a match of every game against bots with all motion; the longest tasks of the page's main thread,
 * the layout shifts, and how long presses take on a slow phone.
 */
const args = ownArguments("Plays matches in a browser and tells how smooth that is.", {
  name: "smooth",
  flags: [
    { name: "presses", about: "only how long presses take on a phone slowed fourfold" },
    { name: "log", about: "only the log of a match of 13,803 entries" },
  ],
});

const SIZES = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
] as const;

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
const isPart = has(args, "presses") || has(args, "log");
if (!has(args, "log")) {
  const presses: Awaited<ReturnType<typeof measurePresses>>[] = [];
  for (const { meta } of GAMES) presses.push(await measurePresses(browser, house.url, meta));
  print(tellPresses(presses));
}
if (!has(args, "presses")) print(await measureLongLog(browser, house.url));
for (const viewport of isPart ? [] : SIZES) {
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
if (isPart) process.exit(0);
const said = complaints.length === 0 ? "the console is silent" : `${complaints.length} complaints`;
print(`layout shift at most ${Math.max(...shifts)}, tasks at most ${Math.max(...longest).toFixed(0)} ms, ${said}`);
