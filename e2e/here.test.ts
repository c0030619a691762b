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

test("a match is begun without a network, carried on after a reload, finished, branched, and listed at home", async () => {
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
  await page.getByText("Play on from here").click();
  await page.getByRole("button", { name: "Play on", exact: true }).click();
  await page.locator("[data-game] h1").waitFor();
  await page.getByText("A branch, from entry").waitFor();
  await page.getByRole("link", { name: "Back to where it left" }).click();
  await page.getByRole("heading", { level: 1, name: /wins?|share/ }).waitFor();
  await page.getByRole("main").getByRole("link", { name: "Home" }).click();
  await expect.poll(() => page.locator("[data-part=here]").getByRole("link", { name: "Mille Fiori" }).count()).toBe(2);
  expect(ada.complaints).toEqual([]);
});

/** Opens a match of Mille Fiori for two people at this device. */
async function openForTwo({ page }: Player): Promise<void> {
  await page.goto(`${evening.house.url}/new?game=mille-fiori`);
  await page.getByRole("button", { name: "here, on this device" }).click();
  await page.getByRole("textbox", { name: "Name at seat 1" }).fill("Ada");
  await page.getByRole("textbox", { name: "Name at seat 2" }).fill("Bruno");
  await page.getByRole("button", { name: "Start here, on this device" }).click();
}

/** Everything that a page shows or says, without the names of the people and of the game. */
const wordsOf = (page: Page): Promise<string> => page.evaluate(() => `${document.title} ${document.body.innerText}`);

test("two people share a device: between them nothing of a match is in the page, also after a reload", async () => {
  const ada = await evening.arrive();
  const { page } = ada;
  await openForTwo(ada);
  const take = page.locator("[data-act=take-device]");
  await take.waitFor();
  const first = await wordsOf(page);
  expect(first).toContain("Hand the device to Ada");
  expect(first).toContain("whoever opens the browser’s tools can see everything");
  await take.click();
  await page.locator("[data-game] h1").waitFor();
  await playUntil([ada], chooser(3), async () => (await take.count()) > 0);
  const second = await wordsOf(page);
  expect(second).toContain("Hand the device to Bruno");
  expect(second, "said once").not.toContain("tools");
  expect(await page.locator("[data-target], [role=log], [data-game]").count()).toBe(0);
  await page.reload();
  await take.click();
  await page.locator("[data-game] h1").waitFor();
  expect(await page.title()).toContain("Your turn");
  expect(ada.complaints).toEqual([]);
});

test("a second tab shows a match that another one plays, and goes on when that is closed", async () => {
  const ada = await evening.arrive();
  const { page } = ada;
  await page.goto(evening.house.url);
  await playHere(ada, "Firenze");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByText("Another tab plays this match").first().waitFor();
  await other.getByText("You are watching").waitFor();
  await page.close();
  await expect.poll(() => other.getByText("Another tab plays this match").count()).toBe(0);
  await expect.poll(() => other.getByText("You are watching").count()).toBe(0);
});

test("where the browser keeps nothing, the match says so and goes on, and its log can be saved", async () => {
  const ada = await evening.arrive({ serviceWorkers: "block" });
  const { page } = ada;
  // A private window of some browsers; the house asks for storage in its worker.
  await page.route("**/local-worker-*.js", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: `indexedDB.open = () => { throw new Error("refused"); };${await answer.text()}`,
    });
  });
  await page.goto(evening.house.url);
  await playHere(ada, "Firenze");
  await page.getByText("This browser keeps nothing now").first().waitFor();
  await playUntil([ada], chooser(2), async () => (await plyOf(page)) > 2);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the log" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^firenze-here-.+\.json$/);
});
