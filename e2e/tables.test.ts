import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SEATS_OF } from "#engine";
import { GAMES } from "#games";
import { launchBrowser } from "./browser.ts";
import { buildHouse, type House } from "./house.ts";
import { chooser, isOver, newPlayer, OVER, playUntil } from "./player.ts";

let browser: Browser;
let house: House;

beforeAll(async () => {
  house = await buildHouse();
  [browser] = await Promise.all([launchBrowser(), house.start()]);
});

afterAll(async () => {
  await browser?.close();
  await house?.close();
});

const TABLES = GAMES.flatMap(({ meta }) =>
  SEATS_OF[meta.seats.max]
    .map((seat) => seat + 1)
    .filter((n) => n >= meta.seats.min)
    .map((n) => ({ ...meta, n })),
);

/** Tables alternate between the desk and the phone. */
const DESK = {};
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };

/** Where the board is. */
function boardBox(): string {
  const { x, y, width, height } = document.querySelector("main > section")?.getBoundingClientRect() ?? new DOMRect();
  return [x, y, width, height].join(" ");
}

/** How wide and high the page would like to be. */
const pageBox = () => [document.documentElement.scrollWidth, document.documentElement.scrollHeight] as const;

test.each(TABLES)("$title is played to its end by one person and bots on $n seats", async ({ id, n }) => {
  const isPhone = n % 2 === 1;
  const player = await newPlayer(browser, isPhone ? PHONE : DESK);
  const { page } = player;
  await page.goto(`${house.url}/new?game=${id}`);
  await page
    .getByRole("group", { name: "How many" })
    .getByRole("button", { name: `${n}`, exact: true })
    .click();
  for (let seat = 2; seat <= n; seat++) {
    await page
      .getByRole("group", { name: `Seat ${seat}` })
      .getByRole("button", { name: "Bot" })
      .click();
  }
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.locator(`[data-game=${id}] h1`).waitFor();
  const isDone = isOver(player);
  const boards = new Set<string>();
  await playUntil([player], chooser(1000 + n), async () => {
    boards.add(await page.evaluate(boardBox));
    return isDone();
  });
  expect([...boards], "the board keeps its place and size").toHaveLength(1);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (isPhone) expect(await page.evaluate(pageBox)).toEqual([width, height]);
  await page.locator(OVER).click();
  await page.getByRole("heading", { level: 1, name: /wins?|share/ }).waitFor();
  for (const narrow of [360, width]) {
    await page.setViewportSize({ width: narrow, height });
    const [wanted] = await page.evaluate(pageBox);
    expect(wanted, "nothing of the final standings lies beside the page").toBe(narrow);
  }
  expect(player.complaints).toEqual([]);
  await player.close();
});
