import { expect, test } from "vitest";
import { holdEvening } from "../driving/hold-evening.ts";
import { askNoMore, chooser, type Player, plateOf, playUntil } from "../driving/player.ts";
import { isOver, join, openTable, playNow, seeFinal } from "../driving/table.ts";

const evening = holdEvening();

const heading = ({ page }: Player): Promise<string> => page.locator("h1").innerText();
const hasDoneOneThing = async ({ page }: Player): Promise<boolean> =>
  (await page.locator("[data-act=undo]").count()) > 0 && (await page.locator("[data-act=undo-all]").count()) === 0;
const canUndo = ({ page }: Player): Promise<boolean> =>
  page
    .locator("[data-act=undo]")
    .count()
    .then((n) => n > 0);

test("two friends and a bot play a match to its final table, through a reload and a crash of the server", async () => {
  const choose = chooser(2017);
  const [ada, bruno] = [await evening.arrive(), await evening.arrive()];
  await askNoMore(bruno);
  await openTable(ada, evening.house.url, { title: "Calimala", bots: [{ seat: 3, level: "Apprentice" }] });
  await ada.page.getByRole("button", { name: "Change the name" }).first().click();
  await ada.page.getByRole("textbox", { name: "Your name" }).fill("Ada");
  await ada.page.getByRole("button", { name: "Save" }).click();
  await bruno.page.goto(ada.page.url());
  await bruno.page.getByRole("listitem").filter({ hasText: /^Ada/ }).waitFor();
  await bruno.page.getByRole("button", { name: "Take this seat" }).click();
  await Promise.all([ada, bruno].map(({ page }) => page.locator("[data-game=calimala] h1").waitFor()));

  await playUntil([ada, bruno], choose, () => hasDoneOneThing(ada));
  const before = await heading(ada);
  await ada.page.reload();
  await ada.page.locator("[data-act=undo]").waitFor();
  expect(await heading(ada)).toBe(before);
  const tab = await ada.page.context().newPage();
  await tab.goto(ada.page.url());
  await tab.locator("[data-act=undo]").click();
  await ada.page.locator("[data-act=undo]").waitFor({ state: "detached" });
  await tab.close();
  await playUntil([ada], choose, () => canUndo(ada));

  for (const player of [ada, bruno]) player.isOutage = true;
  await evening.house.kill();
  await ada.page.getByText("Connection lost").waitFor();
  expect(await canUndo(ada)).toBe(true);
  await evening.house.start();
  await Promise.all([ada, bruno].map(({ page }) => page.getByText("Connection lost").waitFor({ state: "hidden" })));
  for (const player of [ada, bruno]) player.isOutage = false;
  expect(await canUndo(ada)).toBe(true);

  await playUntil([ada, bruno], choose, isOver(ada));
  for (const { page } of [ada, bruno]) await seeFinal(page);
  expect(await heading(ada)).toBe(await heading(bruno));
  const table = ada.page.url();
  await ada.page.getByRole("button", { name: "Rematch" }).click();
  await ada.page.getByRole("heading", { name: "Waiting for one more player" }).waitFor();
  await bruno.page.getByText(/wants a rematch$/).waitFor();
  await bruno.page.getByRole("button", { name: "Look at the board" }).click();
  await bruno.page.locator("[data-act=decline-rematch]").waitFor();
  await bruno.page.goto(evening.house.url);
  await bruno.page.getByText("Ada wants a rematch").waitFor();
  await bruno.page.getByRole("button", { name: "Decline" }).click();
  await ada.page.getByText(/has declined$/).waitFor();
  await bruno.page.getByText("Ada wants a rematch").waitFor({ state: "detached" });
  await bruno.page
    .getByRole("listitem")
    .filter({ hasText: /of 3|you won/ })
    .getByRole("link", { name: "Calimala" })
    .click();
  expect(bruno.page.url()).toBe(table);
  await bruno.page.getByRole("button", { name: "Rematch" }).click();
  await Promise.all([ada, bruno].map(({ page }) => page.locator("[data-game=calimala] h1").waitFor()));
  expect([...ada.complaints, ...bruno.complaints]).toEqual([]);
});

