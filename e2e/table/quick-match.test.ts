import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faults } from "../driving/faults.ts";
import { holdEvening } from "../driving/hold-evening.ts";

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
  expect(await faults(ada.page), "while it is waited").toEqual([]);
  await lookForPlayers(bruno.page);
  for (const { page } of [ada, bruno]) await page.locator("[data-game=mille-fiori] h1").waitFor();
  expect(bruno.page.url()).toBe(ada.page.url());
  expect([...ada.complaints, ...bruno.complaints]).toEqual([]);
});
