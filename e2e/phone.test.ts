import { expect, test } from "vitest";
import { holdEvening } from "./hold-evening.ts";
import { askNoMore, confirmOnce, toNow } from "./player.ts";
import { playNow } from "./table.ts";

const evening = holdEvening();

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };

test("a chip opens the sheet at its seat, Escape closes it", async () => {
  const { page, complaints } = await evening.arrive(PHONE);
  await playNow(page, evening.house.url);
  await page.getByRole("button", { name: /^Bot 2: / }).tap();
  const line = page.locator("aside [data-anchor~='seat:2']");
  await line.waitFor();
  await expect.poll(() => line.evaluate((each) => each.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  await page.keyboard.press("Escape");
  await line.waitFor({ state: "hidden" });
  expect(complaints).toEqual([]);
});

test("the button to sail does not come up under the finger on a card", async () => {
  const player = await evening.arrive(PHONE);
  const { page } = player;
  await askNoMore(player);
  await playNow(page, evening.house.url, "Mille Fiori");
  const third = page.locator("[data-target^='hand:'][data-legal]").nth(2);
  await third.waitFor();
  const card = await third.boundingBox();
  if (card === null) throw new Error("a card is seen");
  const x = card.x + card.width / 2;
  await page.touchscreen.tap(x, card.y + card.height / 2);
  const sail = page.locator("button[data-target^='sea:'][data-legal]");
  const toSail = async (): Promise<number> => {
    await confirmOnce(page);
    await toNow(page);
    return sail.count();
  };
  await expect.poll(toSail, { timeout: 20_000 }).toBe(1);
  const button = await sail.boundingBox();
  expect(button !== null && (x < button.x || x > button.x + button.width)).toBe(true);
  expect(player.complaints).toEqual([]);
});
