import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { GAMES } from "#games";
import { holdEvening } from "../driving/hold-evening.ts";
import { chooser, plateOf, playUntil } from "../driving/player.ts";
import { join, openTable, pickLevel, playNow } from "../driving/table.ts";

const evening = holdEvening();

/** The focused element, for the keyboard and a screen reader. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { tagName, textContent } = document.activeElement ?? document.body;
    return `${tagName.toLowerCase()} ${(textContent ?? "").trim()}`;
  });

test("a page that is gone to has its title, and its heading takes the focus", async () => {
  const { page, complaints } = await evening.arrive();
  await page.goto(evening.house.url);
  await page.getByRole("button", { name: "Change the name" }).waitFor();
  expect(await page.title()).toBe("Fiorino");
  expect(await focused(page), "the first page leaves it to the browser").toMatch(/^body/);
  const link = plateOf(page, "Firenze").getByRole("link", { name: "About this edition" });
  await link.press("Enter");
  await expect.poll(() => focused(page)).toBe("h1 Firenze");
  expect(await page.title()).toBe("Firenze · Fiorino");
  await page.goBack();
  await expect.poll(() => focused(page)).toBe("h1 Fiorino");
  expect(await page.title()).toBe("Fiorino");
  expect(complaints).toEqual([]);
  await page.goto(`${evening.house.url}/nowhere`);
  await page.getByRole("heading", { name: "Nothing here" }).waitFor();
  expect(await page.title()).toBe("Nothing here · Fiorino");
});

test("back from the rules of a game one is where one was, by the browser's way and by the page's own", async () => {
  const { page, complaints } = await evening.arrive({ viewport: { width: 360, height: 740 } });
  await page.goto(evening.house.url);
  const link = plateOf(page, "Mille Fiori").getByRole("link", { name: "Rules" });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  // Not how far the page is scrolled: pictures that arrive late move what lies below them, and the browser follows.
  const topOf = async (): Promise<number> => (await link.boundingBox())?.y ?? Number.NaN;
  const left = await topOf();
  const isThere = async (): Promise<boolean> => Math.abs((await topOf()) - left) < 40;
  await link.click();
  await page.getByRole("heading", { name: "The aim" }).waitFor();
  await page.goBack();
  await expect.poll(isThere).toBe(true);
  await link.click();
  await page.getByRole("link", { name: "What lies on the table" }).last().click();
  await page.getByRole("heading", { name: "Your pieces and the cards" }).waitFor();
  await page.getByRole("link", { name: "Fiorino" }).click();
  await link.waitFor();
  await expect.poll(isThere).toBe(true);
  expect(complaints).toEqual([]);
});

test("back one is where one was, also on a page that was left by the browser's way or that loads anew", async () => {
  const { page } = await evening.arrive({ viewport: { width: 360, height: 740 } });
  const link = plateOf(page, "Firenze").getByRole("link", { name: "About this edition" });
  const scrolled = (): Promise<number> => page.evaluate(() => scrollY);
  const kept = (): Promise<unknown> => page.evaluate(() => Reflect.get(Object(history.state), "scroll"));
  const scrollTo = async (to: number): Promise<void> => {
    await page.evaluate((at) => window.scrollTo(0, at), to);
    await expect.poll(kept).toBe(to);
  };
  await page.goto(evening.house.url);
  await link.press("Enter");
  await page.goBack();
  await link.waitFor();
  await scrollTo(40);
  await page.goForward();
  await page.getByRole("heading", { name: "Firenze" }).waitFor();
  await page.goBack();
  await link.waitFor();
  await expect.poll(scrolled).toBe(40);
  await scrollTo(300);
  await page.reload();
  await expect.poll(scrolled).toBe(300);
});

test("a match that starts takes the focus of those who wait for it", async () => {
  const [ada, bruno] = [await evening.arrive(), await evening.arrive()];
  await openTable(ada, evening.house.url, { title: "Mille Fiori", bots: [] });
  await expect.poll(() => focused(ada.page)).toMatch(/^h1 Waiting/);
  await join(bruno, ada);
  for (const { page } of [ada, bruno]) await expect.poll(() => focused(page)).toMatch(/^h1 You: keep a card/);
});

test("choosing a game for a new table leaves the focus where it is, also while the game is being fetched", async () => {
  const { page } = await evening.arrive();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/game-firenze-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${evening.house.url}/new`);
  const firenze = page.getByRole("button", { name: "Firenze" });
  await firenze.press("Enter");
  await page.getByRole("button", { name: "Firenze", pressed: true }).waitFor();
  expect(await focused(page)).toBe("button Firenze");
  release();
  await page.getByText("Losses of everybody").first().waitFor();
  expect(await focused(page)).toBe("button Firenze");
});

test("a name that is changed, or left as it is, gives the focus back", async () => {
  const { page } = await evening.arrive();
  await page.goto(evening.house.url);
  const change = page.getByRole("button", { name: "Change the name" });
  const field = page.getByRole("textbox", { name: "Your name" });
  await change.press("Enter");
  await field.fill("Ada   of  Florence");
  await field.press("Enter");
  await page.getByText("Ada of Florence").waitFor();
  await expect.poll(() => focused(page)).toBe("button Change the name");
  await change.press("Enter");
  await field.press("Escape");
  await field.waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe("button Change the name");
});

test("a late answer does not call back a reader who has gone elsewhere", async () => {
  const { page } = await evening.arrive();
  await page.goto(evening.house.url);
  let isAnswered = false;
  await page.route("**/api/tables", async (route) => {
    await page.waitForURL("**/about/calimala");
    await route.continue();
  });
  page.on("response", (response) => {
    isAnswered ||= response.url().endsWith("/api/tables");
  });
  await plateOf(page).getByRole("button", { name: "Play now" }).click();
  await plateOf(page).getByRole("link", { name: "About this edition" }).click();
  await expect.poll(() => isAnswered).toBe(true);
  await page.waitForTimeout(200);
  expect(page.url()).toBe(`${evening.house.url}/about/calimala`);
});

