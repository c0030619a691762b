import { ownArguments, ownNumber } from "#arguments";
import { greedyDay, shownOf } from "./greed/greedy-day.ts";
import { withOwnDatabase } from "./own-database.ts";

const args = ownArguments("Says what one address can take of a server in a day, and how many open tables it shows.", {
  name: "greed",
  flags: [{ name: "matches", value: "N", about: "measured of each kind and game (default: 3)" }],
});
const MOST_BYTES = 200_000_000;
const MOST_SHOWN = 20;

const { bytes, parts, shown } = await withOwnDatabase("none", async (login) => ({
  ...(await greedyDay(login, ownNumber(args, "matches", 3))),
  shown: await shownOf(login),
}));
for (const { name, each, times } of parts) {
  console.log(`${name}: ${times} a day, ${Math.ceil(each)} bytes each, ${((each * times) / 1e6).toFixed(1)} MB`);
}
console.log(`one address: at most ${(bytes / 1e9).toFixed(3)} GB a day; ${shown} open tables shown`);
process.exitCode = bytes < MOST_BYTES && shown < MOST_SHOWN ? 0 : 1;
