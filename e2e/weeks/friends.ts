import { askNoMore, type Player, plateOf } from "../driving/player.ts";

/** Three people far apart, each with a language, a time zone and a device of their own. */
export const FAR_APART = [
  { locale: "en-GB", timezoneId: "America/New_York" },
  { locale: "de-AT", timezoneId: "Europe/Vienna" },
  { locale: "pt-PT", timezoneId: "Atlantic/Azores", viewport: { width: 390, height: 780 } },
] as const;

export type Friends = readonly [Player, Player, Player];

/** The name of a table in its address. */
export const tableOf = ({ page }: Player): string => page.url().split("/t/")[1] ?? "";

/** The first opens a table by the form, with these choices of its pace; the others come by its link. Seats in their order. */
export async function sitDown(
  friends: Friends,
  {
    url,
    title,
    pace,
  }: { readonly url: string; readonly title: string; readonly pace: Readonly<Record<string, string>> },
): Promise<void> {
  const [{ page }, ...others] = friends;
  await Promise.all(friends.map(askNoMore));
  await page.goto(url);
  await plateOf(page, title).getByRole("button", { name: "Play with friends" }).click();
  await page.getByRole("group", { name: "How many" }).getByRole("button", { name: "3", exact: true }).click();
  for (const [row, value] of Object.entries(pace))
    await page.getByRole("group", { name: row }).getByRole("button", { name: value, exact: true }).click();
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("heading", { name: "Waiting for 2 more players" }).waitFor();
  await Promise.all(others.map((other) => other.page.goto(page.url())));
  for (const other of others) {
    const join = other.page.locator("[data-act=join]");
    await join.click();
    await join.waitFor({ state: "detached" });
  }
  await Promise.all(friends.map(seeBoard));
}

/** Waits for the board with a clock that runs. */
export const seeBoard = ({ page }: Player): Promise<void> =>
  page.locator("[data-clock][data-runs]:visible").first().waitFor();

interface Rest {
  readonly sleep?: { readonly from: string; readonly to: string };
  /** Days as `2028-02-29`. */
  readonly vacation?: { readonly from: string; readonly to: string };
}

/** Sets hours or a vacation in the form of a new table by correspondence, and lets the others see them. */
export async function rest({ page }: Player, url: string, { sleep, vacation }: Rest): Promise<void> {
  await page.goto(`${url}/new?game=firenze`);
  await page.locator("[data-value=days]").click();
  await page.locator("[data-hours] > button").click();
  const form = page.locator("[data-hours] form");
  const [sleeps, isShown] = [form.locator("[type=checkbox]").first(), form.locator("[type=checkbox]").last()];
  await sleeps.setChecked(sleep !== undefined);
  await isShown.setChecked(true);
  const times = { time: sleep, date: vacation };
  for (const [type, span] of Object.entries(times)) {
    if (span === undefined) continue;
    await form.locator(`[type=${type}]`).first().fill(span.from);
    await form.locator(`[type=${type}]`).last().fill(span.to);
  }
  await form.locator("[type=submit]").click();
  await form.waitFor({ state: "detached" });
}

/** Has a bot play on for the person, by what is folded away at the table. */
export async function letBotPlay({ page }: Player): Promise<void> {
  await page
    .locator("details[data-part=people]")
    .first()
    .evaluate((part: HTMLDetailsElement) => {
      part.open = true;
    });
  await page.locator("[data-act=give-away]").first().dispatchEvent("click");
}
