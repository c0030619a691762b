import { expect, test } from "vitest";
import { GAMES } from "#games";
import { actByKeys } from "../driving/by-keys.ts";
import { faults } from "../driving/faults.ts";
import { holdEvening } from "../driving/hold-evening.ts";
import { askNoMore, chooser, plateOf, playNowWith } from "../driving/player.ts";
import { isOver, seeFinal } from "../driving/table.ts";

const evening = holdEvening({ ownPostgres: true });

test("axe finds no fault with any page before the match, on a phone and at a desk", async () => {
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
  await page.getByRole("button", { name: "correspondence" }).press("Enter");
  await page.getByRole("button", { name: "Change", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Keep these hours" }).waitFor();
  expect(await faults(page), "pace and sleeping hours").toEqual([]);
  await page.getByRole("button", { name: "Keep these hours" }).press("Enter");
  await page.getByText("from 23:00 to 07:00").waitFor();
  await page.getByRole("button", { name: "Open the table" }).press("Enter");
  await page.getByRole("heading", { name: /^Waiting/ }).waitFor();
  await page.getByRole("img", { name: "The link as a QR code" }).locator("path").waitFor();
  expect(await faults(page), "waiting").toEqual([]);
  expect(player.complaints).toEqual([]);
});

/** Played to their end; with FIORINO_ALL all are. Mille Fiori is played to its end by keyboard elsewhere. */
const WHOLE = process.env["FIORINO_ALL"] === undefined ? ["calimala"] : GAMES.map(({ meta }) => meta.id);

test.each(GAMES.map(({ meta }) => meta))(
  "a match of $title by keyboard alone, spoken, no fault for axe",
  async (meta) => {
    const player = await evening.arrive();
    const { page } = player;
    await playNowWith(player, `${meta.seats.min} apprentice`, meta.id);
    await page.goto(evening.house.url);
    await plateOf(page, meta.title).getByRole("button", { name: "Play now" }).press("Enter");
    await page.locator("[data-game] h1").waitFor();
    // The list comes after the board; a press before it opens it when it is there.
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
    expect(player.complaints).toEqual([]);
    if (!WHOLE.includes(meta.id)) return;
    await askNoMore(player);
    await page.reload();
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
  expect(await theme(), "the first press shows").toBe("dark");
  await page.reload({ waitUntil: "commit" });
  await page.locator("body").waitFor({ state: "attached" });
  expect(await theme()).toBe("dark");
  await page.getByRole("button", { name: "Theme: dark" }).click();
  expect(await theme()).toBe("light");
  await page.getByRole("button", { name: "Theme: light" }).click();
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
