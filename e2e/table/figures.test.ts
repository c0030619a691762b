import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { contentHash } from "#engine";
import { gameById } from "#games";
import { holdEvening } from "../driving/hold-evening.ts";
import { playNow } from "../driving/table.ts";

const folder = mkdtempSync(join(tmpdir(), "fiorino-figures-"));
const OWN = gameById("firenze")?.content?.builtIn ?? "";
/** Invented points for the purple majority, whose flag is on every board: no seal and no balcony covers it. */
const CORRECTED = OWN.replace(
  '"purple":{"points":5,"status":"reconstructed"}',
  '"purple":{"points":37,"status":"sourced"}',
);

writeFileSync(join(folder, "firenze.json"), CORRECTED);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const evening = holdEvening({ settings: { FIGURES_DIR: folder } });

test("a host's figures stand on the page about the game and on the board, and go into the match", async () => {
  expect(CORRECTED).not.toBe(OWN);
  const player = await evening.arrive();
  const { page } = player;
  await page.goto(`${evening.house.url}/about/firenze`);
  const row = page.getByRole("row").filter({ hasText: "majorities.purple.points" });
  await row.waitFor();
  expect(await row.getByRole("cell").allTextContents()).toEqual(["5", "37"]);
  const fetched = page.waitForResponse((answer) => answer.url().endsWith(`/api/content/${contentHash(CORRECTED)}`));
  await playNow(page, evening.house.url, "Firenze");
  expect(await (await fetched).text()).toBe(CORRECTED);
  await page.getByText("+37", { exact: true }).first().waitFor();
  expect(player.complaints).toEqual([]);
});
