import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { holdEvening } from "../driving/hold-evening.ts";
import { askNoMore, chooser, playUntil } from "../driving/player.ts";
import { playNow } from "../driving/table.ts";

const evening = holdEvening();

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };

/** A card of the row whose bricks can be exchanged for. */
const CARD = "section [data-target^='slot:'][data-legal]";
const CAN_BUILD = "section [data-target^='storage:'][data-legal]";
const TO_TAKE = "dialog [data-target^='brick:'][data-legal]";
const TO_GIVE = "dialog [data-target^='storage:'][data-legal]";

/** What lies in one's own storage and what can be taken back: nothing has happened while it stays the same. */
const stateOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const bricks = document.querySelectorAll("section [data-target^='storage:'] b:not(dialog *)");
    const counts = [...bricks].map((b) => b.textContent);
    return `${counts.join(" ")} ${document.querySelectorAll("[data-act=undo]").length}`;
  });

test("on a phone bricks are exchanged in a sheet, which leaves no trace when it is closed", async () => {
  const player = await evening.arrive(PHONE);
  const { page } = player;
  await askNoMore(player);
  await playNow(page, evening.house.url, "Firenze");
  const canExchange = async (): Promise<boolean> =>
    (await page.locator("dialog[open]").count()) === 0 &&
    /exchange a brick/.test(await page.locator("h1").innerText()) &&
    (await page.locator(CARD).count()) > 0 &&
    (await page.locator(CAN_BUILD).count()) > 0 &&
    (await page.locator("section [aria-pressed=true]").count()) === 0;
  await playUntil([player], chooser(7), canExchange);
  const before = await stateOf(page);

  const card = page.locator(CARD).last();
  const closings: readonly (() => Promise<unknown>)[] = [
    () => page.keyboard.press("Escape"),
    () => page.locator("dialog header button").click(),
    () => page.mouse.click(180, 40),
    async () => {
      await page.mouse.move(150, 420);
      await page.mouse.down();
      await page.mouse.move(150, 560);
      await page.mouse.up();
    },
  ];
  for (const close of closings) {
    await card.press("Enter");
    await page.locator(TO_GIVE).last().press("Enter");
    await close();
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    expect(await stateOf(page)).toBe(before);
  }

  await card.press("Enter");
  await page.locator(TO_GIVE).last().press("Enter");
  await page.locator("dialog section li > button:not([data-target])").press("Enter");
  expect(await page.locator("dialog section li > button:not([data-target])").count(), "it goes back").toBe(0);
  await page.locator(TO_TAKE).first().press("Enter");
  while ((await page.locator("dialog[open]").count()) > 0) await page.locator(TO_GIVE).last().press("Enter");
  expect(await page.locator("[data-act=undo]").count(), "the exchange can be taken back").toBe(1);
  await page.locator("[data-paid]").first().waitFor();
  expect(await stateOf(page)).not.toBe(before);
  expect(player.complaints).toEqual([]);
});

test("on a phone the log that is opened over what happened since one's last turn takes its place", async () => {
  const player = await evening.arrive(PHONE);
  const { page } = player;
  await playNow(page, evening.house.url, "Mille Fiori");
  const log = page.getByRole("button", { name: "Log", exact: true });
  await log.tap();
  await page.locator("[data-act=recap]").tap();
  const since = page.getByRole("heading", { name: "Since your last turn" });
  await since.waitFor();
  await log.tap();
  await since.waitFor({ state: "detached" });
  await page.locator("aside [role=log]").waitFor();
  expect(player.complaints).toEqual([]);
});

test("on a phone Back closes what is open over the match, and leads on from there", async () => {
  const player = await evening.arrive(PHONE);
  const { page } = player;
  await playNow(page, evening.house.url, "Mille Fiori");
  const match = page.url();
  const log = page.getByRole("button", { name: "Log", exact: true });
  const isClosed = async (): Promise<boolean> => (await page.locator("[data-aside]").count()) === 0;
  await log.tap();
  await expect.poll(isClosed).toBe(false);
  await page.goBack();
  await expect.poll(isClosed).toBe(true);
  expect(page.url()).toBe(match);
  // One that is closed otherwise leaves nothing to go back to, also where another one opens at once.
  await page.keyboard.press("a");
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await log.tap();
  await expect.poll(isClosed).toBe(false);
  await page.keyboard.press("Escape");
  await expect.poll(isClosed).toBe(true);
  // A link in it leads on; from there Back leads to the match at once.
  await page.keyboard.press("a");
  await page.locator("dialog[open] a").first().click();
  await expect.poll(() => page.url()).toContain("/rules/");
  await page.goBack();
  await page.locator("[data-game] h1").waitFor();
  expect(page.url()).toBe(match);
  await page.goBack();
  await expect.poll(() => page.url()).toBe(`${evening.house.url}/`);
  expect(player.complaints).toEqual([]);
});
