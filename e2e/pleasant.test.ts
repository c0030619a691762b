import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { GAMES } from "#games";
import { holdEvening } from "./hold-evening.ts";
import { chooser, plateOf } from "./player.ts";
import { isOver, seeFinal } from "./table.ts";

const evening = holdEvening();

const SIZES = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];

/** The accessibility checker's findings, on a phone and a desktop, in the light and the dark theme. */
async function faults(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { id, nodes } of violations) {
        found.push(...nodes.map(({ html }) => `${size.width} ${colorScheme} ${id}: ${html}`));
      }
    }
  }
  return found;
}

test("axe finds no fault with any page before the match, at any width, light or dark", async () => {
  const player = await evening.arrive();
  const { page } = player;
  const abouts = GAMES.map(({ meta }) => `/about/${meta.id}`);
  for (const path of ["/", "/new", ...abouts, "/t/amber-lily-000000000000"]) {
    await page.goto(evening.house.url + path);
    await page.locator("h1").waitFor();
    await page.waitForLoadState("networkidle");
    expect(await faults(page), path).toEqual([]);
  }
  await page.goto(`${evening.house.url}/new`);
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("heading", { name: /^Waiting/ }).waitFor();
  await page.getByRole("img", { name: "The link as a QR code" }).locator("path").waitFor();
  expect(await faults(page), "waiting").toEqual([]);
  expect(player.complaints).toEqual([]);
});

/** Everything in reach of the keyboard: glowing parts by arrows, other choices by Tab, the end of the turn. */
const inReach = (page: Page): Promise<{ readonly parts: number; readonly choices: number; readonly isEnd: boolean }> =>
  page.evaluate(() => ({
    parts: document.querySelectorAll("[data-target][data-legal]:not([aria-pressed=true])").length,
    choices: document.querySelectorAll("[data-move]").length,
    isEnd: document.querySelector("[data-act=end]") !== null,
  }));

const isOnChoice = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.matches("[data-move]") === true);

/** Makes one move by keys alone. */
async function actByKeys(page: Page, choose: (n: number) => number): Promise<void> {
  const confirm = page.locator("[data-act=confirm]");
  if ((await confirm.count()) > 0) return confirm.press("Enter", { timeout: 2000 }).catch(() => undefined);
  if ((await page.locator("[data-act=to-now]").count()) > 0) return page.keyboard.press("Escape");
  const { parts, choices, isEnd } = await inReach(page);
  const pick = choose(parts + choices + (isEnd ? 1 : 0));
  if (parts + choices === 0 && !isEnd) await page.waitForTimeout(20);
  else if (pick < parts) {
    for (let step = choose(Math.min(parts, 4)); step >= 0; step--) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
  } else if (pick < parts + choices) {
    for (let tab = 0; tab < 80 && !(await isOnChoice(page)); tab++) await page.keyboard.press("Tab");
    if (await isOnChoice(page)) await page.keyboard.press("Enter");
  } else await page.keyboard.press("e");
}

test.each(GAMES.map(({ meta }) => meta))(
  "a match of $title by keyboard alone, spoken, no fault for axe",
  async (meta) => {
    const player = await evening.arrive();
    const { page } = player;
    await page.goto(evening.house.url);
    await plateOf(page, meta.title).getByRole("button", { name: "Play now" }).press("Enter");
    await page.locator("[data-game] h1").waitFor();
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keys" }).waitFor();
    await page.keyboard.press("Escape");
    expect(await faults(page), "start").toEqual([]);
    const choose = chooser(1321);
    const undo = page.locator("[data-act=undo]");
    for (let acts = 0; acts < 40 || (await undo.count()) === 0; acts++) await actByKeys(page, choose);
    await expect
      .poll(() => page.keyboard.press("u").then(() => undo.count()), {
        message: "undone",
        interval: 200,
        timeout: 10_000,
      })
      .toBe(0);
    expect(await faults(page), "middle").toEqual([]);
    const isDone = isOver(player);
    while (!(await isDone())) await actByKeys(page, choose);
    expect(await faults(page), "over").toEqual([]);
    await page.keyboard.press("l");
    const log = page.getByRole("log");
    await log.getByRole("button").last().press("Enter");
    const newest = await log.getByRole("listitem").last().innerText();
    await page.getByRole("status").filter({ hasText: newest.trim() }).waitFor();
    await seeFinal(page);
    expect(await faults(page), "final").toEqual([]);
    expect(player.complaints).toEqual([]);
  },
);

test("the theme stays as chosen, and no page flashes in another", async () => {
  const { page } = await evening.arrive({ colorScheme: "light" });
  await page.goto(evening.house.url);
  const theme = () => page.locator("html").getAttribute("data-theme");
  expect(await theme()).toBe("light");
  await page.getByRole("button", { name: "Theme: as the device" }).click();
  await page.getByRole("button", { name: "Theme: light" }).click();
  expect(await theme()).toBe("dark");
  await page.reload({ waitUntil: "commit" });
  await page.locator("body").waitFor({ state: "attached" });
  expect(await theme()).toBe("dark");
  await page.getByRole("button", { name: "Theme: dark" }).click();
  expect(await theme()).toBe("light");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.locator("html[data-theme=dark]").waitFor();
});

test("the app can be installed, starts while the server is away, and goes on by itself", async () => {
  const player = await evening.arrive();
  const { page } = player;
  await page.goto(evening.house.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await plateOf(page).getByRole("button", { name: "Play now" }).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const devtools = await page.context().newCDPSession(page);
  expect(await devtools.send("Page.getInstallabilityErrors")).toEqual({ installabilityErrors: [] });
  player.isOutage = true;
  await evening.house.kill();
  await page.goto(`${evening.house.url}/t/amber-lily-000000000000`);
  await page.getByRole("heading", { name: "The server does not answer" }).waitFor();
  expect(await page.getByText("Connection lost").count(), "it is said once").toBe(0);
  await evening.house.start();
  await page.getByRole("heading", { name: "This table does not exist" }).waitFor();
  expect(player.complaints).toEqual([]);
});
