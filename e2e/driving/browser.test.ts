import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "./browser.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test("the browser of the tests keeps web security on and several contexts apart", async () => {
  const server = createServer((_, response) => response.end("<title>here</title>")).listen(0, "localhost");
  const foreign = createServer((_, response) => response.end("secret")).listen(0, "localhost");
  await Promise.all([server, foreign].map((each) => new Promise((resolve) => each.once("listening", resolve))));
  const [here, there] = [server, foreign].map((each) => `http://localhost:${(each.address() as AddressInfo).port}/`);
  const [one, two] = await Promise.all([browser.newContext(), browser.newContext()]);
  try {
    const page = await one.newPage();
    await page.goto(`${here}`);
    await page.evaluate(() => localStorage.setItem("seat", "0"));
    expect(
      await page.evaluate(
        (url) =>
          fetch(url).then(
            () => "read",
            () => "refused",
          ),
        `${there}`,
      ),
    ).toBe("refused");
    const other = await two.newPage();
    await other.goto(`${here}`);
    expect(await other.evaluate(() => localStorage.getItem("seat"))).toBe(null);
  } finally {
    await Promise.all([one.close(), two.close()]);
    server.close();
    foreign.close();
  }
});
