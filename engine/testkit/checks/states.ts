import type { GameTypes } from "../../game.ts";
import { nextEntry, randomMove } from "../../match/playout.ts";
import { SEATS_OF, type Seat } from "../../seat.ts";
import { outOfBounds } from "../../state/position.ts";
import { CHANCE, firstSeat, NOBODY } from "../../to-act.ts";
import { legalMovesOf, outcomesOf } from "../looking/lists.ts";
import { must, mustEqual } from "../must.ts";
import { bytesOf, copyOf, type Position, type Promised, type Subject } from "../subject.ts";

export const BOUNDS: Promised = {
  name: "every number is within the bounds of its field",
  check: ({ subject, state }) => mustBeWithinBounds(subject, state),
};

function mustBeWithinBounds<T extends GameTypes>(subject: Subject<T>, state: T["state"]): void {
  const wrong = outOfBounds(subject, state);
  must(wrong === undefined, wrong ?? "");
}

export const NOTATION: Promised = {
  name: "a position prints on one line and parses back",
  check({ open, state }) {
    const text = open.printPosition(state);
    must(/^[\x20-\x7e]+$/.test(text), `a position does not print as one line of ASCII: ${text}`);
    const back = open.parsePosition(text);
    must(back.ok, () => `${text}: ${back.ok ? "" : back.refusal}`);
    mustEqual(bytesOf(back.value), bytesOf(state), `bytes after notation of ${text}`);
    mustEqual(open.hash(back.value), open.hash(state), "hash after notation");
    mustEqual(open.printPosition(back.value), text, "notation printed again");
  },
};

/** All read-only calls. */
function look<T extends GameTypes>({ open, state }: Position<T>): void {
  for (const seat of SEATS_OF[open.seats]) {
    for (const move of legalMovesOf(open, state, seat)) open.names(state, move);
    for (const target of open.targets) open.whyNot(state, seat, target);
    for (const target of open.targets) open.scoredNow?.(state, target);
    open.view(state, seat);
  }
  open.view(state, "public");
  open.view(state, "open");
  open.forced(state);
  open.hash(state);
  open.progress(state);
  if (open.toAct(state) === CHANCE) outcomesOf(open, state);
  if (open.toAct(state) === NOBODY) open.standings(state);
  const values = new Float64Array(open.seats);
  open.game.insight?.values(state, values);
  must(values.every(Number.isFinite), `the insight values the seats at ${values}`);
}

export const LOOKING: Promised = {
  name: "looking changes nothing",
  check(position) {
    const before = bytesOf(position.state);
    look(position);
    mustEqual(bytesOf(position.state), before, "bytes after looking");
  },
};

export const COPIES: Promised = {
  name: "copies are independent",
  check({ open, state, source }) {
    if (open.toAct(state) === NOBODY) return;
    const before = bytesOf(state);
    const [first, second] = [copyOf(open, state), copyOf(open, state)];
    mustEqual(bytesOf(first), before, "bytes of a copy");
    mustEqual(open.hash(first), open.hash(state), "hash of a copy");
    const random = (s: typeof state, seat: Seat) => randomMove(open, s, seat, source);
    for (let i = 0; i < 4 && open.toAct(first) !== NOBODY; i++) nextEntry(open, first, random, source);
    mustEqual(bytesOf(state), before, "bytes after playing on a copy");
    mustEqual(bytesOf(second), before, "bytes of a second copy after playing on the first");
    open.copy(state, first);
    mustEqual(bytesOf(first), before, "bytes of a used state after copying into it");
  },
};

export const CONSERVED: Promised = {
  name: "no piece is lost or made",
  check({ subject, open, state }) {
    const start = JSON.stringify(subject.conserved(open.setup()));
    mustEqual(JSON.stringify(subject.conserved(state)), start, "pieces");
    const mask = open.toAct(state);
    if (mask === NOBODY || mask === CHANCE) return;
    const seat = firstSeat(mask);
    for (const move of legalMovesOf(open, state, seat)) {
      const after = copyOf(open, state);
      open.play(after, seat, move);
      mustEqual(JSON.stringify(subject.conserved(after)), start, `pieces after ${open.printMove(move)}`);
      mustBeWithinBounds(subject, after);
    }
  },
};
