import { expect, test } from "vitest";
import { CHANCE, FastChance, firstSeat, moveBuffer, NOBODY, randomMove, randomOutcome } from "#engine";
import { openMilleFiori } from "../../proofs/sketched-match.fixture.ts";
import type { Event } from "../events.ts";
import { MOVES } from "../moves.ts";
import { PLAY, type State } from "../state.ts";
import { type Forecast, forecast } from "./forecast.ts";

const buffer = moveBuffer();

/** Points, extra card, bonus and fleet of a move, by the events of the match itself. */
function told(events: readonly Event[], seats: number): Omit<Forecast["plays"][number], "target"> {
  const earned = events.some(({ type }) => type === "extraCardEarned");
  const lapsed = events.some(({ type }) => type === "extraCardLapsed");
  return {
    points: Array.from({ length: seats }, (_, each) =>
      events.reduce((sum, event) => sum + ("points" in event ? (event.points[each] ?? 0) : 0), 0),
    ),
    isExtra: earned && !lapsed,
    bonus: events.find((event) => event.type === "bonusPlaced")?.value ?? 0,
    fleet: events.find((event) => event.type === "fleetSailed")?.row ?? null,
  };
}

test("2.3, 4.1 keeping or taking a card foresees what each way to play it then brings, in matches where it is played at once", () => {
  let compared = 0;
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
        const legal = [...buffer.subarray(0, open.legalMoves(state, seat, buffer))];
        expect(kept.foreseen.plays.map(({ target }) => target)).toEqual(
          legal.map((move) => open.names(state, move)[0]),
        );
        for (const [i, move] of legal.entries()) {
          const copy = open.blank();
          open.copy(state, copy);
          const events: Event[] = [];
          // 6.3 What only the end of the match counts is not foreseen.
          open.play(copy, seat, move, (event) => event.type !== "bonusCounted" && events.push(event));
          const { target, ...gain } = kept.foreseen.plays[i] as Forecast["plays"][number];
          expect(gain, target).toEqual(told(events, 3));
          compared++;
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
});

test("3.1 a card of which it is foreseen that it will be played by itself has one play when its turn comes, whoever plays before", () => {
  const foreseen = { next: 0, later: 0 };
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
      if (state.awaits[0] === PLAY && isSeen.delete(seat)) {
        expect(open.legalMoves(state, seat, buffer), `seed ${seed}`).toBe(1);
      }
      const move = randomMove(open, state, seat, source);
      const seen = forecast(state, seat, move);
      if (seen?.isForced === true) {
        isSeen.add(seat);
        foreseen[seen.isNext ? "next" : "later"]++;
      }
      open.play(state, seat, move);
    }
  }
  expect(Math.min(foreseen.next, foreseen.later)).toBeGreaterThan(10);
});
