import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { launchBrowser } from "./browser.ts";
import { buildHouse } from "./house.ts";
import { chooser, isOver, newPlayer, OVER, plateOf, playUntil } from "./player.ts";

/** `npm run gallery`: every screen at every width, light and dark, as pictures in `gallery/`. */
const folder = join(import.meta.dirname, "../gallery");
const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;
const THEMES = ["light", "dark"] as const;

/** Ripples, flights and fonts have come to rest. */
const REST_MS = 250;

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(REST_MS);
      await page.screenshot({ path: join(folder, `${name}-${size.width}-${colorScheme}.png`), fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1280, height: 800 });
}

mkdirSync(folder, { recursive: true });
const house = await buildHouse();
const [browser] = await Promise.all([launchBrowser(), house.start()]);
const player = await newPlayer(browser, {});
const { page } = player;
const choose = chooser(1492);

for (const [name, path] of [
  ["home", "/"],
  ["new", "/new"],
  ["about", "/about/calimala"],
  ["missing", "/t/amber-lily-000000000000"],
] as const) {
  await page.goto(house.url + path);
  await page.locator("h1").first().waitFor();
  await shoot(page, name);
}

await page.goto(`${house.url}/new?game=calimala`);
await page.getByRole("button", { name: "Open the table" }).click();
await page.getByRole("img", { name: "The link as a QR code" }).locator("path").waitFor();
await shoot(page, "waiting");

await page.goto(house.url);
await plateOf(page).getByRole("button", { name: "Play now" }).click();
await page.locator("[data-game] h1").waitFor();
await shoot(page, "match-start");
let moves = 0;
await playUntil([player], choose, () => Promise.resolve(++moves > 120));
await shoot(page, "match-middle");
await page.setViewportSize({ width: 360, height: 640 });
await page.locator("[aria-expanded]").click();
await page.screenshot({ path: join(folder, "match-sheet-360-light.png") });
await page.emulateMedia({ colorScheme: "dark" });
await page.screenshot({ path: join(folder, "match-sheet-360-dark.png") });
await page.locator("[aria-expanded]").click();
await page.setViewportSize({ width: 1280, height: 800 });
await playUntil([player], choose, isOver(player));
await shoot(page, "match-over");
await page.locator(OVER).click();
await shoot(page, "final");

player.isOutage = true;
await page.goto(house.url);
await page.locator("h1").waitFor();
await house.kill();
await page.goto(`${house.url}/t/amber-lily-000000000000`);
await page.locator("h1").waitFor();
await shoot(page, "server-away");

await player.close();
await browser.close();
await house.close();
process.exitCode = player.complaints.length === 0 ? 0 : 1;
for (const complaint of player.complaints) process.stderr.write(`${complaint}\n`);
