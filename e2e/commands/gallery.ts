import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { GameMeta } from "#engine";
import { GAMES } from "#games";
import { launchBrowser } from "../driving/browser.ts";
import { buildHouse } from "../driving/house.ts";
import { chooser, newPlayer, playUntil } from "../driving/player.ts";
import { isOver, playNow, seeFinal } from "../driving/table.ts";

/** `npm run gallery`: every screen at every width, light and dark, as pictures in `gallery/`. */
const folder = join(import.meta.dirname, "../../gallery");
const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;
const THEMES = ["light", "dark"] as const;

/** Waits until ripples, flights and fonts have come to rest. */
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

/** A match of the game from its start to the final table; on the phone also the sheet with everybody. */
async function shootMatch({ id, title }: GameMeta): Promise<void> {
  await playNow(page, house.url, title);
  await shoot(page, `${id}-start`);
  let moves = 0;
  await playUntil([player], choose, () => Promise.resolve(++moves > 120));
  await shoot(page, `${id}-middle`);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole("button", { name: "Log", exact: true }).click();
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(folder, `${id}-sheet-360-${colorScheme}.png`) });
  }
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1280, height: 800 });
  await playUntil([player], choose, isOver(player));
  await shoot(page, `${id}-over`);
  await seeFinal(page);
  await shoot(page, `${id}-final`);
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const house = await buildHouse();
const [browser] = await Promise.all([launchBrowser(), house.start()]);
const player = await newPlayer(browser);
const { page } = player;
const choose = chooser(1492);

for (const [name, path] of [
  ["home", "/"],
  ["new", "/new"],
  ...GAMES.map(({ meta }) => [`about-${meta.id}`, `/about/${meta.id}`] as const),
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

await page.goto(`${house.url}/new?game=mille-fiori`);
await page.getByRole("button", { name: "here, on this device" }).click();
await shoot(page, "here-new");
await page.getByRole("button", { name: "Start here, on this device" }).click();
await page.locator("[data-act=take-device]").waitFor();
await shoot(page, "hand-over");

for (const { meta } of GAMES) await shootMatch(meta);

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
process.stdout.write(`${readdirSync(folder).length} pictures, ${player.complaints.length} complaints\n`);
