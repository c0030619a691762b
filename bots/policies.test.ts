import { describe, expect, test } from "vitest";
import {
  type AnyGame,
  type AnyOpenGame,
  CHANCE,
  chanceBuffer,
  type Entry,
  FastChance,
  firstSeat,
  replay,
  SEATS_OF,
  winShares,
} from "#engine";
import { openSetting, relay, settingsOf, stalls } from "#engine/testkit";
import {
  BOT_LEVELS,
  BOT_NAMES,
  type Budget,
  type Expectation,
  levelOf,
  policyByName as named,
  type Policy,
  playByPolicies,
  UNHURRIED,
  yardsticks,
} from "./index.ts";

const YARDSTICKS = yardsticks({});
const policyByName = (name: string): Policy | undefined => named(name) ?? YARDSTICKS.find((each) => each.name === name);

const GAMES: readonly AnyGame[] = [relay, stalls];
const POLICIES = BOT_LEVELS.map((level) => policyByName(level)).filter((policy) => policy !== undefined);

/** All but those that differ from others in patience only. */
const ASKED = [...new Set([...BOT_NAMES, ...YARDSTICKS.map(({ name }) => name)])].filter(
  (name) => !/^search-1\d*k$/.test(name),
);

/** A clock that goes on at every look: policies are stopped early, the same way in every run. */
function hasty(): Budget {
  let clock = 0;
  return { milliseconds: 30, now: () => clock++ };
}

/** A policy that is asked for every stretch, without the playout's shortcut. */
const asked = ({ name, stretch }: Policy): Policy => ({ name, stretch });

test("every level has its policy", () => {
  expect(POLICIES.map((policy) => policy.name)).toEqual(BOT_LEVELS);
  expect(policyByName("genius")).toBeUndefined();
});

test("the levels of former versions are still understood", () => {
  expect(["random", "greedy"].map(levelOf)).toEqual(["apprentice", "guild-master"]);
  expect(["genius", "constructor", ""].map(levelOf)).toEqual([undefined, undefined, undefined]);
});

describe.each(GAMES.map((game) => ({ id: game.meta.id, game })))("$id", ({ game }) => {
  const settings = settingsOf(game.meta);

  test.each(ASKED)("%s plays legal stretches to the end, in every setting, also when it is stopped early", (level) => {
    const policy = asked(policyByName(level) as Policy);
    for (const [i, setting] of settings.entries()) {
      const open: AnyOpenGame = openSetting(game, setting);
      const entries: Entry[] = [];
      const policies = Array.from({ length: open.seats }, () => policy);
      const onEntry = (entry: Entry): void => void entries.push(entry);
      const played = playByPolicies({ game: open, policies, source: new FastChance(i), budget: hasty(), onEntry });
      const again = replay(open, entries);
      expect(again.ok && open.hash(again.value)).toBe(open.hash(played.state));
    }
  });

  test("a random match is the same whether anybody hears of its entries or not", () => {
    const policies = SEATS_OF[5].map(() => policyByName("random") as Policy);
    for (const [i, setting] of settings.entries()) {
      const open: AnyOpenGame = openSetting(game, setting);
      const match = () => ({ game: open, policies, source: new FastChance(i), budget: UNHURRIED });
      const listened = playByPolicies({ ...match(), onEntry: () => undefined });
      const unlistened = playByPolicies({ ...match(), state: open.setup() });
      expect(unlistened.decisions).toBe(listened.decisions);
      expect(open.hash(unlistened.state)).toBe(open.hash(listened.state));
    }
  });

  test.each(ASKED)("%s answers the same for the same seed", (level) => {
    const open: AnyOpenGame = openSetting(game, settings[0] as (typeof settings)[0]);
    const play = (seed: number): readonly Entry[] => {
      const entries: Entry[] = [];
      const policies = Array.from({ length: open.seats }, () => asked(policyByName(level) as Policy));
      const onEntry = (entry: Entry): void => void entries.push(entry);
      playByPolicies({ game: open, policies, source: new FastChance(seed), budget: hasty(), onEntry });
      return entries;
    };
    expect(play(3)).toEqual(play(3));
  });
});

test("greedy without insight beats random by what playouts say", () => {
  const open: AnyOpenGame = openSetting(stalls, settingsOf(stalls.meta)[0] as ReturnType<typeof settingsOf>[0]);
  const [greedy, random] = [policyByName("greedy") as Policy, policyByName("random") as Policy];
  let share = 0;
  const matches = 60;
  for (let m = 0; m < matches; m++) {
    const own = m % open.seats;
    const policies = Array.from({ length: open.seats }, (_, seat) => (seat === own ? greedy : random));
    const { state } = playByPolicies({ game: open, policies, source: new FastChance(m), budget: UNHURRIED });
    share += winShares(open.standings(state))[own] ?? 0;
  }
  expect(share / matches).toBeGreaterThan(0.7);
});

test.each(ASKED)("%s answers also when its time is up before it begins", (name) => {
  const open: AnyOpenGame = openSetting(stalls, settingsOf(stalls.meta)[0] as ReturnType<typeof settingsOf>[0]);
  const source = new FastChance(4);
  const state = open.setup();
  const outcomes = chanceBuffer();
  while (open.toAct(state) === CHANCE) {
    open.chance(state, outcomes);
    open.resolve(state, outcomes.outcomes[0] ?? 0);
  }
  const seat = firstSeat(open.toAct(state));
  let clock = 0;
  const budget = { milliseconds: 0, now: () => clock++, isStopped: () => true };
  const stretch = (policyByName(name) as Policy).stretch(open, open.view(state, seat), seat, { source, budget });
  expect(stretch.length).toBeGreaterThan(0);
});

test.each(["guild-master", "greedy"])("%s tells what it expects of its best moves, the chosen one first", (name) => {
  const open: AnyOpenGame = openSetting(stalls, settingsOf(stalls.meta)[0] as ReturnType<typeof settingsOf>[0]);
  const policy = policyByName(name) as Policy;
  const told: (readonly Expectation[])[] = [];
  const chosen: (readonly string[])[] = [];
  const telling: Policy = {
    name,
    stretch(game, view, seat, thinking) {
      const before = told.length;
      const moves = policy.stretch(game, view, seat, { ...thinking, expects: (lines) => void told.push(lines) });
      expect(told.length - before).toBeLessThanOrEqual(1);
      if (told.length > before) chosen.push(moves);
      return moves;
    },
  };
  const policies = Array.from({ length: open.seats }, () => telling);
  playByPolicies({ game: open, policies, source: new FastChance(2), budget: UNHURRIED });
  expect(told.filter((lines) => lines.length > 0).length).toBeGreaterThan(3);
  for (const [k, lines] of told.entries()) {
    expect(lines.length).toBeLessThanOrEqual(3);
    for (const { points, win, iterations } of lines) {
      expect([Number.isFinite(points), iterations >= 0, (win ?? 0) >= 0 && (win ?? 0) <= 1]).toEqual([
        true,
        true,
        true,
      ]);
    }
    if (lines[0] !== undefined) expect(chosen[k]?.slice(0, lines[0].moves.length)).toEqual(lines[0].moves);
  }
});
