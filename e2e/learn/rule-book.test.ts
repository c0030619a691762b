import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { GAMES } from "#games";
import { axeOn } from "../driving/faults.ts";
import { holdEvening } from "../driving/hold-evening.ts";
import { playNow } from "../driving/table.ts";

const evening = holdEvening();

const BOOK = "/rules/mille-fiori";
const LANGUAGES = ["en-GB", "de-DE", "pt-PT"] as const;

/** What several boards on one page might get wrong; all rules would take half a minute for seven boards. */
const OF_MANY = ["landmark-unique", "landmark-no-duplicate-banner", "landmark-no-duplicate-main"];

async function faults(page: Page, rules: readonly string[] = []): Promise<readonly string[]> {
  const axe = axeOn(page);
  const { violations } = await (rules.length === 0 ? axe : axe.withRules([...rules])).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

test("the rule book opens by one press from a match and leads back to the same place of the turn", async () => {
  const { page, complaints } = await evening.arrive();
  await playNow(page, evening.house.url, "Mille Fiori");
  await page.locator("[data-target^='hand:'][data-legal]").first().click();
  await page.locator("[data-act=confirm]").waitFor();
  const table = page.url();
  await page.getByRole("link", { name: "Rules", exact: true }).first().click();
  await page.getByRole("heading", { name: "The aim" }).waitFor();
  expect(page.url()).toContain(`${BOOK}?seats=`);
  await page.getByRole("link", { name: "What lies on the table" }).first().click();
  await page.getByRole("heading", { name: "Your pieces and the cards" }).waitFor();
  await page.getByRole("link", { name: "Back to the table" }).click();
  await page.locator("[data-act=confirm]").waitFor();
  expect(page.url()).toBe(table);

  await page.keyboard.press("a");
  const aid = page.getByRole("dialog", { name: "Aid" });
  await aid.getByRole("heading", { name: "What it brings" }).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await aid.waitFor({ state: "detached" });
  await page.locator("[data-act=confirm]").waitFor();
  expect(complaints).toEqual([]);
});

test("a reason leads to its section, on a phone as well", async () => {
  const { page, complaints } = await evening.arrive({ viewport: { width: 360, height: 740 } });
  await playNow(page, evening.house.url, "Mille Fiori");
  await page.getByRole("link", { name: "Rules", exact: true }).first().waitFor();
  await page.locator("[data-target='houses:4']").click({ force: true });
  await page.getByRole("status").getByRole("link", { name: "Rules" }).click();
  await page.waitForURL(/#why-/);
  await page.getByRole("heading", { name: "Keep one, pass the rest, play" }).waitFor();
  expect(complaints).toEqual([]);
});

test("a question finds its section in two presses; a piece of board can be tried; a section that is gone says so", async () => {
  const { page, complaints } = await evening.arrive();
  await page.goto(evening.house.url + BOOK);
  await page.getByRole("searchbox").waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("do ties share?");
  await page.getByRole("search").getByRole("link").first().click();
  await page.waitForURL(/#ties$/);
  await page.getByRole("heading", { name: "Ties" }).waitFor();
  await page.getByRole("button", { name: "Revised" }).click();
  await page.waitForURL(/edition=revised#ties$/);

  await page.goto(`${evening.house.url}${BOOK}#people`);
  await page.locator("[data-target='nobili:0'][data-legal]").click();
  await page.getByText("You: 12 for the top").waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator("[data-target='nobili:0'][data-legal]").waitFor();
  expect(await faults(page, OF_MANY)).toEqual([]);

  await page.goto(`${evening.house.url}${BOOK}#workshop-of-the-past`);
  await page.getByText("This section has moved.").waitFor();
  await page.getByRole("heading", { name: "The aim" }).waitFor();
  expect(complaints).toEqual([]);
});

test("axe finds no fault with book and aid on a phone in the dark; nothing is wider than the phone", async () => {
  const { page } = await evening.arrive({ viewport: { width: 360, height: 740 }, colorScheme: "dark" });
  const books = [`${BOOK}#bonus`, "/rules/firenze#choose", "/rules/firenze#campanile", `${BOOK}#words`];
  for (const path of [...books, ...GAMES.map(({ meta }) => `/aid/${meta.id}`)]) {
    await page.goto(evening.house.url + path);
    await page.locator("h2:visible").first().waitFor();
    expect(await faults(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
});

test("the book that was read opens without the server, at the section asked for", async () => {
  const { page } = await evening.arrive({ serviceWorkers: "allow" });
  await page.goto(`${evening.house.url}${BOOK}#sea`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.getByRole("heading", { name: "The sea route" }).waitFor();
  await page.context().setOffline(true);
  await page.goto(`${evening.house.url}${BOOK}#harbor`);
  await page.reload();
  await page.getByRole("heading", { name: "Harbor" }).waitFor();
  await page.locator("[data-target='harbor:2'][data-legal]").waitFor();
  expect(await page.getByText("Connection lost").count(), "a book needs no server").toBe(0);
});

test("on paper a book is dark on light, without the head of the page", async () => {
  const { page } = await evening.arrive({ colorScheme: "dark" });
  await page.goto(evening.house.url + BOOK);
  await page.locator("h2:visible").first().waitFor();
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  const onScreen = await ink();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect.poll(ink).not.toBe(onScreen);
  expect(await page.getByRole("link", { name: "Fiorino" }).isVisible()).toBe(false);
});

/** Pages of a PDF, by its page objects. */
const pagesOf = (pdf: Buffer): number => pdf.toString("latin1").match(/\/Type\s*\/Page(?![s\w])/g)?.length ?? 0;

test.each(GAMES.map(({ meta }) => meta))(
  "the aid of $title prints on one sheet of A4 in every language",
  async ({ id }) => {
    for (const locale of LANGUAGES) {
      const { page, complaints } = await evening.arrive({ locale });
      await page.goto(`${evening.house.url}/aid/${id}`);
      await page.locator("h2:visible").first().waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(pagesOf(await page.pdf({ format: "A4", preferCSSPageSize: true })), locale).toBe(1);
      expect(complaints).toEqual([]);
    }
  },
);
