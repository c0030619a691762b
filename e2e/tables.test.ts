import { expect, test } from "vitest";
import { seatCountsOf } from "#engine";
import { GAMES } from "#games";
import { holdEvening } from "./hold-evening.ts";
import { chooser, playUntil } from "./player.ts";
import { isOver, seatBot, seeFinal } from "./table.ts";

const evening = holdEvening();

const TABLES = GAMES.flatMap(({ meta }) => seatCountsOf(meta.seats).map((n) => ({ ...meta, n })));

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
  const player = await evening.arrive(isPhone ? PHONE : DESK);
  const { page } = player;
  await page.goto(`${evening.house.url}/new?game=${id}`);
  await page
    .getByRole("group", { name: "How many" })
    .getByRole("button", { name: `${n}`, exact: true })
    .click();
  for (let seat = 2; seat <= n; seat++) await seatBot(page, seat);
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
  await seeFinal(page);
  for (const narrow of [360, width]) {
    await page.setViewportSize({ width: narrow, height });
    const [wanted] = await page.evaluate(pageBox);
    expect(wanted, "nothing of the final standings lies beside the page").toBe(narrow);
  }
  expect(player.complaints).toEqual([]);
  await player.close();
});
