import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeOn } from "../driving/faults.ts";
import { holdEvening } from "../driving/hold-evening.ts";

const evening = holdEvening();

const verdict = (page: Page, which: string) => page.locator(`[data-verdict=${which}]`);
const pointed = async (page: Page): Promise<string> => {
  const pointer = page.locator("[data-pointer]");
  await pointer.waitFor({ state: "attached" });
  return (await pointer.getAttribute("data-pointer")) ?? "";
};
const part = (page: Page, target: string) => page.locator(`[data-target="${target}"]:visible`).first();

test("the first exercise shows its move, and pressing it reaches the goal; progress is kept", async () => {
  const { page, complaints } = await evening.arrive();
  await page.goto(evening.house.url);
  await page.locator("article", { hasText: "Mille Fiori" }).getByRole("link", { name: "Exercises" }).click();
  await page.getByText("0 of 18 done").waitFor();
  await page.getByRole("link", { name: "Begin with exercise 1" }).click();
  await page.getByText("Proposal:").waitFor();
  await page.getByText("shows you how").waitFor();
  expect(await page.locator("[data-act=hint]").count(), "nothing more to show").toBe(0);
  await part(page, await pointed(page)).click();
  await verdict(page, "reached").waitFor();
  await page.getByRole("link", { name: "Next exercise" }).click();
  await page.getByRole("heading", { name: "Score 10 points with your ship" }).waitFor();
  await page.getByText(/^You: \w/).waitFor();
  expect(await page.getByText("Proposal:").count()).toBe(0);
  await page.goto(`${evening.house.url}/learn/mille-fiori`);
  await page.getByText("1 of 18 done").waitFor();
  expect(complaints).toEqual([]);
});

test("a move without a part is shown by its button: what is ringed, pressed one after the other, reaches the goal", async () => {
  const { page, complaints } = await evening.arrive();
  await page.goto(`${evening.house.url}/learn/firenze/a-red-contract`);
  const pressed: string[] = [];
  while (pressed.length < 6 && (await verdict(page, "reached").count()) === 0) {
    const next = await pointed(page);
    await part(page, next)
      .or(page.locator(`[data-move="${next}"]`))
      .first()
      .click();
    pressed.push(next);
    await page.waitForTimeout(300);
  }
  await verdict(page, "reached").waitFor();
  expect(pressed).toContain("built");
  expect(complaints).toEqual([]);
});

test("where the goal is out of reach, the hint towards it gives way to the way back", async () => {
  const { page, complaints } = await evening.arrive();
  await page.goto(`${evening.house.url}/learn/firenze/seven-floors`);
  await page.locator("[data-act=hint]").click();
  const hint = page.getByText("Which of your towers is nearly that high?");
  await hint.waitFor();
  await page.locator("[data-move=built]").click();
  await page.getByText("take something back").waitFor();
  expect(await hint.count()).toBe(0);
  await page.locator("[data-act=undo]").click();
  await hint.waitFor();
  expect(complaints).toEqual([]);
});

