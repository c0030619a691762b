import type { GameMeta } from "#engine";
import { GAMES } from "#games";
import { launchBrowser } from "../driving/browser.ts";
import { helpFaults, speak } from "../driving/helps.ts";
import { buildHouse } from "../driving/house.ts";
import { askNoMore, chooser, newPlayer, playUntil } from "../driving/player.ts";
import { playNow } from "../driving/table.ts";

/**
 * `npm run help-cards`: opens the card of everything on the board at 360 px, in 30 positions a game and language, and
 * prints digits and symbols without one, cards that are cut off or too long, and how many lie on something that can be
 * pressed.
 */
const POSITIONS = 30;
const LOCALES = ["en", "de", "pt"] as const;

const house = await buildHouse();
const [browser] = await Promise.all([launchBrowser(), house.start()]);

async function look({ title }: GameMeta, locale: string): Promise<{ faults: number; inTheWay: number }> {
  const player = await newPlayer(browser, { viewport: { width: 360, height: 740 } });
  // What tsx compiles calls this helper, also in functions that run in the page.
  await player.page.addInitScript("globalThis.__name = (named) => named");
  await askNoMore(player);
  await playNow(player.page, house.url, title);
  await speak(player.page, locale);
  const choose = chooser(7);
  const faults: string[] = [];
  let inTheWay = 0;
  for (let position = 0; position < POSITIONS; position++) {
    let moves = 0;
    await playUntil([player], choose, async () => moves++ > 3);
    const found = await helpFaults(player.page);
    faults.push(...found.bare, ...found.cut, ...found.long);
    inTheWay += found.inTheWay.length;
  }
  await player.close();
  for (const fault of new Set(faults)) process.stdout.write(`${title} (${locale}): ${fault}\n`);
  return { faults: faults.length, inTheWay };
}

let [faults, inTheWay] = [0, 0];
for (const { meta } of GAMES) {
  for (const locale of LOCALES) {
    const found = await look(meta, locale);
    faults += found.faults;
    inTheWay += found.inTheWay;
  }
}
process.stdout.write(
  `${POSITIONS * LOCALES.length * GAMES.length} positions: ${faults} without a card, cut off or too long; ${inTheWay} cards over something that can be pressed\n`,
);
await browser.close();
await house.close();
process.exitCode = faults === 0 ? 0 : 1;
