import { type AnyGame, accepted, hashBytes, type LearnedText, type Result, refused } from "#engine";
import { countFeatures } from "./features.ts";
import { NUMBERS } from "./learned.ts";
import { Network } from "./network.ts";

/** One of so many steps is the smallest difference of weights that is kept. */
const STEPS = 4096;
/** A weight is three letters: 18 bits. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const ZERO = 1 << 17;

/** The meaning of the bytes as a short text. */
const layoutOf = (game: AnyGame): string => {
  const places = game.insight?.learnable?.places ?? [];
  const text = places.map((p) => `${p.name}:${p.rows}x${p.columns}:${p.min}..${p.max}`).join(" ");
  const padded = text.padEnd(Math.ceil(text.length / 8) * 8);
  return hashBytes(Uint8Array.from(padded, (letter) => letter.charCodeAt(0)));
};

/** A network of the size that the game's features need. */
export function networkOf(game: AnyGame): Network {
  const { learnable } = game.insight ?? {};
  return new Network(learnable === undefined ? 0 : countFeatures(learnable), NUMBERS);
}

export function writeWeights(game: AnyGame, network: Network, made: string): LearnedText {
  const inputs = Array.from({ length: network.features + network.numbers }, (_, input) => [...network.kept(input)]);
  const weights = [...inputs.flat(), ...network.units].map(printWeight).join("");
  return { rulesVersion: game.meta.rulesVersion, layout: layoutOf(game), made, weights };
}

function printWeight(weight: number): string {
  const n = ZERO + Math.max(-ZERO, Math.min(ZERO - 1, Math.round(weight * STEPS)));
  return [n >> 12, (n >> 6) & 63, n & 63].map((digit) => LETTERS[digit]).join("");
}

const DIGIT = new Map([...LETTERS].map((letter, digit) => [letter, digit]));

const readWeight = (text: string, i: number): number =>
  ([0, 1, 2].reduce((n, k) => n * 64 + (DIGIT.get(text[3 * i + k] ?? "") ?? 0), 0) - ZERO) / STEPS;

/** The refusal says why the weights do not fit. */
export function readWeights(game: AnyGame, text: LearnedText): Result<Network, string> {
  const id = game.meta.id;
  if (text.rulesVersion !== game.meta.rulesVersion) return refused(`What was learned of ${id} is of other rules`);
  if (text.layout !== layoutOf(game)) return refused(`What was learned of ${id} is of another layout`);
  const network = networkOf(game);
  const { inputs, units } = network;
  if (text.weights.length !== 3 * (inputs.length + units.length))
    return refused(`What was learned of ${id} is of another size`);
  for (let i = 0; i < inputs.length; i++) inputs[i] = readWeight(text.weights, i);
  for (let i = 0; i < units.length; i++) units[i] = readWeight(text.weights, inputs.length + i);
  return accepted(network);
}
