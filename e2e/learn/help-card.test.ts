import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { helpFaults, speak } from "../driving/helps.ts";
import { holdEvening } from "../driving/hold-evening.ts";
import { askNoMore, chooser, PAUSE_MS, playUntil } from "../driving/player.ts";
import { playNow } from "../driving/table.ts";

const evening = holdEvening();

const card = (page: Page) => page.locator("[role=status] article");
const kept = (page: Page) => page.locator("[data-target^='scoring:'][data-legal]");

test("a mouse that rests, H and a press on points open a card; moving on closes it", async () => {
  const { page, complaints } = await evening.arrive();
  await playNow(page, evening.house.url);
  const tile = page.locator("[data-target='tile:15']");
  // A mouse comes from somewhere.
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
  await tile.hover();
  await card(page).getByText("Scoring tile 15 of 15").waitFor();
  expect(await card(page).getByText("Nobody would score").count()).toBe(1);
  await page.mouse.move(2, 2);
  await card(page).waitFor({ state: "detached" });

  await kept(page).first().focus();
  await page.keyboard.press("h");
  await card(page).getByText("Scoring card", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await card(page).waitFor({ state: "detached" });

  await page.locator("[data-score='1']").click();
  await card(page).getByRole("heading", { name: "Bot 1" }).waitFor();
  expect(complaints).toEqual([]);
});

test("a card closes with its part: the match goes on without it", async () => {
  const { page, complaints } = await evening.arrive();
  await playNow(page, evening.house.url);
  const offered = kept(page).first();
  await offered.focus();
  await page.keyboard.press("h");
  await card(page).getByText("Scoring card", { exact: true }).waitFor();
  await offered.evaluate((each) => each.remove());
  await card(page).waitFor({ state: "detached" });
  expect(complaints).toEqual([]);
});

test("what slides under a resting mouse opens no card until the mouse moves", async () => {
  const { page, complaints } = await evening.arrive();
  await playNow(page, evening.house.url);
  const tile = page.locator("[data-target='tile:15']");
  const box = await tile.boundingBox();
  if (box === null) throw new Error("a tile is seen");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2 - 100];
  await page.mouse.move(x, y);
  const board = page.locator("section[data-world]").filter({ has: tile });
  await board.evaluate((each) => each.style.setProperty("translate", "0 -100px"));
  const under = (): Promise<boolean> => tile.evaluate((each) => each.matches(":hover"));
  await expect.poll(under).toBe(true);
  await page.waitForTimeout(1000);
  expect(await card(page).count()).toBe(0);
  await page.mouse.move(x + 2, y);
  await card(page).getByText("Scoring tile 15 of 15").waitFor();
  expect(complaints).toEqual([]);
});

test("what opens under a resting mouse opens no card until the mouse moves", async () => {
  const { page, complaints } = await evening.arrive();
  await playNow(page, evening.house.url);
  const tile = page.locator("[data-target='tile:15']");
  const box = await tile.boundingBox();
  if (box === null) throw new Error("a tile is seen");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.getByRole("link", { name: "Home" }).first().click();
  await tile.waitFor({ state: "detached" });
  await page.mouse.move(x, y);
  await page.evaluate(() => history.back());
  const under = (): Promise<boolean> => tile.evaluate((each) => each.matches(":hover"));
  await expect.poll(under).toBe(true);
  await page.waitForTimeout(1000);
  expect(await card(page).count()).toBe(0);
  for (const by of [2, 4]) await page.mouse.move(x + by, y);
  await card(page).getByText("Scoring tile 15 of 15").waitFor();
  expect(complaints).toEqual([]);
});

test("the card of a street leaves free what a disc there would bring", async () => {
  const player = await evening.arrive({ viewport: { width: 1280, height: 800 } });
  const { page, complaints } = player;
  await askNoMore(player);
  await playNow(page, evening.house.url);
  const streets = page.locator("[data-target^='street:'][data-legal]");
  await playUntil([player], chooser(7), async () => (await streets.count()) > 0);
  // With room on all sides the card would lie beside its street, on what is foretold there.
  const targets = await streets.evaluateAll((all) =>
    all.map((street) => {
      street.removeAttribute("data-legal");
      return street.getAttribute("data-target") ?? "";
    }),
  );
  for (const target of targets) {
    await page.mouse.move(2, 2);
    await card(page).waitFor({ state: "detached" });
    await page.locator(`[data-target='${target}']`).hover();
    await card(page).getByText("Street", { exact: true }).waitFor();
    expect(await coveredBadges(page), target).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

/** What of a press's forecast on the board lies under the card, by more than a pixel. */
const coveredBadges = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const card = document.querySelector("[data-help-card]")?.getBoundingClientRect() ?? new DOMRect();
    const badges = [...document.querySelectorAll("[data-foretold]")];
    if (badges.length === 0) return ["nothing is foretold"];
    return badges.flatMap((badge) => {
      const { left, right, top, bottom } = badge.getBoundingClientRect();
      const isApart =
        right <= card.left + 1 || left >= card.right - 1 || bottom <= card.top + 1 || top >= card.bottom - 1;
      return isApart ? [] : [badge.textContent ?? ""];
    });
  });

test("piles and chips have cards: a press on the deck, a long press on a chip", async () => {
  const { page, complaints } = await evening.arrive();
  await playNow(page, evening.house.url);
  await page.locator("[data-card=deck]").click();
  await card(page).getByText("impossible actions are drawn from here").waitFor();
  await page.keyboard.press("Escape");
  await card(page).waitFor({ state: "detached" });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator("button[data-card='seat:1']").hover();
  await card(page).getByRole("heading", { name: "Bot 1" }).waitFor();
  expect(complaints).toEqual([]);
});

test("a long press opens the card and presses nothing; a tap presses", async () => {
  const { page, complaints } = await evening.arrive({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await playNow(page, evening.house.url);
  const box = await kept(page).first().boundingBox();
  if (box === null) throw new Error("a card to keep is seen");
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await page.context().newCDPSession(page);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await card(page).getByText("Scoring card", { exact: true }).waitFor();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  expect(await page.locator("[data-act=confirm]").count()).toBe(0);
  // Sooner it would be the second half of a double tap.
  await page.waitForTimeout(PAUSE_MS);
  await page.touchscreen.tap(point.x, point.y);
  await page.locator("[data-act=confirm]").waitFor();
  expect(await card(page).count()).toBe(0);
  // What has just come up takes no press for a moment.
  await page.locator("[data-act=confirm]").tap({ trial: true });
  const confirm = await page.locator("[data-act=confirm]").boundingBox();
  if (confirm === null) throw new Error("the button that confirms is seen");
  const onButton = { x: confirm.x + confirm.width / 2, y: confirm.y + confirm.height / 2 };
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [onButton] });
  await card(page).waitFor();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForTimeout(300);
  expect(await page.locator("[data-act=confirm]").count(), "nor does a long press on a button act").toBe(1);
  // The tap has left the focus there; a long press elsewhere takes it away when the finger is lifted.
  const other = await kept(page).nth(1).boundingBox();
  if (other === null) throw new Error("a second card is seen");
  const there = { x: other.x + other.width / 2, y: other.y + other.height / 2 };
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [there] });
  await card(page).waitFor();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForTimeout(300);
  expect(await card(page).count(), "it stays").toBe(1);
  await page.locator("button[data-card='seat:1']").tap();
  await page.locator("aside [data-anchor~='seat:1']").waitFor();
  expect(await card(page).count(), "a button does what it says, and closes it").toBe(0);
  expect(complaints).toEqual([]);
});

