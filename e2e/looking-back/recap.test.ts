import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { holdEvening } from "../driving/hold-evening.ts";
import { askNoMore, chooser, playUntil, toNow } from "../driving/player.ts";
import { playNow } from "../driving/table.ts";

const evening = holdEvening();

/** What this browser keeps of the position last seen. */
const seenIn = (page: Page): Promise<{ readonly key: string; readonly ply: number }> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("fiorino.seen.")) ?? "";
    return { key, ...JSON.parse(localStorage.getItem(key) ?? "{}") };
  });

test("who comes back an hour later sees from the position last seen what the others did, and a press ends it", async () => {
  const player = await evening.arrive();
  const { page } = player;
  await askNoMore(player);
  await playNow(page, evening.house.url);
  const isTurn = async (): Promise<boolean> => (await page.title()).startsWith("Your turn");
  let turns = 0;
  await playUntil([player], chooser(7), async () => (await isTurn()) && ++turns > 12);
  await toNow(page);
  const seen = await seenIn(page);
  let more = 0;
  await playUntil([player], chooser(9), async () => (await seenIn(page)).ply > seen.ply + 6 && ++more > 3);
  await expect.poll(isTurn, { timeout: 20_000 }).toBe(true);
  await expect.poll(() => page.locator("[role=log] button").count(), { timeout: 20_000 }).toBeGreaterThan(2);

  const table = page.url();
  await page.goto(evening.house.url);
  await page.evaluate((kept) => localStorage.setItem(kept.key, JSON.stringify({ ...kept, at: 0 })), seen);
  await page.goto(table);
  const recap = page.locator("[data-part=recap]");
  await recap.waitFor();
  expect(await recap.locator("li").count()).toBeGreaterThan(0);
  const playback = page.getByRole("toolbar", { name: "What the others do" });
  await playback.getByRole("button", { name: "Pause" }).press("Enter");
  await playback.getByRole("button", { name: "Play" }).waitFor();
  expect(await page.locator("[data-legal]").count(), "nothing glows in the past").toBe(0);
  // Back first: a slow machine may have paused one step before the end.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  await recap.locator("[aria-current=step]").waitFor();
  await page.keyboard.press("Escape");
  await recap.waitFor({ state: "detached" });
  await page.locator("[data-legal]").first().waitFor();
  await page.keyboard.press("r");
  await recap.waitFor();
  await page.keyboard.press("r");
  await recap.waitFor({ state: "detached" });

  await page.setViewportSize({ width: 360, height: 640 });
  await page.keyboard.press("r");
  await recap.waitFor();
  await playback.getByRole("button", { name: /^To now/ }).click({ timeout: 10_000 });
  await playback.waitFor({ state: "detached" });
  await recap.waitFor({ state: "detached" });

  // The longest words.
  await page.evaluate(() => localStorage.setItem("fiorino.language", "pt"));
  await page.reload();
  await page.locator("[data-legal]").first().waitFor();
  await page.keyboard.press("r");
  await recap.waitFor();
  await page.locator("[data-part=playback]").waitFor();
  const cut = page.locator("[data-part=playback] > button").evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const words = document.createRange();
        words.selectNodeContents(button);
        return words.getBoundingClientRect().width > button.clientWidth;
      })
      .map(({ textContent }) => textContent),
  );
  expect(await cut, "words that do not fit").toEqual([]);
  expect(player.complaints).toEqual([]);
});
