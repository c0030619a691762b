import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { environmentOf, freshDatabase, type TestDatabase } from "../../server/testing/database.ts";
import { launchBrowser } from "./browser.ts";
import { buildHouse, type House } from "./house.ts";
import { newPlayer, type Player } from "./player.ts";

/** A server that runs during the tests of a file. */
interface Evening {
  readonly house: House;
  /** Opens a browser for a new player, closed after the tests. */
  arrive(options?: BrowserContextOptions): Promise<Player>;
}

interface EveningOptions {
  /** For the server. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Whether the server runs a PostgreSQL of its own, as `npm start` does, which takes seconds; else one serves all files. */
  readonly ownPostgres?: boolean;
}

/** Starts a server before the tests of this file and closes it after them. */
export function holdEvening({ settings = {}, ownPostgres = false }: EveningOptions = {}): Evening {
  let browser: Browser | undefined;
  let database: TestDatabase | undefined;
  let house: House | undefined;
  const players: Player[] = [];

  beforeAll(async () => {
    if (!ownPostgres) database = await freshDatabase();
    house = await buildHouse({ ...(database === undefined ? {} : environmentOf(database.login)), ...settings });
    [browser] = await Promise.all([launchBrowser(), house.start()]);
  });
  afterAll(async () => {
    for (const player of players) await player.close();
    await browser?.close();
    await house?.close();
    await database?.drop();
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
