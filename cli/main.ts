import { countBlocks } from "./blocks.ts";

const words = process.argv.slice(2);
// Blocks are counted only in code that is loaded afterwards.
if (words[0] === "rare") countBlocks();
const [{ GAMES }, { startFiorino }] = await Promise.all([import("#games"), import("./run.ts")]);

// A reader that goes away (`| head`) is no error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

const io = { games: GAMES, print: (line: string) => console.log(line) };
const done = await startFiorino(io, words);
if (!done.ok) console.error(done.refusal);
// No process.exit() here: it would cut off output that a pipe has not read yet.
process.exitCode = done.ok ? done.value : 2;
