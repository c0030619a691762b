import { describe, expect, test } from "vitest";
import {
  type AnyGame,
  type AnyOpenGame,
  CHANCE,
  FastChance,
  firstSeat,
  type GameTypes,
  isLegal,
  moveBuffer,
  NOBODY,
  openByChoice,
  randomOutcome,
  type Seat,
} from "#engine";
import { GAMES, gameById } from "#games";
import { FROZEN } from "#games/frozen";
import { type Advice, advise, type Expectation, type Policy, policyByName, UNHURRIED, yardsticks } from "../index.ts";
import { offeredMoves } from "../offered.ts";

type State = GameTypes["state"];

const ADVISER = policyByName("guild-master") as Policy;

const askedFor = (game: AnyOpenGame, state: State, seat: Seat): Advice =>
  advise({ game, view: JSON.parse(JSON.stringify(game.view(state, seat))), seat }, ADVISER, {
    ...{ source: new FastChance(5), budget: UNHURRIED },
  });

/** Plays a match by `greedy-1` and stops at some decisions. */
function atDecisions(game: AnyOpenGame, every: number, look: (state: State, seat: Seat) => void): State {
  const state = game.setup();
  const source = new FastChance(every);
  const steady = yardsticks(FROZEN).find(({ name }) => name === "greedy-1") as Policy;
  for (let n = 0; game.toAct(state) !== NOBODY; ) {
    const mask = game.toAct(state);
    if (mask === CHANCE) {
      game.resolve(state, randomOutcome(game, state, source));
      continue;
    }
    const seat = firstSeat(mask);
    if (n++ % every === every - 1) look(state, seat);
    const thinking = { source, budget: UNHURRIED };
    for (const text of steady.stretch(game, game.view(state, seat), seat, thinking)) {
      game.play(state, seat, game.parseMove(text));
    }
  }
  return state;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

describe.each(GAMES.map((each) => ({ id: each.meta.id, each })))("$id", ({ each }) => {
  const game: AnyOpenGame = openByChoice(each, 3);

  test("the best three stretches are legal, begin differently, and score what they say", () => {
    let asked = 0;
    atDecisions(game, 29, (state, seat) => {
      const { lines, otherwise } = askedFor(game, state, seat);
      asked++;
      expect(lines.length).toBeGreaterThan(0);
      expect(new Set(lines.map(({ moves }) => moves[0])).size).toBe(lines.length);
      expect(otherwise).toHaveLength(game.seats);
      for (const { moves, now, points, win } of lines) {
        const after = game.blank();
        game.copy(state, after);
        for (const text of moves) {
          const move = game.parseMove(text);
          expect(isLegal(game, after, seat, move), text).toBe(true);
          game.play(after, seat, move);
        }
        const gained = game
          .standings(after)
          .scores.map((each, i) => each.points - (game.standings(state).scores[i]?.points ?? 0));
        expect(now).toEqual(gained);
        expect(points.every(Number.isFinite)).toBe(true);
        expect(sum(win)).toBeCloseTo(1, 9);
        expect(win.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
      }
    });
    expect(asked).toBeGreaterThan(1);
  });
});

test("what the only offered move leads to is told from matches played to their end, like that of any other", () => {
  const game: AnyOpenGame = openByChoice(gameById("calimala") as AnyGame, 3);
  const buffer = moveBuffer();
  const told: Expectation[] = [];
  atDecisions(game, 1, (state, seat) => {
    if (told.length > 2 || offeredMoves(game, state, seat, buffer) > 1) return;
    const expects = ([first]: readonly Expectation[]): void => {
      if (first !== undefined) told.push(first);
    };
    const thinking = { source: new FastChance(5), budget: UNHURRIED, expects };
    const stretch = ADVISER.stretch(game, game.view(state, seat), seat, thinking);
    expect(told.at(-1)?.moves).toEqual(stretch.slice(0, 1));
  });
  expect(told).toHaveLength(3);
  for (const { iterations, all } of told) expect([iterations > 10, sum(all ?? []) > 60]).toEqual([true, true]);
});
