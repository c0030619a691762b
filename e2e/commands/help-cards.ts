import type { GameMeta } from "#engine";
import { GAMES } from "#games";
import { launchBrowser } from "../driving/browser.ts";
import { helpFaults, speak } from "../driving/helps.ts";
import { buildHouse } from "../driving/house.ts";
import { askNoMore, chooser, newPlayer, type Player, playUntil } from "../driving/player.ts";
import { isOver, playNow } from "../driving/table.ts";

/**
 * `npm run help-cards`: opens the card of everything on the board at 360 px, in 30 positions a game and language in
 * which the reader decides, and prints digits and symbols without one, cards that are cut off or too long, and those
 * that lie on something that can be pressed. `-- calimala de` looks at one game in one language.
 */
const POSITIONS = 30;
const LOCALES = ["en", "de", "pt"];
/** Between two positions. */
const PRESSES = 4;

const wanted = process.argv.slice(2);
const isWanted = (name: string, all: readonly string[]): boolean =>
  wanted.includes(name) || !wanted.some((each) => all.includes(each));

const house = await buildHouse();
const [browser] = await Promise.all([launchBrowser(), house.start()]);

const isDeciding = async ({ page }: Player): Promise<boolean> => (await page.locator("[data-legal]").count()) > 0;

async function look({ title }: GameMeta, locale: string): Promise<readonly string[]> {
  const player = await newPlayer(browser, { viewport: { width: 360, height: 740 } });
  await askNoMore(player);
  await playNow(player.page, house.url, title);
  await speak(player.page, locale);
  const choose = chooser(7);
  const faults: string[] = [];
  for (let position = 0; position < POSITIONS; position++) {
    let presses = 0;
    const isThere = async () => presses++ > PRESSES && ((await isDeciding(player)) || (await isOver(player)()));
    await playUntil([player], choose, isThere);
    const { bare, cut, long, inTheWay } = await helpFaults(player.page);
    const covering = inTheWay.map((about) => `position ${position}: ${about} lies on something that can be pressed`);
    faults.push(...bare, ...cut, ...long, ...covering);
    if (await isOver(player)()) break;
  }
  await player.close();
  return faults;
}

const faults: string[] = [];
const games = GAMES.filter(({ meta }) =>
  isWanted(
    meta.id,
    GAMES.map((each) => each.meta.id),
  ),
);
const locales = LOCALES.filter((locale) => isWanted(locale, LOCALES));
for (const { meta } of games) {
  for (const locale of locales) {
    const found = await look(meta, locale);
    for (const fault of new Set(found)) process.stdout.write(`${meta.title} (${locale}): ${fault}\n`);
    faults.push(...found);
  }
}
process.stdout.write(
  `${POSITIONS * locales.length * games.length} positions: ${faults.length} without a card, cut off, too long, or over something that can be pressed\n`,
);
await browser.close();
await house.close();
process.exitCode = faults.length === 0 ? 0 : 1;
