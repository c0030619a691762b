import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { axeOn } from "../driving/faults.ts";
import { finishMatch } from "../driving/finished.ts";
import { holdEvening } from "../driving/hold-evening.ts";

const evening = holdEvening();

test("a finished match tells how it went, by keys, as a table that adds up, as a picture", async () => {
  const { table, cookie } = await finishMatch(evening.house.url, "mille-fiori", 3);
  const player = await evening.arrive();
  const { page } = player;
  await page.context().addCookies([cookie]);
  await page.goto(`${evening.house.url}/t/${table}`);
  await page.getByRole("heading", { level: 1, name: /wins?|share/ }).waitFor();
  const place = page.getByRole("slider");
  const said = (): Promise<string | null> => place.getAttribute("aria-valuetext");
  await place.focus();
  const end = await said();
  expect(end).toMatch(/^final scoring: (.+ \d+, ){2}.+ \d+$/);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(said).toMatch(/^Turn \d+, .+: /);
  await page.locator("li", { hasText: /^1/ }).getByRole("button").first().press("Enter");
  expect(await said()).not.toBe(end);

  const line = page.getByRole("button", { name: /^Raise the line of/ }).nth(1);
  await line.press("Enter");
  expect(await line.getAttribute("aria-pressed")).toBe("true");
  expect(await page.locator("[data-quiet]").count()).toBe(2);

  await page.getByText("The points as a table").click();
  const cells = await page
    .locator("details tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent?.replace("\u2212", "-"))),
      ),
    );
  const points = await page.locator("details tfoot td").allTextContents();
  expect(points.map((_, seat) => cells.reduce((sum, row) => sum + (row[seat] ?? 0), 0))).toEqual(points.map(Number));
  expect(points).toEqual((end ?? "").match(/\d+(?=,|$)/g));

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^(Save|Share) picture/ }).click();
  const picture = await readFile(await (await download).path());
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.length, "more than a blank sheet").toBeGreaterThan(100_000);
  await page.reload();
  await place.waitFor();
  const places = (): Promise<unknown> =>
    page
      .locator("main > *, main button")
      .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));
  const before = await places();
  await page.getByRole("button", { name: "Save record" }).click();
  await page.getByText(/^Saved as mille-fiori/).waitFor();
  expect(await places(), "what is said of a press moves nothing").toEqual(before);

  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await axeOn(page).analyze();
      expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  expect(player.complaints).toEqual([]);

  const spectator = await evening.arrive({ viewport: { width: 360, height: 640 } });
  await spectator.page.goto(`${evening.house.url}/t/${table}`);
  await expect.poll(() => spectator.page.getByRole("slider").getAttribute("aria-valuetext")).toBe(end);
  expect(spectator.complaints).toEqual([]);
});
