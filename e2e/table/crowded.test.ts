import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SketchedMatch as SketchedCloth } from "../../games/calimala/proofs/sketched-match.fixture.ts";
import { SketchedMatch } from "../../games/firenze/proofs/sketched-match.fixture.ts";
import { BUILDINGS, CARDS as FIRENZE_CARDS, HAND_KINDS } from "../../games/firenze/rules/content.ts";
import { SketchedMatch as SketchedGlass } from "../../games/mille-fiori/proofs/sketched-match.fixture.ts";
import { CARDS } from "../../games/mille-fiori/rules/content.ts";
import { serveBoard } from "../board/board-server.ts";
import { launchBrowser } from "../driving/browser.ts";
import { measured } from "../driving/targets.ts";

/** Positions that a match hardly comes to, on a phone. */

let url = "";
let browser: Browser;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const server = await serveBoard(0);
  closing.push(() => server.close());
  url = server.resolvedUrls?.local[0] ?? "";
  browser = await launchBrowser();
  closing.push(() => browser.close());
});

afterAll(async () => {
  for (const close of closing) await close();
});

/** Eight cards and four towers of one's own. */
const crowded = new SketchedMatch({
  awaits: "act",
  a: {
    storage: "wwyyrrg",
    towers: ["white 5", "yellow 3", "green 4", "red 6"],
    hand: ["alchemist", "architect", "princess", "recognition", "wholesaler", "patrician"],
    buildings: ["bridge", "workshop"],
  },
});

/** More cards than one row of a phone has room for. */
const overcrowded = new SketchedMatch({
  awaits: "act",
  a: {
    storage: "wwyyrrg",
    towers: ["white 5", "yellow 3", "green 4", "red 6"],
    hand: HAND_KINDS.map((kind) => FIRENZE_CARDS[kind]).slice(0, 10),
    buildings: BUILDINGS,
  },
});

const hands = [crowded, overcrowded].flatMap((match) => [360, 390].map((width) => ({ match, width })));

test.each(hands)("Firenze with many cards and four towers at $width px: none is cut or covered", async (hand) => {
  const { match, width } = hand;
  const page = await browser.newPage({ viewport: { width, height: 740 } });
  const position = match.open.printPosition(match.state);
  for (const locale of ["en", "de", "pt"]) {
    await page.goto(`${url}?${new URLSearchParams({ game: "firenze", seats: "2", locale, position })}`);
    await page.locator("[data-target='hand:recognition']").waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect([locale, await page.evaluate(cutOrSmall)]).toEqual([locale, []]);
    expect(await page.evaluate(coveredTowers)).toEqual([]);
  }
  await page.close();
});

/** Cards whose title is cut, and those that a thumb does not reach. */
const cutOrSmall = (): readonly (string | null)[] =>
  [...document.querySelectorAll("[data-target^='hand:'], [data-target^='building:']")]
    .filter((card) => {
      const title = card.querySelector("b");
      const { left, top, right, bottom, width } = card.getBoundingClientRect();
      const hits = [left + 2, right - 2].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
      const isWhole = hits.every((hit) => hit !== null && card.contains(hit)) && width >= 40 && bottom - top >= 40;
      const isCut = title === null || title.getBoundingClientRect().bottom > bottom + 0.5;
      return !isWhole || isCut || title.scrollWidth > title.clientWidth;
    })
    .map((card) => card.getAttribute("data-target"));

const coveredTowers = (): readonly (string | null)[] =>
  [...document.querySelectorAll("[data-target^='tower:0:']")]
    .filter((tower) => {
      const { left, right, bottom } = tower.getBoundingClientRect();
      const hits = [left + 4, (left + right) / 2, right - 4].map((x) => document.elementFromPoint(x, bottom - 20));
      return !hits.every((hit) => hit !== null && tower.contains(hit));
    })
    .map((tower) => tower.getAttribute("data-target"));

test("Firenze's campanile is as high as a thumb on a phone when a bell tower can be handed in", async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
  const owing = new SketchedMatch({ awaits: "contracts", church: ["campanile"], a: { towers: ["white 3", "red 3"] } });
  owing.state.bells[1] = 1;
  const position = owing.open.printPosition(owing.state);
  await page.goto(`${url}?${new URLSearchParams({ game: "firenze", seats: "2", locale: "en", position })}`);
  await page.locator("[data-target='church:campanile'][data-legal]").waitFor();
  expect((await measured(page, {}))["church"]).toBeGreaterThanOrEqual(40);
  await page.close();
});

