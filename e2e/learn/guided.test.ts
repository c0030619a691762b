import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeOn } from "../driving/faults.ts";
import { holdEvening } from "../driving/hold-evening.ts";
import { confirmOnce, type Player, plateOf } from "../driving/player.ts";
import { OVER } from "../driving/table.ts";

const evening = holdEvening();

/** Whole matches take minutes: with `GUIDED=all` every game is guided to its end, in `npm test` one into its third round. */
const IS_ALL = process.env["GUIDED"] === "all";
const BY_KEYBOARD = IS_ALL ? ["Mille Fiori", "Calimala", "Firenze"] : ["Mille Fiori"];
const MOST_PRESSES = 1500;
/** So much is heard before a match of Mille Fiori comes to its third round. */
const ENOUGH = 14;

const guide = (page: Page) => page.locator("[data-guide]");
const spoken = async (page: Page): Promise<string> => (await guide(page).getAttribute("data-guide")) ?? "";
const says = (page: Page, id: string) => page.locator(`[data-guide="${id}"]`).waitFor();

/** From the home page to the first word of the guide. Pieces do not travel, moments do not wait. */
async function learn({ page }: Player, title: string, press: "tap" | "click" = "click"): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("fiorino.speed", "none"));
  await page.goto(evening.house.url);
  await plateOf(page, title).locator("[data-act=learn]")[press]();
  await says(page, "welcome");
}

/**
 * What the slip covers of what can be pressed, of headings, and of what the hand points at; how wide the page is. On a
 * phone, where it lies over the board, what counts is the hand's part, the buttons and the headline.
 */
function covered(): { readonly parts: readonly string[]; readonly width: number } {
  const said = document.querySelector("[data-guide]:not([data-guide=''])");
  const slip = said?.getBoundingClientRect();
  const target = document.querySelector("[data-pointer]")?.getAttribute("data-pointer");
  const others =
    innerWidth < 560
      ? "[role=toolbar] button:not([data-act^=undo]), [data-game] h1"
      : "[data-legal], [data-game] :is(h1, h2, h3)";
  const all = `${others}, [data-target="${target}"]`;
  const parts = [...document.querySelectorAll(all)].filter((part) => {
    const { left, right, top, bottom, width } = part.getBoundingClientRect();
    if (slip === undefined || width === 0 || said?.contains(part) === true) return false;
    return left < slip.right && slip.left < right && top < slip.bottom && slip.top < bottom;
  });
  const names = parts.map((part) => part.getAttribute("data-target") ?? part.textContent ?? "");
  return { parts: names, width: document.documentElement.scrollWidth };
}

/** Contracts that cards of the row lie over, as on a screen without height. */
function buried(): readonly string[] {
  const boxes = (kind: string) => [...document.querySelectorAll(`[data-target^="${kind}:"]`)];
  const least = Math.min(...boxes("slot").map((slot) => slot.getBoundingClientRect().top));
  const low = boxes("contract").filter((part) => part.getBoundingClientRect().bottom > least);
  return low.map((part) => part.getAttribute("data-target") ?? "");
}

/** Where the board begins, and whether what stands above it, the points of every seat, is whole. */
function boardBelow(): { readonly top: number; readonly isPointsSeen: boolean } {
  const chips = [...document.querySelectorAll("[data-part=chips] button")].map((chip) => chip.getBoundingClientRect());
  const isPointsSeen =
    chips.length > 1 && chips.every(({ top, bottom, height }) => height > 0 && top >= 0 && bottom <= innerHeight);
  return { top: Math.max(...chips.map(({ bottom }) => bottom)), isPointsSeen };
}

/** Words that the slip, or the room for them, cuts off. */
function cutOff(): boolean {
  const boxes = [...document.querySelectorAll("[data-guide], [data-guide] details > div")];
  return boxes.some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
}

/** Whether the hand is seen, at the edge where what it points at lies beyond. */
function isHandSeen(): boolean {
  const hand = document.querySelector("[data-pointer] + svg");
  const { top = -1, bottom = -1 } = hand?.getBoundingClientRect() ?? {};
  return hand === null || (top >= 0 && bottom <= innerHeight && getComputedStyle(hand).visibility === "visible");
}

/**
 * Presses the proposal, where there is one: it leads to the part that the hand points at, which is then on the screen, or
 * to the button of its name.
 */
