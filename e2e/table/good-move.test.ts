import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { holdEvening } from "../driving/hold-evening.ts";
import { chooser, type Player, plateOf, playUntil } from "../driving/player.ts";
import { join, openTable, playNow } from "../driving/table.ts";

const evening = holdEvening();

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
const ASK = "[data-act=advice]";
const TOLD = "[data-part=advice][data-state=told]";

/** At the start less is expected at the end only by who does not know what was learned. */
const LEAST: Readonly<Record<string, number>> = { "Mille Fiori": 100 };

const canAsk = (page: Page): Promise<boolean> => page.locator(ASK).isVisible();

/** Everything that workers of the page are given. */
async function watchWorkers(page: Page): Promise<() => Promise<readonly unknown[]>> {
  await page.addInitScript(() => {
    const given: unknown[] = [];
    Object.assign(globalThis, { given });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: readonly never[]) {
      given.push(JSON.parse(JSON.stringify(message)));
      return post.call(this, message, ...rest);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { given: unknown[] }).given);
}

/** Something was played: it can be undone, or it has led on to another position. */
const isPlayed = async (page: Page): Promise<boolean> =>
  (await page.locator("[data-act=undo]").count()) > 0 || (await page.locator(TOLD).count()) === 0;

/** Waits for a decision of one's own. */
const toDecide = (player: Player): Promise<void> => playUntil([player], chooser(5), () => canAsk(player.page));

/** What bots do meanwhile takes an answer back: then it is asked again. */
async function askByKey(page: Page): Promise<void> {
  const asked = page.locator("[data-part=advice]");
  await expect
    .poll(
      async () => {
        if ((await asked.count()) === 0) await page.keyboard.press("g");
        return page.locator(TOLD).isVisible();
      },
      { interval: 500 },
    )
    .toBe(true);
}

test.each(["Calimala", "Firenze", "Mille Fiori"])(
  "%s on a server: a good move is shown with its reasons, played by a key, and the log says that it was asked for",
  async (title) => {
    const player = await evening.arrive();
    const { page } = player;
    const given = await watchWorkers(page);
    await playNow(page, evening.house.url, title);
    await toDecide(player);
    await askByKey(page);
    const told = await page.locator(TOLD).innerText();
    expect(told).toMatch(/A good move: .+[\s\S]*you win in \d+\s%/);
    const [, own = ""] = /you (\d+), /.exec(told) ?? [];
    expect(Number(own), "what was learned of a game is used").toBeGreaterThan(LEAST[title] ?? 0);
    const [thought, ...others] = await given();
    expect(others).toEqual([]);
    const allowed = ["contentText", "game", "level", "milliseconds", "options", "seat", "seats", "seed", "view"];
    expect(Object.keys(Object(thought)).filter((key) => !allowed.includes(key))).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator(TOLD).waitFor({ state: "detached" });
    await page.getByRole("log").getByText("asked for a good move").first().waitFor();
    await askByKey(page);
    await page.keyboard.press("d");
    await expect.poll(() => isPlayed(page)).toBe(true);
    expect(player.complaints).toEqual([]);
  },
);

/** Whether the sheet lies over the part that it proposes. */
function isTargetCovered(): boolean {
  const sheet = document.querySelector("aside:has([data-part=advice])")?.getBoundingClientRect() ?? new DOMRect();
  const ring = document.querySelector("[data-pointer]")?.getBoundingClientRect() ?? new DOMRect();
  return ring.width > 0 && ring.bottom > sheet.top + 4 && ring.top < sheet.bottom - 4;
}

test("on a phone, in a match of the page: a touch shows it, another one plays it", async () => {
  const player = await evening.arrive(PHONE);
  const { page } = player;
  await page.goto(evening.house.url);
  await plateOf(page, "Firenze").getByRole("button", { name: "Play here, on this device" }).click();
  await page.locator("[data-game] h1").waitFor();
  await toDecide(player);
  await page.locator(ASK).tap();
  await page.locator(TOLD).waitFor();
  expect(await page.evaluate(isTargetCovered), "what is proposed stays in sight").toBe(false);
  await page.getByRole("button", { name: "Why, and other moves" }).tap();
  await page.locator(`${TOLD} li button, ${TOLD} p`).last().waitFor();
  await page.locator("[data-act=advice-play]").tap();
  await expect.poll(() => isPlayed(page)).toBe(true);
  expect(player.complaints).toEqual([]);
});

interface Bar {
  /** The box of the button that asks; `null` while it is not there. */
  readonly own: { readonly left: number; readonly right: number } | null;
  readonly others: readonly { readonly left: number; readonly right: number; readonly isCut: boolean }[];
}

/** The buttons of the bar, by what is left and right of them. */
const barOf = (page: Page): Promise<Bar> =>
  page.evaluate((ask) => {
    const buttons = [...document.querySelectorAll<HTMLElement>("[role=toolbar] > button")].map((button) => {
      const { left, right } = button.getBoundingClientRect();
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = button;
      // What says beside a button that it was pressed too fast reaches out of it.
      const isCut = !("again" in button.dataset) && (scrollWidth > clientWidth || scrollHeight > clientHeight + 1);
      return { left, right, isCut, isOwn: button.matches(ask) };
    });
    return { own: buttons.find(({ isOwn }) => isOwn) ?? null, others: buttons.filter(({ isOwn }) => !isOwn) };
  }, ASK);

test.each([
  { locale: "de", ...PHONE },
  { locale: "pt-PT", ...PHONE },
  { locale: "de", viewport: { width: 1280, height: 800 } },
])(
  "where it is asked for, no other button of a bar ever stands, and none is cut: $locale, $viewport.width px",
  async (screen) => {
    const player = await evening.arrive(screen);
    const { page } = player;
    await page.goto(evening.house.url);
    await plateOf(page, "Firenze").getByRole("button").nth(1).waitFor();
    await plateOf(page, "Firenze")
      .getByRole("button", { name: /Sofort spielen|Jogar já/ })
      .click();
    await page.locator("[data-game] h1").waitFor();
    await toDecide(player);
    const { own } = await barOf(page);
    if (own === null) throw new Error("it can be asked for");
    let seen = 0;
    await playUntil([player], chooser(5), async () => {
      const { own: now, others } = await barOf(page);
      if (now !== null) expect(now).toMatchObject({ left: own.left, right: own.right });
      for (const { left, right, isCut } of others) {
        expect(left < own.right && own.left < right).toBe(false);
        expect(isCut).toBe(false);
      }
      return ++seen > 60;
    });
    expect(player.complaints).toEqual([]);
  },
);

test("where two people play nobody is offered a good move", async () => {
  const [ada, bea] = [await evening.arrive(), await evening.arrive()];
  await openTable(ada, evening.house.url, { title: "Mille Fiori", bots: [] });
  await join(bea, ada);
  await ada.page.locator("[data-game] [data-legal]").first().waitFor();
  expect(await canAsk(ada.page)).toBe(false);
  await ada.page.keyboard.press("g");
  expect(await ada.page.locator("[data-part=advice]").count()).toBe(0);
});
