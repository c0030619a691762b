import { describe, expect, test } from "vitest";
import { CHANCE, FastChance, firstSeat, moveBuffer, NOBODY, type OpenGame, randomMove, randomOutcome } from "#engine";
import { type MilleFioriTypes, milleFiori } from "../index.ts";
import { bonusOf } from "../rules/scoring/bonus.ts";
import { scoreOf } from "../rules/scoring/standings.ts";
import { EXTRA, KEEP, OVER, PLAY, type Player, type State } from "../rules/state.ts";

/**
 * Mean points over hundreds of matches of another implementation of these rules. A difference in the rules shows here.
 */
const MEANS = [
  { seats: 2, edition: "first", greedy: 220, random: 113 },
  { seats: 3, edition: "first", greedy: 188, random: 122 },
  { seats: 4, edition: "first", greedy: 132, random: 69 },
  { seats: 2, edition: "revised", greedy: 233, random: 126 },
  { seats: 3, edition: "revised", greedy: 195, random: 140 },
  { seats: 4, edition: "revised", greedy: 176, random: 116 },
] as const;

const MATCHES = 30;
/** Tolerance in points for a mean of so many matches. */
const NOISE = 12;
/** The value of an extra card for the greedy players of those means. */
const EXTRA_CARD = 6;

type Open = OpenGame<MilleFioriTypes>;
type Decide = (s: State, seat: Player) => number;

/** Takes the play with most points for itself, bonus and extra card included. */
function greedily(open: Open): Decide {
  const buffer = moveBuffer();
  const [kept, played] = [open.blank(), open.blank()];
  const movesOf = (s: State, seat: Player) => Array.from(buffer.subarray(0, open.legalMoves(s, seat, buffer)));
  const own = (s: State, seat: Player): number =>
    scoreOf(s, seat) + (s.opened.first && s.awaits[0] !== OVER ? bonusOf(s, seat) : 0);
  const best = (list: readonly number[], worth: (move: number) => number): { move: number; worth: number } =>
    list.map((move) => ({ move, worth: worth(move) })).reduce((a, b) => (b.worth > a.worth ? b : a));
  const bestUse = (s: State, seat: Player) =>
    best(movesOf(s, seat), (move) => {
      open.copy(s, played);
      open.play(played, seat, move);
      const isExtra = played.awaits[0] === EXTRA && played.actor[0] === seat + 1;
      return own(played, seat) - own(s, seat) + (isExtra ? EXTRA_CARD : 0);
    });
  /** The value of the best play with the card that the seat has just chosen. */
  const worthOfCard = (s: State, seat: Player, move: number): number => {
    open.copy(s, kept);
    open.play(kept, seat, move);
    if (s.awaits[0] === EXTRA) return kept.taken[0] === 0 ? 0 : bestUse(kept, seat).worth;
    kept.awaits[0] = PLAY;
    kept.actor[0] = seat + 1;
    kept.acting[0] = 1 << seat;
    return bestUse(kept, seat).worth;
  };
  return (s, seat) => {
    const isCardChosen = s.awaits[0] === KEEP || s.awaits[0] === EXTRA;
    return isCardChosen ? best(movesOf(s, seat), (move) => worthOfCard(s, seat, move)).move : bestUse(s, seat).move;
  };
}

function meanOf(open: Open, decideWith: (source: FastChance) => Decide): number {
  let sum = 0;
  for (let match = 0; match < MATCHES; match++) {
    const source = new FastChance(match);
    const decide = decideWith(source);
    const s = open.setup();
    for (let mask = open.toAct(s); mask !== NOBODY; mask = open.toAct(s)) {
      if (mask === CHANCE) open.resolve(s, randomOutcome(open, s, source));
      else open.play(s, firstSeat(mask), decide(s, firstSeat(mask) as Player));
    }
    for (const seat of s.opened.seatList) sum += scoreOf(s, seat) / open.seats;
  }
  return sum / MATCHES;
}

describe("mean points are those of another implementation", { timeout: 60_000 }, () => {
  test.each(MEANS)("$seats seats, $edition: greedy $greedy, random $random", ({ seats, edition, greedy, random }) => {
    const open = milleFiori.open(seats, { edition, selection: "simultaneous" });
    const byGreed = meanOf(open, () => greedily(open));
    expect(Math.abs(byGreed - greedy), `greedy ${byGreed}`).toBeLessThan(NOISE);
    const byChance = meanOf(open, (source) => (s, seat) => randomMove(open, s, seat, source));
    expect(Math.abs(byChance - random), `random ${byChance}`).toBeLessThan(NOISE);
  });
});
