import { EVERYBODY, type Tell } from "../../game.ts";
import { unreachable } from "../../result.ts";
import type { Seat } from "../../seat.ts";
import { GOODS, STALLS } from "./content.ts";
import { deciderOf, priceOf } from "./legal-moves.ts";
import { type Event, MOVES, type Source } from "./moves.ts";
import { AWAITS, type Good, type Player, STALL_INDEX, type Stall, type State } from "./state.ts";

export function play(s: State, seat: Seat, move: number, tell?: Tell<Event>): void {
  const type = MOVES.typeOf(move);
  if (type === "draw") {
    tell?.({ type: "drawing", seat }, EVERYBODY);
    s.passes[0] = 0;
    s.awaits[0] = AWAITS.draw;
  } else if (type === "pass") {
    tell?.({ type: "passed", seat }, EVERYBODY);
    s.passes[0]++;
    endTurn(s);
  } else if (type === "build") begin(s, (move - MOVES.first.build) as Stall, tell);
  else if (type === "pay") pay(s, (move - MOVES.first.pay) as Good, tell);
  else if (type === "takePoint") takePoint(s, tell);
  else if (type === "takeCard") takeCard(s, tell);
  else unreachable(type);
}

function begin(s: State, stall: Stall, tell?: Tell<Event>): void {
  s.passes[0] = 0;
  s.stall[0] = stall;
  s.left[0] = priceOf(s, stall);
  s.last[0] = 0;
  s.awaits[0] = AWAITS.pay;
  tell?.({ type: "building", seat: s.active[0] as Player, stall: STALLS[stall] }, EVERYBODY);
}

function pay(s: State, good: Good, tell?: Tell<Event>): void {
  const seat = s.active[0] as Player;
  s.hand[seat][good]--;
  s.discard[good]++;
  s.left[0]--;
  s.last[0] = good;
  tell?.({ type: "paid", seat, good: GOODS[good] }, EVERYBODY);
  if (s.left[0] > 0) return;
  const stall = s.stall[0] as Stall;
  s.owner[stall] = seat + 1;
  s.awaits[0] = AWAITS.decide;
  s.stall[0] = 0;
  s.last[0] = 0;
  tell?.({ type: "built", seat, stall: STALLS[stall] }, EVERYBODY);
  score(s, seat, { points: s.opened.content.stalls[STALLS[stall]].points, source: STALLS[stall] }, tell);
}

function takePoint(s: State, tell?: Tell<Event>): void {
  score(s, s.active[0] as Player, { points: -1, source: "taken" }, tell);
  score(s, deciderOf(s), { points: 1, source: "taken" }, tell);
  endTurn(s);
}

function takeCard(s: State, tell?: Tell<Event>): void {
  tell?.({ type: "drawing", seat: deciderOf(s) }, EVERYBODY);
  s.awaits[0] = AWAITS.draw;
  s.left[0] = 1;
}

interface Points {
  readonly points: number;
  readonly source: Source;
}

function score(s: State, seat: Player, { points, source }: Points, tell?: Tell<Event>): void {
  s.score[seat] += points;
  if (points !== 0) tell?.({ type: "scored", seat, points, source }, EVERYBODY);
}

/** All stalls built, or all seats passed: the match is over. */
export function endTurn(s: State): void {
  const { players } = s.opened;
  s.left[0] = 0;
  const isOver = STALL_INDEX.every((stall) => s.owner[stall] > 0) || s.passes[0] === players.length;
  s.active[0] = (s.active[0] + 1) % players.length;
  s.awaits[0] = isOver ? AWAITS.over : AWAITS.turn;
}
