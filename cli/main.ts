import { recall } from "#bots";
import { GAMES } from "#games";
import { startFiorino } from "./run.ts";

// A reader that goes away (`| head`) is no error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

const io = { games: GAMES, print: (line: string) => console.log(line) };
for (const game of GAMES) {
  const why = await recall(game);
  if (why !== undefined) console.error(why);
}
const done = await startFiorino(io, process.argv.slice(2));
if (!done.ok) console.error(done.refusal);
// No process.exit() here: it would cut off output that a pipe has not read yet.
process.exitCode = done.ok ? done.value : 2;