async function seeProposal(page: Page): Promise<void> {
  if (!(await isProposing(page))) return;
  await page.locator("[data-act=guide-show]").tap();
  const { led, isShown, isFramed, name } = await page.evaluate(() => {
    const { top = -1, bottom = -1 } = document.activeElement?.getBoundingClientRect() ?? {};
    const isShown = top >= 0 && bottom <= innerHeight;
    const { target, act, move } = (document.activeElement as HTMLElement | null)?.dataset ?? {};
    // The button goes on with what its move brings.
    const [name = ""] = target === undefined ? (document.activeElement?.textContent ?? "").split(":") : [];
    const ring = document.querySelector("[data-pointer]");
    const isFramed = (ring?.getAnimations().length ?? 0) > 0;
    return { led: target ?? move ?? (act === "guide-show" ? null : (act ?? null)), isShown, isFramed, name };
  });
  expect(led).not.toBeNull();
  expect(isShown, `${led}`).toBe(true);
  expect(isFramed, "a frame closes in on it").toBe(true);
  expect(await page.locator("[data-act=guide-show]").textContent()).toContain(name);
}

const isProposing = async (page: Page): Promise<boolean> => (await page.locator("[data-act=guide-show]").count()) > 0;

const SHORT = { viewport: { width: 360, height: 640 }, hasTouch: true };
const ON_PHONE = IS_ALL ? BY_KEYBOARD : [];

test.each(ON_PHONE)(
  "on a short phone the slip of %s covers nothing that it speaks of, to the end of the match",
  async (title) => {
    const player = await evening.arrive(SHORT);
    const { page, complaints } = player;
    await learn(player, title, "tap");
    const heard = new Set<string>();
    for (let n = 0; n < MOST_PRESSES && !heard.has("over"); n++) {
      const id = await spoken(page);
      if (id !== "" && !heard.has(id)) {
        heard.add(id);
        await page.waitForTimeout(350);
        expect(await page.evaluate(covered), id).toEqual({ parts: [], width: 360 });
        expect(await page.evaluate(cutOff), `${id} is whole`).toBe(false);
        expect((await guide(page).boundingBox())?.y, `${id} is read at once`).toBeGreaterThanOrEqual(0);
        if (await isProposing(page)) expect(await page.evaluate(isHandSeen), `the hand of ${id}`).toBe(true);
        await seeProposal(page);
      }
      if (id === "") expect(await page.evaluate(buried)).toEqual([]);
      if (id !== "over") await page.keyboard.press("d");
      await page.waitForTimeout(60);
    }
    expect(heard).toContain("over");
    expect(complaints).toEqual([]);
  },
);

test.each(BY_KEYBOARD)("a guided match of %s by keyboard alone; at its end home says what is next", async (title) => {
  const player = await evening.arrive();
  const { page, complaints } = player;
  await learn(player, title);
  const heard = new Set<string>();
  const isDone = () => (IS_ALL ? heard.has("over") : heard.size === ENOUGH);
  for (let n = 0; n < MOST_PRESSES && !isDone(); n++) {
    const id = await spoken(page);
    if (id !== "" && !heard.has(id)) {
      heard.add(id);
      await page.waitForTimeout(350);
      // The slip gives way some moments after a part has come up.
      const parts = async () => (await page.evaluate(covered)).parts;
      await expect.poll(parts, { message: id, interval: 150, timeout: 3000 }).toEqual([]);
    }
    if (id !== "over") await page.keyboard.press("d");
    await page.waitForTimeout(60);
  }
  expect(isDone()).toBe(true);
  expect(complaints).toEqual([]);
  if (!IS_ALL) return;
  expect(heard.size).toBeGreaterThan(ENOUGH);
  expect(await page.locator("[data-pointer]").getAttribute("data-pointer")).toBe("final");
  expect(await page.locator(OVER).count()).toBe(1);
  await guide(page).getByRole("link", { name: "Home" }).press("Enter");
  await plateOf(page, title)
    .getByText(/0 of \d+ exercises/)
    .waitFor();
  await page.getByRole("link", { name: "Learning on this device" }).press("Enter");
  await page.getByRole("row", { name: /^finished.* 1/ }).waitFor();
  expect(complaints).toEqual([]);
});