/** Hands whose headings are wider than their cards. */
const few = [
  { hand: [], buildings: ["bridge"] },
  { hand: ["princess"], buildings: ["bridge"] },
  { hand: [], buildings: ["bridge", "workshop"] },
] as const;

test.each([1280, 1920])("Firenze with few cards at %i px: the headings of the hand do not collide", async (width) => {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  for (const locale of ["en", "de", "pt"]) {
    for (const cards of few) {
      const { open, state } = new SketchedMatch({ awaits: "act", a: cards });
      const asked = new URLSearchParams({ game: "firenze", seats: "2", locale, position: open.printPosition(state) });
      await page.goto(`${url}?${asked}`);
      const heads = page.locator("h2[data-card=limit]");
      await heads.first().waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const cut = await heads.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length);
      expect([locale, cut]).toEqual([locale, 0]);
    }
  }
  await page.close();
});

/** Kinds of cards in the display. */
const THIRTY = CARDS.map(({ name }) => name).slice(0, 30);

/** Widths of the screen, and kinds of cards in the display. */
const displays = [360, 390].flatMap((width) => [20, 30].map((n) => ({ width, n })));

test.each(displays)(
  "Mille Fiori with $n kinds in the display at $width px: every number shows",
  async ({ width, n }) => {
    const page = await browser.newPage({ viewport: { width, height: 740 } });
    const display = CARDS.map(({ name }) => name).filter((_, i) => i % 2 === 0);
    const { open, state } = new SketchedGlass({ seats: 2, display: display.slice(0, n) });
    const position = open.printPosition(state);
    await page.goto(`${url}?${new URLSearchParams({ game: "mille-fiori", seats: "2", locale: "en", position })}`);
    await page
      .locator("[data-card^='display:']")
      .nth(n - 1)
      .waitFor({ state: "attached" });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const hidden = () =>
      page.locator("[data-card^='display:']").evaluateAll(
        (cards) =>
          cards.filter((card) => {
            const number = [...card.querySelectorAll("span, button > span")].at(-1);
            if (number === undefined) return true;
            number.scrollIntoView({ block: "nearest", inline: "center" });
            const range = document.createRange();
            range.selectNodeContents(number);
            const { left, right, top, bottom } = range.getBoundingClientRect();
            const hits = [left + 1, right - 1].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
            return !hits.every((hit) => hit !== null && card.contains(hit));
          }).length,
      );
    // Beside buttons the display has one line.
    for (const hasButtons of [true, false]) {
      await page.locator("#match").evaluate((match, has) => {
        match.setAttribute("data-game", "mille-fiori");
        match.toggleAttribute("data-choices", has);
      }, hasButtons);
      expect([hasButtons, await hidden()]).toEqual([hasButtons, 0]);
    }
    await page.close();
  },
);

test("Mille Fiori with more kinds in the display than a line holds: a press of its sign shows the last ones", async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 }, hasTouch: true });
  const { open, state } = new SketchedGlass({ seats: 2, display: THIRTY });
  const position = open.printPosition(state);
  await page.goto(`${url}?${new URLSearchParams({ game: "mille-fiori", seats: "2", locale: "en", position })}`);
  await page.locator("#match").evaluate((match) => {
    match.setAttribute("data-game", "mille-fiori");
    match.toggleAttribute("data-choices", true);
  });
  const isSeen = () =>
    page
      .locator("[data-card^='display:']")
      .last()
      .evaluate((card) => {
        const { left, width, top, height } = card.getBoundingClientRect();
        return card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
  expect(await isSeen()).toBe(false);
  for (let presses = 0; presses < 3 && !(await isSeen()); presses++) {
    await page.getByRole("button", { name: "More cards" }).tap();
  }
  expect(await isSeen()).toBe(true);
  const sign = () =>
    page.getByRole("button", { name: "More cards" }).evaluate((button) => getComputedStyle(button, "::after").content);
  await expect.poll(sign, { message: "at the end it points back" }).toBe('"‹"');
  await page.getByRole("button", { name: "More cards" }).tap();
  await expect.poll(sign).toBe('"›"');
  expect(await isSeen()).toBe(false);
  await page.close();
});

