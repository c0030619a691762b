import { ownArguments, ownNumber, textOf } from "#arguments";
import { GAMES } from "#games";
import { type Compared, compareGreedy, compareRandom } from "../../web/match/turn/preview-truth.fixture.ts";

/** `npm run previews`: what a press is said to do, compared with what the server makes of it. */
const args = ownArguments("Compares what presses are said to do with what the server makes of them.", {
  name: "previews",
  flags: [
    { name: "game", value: "GAME", about: "this game only" },
    { name: "matches", value: "N", about: "greedy matches a game, all positions of them (default: 60)" },
    { name: "positions", value: "N", about: "positions of random matches a game (default: 2000)" },
    { name: "seed", value: "S", about: "seed of the matches (default: 1)" },
  ],
});
const seed = ownNumber(args, "seed", 1);
const amount = { matches: ownNumber(args, "matches", 60), positions: ownNumber(args, "positions", 2000) };
const said = ({ previews, positions }: Compared): string => `${previews} at ${positions} positions`;
const games = GAMES.filter(({ meta }) => meta.id === (textOf(args, "game") ?? meta.id));

const print = (text: string): boolean => process.stdout.write(`${text}\n`);

let total = 0;
for (const game of games) {
  const greedy = compareGreedy(game, { matches: amount.matches, seed });
  const random = compareRandom(game, { positions: amount.positions, seed });
  total += greedy.previews + random.previews;
  print(`${game.meta.id}: greedy ${said(greedy)}, random ${said(random)}`);
}
print(`${total} previews of ${games.length} games, each from two samples: views, points, forecasts as the server's`);
