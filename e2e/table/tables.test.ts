import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { seatCountsOf } from "#engine";
import { GAMES } from "#games";
import { holdEvening } from "../driving/hold-evening.ts";
import { askNoMore, chooser, playUntil } from "../driving/player.ts";
import { isOver, pickLevel, seatBot, seeFinal } from "../driving/table.ts";
import { exceptionsOf, measured, type Sides, tooSmall } from "../driving/targets.ts";

const evening = holdEvening();

/** Of each game one table, or with FIORINO_ALL all. The smallest are those at which matches by keyboard are played. */
const SEATS: Readonly<Record<string, number>> = { calimala: 5, firenze: 3, "mille-fiori": 4 };
const TABLES = GAMES.flatMap(({ meta }) =>
  seatCountsOf(meta.seats)
    .filter((n) => process.env["FIORINO_ALL"] !== undefined || n === SEATS[meta.id])
    .map((n) => ({ ...meta, n })),
);

/** Tables alternate between the desk and the phone. */
const DESK = {};
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };

/** The box of the board. */
function boardBox(): string {
  const { x, y, width, height } = document.querySelector("main > section")?.getBoundingClientRect() ?? new DOMRect();
  return [x, y, width, height].join(" ");
}

/** The scroll width and height of the page. */
const pageBox = () => [document.documentElement.scrollWidth, document.documentElement.scrollHeight] as const;

/** The boxes of the headline and of its neighbours below and beside it. */
const headBoxes = (): string =>
  [...document.querySelectorAll("main header > *, [role=toolbar] > *")]
    .map((part) => part.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x, y, width, height].join(" "))
    .join();

/** The steps of the turn that are cut off at the end of their line. */
const cutSteps = (): readonly string[] =>
  [...document.querySelectorAll("main header ol")]
    .filter((steps) => steps.scrollWidth > steps.clientWidth)
    .map((steps) => steps.textContent ?? "");

/** The boxes of the headline while the mouse crosses the board, once all of it has come. */
async function placesWhileCrossing(page: Page): Promise<ReadonlySet<string>> {
  const places = new Set<string>();
  let last = "";
  const isAtRest = async (): Promise<boolean> => {
    const before = last;
    last = await page.evaluate(headBoxes);
    return last === before;
  };
  await expect.poll(isAtRest, { interval: 500 }).toBe(true);
  for (let step = 0; step < 40; step++) {
    await page.mouse.move(20 + ((step * 137) % 880), 100 + ((step * 89) % 680));
    places.add(await page.evaluate(headBoxes));
  }
  return places;
}

test.each(TABLES)("$title is played to its end by one person and bots on $n seats", async ({ id, n }) => {
  const isPhone = n % 2 === 1;
  const player = await evening.arrive(isPhone ? PHONE : DESK);
  const { page } = player;
  if (!isPhone) await askNoMore(player);
  await page.goto(`${evening.house.url}/new?game=${id}`);
  await page
    .getByRole("group", { name: "How many" })
    .getByRole("button", { name: `${n}`, exact: true })
    .click();
  for (let seat = 2; seat <= n; seat++) {
    await seatBot(page, seat);
    await pickLevel(page.locator("[data-part=level]").last(), "Apprentice");
  }
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.locator(`[data-game=${id}] h1`).waitFor();
  await page.locator("[data-legal]").first().waitFor();
  if (!isPhone) expect([...(await placesWhileCrossing(page))], "nothing of the headline moves").toHaveLength(1);
  const isDone = isOver(player);
  const boards = new Set<string>();
  const cut = new Set<string>();
  let sides: Sides = {};
  await playUntil([player], chooser(1000 + n), async () => {
    boards.add(await page.evaluate(boardBox));
    if (isPhone) sides = await measured(page, sides);
    for (const steps of await page.evaluate(cutSteps)) cut.add(steps);
    return isDone();
  });
  expect([...boards], "the board keeps its place and size").toHaveLength(1);
  expect([...cut], "every step of the turn is in sight").toEqual([]);
  expect(tooSmall(sides, exceptionsOf(id)), "a thumb hits what can be pressed (docs/targets.md)").toEqual([]);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (isPhone) expect(await page.evaluate(pageBox)).toEqual([width, height]);
  await seeFinal(page);
  for (const narrow of [360, width]) {
    await page.setViewportSize({ width: narrow, height });
    const [wanted] = await page.evaluate(pageBox);
    expect(wanted, "nothing of the final standings lies beside the page").toBe(narrow);
  }
  expect(player.complaints).toEqual([]);
  await player.close();
});
