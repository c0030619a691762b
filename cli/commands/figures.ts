import { type Arguments, textOf } from "#arguments";
import { accepted, corrections, type Result, refused } from "#engine";
import type { Command, Io } from "../command.ts";
import { GAME_FLAGS } from "../flags.ts";
import { findGame, readContent } from "../open-game.ts";

/** How far the lines of printed figures are indented. */
const INDENT = 2;

export const figures: Command = {
  name: "figures",
  about: "Prints the figures of a game, to be corrected; with --content says what a corrected file changes.",
  operand: "GAME",
  flags: GAME_FLAGS.filter(({ name }) => name === "content"),
  run(io: Io, args: Arguments): Result<number, string> {
    const game = findGame(io, args.operand);
    if (!game.ok) return game;
    const { meta, content } = game.value;
    if (content === undefined) return refused(`${meta.title} has no figures that could be changed.`);
    const file = textOf(args, "content");
    if (file === undefined) {
      io.print(JSON.stringify(JSON.parse(content.builtIn), null, INDENT));
      return accepted(0);
    }
    const read = readContent(content, file);
    if (!read.ok) return read;
    const changed = corrections(content.builtIn, read.value.text);
    for (const { field, own, here } of changed) io.print(`${field}: ${here} instead of ${own}`);
    io.print(`${file}: ${changed.length === 0 ? "as built in" : `${changed.length} corrected`}.`);
    return accepted(0);
  },
};