test.each([
  { width: 1280, height: 720, lines: 4, side: 30 },
  { width: 360, height: 640, lines: 4, side: 40 },
])("Mille Fiori with 30 kinds to choose from at $width px: $lines lines of whole cards", async (screen) => {
  const { lines, side, ...viewport } = screen;
  const page = await browser.newPage({ viewport });
  const match = new SketchedGlass({ seats: 2, card: "coin-1", ships: { r: 6 }, display: THIRTY });
  match.play("sail coin-1");
  const position = match.open.printPosition(match.state);
  await page.goto(`${url}?${new URLSearchParams({ game: "mille-fiori", seats: "2", locale: "en", position })}`);
  const cards = page.locator("[data-target^='display:'][data-legal]");
  await cards.last().waitFor();
  const boxes = await cards.evaluateAll((all) =>
    all.map((card) => {
      card.scrollIntoView({ block: "nearest" });
      const { left, top, right, bottom, width, height } = card.getBoundingClientRect();
      const isSeen = left >= 0 && right <= innerWidth && bottom <= innerHeight;
      const down = card.closest("[data-anchor=display], [data-hand] > div")?.scrollTop ?? 0;
      return { isSeen, side: Math.min(width, height), line: Math.round(top + down) };
    }),
  );
  expect(boxes.filter(({ isSeen }) => !isSeen)).toEqual([]);
  expect(Math.min(...boxes.map((box) => box.side))).toBeGreaterThanOrEqual(side);
  expect(new Set(boxes.map(({ line }) => line)).size).toBe(lines);
  await page.close();
});

test("Mille Fiori's cards that have just moved apart glow once they take a press", async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const match = new SketchedGlass({ seats: 2, card: "coin-1", ships: { r: 6 }, display: THIRTY });
  match.play("sail coin-1");
  const position = match.open.printPosition(match.state);
  await page.goto(`${url}?${new URLSearchParams({ game: "mille-fiori", seats: "2", locale: "en", position })}`);
  await page.locator("[data-target^='display:'][data-legal]").first().waitFor();
  const states = await page.locator("[data-guarded]:has([data-target^='display:'])").evaluate((row) => {
    const card = row.querySelector("[data-legal]") ?? row;
    const state = () => [getComputedStyle(card).pointerEvents, getComputedStyle(card, "::after").opacity];
    const settle = () => {
      for (const animation of row.getAnimations({ subtree: true })) animation.finish();
    };
    row.removeAttribute("data-guarded");
    settle();
    row.setAttribute("data-guarded", "");
    const guarded = state();
    settle();
    return [guarded, state()];
  });
  expect(states).toEqual([
    ["none", "0"],
    ["auto", "1"],
  ]);
  await page.close();
});

test("Calimala's discs in order are unfolded by a press, by Enter and by the space bar", async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
  const { open, state } = new SketchedCloth({ stacks: { "contribute/wood": "y b r" } }).play("place contribute/wood");
  const position = open.printPosition(state);
  await page.goto(`${url}?${new URLSearchParams({ game: "calimala", seats: "3", locale: "en", position })}`);
  const button = page.getByRole("button", { name: "Order of activation" });
  const isUnfolded = () => button.getAttribute("aria-expanded");
  await button.focus();
  for (const key of ["Enter", " "]) {
    await page.keyboard.press(key);
    await expect.poll(isUnfolded).toBe("true");
    await page.keyboard.press(key);
    await expect.poll(isUnfolded).toBe("false");
  }
  await button.click();
  await expect.poll(isUnfolded).toBe("true");
  await page.locator("h1").click();
  await expect.poll(isUnfolded).toBe("false");
  await page.close();
});

test("Calimala with five kinds of cards at 360 px: no name is cut", async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
  const hand = "artwork artwork contribute contribute build transport weave";
  const { open, state } = new SketchedCloth({ mats: { b: { hand } } });
  const position = open.printPosition(state);
  for (const locale of ["en", "de", "pt"]) {
    await page.goto(`${url}?${new URLSearchParams({ game: "calimala", seats: "3", locale, position })}`);
    await page.locator("[data-target='card:artwork']").waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const cut = await page
      .locator("[data-target^='card:'] > span")
      .evaluateAll((names) => names.filter((each) => each.scrollWidth > each.clientWidth).length);
    expect([locale, cut]).toEqual([locale, 0]);
  }
  await page.close();
});
