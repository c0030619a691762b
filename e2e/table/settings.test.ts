import { expect, test } from "vitest";
import { holdEvening } from "../driving/hold-evening.ts";
import { playNow } from "../driving/table.ts";

const evening = holdEvening();

test("settings are kept at once, M turns the sounds off, and all of it is there after a reload", async () => {
  const player = await evening.arrive();
  const { page } = player;
  await playNow(page, evening.house.url);
  const chosen = (name: string) => page.getByRole("group", { name }).locator("[aria-pressed=true]");
  const openSettings = () => page.getByRole("button", { name: "Settings" }).click();
  const close = () => page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await openSettings();
  expect(await chosen("Sounds").textContent()).toBe("yes");
  await close();
  await page.keyboard.press("m");
  await openSettings();
  await expect.poll(() => chosen("Sounds").textContent()).toBe("no");
  await page.getByRole("group", { name: "Speed" }).getByRole("button", { name: "2×" }).click();
  await page.getByRole("group", { name: "Play back what I missed" }).getByRole("button", { name: "no" }).click();
  await page.reload();
  await openSettings();
  await expect.poll(() => chosen("Speed").textContent()).toBe("2×");
  expect([await chosen("Sounds").textContent(), await chosen("Play back what I missed").textContent()]).toEqual([
    "no",
    "no",
  ]);
  await close();
  await page.keyboard.press("m");
  await page.keyboard.press(",");
  await expect.poll(() => chosen("Sounds").textContent()).toBe("yes");
  expect(player.complaints).toEqual([]);
});