test("a bot plays for a friend who has gone, until the friend is back", async () => {
  const [ada, bruno] = [await evening.arrive(), await evening.arrive()];
  await openTable(ada, evening.house.url, { title: "Calimala", bots: [{ seat: 3 }] });
  await join(bruno, ada);
  await bruno.page.locator("[data-game=calimala] h1").waitFor();
  await ada.page.getByText("People at this table").click();
  await ada.page.getByRole("button", { name: /\(here\)$/ }).click();
  await ada.page
    .getByRole("alert")
    .filter({ hasText: /too early/ })
    .waitFor();
  await bruno.page.getByText("People at this table").click();
  await bruno.page.getByRole("button", { name: "Let a bot play for me" }).click();
  await bruno.page.getByRole("heading", { level: 1, name: "A bot plays for you" }).waitFor();
  await ada.page.getByText(/^[A-Z][a-z]+ [A-Z] lets a bot play on$/).waitFor();
  await bruno.page.goto(evening.house.url);
  await ada.page
    .getByRole("complementary")
    .getByRole("img", { name: /^a bot for / })
    .waitFor();
  await bruno.page.goto(ada.page.url());
  await bruno.page.getByRole("heading", { level: 1, name: "A bot plays for you" }).waitFor();
  const offers = bruno.page.getByRole("toolbar").getByRole("button");
  expect(await offers.allTextContents()).toEqual(["Take the seat back"]);
  await bruno.page.locator("[data-act=take-back]").click();
  await bruno.page.locator("[data-act=take-back]").waitFor({ state: "detached" });
  await ada.page.getByText(/^[A-Z][a-z]+ [A-Z] is back$/).waitFor();
  expect([...ada.complaints, ...bruno.complaints], "the seat that was not given away").toEqual([
    expect.stringContaining("409"),
  ]);
});

test("a seat is carried on at another device by its private link", async () => {
  const [desk, phone] = [await evening.arrive(), await evening.arrive({ viewport: { width: 360, height: 640 } })];
  await playNow(desk.page, evening.house.url);
  await desk.page.getByText("Private link").click();
  const link = await desk.page.getByRole("textbox", { name: "Link" }).inputValue();
  await phone.page.goto(link);
  await phone.page.getByRole("heading", { name: /^You: keep one scoring card/ }).waitFor();
  expect(phone.page.url()).toBe(desk.page.url());

  await desk.page.getByText("Your seat has been opened in another browser.").waitFor();
  await desk.page.getByText("Open in 2 browsers").waitFor();
  await desk.page.getByRole("button", { name: "Make a new link" }).click();
  await phone.page.getByText("This browser no longer has the seat").waitFor();
  await desk.page.getByText("Open in 2 browsers").waitFor({ state: "detached" });
  expect([...desk.complaints, ...phone.complaints]).toEqual([]);
});

test("the same pages speak English, German and Portuguese", async () => {
  const texts = {
    "en-GB": ["en-GB", "Play now"],
    "de-AT": ["de", "Sofort spielen"],
    "pt-PT": ["pt-PT", "Jogar já"],
  } as const;
  for (const [locale, [language, play]] of Object.entries(texts)) {
    const player = await evening.arrive({ locale });
    const { page } = player;
    await page.goto(evening.house.url);
    await plateOf(page).getByRole("button", { name: play }).click();
    await page.locator("[data-game=calimala] h1").waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    for (const path of ["/new", "/about/calimala", "/t/nowhere-at-all"]) {
      await page.goto(evening.house.url + path);
      await page.locator("h1").waitFor();
    }
    expect(player.complaints).toEqual([]);
  }
  const { page } = await evening.arrive();
  await page.goto(evening.house.url);
  for (const [name, play] of [
    ["Deutsch", "Sofort spielen"],
    ["Português", "Jogar já"],
    ["English", "Play now"],
  ] as const) {
    await page.getByRole("button", { name }).click();
    await plateOf(page).getByRole("button", { name: play }).waitFor();
  }
});

test("an unknown table gets a page that says so", async () => {
  const { page } = await evening.arrive();
  await page.goto(`${evening.house.url}/t/amber-lily-000000000000`);
  await page.getByRole("heading", { name: "This table does not exist" }).waitFor();
});
