import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { holdEvening } from "./hold-evening.ts";
import { askNoMore, chooser, type Player, plateOf, playUntil } from "./player.ts";
import { isOver, seeFinal } from "./table.ts";

const evening = holdEvening();

/** A match that the page plays, from the home page. */
async function playHere({ page }: Player, title: string): Promise<void> {
  await plateOf(page, title).getByRole("button", { name: "Play here, on this device" }).click();
  await page.locator("[data-game] h1").waitFor();
}

/** Waits until the service worker has every file of the build. */
async function hasAll(page: Page): Promise<void> {
  const count = () =>
    page.evaluate(async () => {
      const paths: string[] = await (await fetch("/files.json")).json();
      const kept = await Promise.all(paths.map((path) => caches.match(path)));
      return kept.filter((each) => each === undefined).length;
    });
  await expect.poll(count, { timeout: 60_000 }).toBe(0);
}

const plyOf = (page: Page): Promise<number> => page.getByRole("log").locator("li").count();

test("a match is begun without a network, carried on after a reload, finished, and kept on the home page", async () => {
  const ada = await evening.arrive();
  const { page } = ada;
  await askNoMore(ada);
  await page.goto(evening.house.url);
  await page.getByRole("button", { name: "Change the name" }).waitFor();
  await hasAll(page);
  ada.isOutage = true;
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText("The server cannot be reached").waitFor();
  await plateOf(page, "Mille Fiori").getByRole("group", { name: "Seats" }).getByRole("button", { name: "2" }).click();
  await plateOf(page, "Mille Fiori").getByRole("button", { name: "gentle" }).click();
  await playHere(ada, "Mille Fiori");
  expect(page.url()).toMatch(/\/here\/\w+$/);
  const choose = chooser(7);
  await playUntil([ada], choose, async () => (await plyOf(page)) > 6);
  await page.reload();
  await page.locator("[data-game] h1").waitFor();
  expect(await plyOf(page)).toBeGreaterThan(5);
  await playUntil([ada], choose, isOver(ada));
  await seeFinal(page);
  await page.getByRole("button", { name: "Home" }).click();
  await page.locator("[data-part=here]").getByRole("link", { name: "Mille Fiori" }).waitFor();
  expect(ada.complaints).toEqual([]);
});
