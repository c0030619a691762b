import { expect, test } from "vitest";
import { CHANCE, FastChance, firstSeat, moveBuffer, NOBODY, randomMove, randomOutcome, type Seat } from "#engine";
import { openMilleFiori } from "../../proofs/sketched-match.fixture.ts";
import type { Event } from "../events.ts";
import { MOVES } from "../moves.ts";
import { EXTRA, PLAY, PLAY_EXTRA, type State } from "../state.ts";
import { type Forecast, forecast } from "./forecast.ts";

const buffer = moveBuffer();

type Open = ReturnType<typeof openMilleFiori>;
type Told = Omit<Forecast["plays"][number], "target" | "extra">;

/** Points, bonus and fleet of a move, by the events of the match itself. */
function told(events: readonly Event[], seats: number): Told {
  return {
    points: Array.from({ length: seats }, (_, each) =>
      events.reduce((sum, event) => sum + ("points" in event ? (event.points[each] ?? 0) : 0), 0),
    ),
    bonus: events.find((event) => event.type === "bonusPlaced")?.value ?? 0,
    fleet: events.find((event) => event.type === "fleetSailed")?.row ?? null,
  };
}

interface Played {
  readonly after: State;
  readonly gain: Told;
  /** The bonus that counts in the end, and is not among the points. */
  readonly secured: number;
}

/** The seat plays the move on a copy. */
function played(open: Open, state: State, seat: Seat, move: number): Played {
  const after = open.blank() as State;
  open.copy(state, after);
  const events: Event[] = [];
  // 6.3 What only the end of the match counts is not foreseen.
  open.play(after, seat, move, (event) => event.type !== "bonusCounted" && events.push(event));
  const bonus = events.find((event) => event.type === "bonusPlaced");
  return { after, gain: told(events, open.seats), secured: bonus?.secured === true ? bonus.value : 0 };
}

const legal = (open: Open, state: State, seat: Seat): readonly number[] => [
  ...buffer.subarray(0, open.legalMoves(state, seat, buffer)),
];

/** 4.2 What the best extra card brings, with so many further ones, by playing all. */
function bestExtra(open: Open, state: State, seat: Seat, further: number): number {
  if (state.awaits[0] !== EXTRA) return 0;
  const taken = legal(open, state, seat)
    .filter((move) => MOVES.typeOf(move) === "take")
    .map((move) => played(open, state, seat, move).after);
  const uses = taken.flatMap((s) => legal(open, s, seat).map((move) => played(open, s, seat, move)));
  const worth = uses.map(({ after, gain: { points }, secured }) => {
    const others = points.reduce((sum, n, each) => (each === seat ? sum : sum + n), 0);
    const chained = further === 0 ? 0 : bestExtra(open, after, seat, further - 1);
    return (points[seat] ?? 0) - others + secured + chained;
  });
  return Math.max(0, ...worth);
}

test("2.3, 4.1 keeping or taking a card foresees what each way to play it then brings, in matches where it is played at once", () => {
  let [compared, extras] = [0, 0];
  for (let seed = 1; seed <= 12; seed++) {
    const open = openMilleFiori(3, { selection: "inTurn", edition: seed % 2 === 0 ? "first" : "revised" });
    const source = new FastChance(seed);
    const state = open.setup() as State;
    const kept: { foreseen: Forecast | undefined } = { foreseen: undefined };
    for (let mask = open.toAct(state); mask !== NOBODY; mask = open.toAct(state)) {
      if (mask === CHANCE) {
        open.resolve(state, randomOutcome(open, state, source));
        continue;
      }
      const seat = firstSeat(mask);
      if (state.awaits[0] === PLAY && kept.foreseen !== undefined) {
        const moves = legal(open, state, seat);
        expect(kept.foreseen.plays.map(({ target }) => target)).toEqual(
          moves.map((move) => open.names(state, move)[0]),
        );
        for (const [i, move] of moves.entries()) {
          const { target, extra, ...foreseen } = kept.foreseen.plays[i] as Forecast["plays"][number];
          const { after, gain } = played(open, state, seat, move);
          expect(foreseen, target).toEqual(gain);
          const best = { alone: bestExtra(open, after, seat, 0), chained: bestExtra(open, after, seat, 1) };
          expect(extra, target).toEqual(after.awaits[0] === EXTRA ? best : null);
          compared++;
          if (extra !== null) extras++;
        }
        kept.foreseen = undefined;
      }
      const before = new Uint8Array(state.bytes);
      const move = randomMove(open, state, seat, source);
      const seen = forecast(state, seat, move);
      expect(state.bytes, "nothing is written").toEqual(before);
      const type = MOVES.typeOf(move);
      expect(seen !== undefined).toBe(type === "keep" || type === "take");
      if (type === "keep" || type === "take") kept.foreseen = seen;
      open.play(state, seat, move);
    }
  }
  expect(compared).toBeGreaterThan(1000);
  expect(extras).toBeGreaterThan(50);
});

test("3.1 a card of which it is foreseen that it will be played by itself has one play when its turn comes, whoever plays before", () => {
  const foreseen = { next: 0, later: 0, extra: 0 };
  for (let seed = 1; seed <= 60; seed++) {
    const open = openMilleFiori(seed % 2 === 0 ? 3 : 4, { selection: "simultaneous", edition: "revised" });
    const source = new FastChance(seed);
    const state = open.setup() as State;
    const isSeen = new Set<number>();
    for (let mask = open.toAct(state); mask !== NOBODY; mask = open.toAct(state)) {
      if (mask === CHANCE) {
        open.resolve(state, randomOutcome(open, state, source));
        continue;
      }
      const seat = firstSeat(mask);
      const isExtra = state.awaits[0] === PLAY_EXTRA;
      const isForeseen = (isExtra || state.awaits[0] === PLAY) && isSeen.delete(seat);
      if (isForeseen) expect(open.legalMoves(state, seat, buffer), `seed ${seed}`).toBe(1);
      const move = randomMove(open, state, seat, source);
      const seen = forecast(state, seat, move);
      if (seen?.isForced === true) {
        isSeen.add(seat);
        foreseen[seen.passed === null ? "extra" : seen.isNext ? "next" : "later"]++;
      }
      open.play(state, seat, move);
      if (isForeseen && isExtra) expect(state.awaits[0], "the turn goes on").toBe(EXTRA);
    }
  }
  expect(Math.min(foreseen.next, foreseen.later, foreseen.extra)).toBeGreaterThan(10);
});

test("2.5 what a card would bring the left neighbour is what it would bring that seat from its own hand", () => {
  let compared = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const open = openMilleFiori(2, { selection: "simultaneous", edition: "first" });
    const source = new FastChance(seed);
    const state = open.setup() as State;
    for (let mask = open.toAct(state); mask !== NOBODY; mask = open.toAct(state)) {
      if (mask === CHANCE) {
        open.resolve(state, randomOutcome(open, state, source));
        continue;
      }
      const keeps = (seat: Seat) => legal(open, state, seat).filter((move) => MOVES.typeOf(move) === "keep");
      const both = mask === 3 ? keeps(0).filter((move) => keeps(1).includes(move)) : [];
      for (const move of both) {
        const own = forecast(state, 1, move)?.plays ?? [];
        const worth = own.map(({ points, bonus }) => (points[1] ?? 0) - (points[0] ?? 0) + bonus);
        expect(forecast(state, 0, move)?.passed?.worth).toBe(Math.max(0, ...worth));
        compared++;
      }
      const seat = firstSeat(mask);
      open.play(state, seat, randomMove(open, state, seat, source));
    }
  }
  expect(compared).toBeGreaterThan(50);
});
