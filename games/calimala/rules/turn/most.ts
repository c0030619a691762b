import { moveBuffer, type Seat } from "#engine";
import { beginAction } from "../actions/actions.ts";
import { choices } from "../actions/choices.ts";
import { choose } from "../actions/choose.ts";
import { isPossible } from "../actions/possible.ts";
import { BUILD, CONTRIBUTE, MATERIALS, TRANSPORT } from "../content.ts";
import { MOVES } from "../moves.ts";
import { actionOn, actorOf, LAYOUT, SIDES, type Side, type State } from "../state.ts";
import { endActivation } from "./activation.ts";

export function copyOf(s: State): State {
  const copy = LAYOUT.create(s.opened);
  copy.bytes.set(s.bytes);
  return copy;
}

type Uses = readonly [number, number];

/** 3.5 What the acting disc could bring at most on one side, its uses in the order that serves this side best. */
export const mostOn = (s: State, seat: Seat, side: Side): number => bestOrder(s, seat, side, [s.uses[0], s.uses[1]]);

function bestOrder(s: State, seat: Seat, side: Side, uses: Uses): number {
  if (uses[side] === 0) return 0;
  let most = 0;
  for (const next of [0, 1] as const) {
    if (uses[next] === 0) continue;
    const left: Uses = next === 0 ? [uses[0] - 1, uses[1]] : [uses[0], uses[1] - 1];
    for (const { after, gain } of outcomes(s, seat, next)) {
      most = Math.max(most, (next === side ? gain : 0) + bestOrder(after, seat, side, left));
    }
  }
  return most;
}

interface Reach {
  readonly discs: number;
  readonly enough: number;
}

/**
 * 3.4, 3.5 What the next so many discs of the seat could bring together at most on one side, in the order that serves this
 * side best; not looked further than `enough`. Discs of others do nothing, which leaves most to the seat.
 */
export function mostTogether(s: State, seat: Seat, side: Side, { discs, enough }: Reach): number {
  const seen = new Set<string>();
  const mostFrom = (at: State, left: number, gained: number): number => {
    const place = String.fromCharCode(gained, ...at.bytes);
    if (gained >= enough || seen.has(place)) return gained;
    seen.add(place);
    if (at.uses[0] + at.uses[1] === 0) {
      return left > 1 && toNextDiscOf(at, seat) ? mostFrom(at, left - 1, gained) : gained;
    }
    let most = gained;
    for (const next of side === 0 ? SIDES : ([1, 0] as const)) {
      for (const { after, gain } of left > 1 ? usedOrNot(at, seat, next) : usedOnce(at, seat, next)) {
        if (most < enough) most = Math.max(most, mostFrom(after, left, gained + (next === side ? gain : 0)));
      }
    }
    return most;
  };
  return mostFrom(copyOf(s), discs, 0);
}

function usedOnce(s: State, seat: Seat, side: Side): readonly Outcome[] {
  const used = s.uses[side] === 0 ? [] : outcomes(s, seat, side);
  for (const { after } of used) after.uses[side]--;
  return used;
}

/** 3.9 The same, or declined: what it takes may serve a disc below. */
function usedOrNot(s: State, seat: Seat, side: Side): readonly Outcome[] {
  if (s.uses[side] === 0) return [];
  const declined = copyOf(s);
  declined.uses[side]--;
  return [...usedOnce(s, seat, side), { after: declined, gain: 0 }];
}

/** 3.4 Goes on to the next disc of the seat; whether there is one. */
function toNextDiscOf(s: State, seat: Seat): boolean {
  do endActivation(s, actorOf(s), undefined);
  while (s.position[0] > 0 && actorOf(s) !== seat);
  return s.position[0] > 0;
}

/** How many uses of the acting disc can be carried out one after the other at most, and the position after them. */
export function asMuch(s: State, seat: Seat, uses: Uses = [s.uses[0], s.uses[1]]): Done {
  let best: Done = { done: 0, after: s };
  for (const next of SIDES) {
    if (uses[next] === 0) continue;
    const left: Uses = next === 0 ? [uses[0] - 1, uses[1]] : [uses[0], uses[1] - 1];
    for (const { after } of outcomes(s, seat, next)) {
      const rest = asMuch(after, seat, left);
      if (rest.done + 1 > best.done) best = { done: rest.done + 1, after: rest.after };
      if (best.done === uses[0] + uses[1]) return best;
    }
  }
  return best;
}

interface Done {
  readonly done: number;
  readonly after: State;
}

interface Outcome {
  readonly after: State;
  /** Cubes, or one building. */
  readonly gain: number;
}

/** The ways to carry out the action of a side, as far as it goes each time; none if it is impossible. */
function outcomes(s: State, seat: Seat, side: Side): Outcome[] {
  const action = actionOn(s, side);
  if (!isPossible(s, seat, action)) return [];
  const begun = copyOf(s);
  let gain = 0;
  beginAction(begun, seat, action, (event) => {
    gain += event.type === "clothWoven" ? event.n : 1;
  });
  return carriedOut({ after: begun, gain }, seat);
}

/** The same for the choices that are left of an action; each brings one. */
function carriedOut({ after: s, gain }: Outcome, seat: Seat): Outcome[] {
  if (s.action[0] === 0) return [{ after: s, gain }];
  return choicesApart(s, seat).flatMap((move) => {
    const after = copyOf(s);
    choose(after, seat, move);
    return carriedOut({ after, gain: gain + 1 }, seat);
  });
}

const list = moveBuffer();

/** The choices that can differ in what is then left to do: each building, each material given away. */
function choicesApart(s: State, seat: Seat): readonly number[] {
  const all = [...list.subarray(0, choices(s, seat, list))];
  switch (s.action[0]) {
    case BUILD + 1:
      // A house in one city is as good as one in another where nothing is transported.
      return SIDES.some((side) => actionOn(s, side) === TRANSPORT) ? all : firstOfEach(all, MOVES.typeOf);
    case CONTRIBUTE + 1:
      return firstOfEach(all, (move) => MOVES.within(move) % MATERIALS.length);
    default:
      return all.slice(0, 1);
  }
}

const firstOfEach = (moves: readonly number[], kindOf: (move: number) => unknown): readonly number[] =>
  moves.filter((move, i) => moves.findIndex((other) => kindOf(other) === kindOf(move)) === i);
