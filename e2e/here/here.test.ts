import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { holdEvening } from "../driving/hold-evening.ts";
import { chooser, type Player, plateOf, playUntil } from "../driving/player.ts";

const evening = holdEvening();

/** A match that the page plays, from the home page. */
async function playHere({ page }: Player, title: string): Promise<void> {
  await plateOf(page, title).getByRole("button", { name: "Play here, on this device" }).click();
  await page.locator("[data-game] h1").waitFor();
}

const plyOf = (page: Page): Promise<number> => page.getByRole("log").locator("li").count();

/** Opens a match of Mille Fiori with live clocks for two people at this device. */
async function openForTwo({ page }: Player): Promise<void> {
  await page.goto(`${evening.house.url}/new?game=mille-fiori`);
  await page.getByRole("button", { name: "here, on this device" }).click();
  await page.getByRole("group", { name: "How time runs" }).getByRole("button", { name: "live" }).click();
  await page.getByText("Clocks run by this device’s time").waitFor();
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
  expect(await page.locator("[data-clock='0'][data-runs]:visible").first().textContent()).toMatch(/^1[45]:\d\d$/);
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

test("where the browser has no workers, a match of this device says so and leads home", async () => {
  const { page, complaints } = await evening.arrive();
  await page.addInitScript({ content: 'Object.defineProperty(window, "Worker", { value: undefined });' });
  await page.goto(`${evening.house.url}/here/abc123`);
  await page.getByRole("heading", { name: "Matches on this device are not possible here" }).waitFor();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole("link", { name: "Home" }).click();
  await plateOf(page, "Firenze").locator("[data-act=learn]").click();
  const { y = -1, height = 0 } = (await page.getByText("This browser has no workers").boundingBox()) ?? {};
  expect([y >= 0, y + height <= 640], "it is in view").toEqual([true, true]);
  expect(complaints).toEqual([]);
});
