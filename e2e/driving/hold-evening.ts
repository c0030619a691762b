import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { launchBrowser } from "./browser.ts";
import { buildHouse, type House } from "./house.ts";
import { newPlayer, type Player } from "./player.ts";

/** A server that runs during the tests of a file. */
interface Evening {
  readonly house: House;
  /** Opens a browser for a new player, closed after the tests. */
  arrive(options?: BrowserContextOptions): Promise<Player>;
}

/** Starts a server before the tests of this file and closes it after them, with these `settings`. */
export function holdEvening(settings: Readonly<Record<string, string>> = {}): Evening {
  let browser: Browser | undefined;
  let house: House | undefined;
  const players: Player[] = [];

  beforeAll(async () => {
    house = await buildHouse(settings);
    [browser] = await Promise.all([launchBrowser(), house.start()]);
  });
  afterAll(async () => {
    for (const player of players) await player.close();
    await browser?.close();
    await house?.close();
  });

  return {
    get house() {
      if (house === undefined) throw new Error("the house opens before the first test");
      return house;
    },
    async arrive(options) {
      if (browser === undefined) throw new Error("the house opens before the first test");
      const player = await newPlayer(browser, options);
      players.push(player);
      return player;
    },
  };
}
