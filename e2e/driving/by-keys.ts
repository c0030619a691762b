import type { Page } from "playwright-core";
import { PAUSE_MS } from "./player.ts";

/** Everything in reach of the keyboard: glowing parts by arrows, other choices by Tab, the end of the turn. */
const inReach = (page: Page): Promise<{ readonly parts: number; readonly choices: number; readonly isEnd: boolean }> =>
  page.evaluate(() => ({
    parts: document.querySelectorAll("[data-target][data-legal]:not([aria-pressed=true])").length,
    choices: document.querySelectorAll("[data-move]").length,
    isEnd: document.querySelector("[data-act=end]") !== null,
  }));

const isOnChoice = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.matches("[data-move]") === true);

/** Puts the focus on the last stop of Tab before the choices: from elsewhere the way is long. */
const comeNear = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const stops = [...document.querySelectorAll<HTMLElement>("a[href], button, summary, [tabindex]")].filter(
      (stop) => stop.matches("[data-move]") || (stop.tabIndex >= 0 && stop.checkVisibility()),
    );
    stops[stops.findIndex((stop) => stop.matches("[data-move]")) - 1]?.focus();
  });

/** Tabs to a choice and makes it. */
async function makeChoice(page: Page): Promise<void> {
  if (!(await isOnChoice(page))) await comeNear(page);
  for (let tab = 0; tab < 80 && !(await isOnChoice(page)); tab++) await page.keyboard.press("Tab");
  if (await isOnChoice(page)) await page.keyboard.press("Enter");
}

/** Makes one move by keys alone. Ends three of four turns that can be ended: a random walk takes its time. */
export async function actByKeys(page: Page, choose: (n: number) => number): Promise<void> {
  const confirm = page.locator("[data-act=confirm]");
  if ((await confirm.count()) > 0) {
    await page.waitForTimeout(PAUSE_MS);
    return confirm.press("Enter", { timeout: 2000 }).catch(() => undefined);
  }
  if ((await page.locator("[data-act=to-now]").count()) > 0) return page.keyboard.press("Escape");
  const { parts, choices, isEnd } = await inReach(page);
  if (parts + choices === 0 && !isEnd) return page.waitForTimeout(20);
  const pick = choose(parts + choices);
  if (isEnd && (parts + choices === 0 || choose(4) !== 0)) return page.keyboard.press("e");
  if (pick >= parts) return makeChoice(page);
  for (let step = choose(Math.min(parts, 4)); step >= 0; step--) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
}
