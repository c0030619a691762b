import { EVERYBODY, type Tell } from "../../game.ts";
import type { ChanceBuffer } from "../../match/chance.ts";
import type { Viewer } from "../../seat.ts";
import { seatBit } from "../../to-act.ts";
import { type Event, OUTCOMES, others } from "./moves.ts";
import { keptKinds } from "./standings.ts";
import { AWAITS, KIND_INDEX, KINDS, type Kind, type Player, type State } from "./state.ts";

export function chance(s: State, out: ChanceBuffer): number {
  if (s.awaits[0] !== AWAITS.deal)
    return one(out, s.awaits[0] === AWAITS.pass ? OUTCOMES.first.pass : OUTCOMES.first.reveal);
  let n = 0;
  for (const kind of KIND_INDEX) {
    if (s.deck[kind] === 0) continue;
    out.outcomes[n] = OUTCOMES.first.deal + kind;
    out.weights[n] = s.deck[kind];
    n++;
  }
  return n;
}

/** A card that is dealt to somebody else is a card, whatever it is. */
export function seenAs(s: State, viewer: Viewer, outcome: number): number {
  const isSeen = viewer === "open" || s.awaits[0] !== AWAITS.deal || receiverOf(s) === viewer;
  return isSeen ? outcome : OUTCOMES.first.deal;
}

const receiverOf = (s: State): Player => Math.floor(s.dealt[0] / s.opened.handSize) as Player;

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
  const seat = receiverOf(s);
  s.deck[kind]--;
  s.hand[seat][kind]++;
  s.dealt[0]++;
  if (s.dealt[0] === players.length * handSize) s.awaits[0] = AWAITS.keep;
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
  s.awaits[0] = AWAITS.keep;
  tell?.({ type: "passed" }, EVERYBODY);
}

/** c cards of a kind give c x c points. */
function turnUp(s: State, tell?: Tell<Event>): void {
  s.awaits[0] = AWAITS.over;
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
