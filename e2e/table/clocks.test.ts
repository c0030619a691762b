import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faults } from "../driving/faults.ts";
import { holdEvening } from "../driving/hold-evening.ts";
import { type HouseClock, openClock } from "../driving/house-clock.ts";
import { type Player, plateOf } from "../driving/player.ts";
import { join } from "../driving/table.ts";

const evening = holdEvening();
const SECOND = 1000;
const MINUTE = 60 * SECOND;

let clock: HouseClock;
beforeAll(async () => {
  clock = await openClock(evening.house);
});
afterAll(() => clock.close());

/** Two people at a table of Firenze, opened by the form with these choices of its pace. */
async function sitDown(picks: Readonly<Record<string, string>>): Promise<readonly [Player, Player]> {
  const [ada, bruno] = [await evening.arrive(), await evening.arrive()];
  await ada.page.goto(evening.house.url);
  await plateOf(ada.page, "Firenze").getByRole("button", { name: "Play with friends" }).press("Enter");
  for (const [row, value] of Object.entries(picks))
    await ada.page.getByRole("group", { name: row }).getByRole("button", { name: value, exact: true }).press("Enter");
  await ada.page.getByRole("button", { name: "Open the table" }).press("Enter");
  await ada.page.getByRole("heading", { name: "Waiting for one more player" }).waitFor();
  await join(bruno, ada);
  for (const { page } of [ada, bruno]) await page.locator("[data-clock][data-runs]:visible").first().waitFor();
  return [ada, bruno];
}

const clockOf = (page: Page, seat: number) => page.locator(`[data-clock="${seat}"]:visible`).first();
const ownTurn = (page: Page) => page.getByRole("heading", { level: 1, name: /^You/ });

test("whose time is up is played for by a bot, and has the increment when they come back", async () => {
  const both = await sitDown({ "How time runs": "live", "Each has": "5 min", "And every turn": "20 s" });
  await Promise.any(both.map(({ page }) => ownTurn(page).waitFor()));
  const seat = (await ownTurn(both[0].page).isVisible()) ? 0 : 1;
  const [actor, other] = seat === 0 ? both : ([both[1], both[0]] as const);
  for (const { page } of both) {
    expect(await clockOf(page, seat).getAttribute("data-runs")).not.toBeNull();
    expect(await clockOf(page, 1 - seat).getAttribute("data-runs")).toBeNull();
    expect(await clockOf(page, 1 - seat).textContent()).toBe("5:00");
  }
  expect(await clockOf(actor.page, seat).textContent()).toMatch(/^[45]:\d\d$/);

  await clock.pass(5 * MINUTE + 20 * SECOND);
  const back = actor.page.locator("[data-act=take-back]");
  await back.waitFor();
  await ownTurn(other.page).waitFor();
  expect(await clockOf(other.page, seat).textContent()).toBe("0:00");
  await back.press("Enter");
  await expect.poll(() => clockOf(other.page, seat).textContent()).toBe("0:20");
  expect(await back.count()).toBe(0);
  expect([...actor.complaints, ...other.complaints]).toEqual([]);
});

test("by correspondence the seat that owes shows in words what is left of its turn", async () => {
  const both = await sitDown({
    "How time runs": "correspondence",
    "A turn within": "2 days",
    "and a bank": "3 days",
  });
  await Promise.any(both.map(({ page }) => ownTurn(page).waitFor()));
  const seat = (await ownTurn(both[0].page).isVisible()) ? 0 : 1;
  for (const { page } of both) expect(await clockOf(page, seat).textContent()).toMatch(/2 days|1 day/);
  expect(await faults(both[0].page), "a match with clocks").toEqual([]);
  expect(both.flatMap(({ complaints }) => complaints)).toEqual([]);
});
