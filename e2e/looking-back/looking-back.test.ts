import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { GAMES } from "#games";
import { axeOn } from "../driving/faults.ts";
import { holdEvening } from "../driving/hold-evening.ts";
import { askNoMore, chooser, type Player, playUntil, press, toNow } from "../driving/player.ts";
import { playNow } from "../driving/table.ts";

const evening = holdEvening();

/** Busy machines take their time. */
const SOON = { timeout: 15_000 };
const folder = mkdtempSync(join(tmpdir(), "fiorino-records-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const golden = (game: string): string => join(import.meta.dirname, `../../games/${game}/replays/three-greedy.json`);
const headline = (page: Page) => page.locator("[data-game] h1").innerText();
/** The turns of the log that are somebody's. */
const turns = (page: Page) =>
  page.locator("[role=log] li > div > button:first-child").filter({ has: page.locator("b") });

async function hasNoFault(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await axeOn(page).analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  }
}

/** Plays with some moves of a running match, until the log has a few turns. */
async function playSome(player: Player, title: string): Promise<void> {
  await askNoMore(player);
  await playNow(player.page, evening.house.url, title);
  await playUntil([player], chooser(7), async () => (await turns(player.page).count()) > 6);
  const isCalled = async (): Promise<boolean> => {
    await toNow(player.page);
    return (await player.page.title()).startsWith("Your turn");
  };
  await expect.poll(isCalled, { timeout: 30_000 }).toBe(true);
  await player.page.locator("[data-act=to-now]").waitFor({ state: "detached" });
}

test("a turn of the log shows the board after it, by keyboard, and one key leads back to now", async () => {
  const player = await evening.arrive();
  const { page } = player;
  await playSome(player, "Mille Fiori");
  await expect.poll(() => headline(page), SOON).toMatch(/^You: /);
  await turns(page).nth(4).press("Enter");
  await page.locator("[data-past]").waitFor();
  await expect.poll(() => headline(page), SOON).toMatch(/^Turn \d+, /);
  expect(await turns(page).nth(4).getAttribute("aria-current")).toBe("step");
  expect(await page.locator("[data-legal]").count(), "nothing glows in the past").toBe(0);
  await page.locator("[data-target='workshops:0']").click({ force: true });
  const beckons = await page.locator("[data-act=to-now]").evaluate((button) => button.getAnimations().length);
  expect(beckons, "a press of the past shows the way back").toBeGreaterThan(0);
  await page.locator("[data-help-card]").waitFor();
  await page.keyboard.press("h");
  const there = await headline(page);
  const stepBack = () => page.keyboard.press("Shift+ArrowLeft").then(() => headline(page));
  await expect.poll(stepBack, { ...SOON, interval: 1000 }).not.toBe(there);
  await hasNoFault(page);
  await page.keyboard.press("n");
  await page.locator("[data-past]").waitFor({ state: "detached" });
  await expect.poll(() => headline(page), SOON).toMatch(/^You: /);
  await page.locator("[data-legal], [data-act=end], [data-move]").first().waitFor();

  await page.getByRole("link", { name: "Replay" }).press("Enter");
  await expect.poll(() => headline(page), SOON).toMatch(/^(Turn \d+ · )?entry \d+ of \d+$/i);
  expect(page.url()).toMatch(/\/replay\?ply=\d+&as=0$/);
  await page.keyboard.press("Shift+ArrowLeft");
  await page.getByRole("link", { name: "Back to the table" }).press("Enter");
  await expect.poll(() => headline(page), SOON).toMatch(/^You: /);

  const stranger = await evening.arrive();
  await stranger.page.goto(`${page.url()}/replay?ply=20`);
  await stranger.page.getByText("Entry 20 of").waitFor();
  expect(await stranger.page.locator("[data-eyes], [data-part=play-on]").count(), "it is still played").toBe(0);
  await stranger.page.keyboard.press("ArrowRight");
  await stranger.page.getByText("Entry 21 of").waitFor();
  expect([...player.complaints, ...stranger.complaints]).toEqual([]);
});

test("so it does on a phone, with board, log and the way back on one screen; the match goes on meanwhile", async () => {
  const player = await evening.arrive({ viewport: { width: 360, height: 640 }, hasTouch: true });
  const { page } = player;
  await askNoMore(player);
  await playNow(page, evening.house.url, "Calimala");
  const choose = chooser(5);
  while ((await turns(page).count()) < 4) {
    await toNow(page);
    if (!(await press(player, choose))) await page.waitForTimeout(50);
  }
  await toNow(page);
  await page.getByRole("button", { name: "Log", exact: true }).tap();
  await turns(page).nth(1).tap();
  await page.locator("[data-past]").waitFor();
  const back = page.getByRole("button", { name: "Back to now" });
  await expect.poll(async () => (await back.boundingBox())?.y ?? 0, SOON).toBeGreaterThan(560);
  expect((await page.locator("[data-game] h1").boundingBox())?.y).toBeLessThan(60);
  await hasNoFault(page);
  await back.tap();
  await page.locator("[data-past]").waitFor({ state: "detached" });
  expect(player.complaints).toEqual([]);
});

/** Lets a file fall onto the page. */
async function drop(page: Page, text: string): Promise<void> {
  const carried = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], "match.json", { type: "application/json" }));
    return data;
  }, text);
  await page.dispatchEvent("body", "drop", { dataTransfer: carried });
}

