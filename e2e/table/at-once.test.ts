import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { holdEvening } from "../driving/hold-evening.ts";
import { confirmOnce } from "../driving/player.ts";
import { join, openTable } from "../driving/table.ts";

const evening = holdEvening();

const HAND = "[data-target^='hand:']";
const says = (page: Page, text: RegExp): Promise<void> => page.getByRole("heading", { level: 1, name: text }).waitFor();
/** The card of the hand that is marked as chosen; equal cards are marked together. */
const chosen = (page: Page): Promise<string | null> =>
  page.locator(`${HAND}[aria-pressed=true]`).first().getAttribute("data-target");
const press = (page: Page, nth: number): Promise<void> => page.locator(HAND).nth(nth).click({ force: true });
async function choose(page: Page, nth: number): Promise<void> {
  await press(page, nth);
  await confirmOnce(page);
}

test("two people choose at once: a choice waits, can be changed, survives a reload, and is hidden from the other", async () => {
  const [ada, bruno] = [await evening.arrive(), await evening.arrive()];
  await openTable(ada, evening.house.url, { title: "Mille Fiori", bots: [] });
  await join(bruno, ada);
  for (const { page } of [ada, bruno]) await says(page, /^You: keep a card/);
  const cards = await ada.page.locator(HAND).evaluateAll((parts) => parts.map((part) => part.dataset["target"]));
  expect(cards).toHaveLength(5);

  await press(ada.page, 3);
  await ada.page.locator("[data-act=confirm]").waitFor();
  await ada.page.reload();
  await ada.page.locator("[data-act=confirm]").waitFor();
  // Enter would make the choice that somebody finds when they come back.
  expect(await ada.page.locator("[data-act=confirm]:focus").count()).toBe(0);
  await ada.page.locator("[data-act=leave]").click();
  await says(ada.page, /^You: keep a card/);

  await choose(ada.page, 0);
  await says(ada.page, /^You have chosen\. Waiting for/);
  expect(await chosen(ada.page)).toBe(cards[0]);
  await bruno.page.getByText("has chosen").waitFor();
  expect(await bruno.page.locator("[aria-pressed=true][data-target]").count()).toBe(0);

  // By a key: a click so soon after the one before it is taken for a double click.
  await ada.page.getByRole("button", { name: "Change your choice" }).press("Enter");
  await says(ada.page, /^You: keep a card/);
  await choose(ada.page, 4);
  await says(ada.page, /^You have chosen/);
  expect(await chosen(ada.page)).toBe(cards[4]);
  await choose(ada.page, 1);
  await ada.page.locator(`${HAND}[data-target="${cards[1]}"][aria-pressed=true]`).first().waitFor();
  await ada.page.reload();
  await says(ada.page, /^You have chosen/);
  expect(await chosen(ada.page)).toBe(cards[1]);

  await choose(bruno.page, 2);
  await Promise.any([ada, bruno].map(({ page }) => says(page, /^You: place a diamond/)));
  expect(await ada.page.locator(`[data-target="kept:0"]`).getAttribute("aria-label")).toContain(
    (cards[1] ?? "").replace("hand:", "").replace("-", " "),
  );
  expect(await bruno.page.locator(`[data-target="kept:0"]`).count()).toBe(0);
  expect([...ada.complaints, ...bruno.complaints]).toEqual([]);
});
