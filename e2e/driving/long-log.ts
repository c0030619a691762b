import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { newPlayer } from "./player.ts";
import { longestTasks } from "./tasks.ts";

/** How smoothly the longest log is shown: four players by chance do not finish Firenze in less than 13,000 entries. */

const WHEEL = 900;
const TURNS = 60;

interface Long {
  readonly file: string;
  readonly entries: number;
  remove(): void;
}

function recordLong(): Long {
  const folder = mkdtempSync(join(tmpdir(), "fiorino-long-"));
  const file = join(folder, "long.json");
  const asked = ["record", "firenze", "--seats", "random,random,random,random", "--seed", "1", "--out", file];
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, "../../scripts/toolbox.js"), ...asked]);
  if (status !== 0) throw new Error(`the toolbox ended with ${status}`);
  const { entries } = JSON.parse(readFileSync(file, "utf8")) as { readonly entries: readonly unknown[] };
  return { file, entries: entries.length, remove: () => rmSync(folder, { recursive: true }) };
}

/** From the newest turn back through the log, by the wheel. */
async function scrollBack(page: Page): Promise<void> {
  await page.locator("[role=log]").hover();
  for (let n = 0; n < TURNS; n++) {
    await page.mouse.wheel(0, n % 10 === 9 ? WHEEL : -WHEEL);
    await page.waitForTimeout(30);
  }
}

/** One line on the replay of a match with the longest log. */
export async function measureLongLog(browser: Browser, url: string): Promise<string> {
  const { file, entries, remove } = recordLong();
  const player = await newPlayer(browser);
  const { page } = player;
  await page.goto(`${url}/replay`);
  const first = await longestTasks(browser, page, async () => {
    await page.locator("[data-part=record-file]").setInputFiles(file);
    await page.locator("[data-part=time]").waitFor({ timeout: 120_000 });
  });
  const steps = await longestTasks(browser, page, async () => {
    await page.keyboard.press("End");
    await page.getByRole("heading", { name: `Entry ${entries} of ${entries}` }).waitFor({ timeout: 30_000 });
    await scrollBack(page);
  });
  const rows = await page.locator("[role=log] li").count();
  await player.close();
  remove();
  const [opening, scrolling] = [first, steps].map((tasks) => tasks.slice(0, 3).map((each) => each.toFixed(0)));
  return `${entries} entries: longest tasks ${opening} ms until the first picture, ${scrolling} ms from end to end of the log, of which ${rows} turns are in the page`;
}
