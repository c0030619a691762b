import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SketchedMatch } from "../games/firenze/proofs/sketched-match.fixture.ts";
import { serveBoard } from "./board/board-server.ts";
import { launchBrowser } from "./browser.ts";

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

/** Eight cards in German and four towers of one's own. */
const crowded = new SketchedMatch({
  awaits: "act",
  a: {
    storage: "wwyyrrg",
    towers: ["white 5", "yellow 3", "green 4", "red 6"],
    hand: ["alchemist", "architect", "princess", "recognition", "wholesaler", "patrician"],
    buildings: ["bridge", "workshop"],
  },
});

test.each([360, 390])(
  "Firenze with eight cards and four towers at %i px: no title is cut, no tower covered",
  async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 740 } });
    const position = crowded.open.printPosition(crowded.state);
    const asked = new URLSearchParams({ game: "firenze", seats: "2", locale: "de", position });
    await page.goto(`${url}?${asked}`);
    await page.locator("[data-target='hand:recognition']").waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll("[data-target^='hand:'], [data-target^='building:']")]
        .filter((card) => {
          const title = card.querySelector("b");
          return title !== null && title.getBoundingClientRect().bottom > card.getBoundingClientRect().bottom + 0.5;
        })
        .map((card) => card.getAttribute("data-target")),
    );
    expect(cut).toEqual([]);
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll("[data-target^='tower:0:']")]
        .filter((tower) => {
          const { left, right, bottom } = tower.getBoundingClientRect();
          const hits = [left + 4, (left + right) / 2, right - 4].map((x) => document.elementFromPoint(x, bottom - 20));
          return !hits.every((hit) => hit !== null && tower.contains(hit));
        })
        .map((tower) => tower.getAttribute("data-target")),
    );
    expect(covered).toEqual([]);
    await page.close();
  },
);