test("a record is dropped onto the page, gone through, played on from, and led back to", async () => {
  const player = await evening.arrive();
  const { page } = player;
  await page.goto(evening.house.url);
  await page.getByRole("button", { name: "Change the name" }).waitFor();
  for (const { meta } of GAMES) {
    await drop(page, readFileSync(golden(meta.id), "utf8"));
    await page.locator(`[data-game=${meta.id}] [data-part=time]`).waitFor();
    await page.keyboard.press("PageDown");
    await page.keyboard.press("PageDown");
    await page.locator("[data-eyes=open]").press("Enter");
    await page.keyboard.press("o");
    await expect.poll(() => page.url(), SOON).toMatch(/\/replay\?ply=\d+&as=all$/);
  }
  await hasNoFault(page);
  const place = page.url();
  await page.getByText("Play on from here").click();
  await page.getByRole("button", { name: "Play on", exact: true }).click();
  await page.getByText("A branch, from entry").waitFor();
  await page.getByRole("link", { name: "Back to where it left" }).click();
  await page.locator("[data-part=time]").waitFor();
  expect(page.url()).toBe(place);
  await page.reload();
  await page.getByText("drop it here once more").waitFor();
  expect(player.complaints).toEqual([]);
});

test("a file that is no record gets one sentence: 50 MB, one byte, another version, nested too deep", async () => {
  const player = await evening.arrive({ viewport: { width: 360, height: 640 } });
  const { page } = player;
  await page.goto(`${evening.house.url}/replay`);
  const choose = page.locator("[data-part=record-file]");
  await page.getByRole("button", { name: "Choose a file" }).waitFor();
  const says = async (text: string, sentence: RegExp): Promise<void> => {
    const file = join(folder, "match.json");
    writeFileSync(file, text);
    await choose.setInputFiles(file);
    await page.getByRole("alert").filter({ hasText: sentence }).waitFor();
  };
  const record = readFileSync(golden("firenze"), "utf8");
  await says(" ".repeat(50_000_000), /This file has 50 MB; a record that is read here has at most 16\./);
  await says(record.replace('"text":"found red"', '"text":"found rat"'), /^Entry \d+ of \d+ is against the rules/);
  await says(
    record.replace(/"hash": "(.)/, '"hash": "x$1'),
    /The end of this record is not where its \d+ entries lead/,
  );
  await says(record.replace('"rulesVersion": "2"', '"rulesVersion": "1"'), /an older build, with version 1, shows it/);
  await says(`{"format": ${"[".repeat(100_000)}`, /line 1 is nested too deep/);
  await says("hello", /line 1 is not JSON/);
  await hasNoFault(page);
  expect(player.complaints).toEqual([]);
});