test("a finger on what only has a card is not handed on to the part beside it", async () => {
  const { page, complaints } = await evening.arrive({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await playNow(page, evening.house.url, "Firenze");
  const [scale, bonus] = [page.locator("[data-card='bonus:8']").first(), page.locator("[data-card='bonus:8']").last()];
  for (const part of [scale, bonus]) {
    const box = await part.boundingBox();
    if (box === null) throw new Error("the bonus is seen");
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await card(page).getByText("Bonus for 8 floors").waitFor();
    await page.keyboard.press("Escape");
    await card(page).waitFor({ state: "detached" });
  }
  const [second, third] = [page.locator("[data-card='phase:2']"), page.locator("[data-card='phase:3']")];
  const ends = [await second.boundingBox(), await third.boundingBox()];
  expect((ends[0]?.x ?? 0) + (ends[0]?.width ?? 0), "no gap between two phases").toBeCloseTo(ends[1]?.x ?? 0);
  expect(complaints).toEqual([]);
});

test("a tap on the name of an island beside an open card enlarges it, and closes the card", async () => {
  const { page, complaints } = await evening.arrive({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await playNow(page, evening.house.url, "Mille Fiori");
  await page.locator("[data-card=course]:visible").tap();
  await card(page).waitFor();
  await page.locator("[data-act=close-up]:visible").first().tap();
  await page.getByRole("button", { name: "Whole board" }).waitFor();
  expect(await card(page).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test("a long press of the mouse opens the card as well, and confirms nothing that is picked", async () => {
  const { page, complaints } = await evening.arrive();
  await playNow(page, evening.house.url);
  await kept(page).first().click();
  await page.locator("[data-act=confirm]").waitFor();
  await page.waitForTimeout(PAUSE_MS);
  await kept(page)
    .first()
    .click({ delay: 2 * PAUSE_MS });
  await card(page).getByText("Scoring card", { exact: true }).waitFor();
  expect(await page.locator("[data-act=confirm]").count(), "the question is open").toBe(1);
  await page.mouse.move(5, 5);
  await card(page).waitFor({ state: "detached" });
  await page.waitForTimeout(PAUSE_MS);
  await kept(page).first().click();
  await page.locator("[data-act=confirm]").waitFor({ state: "detached" });
  expect(complaints).toEqual([]);
});

test("in a sheet as well: the card lies over the sheet, and covers nothing in it that can be pressed", async () => {
  const player = await evening.arrive({ viewport: { width: 360, height: 740 } });
  const { page, complaints } = player;
  await askNoMore(player);
  await playNow(page, evening.house.url, "Firenze");
  const sheet = page.locator("dialog[open]");
  await playUntil([player], chooser(7), async () => (await sheet.count()) > 0);
  await sheet.locator("[data-target]:visible").first().focus();
  await page.keyboard.press("h");
  await page.locator("[data-help-card]:popover-open").waitFor();
  await page.keyboard.press("h");
  await page.locator("[data-help-card]").waitFor({ state: "detached" });
  expect(await helpFaults(page)).toEqual({ bare: [], cut: [], long: [], inTheWay: [] });
  expect(complaints).toEqual([]);
});

test.each([
  ["Calimala", "en"],
  ["Firenze", "de"],
  ["Mille Fiori", "pt"],
])("on a phone every digit and symbol of %s (%s) has a card, none of them cut off", async (title, locale) => {
  const player = await evening.arrive({ viewport: { width: 360, height: 740 } });
  await askNoMore(player);
  await playNow(player.page, evening.house.url, title);
  await speak(player.page, locale);
  for (let position = 0; position < 2; position++) {
    let moves = 0;
    await playUntil([player], chooser(11), async () => moves++ > 8);
    expect(await helpFaults(player.page)).toEqual({ bare: [], cut: [], long: [], inTheWay: [] });
  }
});