test("by keyboard: the goal is missed, the reason is said, and trying again reaches it", async () => {
  const { page, complaints } = await evening.arrive();
  await page.goto(`${evening.house.url}/learn/mille-fiori/ten-by-sailing`);
  const target = await pointed(page);
  const others = page.locator(`[data-legal]:not([data-target="${target}"]):not([data-target^="ship:"])`);
  await others.first().focus();
  await page.keyboard.press("Enter");
  const end = page.locator("[data-act=confirm], [data-act=end]");
  await end.or(verdict(page, "missed")).first().waitFor();
  await verdict(page, "missed").waitFor();
  await page.getByText("of 10 points").waitFor();
  await page.getByText("Any card moves your ship").waitFor();
  const section = page.locator("[data-verdict=missed]").getByRole("link", { name: "Rules" });
  expect(await section.getAttribute("href")).toMatch(/^\/rules\/mille-fiori\?.*#sea$/);
  await page.locator("[data-act=again]").focus();
  await page.keyboard.press("Enter");
  await verdict(page, "open").waitFor();
  await part(page, await pointed(page)).focus();
  await page.keyboard.press("Enter");
  await verdict(page, "reached").waitFor();
  expect(complaints).toEqual([]);
});

test("on a phone the hints lie over nothing that can be pressed; a link to an exercise that is gone leads to the list", async () => {
  const { page, complaints } = await evening.arrive({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.goto(`${evening.house.url}/learn/mille-fiori/fill-a-triple`);
  await page.locator("[data-act=hint]").tap();
  await page.getByText("Look for the card signs").waitFor();
  await page.getByText("Your colour: green").waitFor();
  const hidden = await page.evaluate(() => {
    const slip = document.querySelector("[data-verdict]")?.parentElement?.getBoundingClientRect();
    return [...document.querySelectorAll("[data-legal]")].filter((each) => {
      const { top, bottom, width } = each.getBoundingClientRect();
      return width > 0 && slip !== undefined && (top + bottom) / 2 < slip.bottom;
    }).length;
  });
  expect(hidden).toBe(0);
  const words = await page.getByText("Look for the card signs").boundingBox();
  expect(words?.width, "the words have the whole width, and so cover less of the board").toBeGreaterThan(320);
  const home = page.getByRole("link", { name: "Home" });
  expect(await home.filter({ visible: true }).count(), "the words have a way home").toBe(1);
  await page.getByRole("button", { name: "Close", exact: true }).tap();
  expect(await home.filter({ visible: true }).count(), "and so has the head under them").toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.goto(`${evening.house.url}/learn/firenze/five-bricks`);
  for (const _ of ["area", "piece"]) await page.locator("[data-act=hint]").tap();
  await expect.poll(async () => (await page.locator("[data-pointer]").boundingBox())?.width).toBeGreaterThan(20);
  await page.goto(`${evening.house.url}/learn/firenze/a-yellow-contract`);
  for (const _ of ["area", "piece"]) await page.locator("[data-act=hint]").tap();
  await expect.poll(() => pointed(page)).toMatch(/^brick:/);
  await page.goto(`${evening.house.url}/learn/calimala/win-a-tile`);
  for (const next of ["street:2", "cell:3", "cell:4"]) {
    await expect.poll(() => pointed(page)).toBe(next);
    await part(page, next).tap();
    await page.waitForTimeout(350);
  }
  await expect.poll(() => pointed(page)).toMatch(/^slot:/);
  const around = await page.locator("[data-pointer]").boundingBox();
  expect(around?.x, "the ring stays at the outline").toBeGreaterThanOrEqual(0);
  await page.goto(`${evening.house.url}/learn/mille-fiori/long-gone`);
  await page.getByText("This exercise is gone").waitFor();
  expect(complaints).toEqual([]);
});

test("progress of an older form is forgotten with a sentence", async () => {
  const { page, complaints } = await evening.arrive();
  await page.addInitScript(() => localStorage.setItem("fiorino.exercises.mille-fiori", '{"version":0}'));
  await page.goto(`${evening.house.url}/learn/mille-fiori`);
  await page.getByText("does not count any more").waitFor();
  expect(complaints).toEqual([]);
});

test("where the browser refuses storage, the page says so and remembers until it is closed", async () => {
  const { page, complaints } = await evening.arrive();
  await page.addInitScript({
    content: `Object.defineProperty(window, "localStorage", { get() { throw new Error("refused"); }, configurable: true });`,
  });
  await page.goto(`${evening.house.url}/learn/mille-fiori`);
  await page.getByText("This browser keeps nothing now").waitFor();
  await page.getByRole("link", { name: "Begin with exercise 1" }).click();
  await part(page, await pointed(page)).click();
  await verdict(page, "reached").waitFor();
  await page.goBack();
  await page.getByText("1 of 18 done").waitFor();
  await page.goto(`${evening.house.url}/learn`);
  await page.getByText("keeps nothing now, so nothing is counted").waitFor();
  expect(complaints).toEqual([]);
});

test("axe finds no fault with the exercises of every game, light or dark; nothing is wider than the page", async () => {
  for (const [width, colorScheme] of [
    [360, "dark"],
    [1280, "light"],
  ] as const) {
    const { page } = await evening.arrive({ viewport: { width, height: 740 }, colorScheme });
    for (const path of ["calimala", "calimala/weave-two", "firenze", "firenze/cancel-the-event", "mille-fiori"]) {
      await page.goto(`${evening.house.url}/learn/${path}`);
      await page.locator("[data-legal], main h2").first().waitFor();
      const { violations } = await axeOn(page).analyze();
      const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      expect(faults, path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  }
});