test("on a phone the slip covers nothing that it speaks of; it is skipped, known, left, called again, and found after a reload", async () => {
  const player = await evening.arrive(SHORT);
  const { page, complaints } = player;
  await learn(player, "Mille Fiori", "tap");
  const above = () => page.evaluate(boardBelow);
  const first = await above();
  expect(first.isPointsSeen, "the points of every seat stay in sight").toBe(true);
  expect(await page.getByRole("link", { name: "Home" }).isVisible()).toBe(true);
  expect(await page.evaluate(isHandSeen), "what is only spoken of is not to be pressed").toBe(false);
  await page.locator("[data-act=guide-on]").tap();
  await says(page, "keep");
  const proposed = (await page.locator("[data-pointer]").getAttribute("data-pointer")) ?? "";
  await page.locator(`[data-target="${proposed}"]`).tap();
  await page.locator("[data-act=confirm]").waitFor();
  await page.waitForTimeout(350);
  expect((await page.evaluate(covered)).parts, "nor the button that confirms it").toEqual([]);
  expect(await page.locator("[data-pointer]").getAttribute("data-pointer")).toBe("confirm");
  await page.locator("[data-act=leave]").tap();
  expect(await above(), "the board does not move between two lessons").toEqual(first);
  expect(await page.evaluate(covered)).toEqual({ parts: [], width: 360 });
  expect(await page.evaluate(isHandSeen)).toBe(true);
  await seeProposal(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height(), "nothing scrolls").toBe(640);
  await page.reload();
  await says(page, "keep");
  await page.locator("[data-act=guide-back]").tap();
  await says(page, "welcome");
  await page.locator("[data-act=guide-on]").tap();
  await says(page, "");
  expect(await above(), "nor while it is silent in between").toEqual(first);
  await page.locator("[data-act=guide-show]").waitFor();
  await seeProposal(page);
  await page.locator("[data-act=guide-more]").tap();
  await page.locator("[data-act=guide-again]").tap();
  await says(page, "keep");
  await page.locator("[data-act=guide-know]").tap();
  await says(page, "");
  await page.locator("[data-act=guide-more]").tap();
  await page.locator("[data-act=guide-leave]").tap();
  await expect.poll(height, { message: "nor without it" }).toBe(640);
  await page.getByRole("button", { name: "Call the guide again" }).waitFor();
  await page.goto(evening.house.url);
  await page.locator("[data-part=here]").getByRole("link", { name: "Mille Fiori" }).waitFor();
  const running = await page.locator("[data-part=here]").boundingBox();
  expect(running?.y, "what is played here stands before the games").toBeLessThan(400);
  await plateOf(page, "Mille Fiori").getByRole("button", { name: "Go on with the guided match" }).tap();
  await page.getByRole("button", { name: "Call the guide again" }).waitFor();
  await page.locator("[data-act=guide-restart]").tap();
  await page.getByRole("button", { name: "Restart: this match is lost" }).tap();
  await says(page, "welcome");
  await page.locator("[data-act=guide-on]").tap();
  await says(page, "");
  expect(complaints).toEqual([]);
});

test("a tablet that is turned shows slip and board whole", async () => {
  const player = await evening.arrive({ viewport: { width: 1180, height: 820 } });
  const { page, complaints } = player;
  await learn(player, "Mille Fiori");
  for (const [width, height] of [
    [820, 1180],
    [1180, 820],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(500);
    const beyond = () =>
      page.evaluate(() => {
        const {
          left = -1,
          right = -1,
          top = -1,
          bottom = -1,
        } = document.querySelector("[data-guide]")?.getBoundingClientRect() ?? {};
        const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        const parts = [...document.querySelectorAll("[data-game], [data-game] *")];
        return { isWhole, scrolled: parts.filter((part) => part.scrollLeft > 0).length };
      });
    await expect.poll(beyond).toEqual({ isWhole: true, scrolled: 0 });
  }
  expect(complaints).toEqual([]);
});

test("any move is allowed; axe finds no fault with the slip, and it speaks politely after the status", async () => {
  const player = await evening.arrive();
  const { page, complaints } = player;
  await learn(player, "Mille Fiori");
  await page.locator("[data-act=guide-on]").press("Enter");
  await says(page, "keep");
  await page.keyboard.press("g");
  await page
    .getByRole("status")
    .filter({ hasText: /Keep one card\. .* Proposal: Keep/ })
    .waitFor({ state: "attached" });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(250);
    const { violations } = await axeOn(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
  }
  const pointed = await page.locator("[data-pointer]").getAttribute("data-pointer");
  await page.locator(`[data-target^="hand:"]:not([data-target="${pointed}"]):visible`).first().click();
  await page.locator("[data-act=confirm]").waitFor();
  expect(await page.locator("[data-act=guide-do]").count(), "there is one button to confirm").toBe(0);
  expect(await page.locator("[data-pointer]").getAttribute("data-pointer"), "that is another move").toBe("");
  await confirmOnce(page);
  await expect.poll(() => spoken(page)).not.toBe("keep");
  await page.locator("[data-target^='sea:'][data-legal]").first().click();
  await says(page, "undo");
  await page.waitForTimeout(300);
  const unasked = page.getByText("Cards are played clockwise");
  expect(await unasked.count(), "nobody asks why what was pressed cannot be pressed again").toBe(0);
  expect(complaints).toEqual([]);
});
