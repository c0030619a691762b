import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { GameMeta } from "#engine";
import { GAMES } from "#games";
import { actByKeys } from "../driving/by-keys.ts";
import { holdEvening } from "../driving/hold-evening.ts";
import { askNoMore, chooser, type Player, plateOf, press, toNow } from "../driving/player.ts";
import { isOver, OVER, pickLevel, seatBot, seeFinal } from "../driving/table.ts";

/**
 * Whole matches that the page plays, as somebody new would: begun, carried on, finished, gone through, played on from a
 * decisive turn. One on a phone; with FIORINO_ALL every game, by keyboard, too, and by two people at one device.
 */

const evening = holdEvening();

/** Busy machines take their time. */
const SOON = { timeout: 15_000 };

/** How a person plays. */
interface Way {
  readonly name: "keyboard" | "phone";
  readonly screen: BrowserContextOptions;
  /** Makes one step, if there is one. */
  act(player: Player, choose: (n: number) => number): Promise<unknown>;
}

const KEYBOARD: Way = { name: "keyboard", screen: {}, act: ({ page }, choose) => actByKeys(page, choose) };
const PHONE: Way = {
  name: "phone",
  screen: { viewport: { width: 360, height: 640 }, hasTouch: true },
  act: async (player, choose) => {
    await toNow(player.page);
    if (!(await press(player, choose))) await player.page.waitForTimeout(20);
  },
};

const allOf = GAMES.flatMap(({ meta }) => [KEYBOARD, PHONE].map((way) => ({ meta, way })));
const some = (games: Readonly<Partial<Record<Way["name"], string>>>) =>
  process.env["FIORINO_ALL"] === undefined ? allOf.filter(({ meta, way }) => games[way.name] === meta.id) : allOf;

/** Presses a button or a link of the page. */
const go = async (page: Page, name: string | RegExp, way: Way): Promise<void> => {
  const part = page
    .getByRole("button", { name, exact: true })
    .or(page.getByRole("link", { name, exact: true }))
    .first();
  if (way.name === "phone") await part.tap();
  else await part.press("Enter");
};

const turnsIn = (page: Page): Promise<number> => page.locator("[role=log] li > div > button:first-child").count();

/** Waits until the service worker has every file of the build. */
const hasAll = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const paths: string[] = await (await fetch("/files.json")).json();
          const kept = await Promise.all(paths.map((path) => caches.match(path)));
          return kept.filter((each) => each === undefined).length;
        }),
      { timeout: 60_000 },
    )
    .toBe(0);

async function playOut(player: Player, way: Way, choose: (n: number) => number): Promise<void> {
  const isDone = isOver(player);
  while (!(await isDone())) await way.act(player, choose);
}

/** Without a network, against gentle bots. */
async function beginOffline(player: Player, { title, seats }: GameMeta, way: Way): Promise<void> {
  const { page } = player;
  await askNoMore(player);
  await page.goto(evening.house.url);
  await hasAll(page);
  player.isOutage = true;
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText("The server cannot be reached").waitFor();
  const plate = plateOf(page, title);
  await plate
    .getByRole("group", { name: "Seats" })
    .getByRole("button", { name: `${seats.min}` })
    .press("Enter");
  await pickLevel(plate.locator("[data-part=level]"), "Apprentice");
  const begin = plate.getByRole("button", { name: "Play here, on this device" });
  if (way.name === "phone") await begin.tap();
  else await begin.press("Enter");
  await page.locator("[data-game] h1").waitFor();
}

test.each(some({ phone: "mille-fiori" }))(
  "$meta.title offline by $way.name: begun, carried on after a reload, finished, gone through, played on from a decisive turn",
  async ({ meta, way }) => {
    const player = await evening.arrive(way.screen);
    const { page } = player;
    const choose = chooser(11);
    await beginOffline(player, meta, way);
    while ((await turnsIn(page)) < 8) await way.act(player, choose);
    const before = await turnsIn(page);
    await page.reload();
    await page.locator("[data-game] h1").waitFor();
    await expect.poll(() => turnsIn(page), SOON).toBeGreaterThanOrEqual(before - 1);
    await playOut(player, way, choose);
    await seeFinal(page);
    await go(page, "Replay", way);
    const decisive = page.locator("[data-part=time] button").last();
    await decisive.press("Enter");
    await expect.poll(() => page.url(), SOON).toMatch(/\/here\/\w+\/replay\?ply=\d{2,}/);
    const place = page.url();
    if (way.name === "phone") await go(page, "Log", way);
    await page.getByText("Play on from here").press("Enter");
    await go(page, "Play on", way);
    await page.getByText("A branch, from entry").waitFor({ state: "attached" });
    await page.locator("[data-game] h1").waitFor();
    await playOut(player, way, choose);
    await page.locator(OVER).waitFor();
    if (way.name === "phone") await go(page, "Log", way);
    await go(page, "Back to where it left", way);
    await expect.poll(() => page.url(), SOON).toBe(place);
    await page.goto(evening.house.url);
    const kept = page.locator("[data-part=here]").getByRole("link", { name: meta.title });
    await expect.poll(() => kept.count(), SOON).toBe(2);
    expect(player.complaints).toEqual([]);
  },
);

/** Seats of a game whose matches last until somebody builds well: a bot does, chance would take thousands of turns. */
const SEATS: Readonly<Record<string, number>> = { firenze: 3 };

/** Two people at this device; gentle bots take the seats beside them. */
async function beginForTwo({ page }: Player, meta: GameMeta): Promise<void> {
  await page.goto(`${evening.house.url}/new?game=${meta.id}`);
  await page.getByRole("button", { name: "here, on this device" }).press("Enter");
  await page.getByRole("textbox", { name: "Name at seat 1" }).fill("Ada");
  await page.getByRole("textbox", { name: "Name at seat 2" }).fill("Bruno");
  const seats = SEATS[meta.id] ?? meta.seats.min;
  if (seats > meta.seats.min) {
    await page
      .getByRole("group", { name: "How many" })
      .getByRole("button", { name: `${seats}` })
      .press("Enter");
  }
  for (let seat = 3; seat <= seats; seat++) {
    await seatBot(page, seat);
    await pickLevel(page.locator("[data-part=level]").last(), "Apprentice");
  }
  await page.getByRole("button", { name: "Start here, on this device" }).press("Enter");
}

test.each(some({}))(
  "two people at one device play $meta.title to its end by $way.name; between them nothing of it is in the page",
  async ({ meta, way }) => {
    const player = await evening.arrive(way.screen);
    const { page } = player;
    await askNoMore(player);
    await beginForTwo(player, meta);
    const choose = chooser(23);
    const take = page.locator("[data-act=take-device]");
    const isDone = isOver(player);
    let handed = 0;
    while (!(await isDone())) {
      if ((await take.count()) === 0) await way.act(player, choose);
      else {
        handed++;
        expect(await page.locator("[data-target], [role=log], [data-game]").count()).toBe(0);
        await (way.name === "phone" ? take.tap() : take.press("Enter"));
        await page.locator("[data-game] h1").waitFor();
      }
    }
    expect(handed > 2).toBe(meta.id !== "firenze");
    await seeFinal(page);
    expect(player.complaints).toEqual([]);
  },
);
