import { type Policy, playByPolicies, UNHURRIED } from "#bots";
import { type AnyOpenGame, type Choice, type GameTypes, moveBuffer, SEATS_OF, type Seat } from "#engine";
import { matchSource } from "../match-source.ts";

/** Matches of one bot on every seat. */
export interface Survey {
  readonly open: AnyOpenGame;
  readonly policy: Policy;
  readonly seed: number;
}

/** A move about to be made where there was a choice. `isFirst`: the stretch begins with it. */
export interface Made extends Choice {
  readonly move: number;
  readonly isFirst: boolean;
}

/** Streams of random numbers that belong to one match. */
const STREAMS = 8;

/** Plays the match, and shows every decision before it is carried out. Returns the final state. */
export function walkMatch(
  { open, policy, seed }: Survey,
  match: number,
  show: (made: Made) => void,
): GameTypes["state"] {
  const seats = SEATS_OF[open.seats];
  const state = open.setup();
  const buffer = moveBuffer();
  let last: Seat | "chance" = "chance";
  playByPolicies({
    ...{ game: open, state, policies: seats.map(() => policy), budget: UNHURRIED },
    source: matchSource(seed, STREAMS * match),
    own: seats.map((seat) => matchSource(seed, STREAMS * match + 1 + seat)),
    onEntry(entry) {
      if (entry.by !== "chance" && entry.auto !== true) {
        const seat = entry.by;
        const legal = [...buffer.subarray(0, open.legalMoves(state, seat, buffer))];
        const move = open.parseMove(entry.text);
        if (legal.length > 1) show({ game: open, state, seat, legal, move, isFirst: last !== seat });
      }
      last = entry.by;
    },
  });
  return state;
}
