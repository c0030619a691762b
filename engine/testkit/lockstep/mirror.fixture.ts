import type { Seat } from "../../seat.ts";
import { CHANCE, seatsToAct } from "../../to-act.ts";
import type { Opened, State } from "../conformance/broken.fixture.ts";
import { legalMovesOf, outcomesOf } from "../looking/lists.ts";
import { copyOf } from "../subject.ts";
import type { Model } from "./lockstep.ts";

/** The members in which a mirror differs from the game. */
export type Otherwise = (plain: Model, open: Opened, state: State) => Partial<Model>;

/** The game itself as its second implementation: it agrees at every step, except for the changed members. */
export function mirror(open: Opened, otherwise: Otherwise = () => ({}), state: State = open.setup()): Model {
  const isChance = (): boolean => open.toAct(state) === CHANCE;
  const plain: Model = {
    seatsToAct: () => (isChance() ? [] : seatsToAct(open.toAct(state), open.seats)),
    legalMoves: (seat) => legalMovesOf(open, state, seat as Seat).map((move) => open.printMove(move)),
    outcomes: () =>
      new Map(
        isChance()
          ? outcomesOf(open, state).map(({ outcome, weight }) => [open.printOutcome(outcome), weight] as const)
          : [],
      ),
    play: (seat, text) => open.play(state, seat as Seat, open.parseMove(text)),
    resolve: (text) => open.resolve(state, open.parseOutcome(text)),
    points: () => open.standings(state).scores.map(({ points }) => points),
    ranks: () => open.standings(state).ranks,
    copy: () => mirror(open, otherwise, copyOf(open, state)),
  };
  return { ...plain, ...otherwise(plain, open, state) };
}
