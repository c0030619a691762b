import { expect, test } from "vitest";
import {
  type AnyGame,
  CHANCE,
  FastChance,
  firstSeat,
  invariant,
  NOBODY,
  openByChoice,
  randomMove,
  randomOutcome,
  type Seat,
} from "#engine";
import { gameById } from "#games";
import { policyByName, recall, unlearned } from "../index.ts";
import { countFeatures, featuresOf } from "./features.ts";
import { Learned, learnFrom, networkOf, playCourse, writeWeights } from "./index.ts";
import { readWeights } from "./weights.ts";

const game = gameById("mille-fiori") as AnyGame;
const open = openByChoice(game, 3);
const { learnable } = game.insight ?? {};
invariant(learnable !== undefined, "Mille Fiori can be learned");

/** Positions in which a seat has a choice. */
function* positions(seed: number) {
  const source = new FastChance(seed);
  const state = open.setup();
  for (let mask = open.toAct(state); mask !== NOBODY; mask = open.toAct(state)) {
    if (mask === CHANCE) open.resolve(state, randomOutcome(open, state, source));
    else {
      const seat = firstSeat(mask);
      yield { state, seat };
      open.play(state, seat, randomMove(open, state, seat, source));
    }
  }
}

test("features of a position are those of any sample of the seat's view", () => {
  const write = featuresOf(open, learnable);
  const out = new Int32Array(1024);
  const of = (state: ReturnType<typeof open.setup>, seat: Seat) => [...out.slice(0, write(state, seat, out))];
  let met = 0;
  for (const { state, seat } of positions(1)) {
    const seen = of(state, seat);
    expect(of(open.sample(open.view(state, seat), new FastChance(met)), seat)).toEqual(seen);
    expect(seen.every((feature) => feature >= 0 && feature < countFeatures(learnable))).toBe(true);
    expect(new Set(seen).size).toBeGreaterThan(10);
    met++;
  }
  expect(met).toBeGreaterThan(100);
});

function trained(matches: number, rate = 0.02) {
  const learned = new Learned(open, networkOf(game));
  learned.network.rate = rate;
  const missed: number[] = [];
  for (let n = 0; n < matches; n++) {
    const miss = { points: 0, positions: 0 };
    learnFrom(learned, playCourse(learned, n, new FastChance(n)), miss);
    missed.push(miss.points / miss.positions);
  }
  return { network: learned.network, missed };
}

test("the same matches give the same weights to the last bit, and final points are missed by less and less", () => {
  const { network, missed } = trained(8);
  expect(trained(8).network.all).toEqual(network.all);
  const untrained = trained(1, 0).missed[0] ?? 0;
  for (const each of missed.slice(4)) expect(each * 2).toBeLessThan(untrained);
});

test("weights are read as they were written, and only where they fit", () => {
  const { network } = trained(2);
  const text = writeWeights(game, network, "by a test");
  const read = readWeights(game, text);
  invariant(read.ok, "they fit");
  for (const [i, weight] of network.units.entries()) expect(read.value.units[i]).toBeCloseTo(weight, 3);
  const refusalOf = (other: object) => {
    const result = readWeights(game, { ...text, ...other });
    return result.ok ? "" : result.refusal;
  };
  expect(refusalOf({ rulesVersion: "0" })).toMatch(/other rules/);
  expect(refusalOf({ layout: "0" })).toMatch(/another layout/);
  expect(refusalOf({ weights: text.weights.slice(3) })).toMatch(/another size/);
});

test("bots play by what was learned once it is fetched; where it does not fit or is lost, without it, and say so", async () => {
  const budget = { milliseconds: Number.POSITIVE_INFINITY, now: () => 0 };
  const answers = (of: typeof open) =>
    Array.from(positions(2), ({ state, seat }) =>
      policyByName("banker")?.stretch(of, open.view(state, seat), seat, { source: new FastChance(1), budget }),
    );
  const plain = answers(unlearned(open));
  const insight = game.insight as NonNullable<typeof game.insight>;
  const text = await insight.learned?.();
  invariant(text !== undefined, "something was learned");
  const other = (learned: NonNullable<typeof insight.learned>): AnyGame => ({
    ...game,
    insight: { ...insight, learned },
  });
  const older = other(async () => ({ ...text, rulesVersion: "0" }));
  const lost = other(() => Promise.reject(new Error("gone")));
  expect(await recall(older)).toMatch(/other rules/);
  expect(await recall(lost)).toMatch(/cannot be fetched.+gone/);
  for (const without of [older, lost]) expect(answers({ ...open, game: without })).toEqual(plain);
  expect(await recall(game)).toBeUndefined();
  expect(answers(open)).not.toEqual(plain);
});
