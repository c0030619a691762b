import { expect, test } from "vitest";
import { axeOn } from "../driving/faults.ts";
import { finishMatch } from "../driving/finished.ts";
import { holdEvening } from "../driving/hold-evening.ts";

const evening = holdEvening();

test("a finished match is gone through by keys, and a link opens exactly one place for a stranger", async () => {
  const { table, cookie } = await finishMatch(evening.house.url, "mille-fiori", 3);
  const player = await evening.arrive();
  const { page } = player;
  await page.context().addCookies([cookie]);
  await page.goto(`${evening.house.url}/t/${table}`);
  await page.getByRole("button", { name: "Look at the board" }).press("Enter");
  await page.getByRole("link", { name: "Replay", exact: true }).press("Enter");
  await page.locator("[data-part=replay]").waitFor();
  await page.getByRole("link", { name: "Back to the table" }).press("Enter");
  await page.getByRole("button", { name: "Final standings" }).press("Enter");
  await page.getByRole("link", { name: "Replay", exact: true }).press("Enter");
  await page.locator("[data-part=replay]").waitFor();
  const place = (): string => new URL(page.url()).search;
  await page.getByRole("slider").waitFor();
  await page.keyboard.press("End");
  await expect.poll(place).toMatch(/^\?ply=\d{2,}$/);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.locator("[data-eyes='1']").press("Enter");
  await expect.poll(place).toMatch(/^\?ply=\d{2,}&as=1$/);
  const board = (at: typeof page): Promise<string> => at.locator("[data-game] main").innerText();
  await expect.poll(async () => (await board(page)).length).toBeGreaterThan(50);

  // Beside the board of a laptop eight lines of the log have room; a chip brings everybody's ledger in their place.
  const lines = async (): Promise<number> => ((await page.getByRole("log").boundingBox())?.height ?? 0) / 48;
  const chip = page.getByRole("complementary").locator("[data-world] > button:visible").nth(1);
  expect(await lines()).toBeGreaterThan(8);
  await chip.press("Enter");
  await expect.poll(lines).toBeLessThan(8);
  await chip.press("Enter");
  await expect.poll(lines).toBeGreaterThan(8);

  const friend = await evening.arrive({ viewport: { width: 360, height: 640 } });
  const desk = await evening.arrive();
  await desk.page.goto(page.url());
  await expect.poll(() => board(desk.page), { timeout: 15_000 }).toBe(await board(page));
  await friend.page.goto(page.url());
  await friend.page.locator("[data-act=turn-forward]").click();
  await expect.poll(() => friend.page.url()).not.toBe(page.url());
  await desk.page.goto(`${evening.house.url}/t/${table}/replay?ply=99999`);
  await desk.page.getByText("There is no entry 99999").waitFor();

  for (const { page: each } of [desk, friend]) {
    for (const colorScheme of ["light", "dark"] as const) {
      await each.emulateMedia({ colorScheme });
      const { violations } = await axeOn(each).analyze();
      expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
    }
  }
  for (const { complaints } of [player, friend, desk]) expect(complaints).toEqual([]);
});
