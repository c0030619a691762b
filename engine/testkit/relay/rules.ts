import type { ChanceBuffer } from "../../chance.ts";
import { EVERYBODY, type MoveBuffer, type Reason, type Tell } from "../../game.ts";
import { moveKinds, outcomeKinds } from "../../move-kinds.ts";
import type { Seat } from "../../seat.ts";
import { CHANCE, NOBODY, seatBit, type ToAct } from "../../to-act.ts";
import { KIND_INDEX, KINDS, type Kind, type KindName, type Player, STAGE, type State, sum } from "./state.ts";

export type Event =
  /** Owner only: `card`. */
  | { readonly type: "dealt"; readonly seat: Seat; readonly card?: KindName }
  | { readonly type: "kept"; readonly seat: Seat; readonly card?: KindName }
  | { readonly type: "passed" }
  | { readonly type: "turnedUp"; readonly seat: Seat; readonly cards: readonly KindName[] }
  | { readonly type: "scored"; readonly seat: Seat; readonly card: KindName; readonly points: number };
export type Target = `card:${KindName}`;

const EACH_KIND = KINDS.map((card) => ({ card }));

export const MOVES = moveKinds<State, Target>()({
  keep: { args: EACH_KIND, names: ({ card }) => [`card:${card}`] },
});
export type Move = (typeof MOVES.table)[number];

export const OUTCOMES = outcomeKinds({ deal: { args: EACH_KIND }, pass: {}, reveal: {} });
export type Outcome = (typeof OUTCOMES.table)[number];

/** Only the owner may know the card; everybody else hears the same event without it. */
const others = (seat: Seat): number => EVERYBODY & ~seatBit(seat);

export function toAct(s: State): ToAct {
  switch (s.stage[0]) {
    case STAGE.keep:
      return s.opened.players.reduce((mask: ToAct, seat) => (hasChosen(s, seat) ? mask : mask | seatBit(seat)), NOBODY);
    case STAGE.over:
      return NOBODY;
    default:
      return CHANCE;
  }
}

const hasChosen = (s: State, seat: Player): boolean => s.kept[seat][s.round[0] as 0 | 1 | 2] !== 0;

export function legalMoves(s: State, seat: Seat, out: MoveBuffer): number {
  if (!isPlayer(s, seat) || s.stage[0] !== STAGE.keep || hasChosen(s, seat)) return 0;
  let n = 0;
  for (const kind of KIND_INDEX) if (s.hand[seat][kind] > 0) out[n++] = MOVES.first.keep + kind;
  return n;
}

const isPlayer = (s: State, seat: Seat): seat is Player => seat < s.opened.players.length;

/** Keeps a card. The hands travel when the last seat has chosen; that is chance's entry. */
export function play(s: State, seat: Seat, move: number, tell?: Tell<Event>): void {
  const kind = (move - MOVES.first.keep) as Kind;
  const player = seat as Player;
  s.hand[player][kind]--;
  s.kept[player][s.round[0] as 0 | 1 | 2] = kind + 1;
  if (tell) {
    tell({ type: "kept", seat, card: KINDS[kind] }, seatBit(seat));
    tell({ type: "kept", seat }, others(seat));
  }
  if (toAct(s) === NOBODY) s.stage[0] = sum(s.hand[player]) === 0 ? STAGE.reveal : STAGE.pass;
}

export function chance(s: State, out: ChanceBuffer): number {
  if (s.stage[0] !== STAGE.deal)
    return one(out, s.stage[0] === STAGE.pass ? OUTCOMES.first.pass : OUTCOMES.first.reveal);
  let n = 0;
  for (const kind of KIND_INDEX) {
    if (s.deck[kind] === 0) continue;
    out.outcomes[n] = OUTCOMES.first.deal + kind;
    out.weights[n] = s.deck[kind];
    n++;
  }
  return n;
}

function one(out: ChanceBuffer, outcome: number): number {
  out.outcomes[0] = outcome;
  out.weights[0] = 1;
  return 1;
}

export function resolve(s: State, outcome: number, tell?: Tell<Event>): void {
  const type = OUTCOMES.typeOf(outcome);
  if (type === "deal") dealCard(s, (outcome - OUTCOMES.first.deal) as Kind, tell);
  else if (type === "pass") passHands(s, tell);
  else turnUp(s, tell);
}

function dealCard(s: State, kind: Kind, tell?: Tell<Event>): void {
  const { players, handSize } = s.opened;
  const seat = Math.floor(s.dealt[0] / handSize) as Player;
  s.deck[kind]--;
  s.hand[seat][kind]++;
  s.dealt[0]++;
  if (s.dealt[0] === players.length * handSize) s.stage[0] = STAGE.keep;
  tell?.({ type: "dealt", seat, card: KINDS[kind] }, seatBit(seat));
  tell?.({ type: "dealt", seat }, others(seat));
}

function passHands(s: State, tell?: Tell<Event>): void {
  const { players, step } = s.opened;
  const n = players.length;
  const before = players.map((seat) => Array.from(s.hand[seat]));
  for (const seat of players) {
    const from = before[(seat - step + n) % n] ?? [];
    for (const kind of KIND_INDEX) s.hand[seat][kind] = from[kind] ?? 0;
  }
  s.round[0]++;
  s.stage[0] = STAGE.keep;
  tell?.({ type: "passed" }, EVERYBODY);
}

/** c cards of a kind give c x c points. */
function turnUp(s: State, tell?: Tell<Event>): void {
  s.stage[0] = STAGE.over;
  for (const seat of s.opened.players) {
    const cards = keptKinds(s, seat);
    tell?.({ type: "turnedUp", seat, cards: cards.map((kind) => KINDS[kind]) }, EVERYBODY);
    for (const kind of KIND_INDEX) {
      const points = cards.filter((each) => each === kind).length ** 2;
      if (points === 0) continue;
      s.score[seat] += points;
      tell?.({ type: "scored", seat, card: KINDS[kind], points }, EVERYBODY);
    }
  }
}

/** What a seat has kept so far, by round. */
export function keptKinds(s: State, seat: Player): readonly Kind[] {
  return Array.from({ length: s.kept[seat].length }, (_, round) => s.kept[seat][round as 0 | 1 | 2])
    .filter((kind) => kind > 0)
    .map((kind) => (kind - 1) as Kind);
}

export const REASON_CODES = ["being-dealt", "kept-already", "hands-travel", "match-over", "not-in-hand"] as const;

export function whyNot(s: State, seat: Seat, target: Target): Reason | undefined {
  switch (s.stage[0]) {
    case STAGE.deal:
      return { code: "being-dealt" };
    case STAGE.pass:
    case STAGE.reveal:
      return { code: "hands-travel" };
    case STAGE.over:
      return { code: "match-over" };
  }
  const kind = KIND_INDEX[KINDS.findIndex((name) => target === `card:${name}`)] ?? 0;
  if (hasChosen(s, seat as Player)) return { code: "kept-already" };
  return s.hand[seat as Player][kind] > 0 ? undefined : { code: "not-in-hand", facts: { card: KINDS[kind] } };
}
