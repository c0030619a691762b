import { writeFileSync } from "node:fs";
import { type Arguments, seedOf, textOf, wholeNumber } from "#arguments";
import { accepted, type Result, refused } from "#engine";
import type { Rare } from "#engine/testkit";
import type { Command, Io } from "../../command.ts";
import { SEED_FLAG } from "../../flags.ts";
import { subjectOf } from "../../subject.ts";
import { Blocks, isCounting, whereIs } from "./blocks.ts";
import { RareSearch, type Rarity } from "./rare-search.ts";

export const rare: Command = {
  name: "rare",
  about: "Finds lines of a game's rules that random matches hardly ever run, and positions that run them.",
  operand: "GAME",
  flags: [
    { name: "matches", value: "N", about: "plain random matches, to tell what is rare", need: "required" },
    { name: "tries", value: "N", about: "matches that search for it; as many as plain ones when left out" },
    { name: "below", value: "N", about: "what fewer of the plain matches ran is rare; 1 in 200 when left out" },
    { name: "keep", value: "FILE", about: "the file to write the positions to" },
    SEED_FLAG,
  ],
  run(io: Io, args: Arguments): Result<number, string> {
    const matches = wholeNumber(args, "matches", { least: 1, most: 1e7 }, undefined);
    if (!matches.ok) return matches;
    const tries = wholeNumber(args, "tries", { least: 0, most: 1e7 }, matches.value);
    if (!tries.ok) return tries;
    const below = wholeNumber(args, "below", { least: 1, most: 1e7 }, Math.ceil(matches.value / 200));
    if (!below.ok) return below;
    const seed = seedOf(args);
    if (!seed.ok) return seed;
    const subject = subjectOf(io, args.operand);
    if (!subject.ok) return subject;
    if (!isCounting())
      return refused("Blocks are counted by a process of its own only: npm run -s fiorino -- rare ...");
    const blocks = new Blocks((url) => url.includes(`/games/${args.operand}/`) && !url.includes("/naive/"));
    const search = new RareSearch(subject.value, blocks);
    const amount = { matches: matches.value, tries: tries.value, below: below.value, seed: seed.value };
    const found = search
      .run(amount)
      .map((rarity) => ({ ...rarity, where: placeOf(blocks, rarity) }))
      .filter(({ where }) => !FALLBACK.test(where));
    for (const { where, ...rarity } of found) io.print(`${howOften(rarity, matches.value).padEnd(22)}${where}`);
    const kept = byPosition(found);
    io.print(`${blocks.met.size} blocks, ${found.length} rare ones, ${kept.length} positions that run them.`);
    const file = textOf(args, "keep");
    if (file !== undefined) writeFileSync(file, `[\n${kept.map((each) => JSON.stringify(each)).join(",\n")}\n]\n`);
    return accepted(0);
  },
};

/**
 * Code that only satisfies the compiler: the default for an index that is never out of range, a bug that throws, the
 * code after `unreachable`; and code that the compiler adds, which has no source line and so is shown at the first
 * import.
 */
const FALLBACK = /^\S+ ([\])]*\s*(\?\?|throw )|default:|import )/;

const placeOf = (blocks: Blocks, { key }: Rarity): string => {
  const block = blocks.met.get(key);
  return block === undefined ? key : whereIs(block);
};

function howOften({ matches, found }: Rarity, of: number): string {
  if (matches > 0) return `${matches} of ${of}`;
  return found === undefined ? "never" : "found by search";
}

/** One position may run several rare blocks. */
function byPosition(found: readonly (Rarity & { readonly where: string })[]): readonly Rare[] {
  const kept = new Map<string, Rare>();
  for (const { found: each, where } of found) {
    if (each === undefined) continue;
    const key = `${each.position} ${each.entry?.text}`;
    kept.set(key, { ran: [...new Set([...(kept.get(key)?.ran ?? []), where])], ...each });
  }
  return [...kept.values()];
}