test("the company of Play now is chosen by a press, played with, and kept for its game", async () => {
  const { page, complaints } = await evening.arrive({ viewport: { width: 360, height: 640 } });
  const picked = (title: string, group: string) =>
    plateOf(page, title).getByRole("group", { name: group }).getByRole("button", { pressed: true }).textContent();
  const level = (title: string) => plateOf(page, title).locator("[data-part=level]");
  const company = async (title: string) => [
    await picked(title, "Seats"),
    await level(title).locator("summary b").textContent(),
  ];
  await page.goto(evening.house.url);
  expect(await company("Firenze")).toEqual(["3", "Merchant"]);
  await plateOf(page, "Firenze").getByRole("button", { name: "4" }).click();
  await pickLevel(level("Firenze"), "Apprentice");
  await page.reload();
  await plateOf(page, "Firenze").getByRole("button", { name: "4", pressed: true }).waitFor();
  expect(await company("Firenze")).toEqual(["4", "Apprentice"]);
  expect(await company("Mille Fiori")).toEqual(["3", "Merchant"]);
  const opened = page.waitForResponse((response) => response.url().endsWith("/api/tables"));
  await plateOf(page, "Firenze").getByRole("button", { name: "Play now" }).click();
  expect((await (await opened).json()).seats.map(({ name }: { name: string }) => name).slice(1)).toEqual(
    Array.from({ length: 3 }, () => "apprentice"),
  );
  // What one has begun is at the top of the page that one comes back to, however far down it was begun.
  await page.locator("[data-game=firenze] h1").waitFor();
  await page.goBack();
  await page.locator("[data-part=new-match]").waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(complaints).toEqual([]);
});

