import type { ChanceBuffer } from "../../chance.ts";
import { EVERYBODY, type Tell } from "../../game.ts";
import { unreachable } from "../../result.ts";
import type { Seat } from "../../seat.ts";
import { seatBit } from "../../to-act.ts";
import { GOODS, STALLS } from "./content.ts";
import { deciderOf, priceOf } from "./legal-moves.ts";
import { type Event, MOVES, OUTCOMES, type Source } from "./moves.ts";
import {
  DEALT_EACH,
  GOOD_INDEX,
  type Good,
  newState,
  type Opened,
  type Player,
  STAGE,
  STALL_INDEX,
  type Stall,
  type State,
} from "./state.ts";

export function setup(opened: Opened): State {
  const s = newState(opened);
  for (const good of GOOD_INDEX) s.deck[good] = opened.content.cards[GOODS[good]];
  if (opened.start === "random") return s;
  s.active[0] = opened.start;
  s.stage[0] = STAGE.deal;
  return s;
}

export function play(s: State, seat: Seat, move: number, tell?: Tell<Event>): void {
  const type = MOVES.typeOf(move);
  if (type === "draw") {
    tell?.({ type: "drawing", seat }, EVERYBODY);
    s.passes[0] = 0;
    s.stage[0] = STAGE.draw;
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
  s.stage[0] = STAGE.pay;
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
  s.stage[0] = STAGE.decide;
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
  s.stage[0] = STAGE.draw;
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
function endTurn(s: State): void {
  const { players } = s.opened;
  s.left[0] = 0;
  const isOver = STALL_INDEX.every((stall) => s.owner[stall] > 0) || s.passes[0] === players.length;
  s.active[0] = (s.active[0] + 1) % players.length;
  s.stage[0] = isOver ? STAGE.over : STAGE.turn;
}

/** Seat 1 begins twice as often as each other seat. */
export function chance(s: State, out: ChanceBuffer): number {
  let n = 0;
  if (s.stage[0] === STAGE.start) {
    for (const seat of s.opened.players) {
      out.outcomes[n] = OUTCOMES.first.start + seat;
      out.weights[n++] = seat === 0 ? 2 : 1;
    }
    return n;
  }
  for (const good of GOOD_INDEX) {
    if (s.deck[good] === 0) continue;
    out.outcomes[n] = OUTCOMES.first.card + good;
    out.weights[n++] = s.deck[good];
  }
  return n;
}

export function resolve(s: State, outcome: number, tell?: Tell<Event>): void {
  if (OUTCOMES.typeOf(outcome) === "start") {
    s.active[0] = outcome - OUTCOMES.first.start;
    s.stage[0] = STAGE.deal;
    tell?.({ type: "started", seat: s.active[0] as Player }, EVERYBODY);
    return;
  }
  const good = (outcome - OUTCOMES.first.card) as Good;
  const seat = drawerOf(s);
  s.deck[good]--;
  s.hand[seat][good]++;
  tell?.({ type: "cardGained", seat, good: GOODS[good] }, seatBit(seat));
  tell?.({ type: "cardGained", seat }, EVERYBODY & ~seatBit(seat));
  if (s.stage[0] === STAGE.draw) {
    endTurn(s);
    return;
  }
  s.dealt[0]++;
  if (s.dealt[0] === DEALT_EACH * s.opened.players.length) s.stage[0] = STAGE.turn;
}

/** Whose card comes next. `left` is 1 when the neighbour draws. */
function drawerOf(s: State): Player {
  if (s.stage[0] === STAGE.deal) return Math.floor(s.dealt[0] / DEALT_EACH) as Player;
  return s.left[0] === 1 ? deciderOf(s) : (s.active[0] as Player);
}
