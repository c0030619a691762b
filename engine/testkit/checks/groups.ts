import type { GameTypes, OpenGame } from "../../game.ts";
import type { Seat } from "../../seat.ts";
import { CHANCE, firstSeat, isToAct, NOBODY } from "../../to-act.ts";
import { legalMovesOf } from "../looking/lists.ts";
import { must } from "../must.ts";
import { copyOf, type Promised } from "../subject.ts";

/** Most sequences of a group checked from one position. */
const LIMIT = 400;

export const GROUPS: Promised = {
  name: "the moves of an order-free group come in one order only",
  check({ open, state }) {
    const mask = open.toAct(state);
    if (mask === CHANCE || mask === NOBODY) return;
    const seat = firstSeat(mask);
    const groups = new Set(legalMovesOf(open, state, seat).map((move) => open.group(move)));
    for (const group of groups) {
      if (group === undefined) continue;
      const seen = new Map<string, string>();
      let left = LIMIT;
      eachSequence(open, { state, seat, group }, [], (sequence) => {
        const key = [...sequence].sort((a, b) => a - b).join(" ");
        const text = sequence.map((move) => open.printMove(move)).join(", ");
        must(!seen.has(key), `both "${seen.get(key)}" and "${text}" are legal`);
        seen.set(key, text);
        return --left > 0;
      });
    }
  },
};

interface From<S> {
  readonly state: S;
  readonly seat: Seat;
  readonly group: string;
}

/** Every sequence of two or more moves of the group, in depth-first order, as long as `visit` returns true. */
function eachSequence<T extends GameTypes>(
  open: OpenGame<T>,
  { state, seat, group }: From<T["state"]>,
  before: readonly number[],
  visit: (sequence: readonly number[]) => boolean,
): boolean {
  if (!isToAct(open.toAct(state), seat)) return true;
  for (const move of legalMovesOf(open, state, seat)) {
    if (open.group(move) !== group) continue;
    const sequence = [...before, move];
    if (sequence.length > 1 && !visit(sequence)) return false;
    const after = copyOf(open, state);
    open.play(after, seat, move);
    if (!eachSequence(open, { state: after, seat, group }, sequence, visit)) return false;
  }
  return true;
}
