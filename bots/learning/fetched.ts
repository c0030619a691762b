import { type AnyGame, type AnyOpenGame, accepted, type LearnedText, type Result } from "#engine";
import { Learned } from "./learned.ts";
import { readWeights } from "./weights.ts";

/** The values of an opened game by the weights, for a module that is fetched with them; or why they do not fit. */
export function valuesBy(game: AnyGame, text: LearnedText): Result<(open: AnyOpenGame) => Learned["values"], string> {
  const network = readWeights(game, text);
  return network.ok ? accepted((open) => new Learned(open, network.value).values) : network;
}