test("the page about a game leads back to the table from which it was opened, also after a reload", async () => {
  const { page, complaints } = await evening.arrive();
  await playNow(page, evening.house.url);
  const table = page.url();
  const back = page.getByRole("link", { name: "Back to the table" });
  await page.getByRole("link", { name: "About" }).click();
  await back.waitFor();
  await page.reload();
  await back.click();
  await page.locator("[data-game=calimala] h1").waitFor();
  expect(page.url()).toBe(table);
  await page.getByRole("link", { name: "Home" }).click();
  await plateOf(page).getByRole("link", { name: "About this edition" }).click();
  await page.getByRole("heading", { name: "Calimala", level: 1 }).waitFor();
  expect(await back.count()).toBe(0);
  expect(complaints).toEqual([]);
});

test("a name is changed in the settings of a match, and Escape in its field closes no more than the field", async () => {
  const { page, complaints } = await evening.arrive();
  await playNow(page, evening.house.url);
  await page.getByRole("button", { name: "Settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Settings" });
  const field = dialog.getByRole("textbox", { name: "Your name" });
  await dialog.getByRole("button", { name: "Change the name" }).click();
  await field.press("Escape");
  await field.waitFor({ state: "detached" });
  expect(await dialog.isVisible()).toBe(true);
  await dialog.getByRole("button", { name: "Change the name" }).click();
  await field.fill("Eula");
  await field.press("Enter");
  await field.waitFor({ state: "detached" });
  expect(await dialog.isVisible()).toBe(true);
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.getByRole("complementary").getByText("Eula").first().waitFor();
  expect(complaints).toEqual([]);
});

test("a spectator's log is as wide as a player's, in every game", async () => {
  const [player, spectator] = [await evening.arrive(), await evening.arrive()];
  for (const { meta } of GAMES) {
    await playNow(player.page, evening.house.url, meta.title);
    await spectator.page.goto(player.page.url());
    await spectator.page.getByText("You are watching").waitFor();
    for (const width of [1024, 1280, 1920]) {
      const widths = [player, spectator].map(async ({ page }) => {
        await page.setViewportSize({ width, height: 720 });
        return (await page.getByRole("log").boundingBox())?.width;
      });
      const [own, watched] = await Promise.all(widths);
      expect(watched, `${meta.title} at ${width}`).toBe(own);
    }
  }
});

test("an address that cannot be a table's says so", async () => {
  const { page } = await evening.arrive();
  await page.goto(`${evening.house.url}/t/NO_TABLE`);
  await page.getByRole("heading", { name: "This table does not exist" }).waitFor();
});

test("keys that are pressed while their list is open move nothing, and what L reads it reads again", async () => {
  const player = await evening.arrive();
  const { page } = player;
  await playNow(page, evening.house.url);
  const undo = page.locator("[data-act=undo]");
  await playUntil([player], chooser(5), async () => (await undo.count()) > 0);
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keys" });
  await list.waitFor();
  for (const key of ["u", "e", "?"]) await page.keyboard.press(key);
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "hidden" });
  expect(await undo.count()).toBe(1);

  await page.keyboard.press("l");
  const spoken = page.getByRole("status").filter({ hasText: /\. / });
  const first = await spoken.locator("> *").elementHandle();
  await page.keyboard.press("l");
  await expect.poll(() => first?.evaluate((node) => node.isConnected), { message: "said anew" }).toBe(false);
  expect(player.complaints).toEqual([]);
});

test("a new version waits until a table that is being set up is open", async () => {
  const { page } = await evening.arrive();
  let isUpgraded = false;
  let breakLine = (): Promise<void> => Promise.resolve();
  await page.routeWebSocket("**/live", (line) => {
    breakLine = () => line.close();
    line.connectToServer().onMessage((text) => {
      line.send(isUpgraded ? String(text).replace(/"build":"[^"]*"/, '"build":"next"') : text);
    });
  });
  await page.goto(`${evening.house.url}/new?game=calimala`);
  const four = page.getByRole("group", { name: "How many" }).getByRole("button", { name: "4" });
  await four.click();
  isUpgraded = true;
  await breakLine();
  await page.getByText("A new version is ready").waitFor();
  expect(await four.getAttribute("aria-pressed")).toBe("true");
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Open the table" }).click();
  await reloaded;
  await page.getByRole("heading", { name: "Waiting for 3 more players" }).waitFor();
});
