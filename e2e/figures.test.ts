import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentHash } from "#engine";
import { gameById } from "#games";
import { launchBrowser } from "./browser.ts";
import { buildHouse, type House } from "./house.ts";
import { newPlayer, plateOf } from "./player.ts";

const folder = mkdtempSync(join(tmpdir(), "fiorino-figures-"));
const OWN = gameById("firenze")?.content?.builtIn ?? "";
/** A purple majority that nobody has ever seen. Its flag is on every board: no seal and no balcony covers it. */
const CORRECTED = OWN.replace(
  '"purple":{"points":5,"status":"reconstructed"}',
  '"purple":{"points":37,"status":"sourced"}',
);

let browser: Browser;
let house: House;
beforeAll(async () => {
  writeFileSync(join(folder, "firenze.json"), CORRECTED);
  house = await buildHouse({ FIGURES_DIR: folder });
  [browser] = await Promise.all([launchBrowser(), house.start()]);
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a host's figures stand on the page about the game and on the board, and go into the match", async () => {
  expect(CORRECTED).not.toBe(OWN);
  const player = await newPlayer(browser);
  const { page } = player;
  await page.goto(`${house.url}/about/firenze`);
  const row = page.getByRole("row").filter({ hasText: "majorities.purple.points" });
  await row.waitFor();
  expect(await row.getByRole("cell").allTextContents()).toEqual(["5", "37"]);
  const fetched = page.waitForResponse((answer) => answer.url().endsWith(`/api/content/${contentHash(CORRECTED)}`));
  await page.goto(house.url);
  await plateOf(page, "Firenze").getByRole("button", { name: "Play now" }).click();
  expect(await (await fetched).text()).toBe(CORRECTED);
  await page.getByText("+37", { exact: true }).first().waitFor();
  expect(player.complaints).toEqual([]);
});
