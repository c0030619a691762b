import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faults } from "../driving/faults.ts";
import { holdEvening } from "../driving/hold-evening.ts";
import { playNow } from "../driving/table.ts";

const evening = holdEvening();

/** By keyboard: Mille Fiori, with one other. */
async function lookForPlayers(page: Page): Promise<void> {
  await page.goto(evening.house.url);
  const quick = page.locator("[data-part=quick-match]");
  for (const [part, value] of [
    ["any game", "Mille Fiori"],
    ["with any number", "with one other"],
  ] as const) {
    await quick.getByRole("button", { name: part }).press("Enter");
    await quick.getByRole("group").getByRole("button", { name: value }).press("Enter");
  }
  await quick.getByRole("button", { name: "Find players" }).press("Enter");
}

test("two people who look for players meet at one table, by keyboard", async () => {
  const [ada, bruno] = [await evening.arrive(), await evening.arrive()];
  await lookForPlayers(ada.page);
  await ada.page.waitForURL(/\/t\//);
  await ada.page.locator("main h1").waitFor();
  expect(await faults(ada.page), "while it is waited").toEqual([]);
  await lookForPlayers(bruno.page);
  for (const { page } of [ada, bruno]) await page.locator("[data-game=mille-fiori] h1").waitFor();
  expect(bruno.page.url()).toBe(ada.page.url());
  expect([...ada.complaints, ...bruno.complaints]).toEqual([]);
});

test("beside one's own matches the words below a picture begin one, the picture leads to what the game is", async () => {
  const { page, complaints } = await evening.arrive({ viewport: { width: 360, height: 740 } });
  await playNow(page, evening.house.url, "Mille Fiori");
  await page.goto(evening.house.url);
  const begins = page.locator("[data-part=new-match]");
  const [picture, words] = [begins.locator("a").first(), begins.getByRole("button", { name: "Play now" }).first()];
  await picture.locator("svg").waitFor();
  await picture.click();
  await page.waitForURL(/\/about\//);
  await page.goBack();
  await words.waitFor();
  expect((await words.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await words.click();
  await page.waitForURL(/\/t\//);
  expect(complaints).toEqual([]);
});
