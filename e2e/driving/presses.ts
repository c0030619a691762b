import type { Browser, Page } from "playwright-core";
import type { GameMeta } from "#engine";
import { chooser, newPlayer, type Player, press } from "./player.ts";
import { isOver, playNow } from "./table.ts";

/** Times from a press to the next paint on a phone, slowed. */

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: "no-preference" } as const;
/** A processor this many times slower than the one here. */
const SLOWED = 4;
const PRESSES = 100;
/** A press is to reach the next paint within this time, in milliseconds. */
const SOON_MS = 200;
/** Times of events are told some frames after the paint. */
const TOLD_MS = 150;

interface Interaction extends PerformanceEntry {
  readonly interactionId: number;
}

type Watched = Window & typeof globalThis & { pressed: Record<number, number> };

/** Notes of each press how long its slowest event took until the next paint. */
const watchPresses = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const pressed: Record<number, number> = {};
    (window as unknown as Watched).pressed = pressed;
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as Interaction[]) {
        if (interactionId > 0) pressed[interactionId] = Math.max(pressed[interactionId] ?? 0, duration);
      }
    }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });

const pressedIn = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => Object.values((window as unknown as Watched).pressed));

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
}

/** Presses of one match, as long as it lasts; a press that took less than 16 ms is not told and counts as that. */
async function pressesOf(player: Player, left: number, choose: (n: number) => number): Promise<readonly number[]> {
  const { page } = player;
  let made = 0;
  while (made < left && !(await isOver(player)())) {
    if (await press(player, choose)) made++;
    await page.waitForTimeout(TOLD_MS);
  }
  const told = await pressedIn(page);
  return [...told, ...Array.from({ length: Math.max(0, made - told.length) }, () => 16)];
}

/** How long a hundred presses in matches of a game took, in milliseconds. */
interface Presses {
  readonly title: string;
  /** Of a hundred, within {@link SOON_MS}. */
  readonly soon: number;
  readonly median: number;
  /** Ninety-five in a hundred took less. */
  readonly most: number;
}

/** Times of a hundred presses in matches of the game against bots. */
export async function measurePresses(browser: Browser, url: string, { title }: GameMeta): Promise<Presses> {
  const times: number[] = [];
  for (let seed = 5; times.length < PRESSES; seed++) {
    const player = await newPlayer(browser, PHONE);
    await watchPresses(player.page);
    await playNow(player.page, url, title);
    await slow(player.page);
    times.push(...(await pressesOf(player, PRESSES - times.length, chooser(seed))));
    await player.close();
  }
  const sorted = times.slice(0, PRESSES).sort((a, b) => a - b);
  const soon = sorted.filter((each) => each <= SOON_MS).length;
  return { title, soon, median: sorted[PRESSES / 2] ?? 0, most: sorted[Math.floor(0.95 * PRESSES)] ?? 0 };
}

/** One line on the presses of all games. */
export function tellPresses(all: readonly Presses[]): string {
  const told = all.map(({ title, soon, median, most }) => `${title} ${soon} (median ${median}, 95 below ${most} ms)`);
  return `of ${PRESSES} presses within ${SOON_MS} ms: ${told.join(", ")}`;
}
