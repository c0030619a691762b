import { expect, test } from "vitest";
import { holdEvening } from "../driving/hold-evening.ts";
import { isOver, join, openTable, seeFinal } from "../driving/table.ts";

const evening = holdEvening();

test("a share is shown on the next visit, and on the final table the draws are checked in the page", async () => {
  const [ana, bea] = [await evening.arrive(), await evening.arrive()];
  await openTable(ana, evening.house.url, { title: "Mille Fiori", bots: [] });
  const path = new URL(ana.page.url()).pathname;
  expect(await ana.page.locator("code").count(), "fingerprints of the server and of the owner").toBe(2);
  await join(bea, ana);
  await ana.page.locator("[data-game] h1").waitFor();
  await bea.page.locator("[data-game] h1").waitFor();

  await openTable(ana, evening.house.url, { title: "Mille Fiori", bots: [] });
  const table = ana.page.url();
  await ana.page.goto(`${evening.house.url}/fairness`);
  await bea.page.goto(table);
  await bea.page.getByRole("button", { name: "Take this seat" }).click();
  await bea.page.getByRole("heading", { name: /Waiting for the share of/ }).waitFor();
  await ana.page.goto(evening.house.url);
  await bea.page.locator("[data-game] h1").waitFor();
  expect(new URL(table).pathname).not.toBe(path);

  await ana.page.goto(table);
  await ana.page.locator("[data-game] h1").waitFor();
  for (const { page } of [ana, bea]) {
    const origin = evening.house.url;
    const given = await page.request.post(`${origin}/api/tables/${table.split("/t/")[1]}/give-away`, {
      ...{ data: {}, headers: { origin } },
    });
    expect(given.status()).toBe(200);
  }
  await expect.poll(isOver(bea), { timeout: 60_000 }).toBe(true);
  await seeFinal(bea.page);
  await bea.page.getByRole("button", { name: "Check the draws" }).click();
  await bea.page.getByText(/^All \d+ draws follow from the secret and from 2 shares/).waitFor();
  await bea.page.getByText(/are those that this browser noted before the match/).waitFor();
  await bea.page.getByRole("link", { name: "What that proves" }).click();
  await bea.page.getByRole("heading", { level: 1, name: "Fair draws" }).waitFor();
  expect([...ana.complaints, ...bea.complaints]).toEqual([]);
}, 180_000);
