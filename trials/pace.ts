import { ownArguments, ownNumber } from "#arguments";
import { FastChance } from "#engine";
import { withOwnDatabase } from "./own-database.ts";
import { tryPace } from "./pace/pace-trials.ts";

/** Of ten tables: every game of the house, and the miniature ones, whose matches are short. */
const GAMES = [
  ...[
    "stalls",
    "mille-fiori",
    "relay",
    "calimala",
    "stalls",
    "mille-fiori",
    "relay",
    "firenze",
    "stalls",
    "mille-fiori",
  ],
];

const args = ownArguments("Plays tables with clocks over simulated weeks and reads everybody's time again.", {
  name: "pace",
  flags: [
    { name: "tables", value: "N", about: "how many tables (default: 1000)" },
    { name: "seed", value: "S", about: "seed of all that happens (default: by the clock)" },
  ],
});

const seed = ownNumber(args, "seed", Date.now() & 0x7fffffff);
const tables = ownNumber(args, "tables", 1000);
console.log(`seed ${seed}`);
const tried = await withOwnDatabase("none", (login) =>
  tryPace({ login, chance: new FastChance(seed), tables, games: GAMES, report: console.log }),
);
const { clocks, weeks, commits, kills, rewinds, timesUp, returns, absences, late } = tried;
console.log(
  `${tables} tables to the end in ${weeks.toFixed(1)} weeks and ${(performance.now() / 60_000).toFixed(1)} minutes, ` +
    `${clocks} clocks read again, all the same to the millisecond: ${commits} commits, ${timesUp} times up, ${returns} returns, ` +
    `${late} commits too late, ${kills} kills, ${rewinds} rewinds, ${absences} stretches kept from an absence`,
);
