import type { Locator, Page } from "playwright-core";
import { type Player, plateOf } from "./player.ts";

/** Steps to a table and to its end, shared by several tests. */

/** A match against bots, from the first page to the board. */
export async function playNow(page: Page, url: string, title = "Calimala"): Promise<void> {
  await page.goto(url);
  await plateOf(page, title).getByRole("button", { name: "Play now" }).click();
  await page.locator("[data-game] h1").waitFor();
}

interface Company {
  readonly title: string;
  /** Seats, counted from 1, that bots take, of the usual level unless another is named. */
  readonly bots: readonly { readonly seat: number; readonly level?: string }[];
}

/** The owner opens a table with one seat for a friend, who is not there yet. */
export async function openTable({ page }: Player, url: string, { title, bots }: Company): Promise<void> {
  await page.goto(url);
  await plateOf(page, title).getByRole("button", { name: "Play with friends" }).click();
  for (const { seat, level } of bots) {
    await seatBot(page, seat);
    if (level !== undefined) await pickLevel(page.locator("[data-part=level]").last(), level);
  }
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("heading", { name: "Waiting for one more player" }).waitFor();
}

/** Opens the list of levels and picks one by its name. */
export async function pickLevel(level: Locator, name: string): Promise<void> {
  await level.locator("summary").click();
  await level.getByRole("button", { name }).click();
}

/** A seat of a new table goes to a bot. */
export const seatBot = (page: Page, seat: number): Promise<void> =>
  page
    .getByRole("group", { name: `Seat ${seat}` })
    .getByRole("button", { name: "Bot" })
    .click();

/** The friend takes the free seat of the owner's table. */
export async function join({ page }: Player, owner: Player): Promise<void> {
  await page.goto(owner.page.url());
  await page.getByRole("button", { name: "Take this seat" }).click();
}

/** The button from the board to the final standings, once the match is over. */
export const OVER = "[data-act=final]";

export const isOver =
  ({ page }: Player) =>
  (): Promise<boolean> =>
    page.evaluate((over) => document.querySelector(over) !== null, OVER);

/** The final standings of a match that is over. */
export async function seeFinal(page: Page): Promise<void> {
  await page.locator(OVER).press("Enter");
  await page.getByRole("heading", { level: 1, name: /wins?|share/ }).waitFor();
}
