import { moveBuffer, type Seat } from "#engine";
import { beginAction } from "../actions/actions.ts";
import { choices } from "../actions/choices.ts";
import { choose } from "../actions/choose.ts";
import { isPossible } from "../actions/possible.ts";
import { BUILD, CONTRIBUTE, MATERIALS } from "../content.ts";
import type { Event } from "../events.ts";
import { MOVES } from "../moves.ts";
import { actionOn, LAYOUT, SIDES, type Side, type State } from "../state.ts";

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
  const count = (event: Event): void => {
    gain += event.type === "clothWoven" ? event.n : 1;
  };
  beginAction(begun, seat, action, count);
  const firsts = firstChoices(begun, seat);
  if (firsts.length === 0) return [{ after: begun, gain }];
  return firsts.map((first) => {
    const after = copyOf(begun);
    gain = 0;
    choose(after, seat, first, count);
    carryOn(after, seat, count);
    return { after, gain };
  });
}

/** What follows a first choice, in whichever way comes first. */
function carryOn(s: State, seat: Seat, count: (event: Event) => void): void {
  while (s.action[0] > 0 && choices(s, seat, list) > 0) choose(s, seat, list[0] as number, count);
}

const list = moveBuffer();

/** The first choices that can differ in what the other action then brings: each building, each material given away. */
function firstChoices(s: State, seat: Seat): readonly number[] {
  if (s.action[0] === 0) return [];
  const all = [...list.subarray(0, choices(s, seat, list))];
  if (s.action[0] === BUILD + 1) return all;
  if (s.action[0] !== CONTRIBUTE + 1) return all.slice(0, 1);
  const materialOf = (move: number): number => MOVES.within(move) % MATERIALS.length;
  return all.filter((move, i) => all.findIndex((other) => materialOf(other) === materialOf(move)) === i);
}
