import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faults } from "../driving/faults.ts";
import { holdEvening } from "../driving/hold-evening.ts";
import { chooser, type Player, playUntil } from "../driving/player.ts";
import { openTable, playNow } from "../driving/table.ts";

const evening = holdEvening();

const next = (page: Page) => page.locator("[data-act=next-table]");
const undo = (page: Page) => page.locator("[data-act=undo]");

/** Plays until the reader's turn at the present table is over and the next one is offered. */
const playTurn = (player: Player): Promise<unknown> =>
  playUntil([player], chooser(7), async () => (await next(player.page).count()) > 0);

/** Presses N in the page two frames after the next table is offered: no slow machine makes that late. */
const pressesAtOnce = (page: Page): Promise<void> =>
  page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector("[data-act=next-table]") === null) return;
      observer.disconnect();
      const press = () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true }));
      requestAnimationFrame(() => requestAnimationFrame(press));
    }).observe(document.body, { childList: true, subtree: true });
  });

/** Keeps what the badge of the app is set to. */
const KEEPS_BADGE = `
  navigator.setAppBadge = async (n) => { window.badge = n; };
  navigator.clearAppBadge = async () => { window.badge = 0; };
`;

/** Whether the picture of the tab and the badge of the app call for the reader. */
const calls = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')];
    return {
      isCalling: icons.every(({ href }) => href.endsWith("/icon-calling.svg")),
      badge: Reflect.get(window, "badge"),
    };
  });

test("after a turn the next table is offered; drafts of several tables never mix", async () => {
  const [ada, bruno] = [await evening.arrive(), await evening.arrive()];
  const { page } = ada;
  await page.addInitScript(KEEPS_BADGE);
  // A match with somebody who is not in a hurry: after one's turn it waits.
  await openTable(ada, evening.house.url, { title: "Firenze", bots: [] });
  const firenze = page.url();
  await bruno.page.goto(firenze);
  await bruno.page.getByRole("button", { name: "Take this seat" }).click();
  await bruno.page.locator("[data-game] h1").waitFor();
  await playNow(page, evening.house.url, "Mille Fiori");
  const milleFiori = page.url();

  // Whoever begins, it is Ada's turn soon.
  const isAdas = async (): Promise<boolean> => (await page.title()).includes("Your turn");
  await page.goto(firenze);
  await page.locator("[data-game] h1").waitFor();
  await expect.poll(() => page.title()).toMatch(/^\(1\) /);
  await playUntil([bruno], chooser(3), isAdas);

  // A tentative move at one table is there again after another one has been looked at, and only there.
  const isBegun = async (): Promise<boolean> => {
    if ((await undo(page).count()) > 0) return true;
    await page.locator("[data-target][data-legal]:visible").first().click();
    return (await undo(page).count()) > 0;
  };
  // Presses that come soon after each other answer no question.
  await expect.poll(isBegun, { interval: 1000, timeout: 15_000 }).toBe(true);
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("fiorino.draft.")));
  expect(kept).toEqual([expect.stringContaining(firenze.split("/").at(-1) ?? "")]);
  await page.goto(milleFiori);
  await page.locator("[data-game] h1").waitFor();
  await expect.poll(() => page.title()).toMatch(/^\(1\) Your turn/);
  expect(await undo(page).count()).toBe(0);
  await page.goto(firenze);
  await undo(page).waitFor();

  expect(await calls(page)).toEqual({ isCalling: true, badge: 1 });
  // A press that comes at once does not lead away; somebody may stay, too.
  await pressesAtOnce(page);
  await playTurn(ada);
  expect(await calls(page)).toEqual({ isCalling: false, badge: 0 });
  expect(await next(page).textContent()).toContain("Next table: Mille Fiori");
  await expect.poll(() => next(page).getAttribute("aria-disabled")).toBe("false");
  expect(page.url()).toBe(firenze);
  await page.keyboard.press("n");
  await expect.poll(() => page.url()).toBe(milleFiori);
  await page.locator("[data-game] h1").waitFor();
  await expect.poll(() => page.title()).toMatch(/^Your turn/);

  await playUntil([bruno], chooser(3), async () => (await page.title()).startsWith("(1)"));
  await page.goto(evening.house.url);
  await expect.poll(() => page.title()).toBe("(2) Your turn · Fiorino");
  const lines = page.locator("[data-part=your-turn] li");
  expect(await lines.count()).toBe(2);
  // What the friend did last, in words.
  await expect
    .poll(() => lines.locator("em").allTextContents())
    .toContainEqual(expect.stringMatching(/^\w+ (\d+|[A-Z]): /));
  expect(await faults(page), "home with several matches").toEqual([]);
  expect([...ada.complaints, ...bruno.complaints]).toEqual([]);
}, 240_000);
