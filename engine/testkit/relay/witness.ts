import type { Viewer } from "../../seat.ts";
import type { HiddenPlace, Secrets } from "../secrets/secrets.ts";
import { stained } from "../secrets/stain.ts";
import { AWAITS, holderOf, KIND_INDEX, newState, type Player, ROUNDS, type Round, type State } from "./state.ts";

/**
 * Follows every packet round by round. A card kept before the viewer first held the packet may be any unseen card; a
 * card kept or left after that is one of those that the viewer passed on.
 */
function hidden(s: State, viewer: Viewer): readonly HiddenPlace[] {
  return [...placesOf(s, viewer)].map(({ pool, holder, kind }) => ({ pool, holder, kind }));
}

interface Spot extends HiddenPlace {
  put(into: State, kind: number): void;
}

function* placesOf(s: State, viewer: Viewer): Generator<Spot> {
  if (viewer === "open") return;
  for (const packet of s.opened.players) {
    let pool = "unseen";
    for (const round of ROUNDS) {
      if (round > s.round[0]) continue;
      const holder = holderOf(s.opened, packet, round);
      const isMine = holder === viewer;
      if (isMine) pool = `packet ${packet} after ${round}`;
      if (!isMine && s.awaits[0] !== AWAITS.over) yield* keptAt(s, pool, holder, round);
      if (!isMine && round === s.round[0]) yield* handAt(s, pool, holder);
    }
  }
  for (const kind of KIND_INDEX) {
    for (let i = 0; i < s.deck[kind]; i++) {
      yield { pool: "unseen", holder: "deck", kind, put: (into, to) => into.deck[to as 0 | 1 | 2]++ };
    }
  }
}

function* keptAt(s: State, pool: string, holder: Player, round: Round): Generator<Spot> {
  const kind = s.kept[holder][round];
  if (kind === 0) return;
  const put = (into: State, to: number) => {
    into.kept[holder][round] = to + 1;
  };
  yield { pool, holder, kind: kind - 1, put };
}

function* handAt(s: State, pool: string, holder: Player): Generator<Spot> {
  for (const kind of KIND_INDEX) {
    for (let i = 0; i < s.hand[holder][kind]; i++) {
      yield { pool, holder, kind, put: (into, to) => into.hand[holder][to as 0 | 1 | 2]++ };
    }
  }
}

function redeal(s: State, viewer: Viewer, kinds: readonly number[]): State {
  const other = newState(s.opened);
  other.bytes.set(s.bytes);
  const spots = [...placesOf(s, viewer)];
  for (const { holder } of spots) {
    const cards = holder === "deck" ? other.deck : other.hand[holder as Player];
    for (const kind of KIND_INDEX) cards[kind] = 0;
  }
  for (const [i, spot] of spots.entries()) spot.put(other, kinds[i] ?? spot.kind);
  return other;
}

/** Overwrites packets that the viewer has not held; of those it has held, it knows all cards together. */
function stain(s: State, viewer: Viewer): State {
  const other = newState(s.opened);
  other.bytes.set(s.bytes);
  if (viewer === "open") return other;
  Object.assign(other, { deck: stained(s.deck) });
  for (const packet of s.opened.players) {
    for (const round of ROUNDS) {
      const holder = holderOf(s.opened, packet, round);
      if (round > s.round[0] || holder === viewer) break;
      const kind = s.kept[holder][round];
      if (kind > 0 && s.awaits[0] !== AWAITS.over) other.kept[holder][round] = (kind % KIND_INDEX.length) + 1;
      if (round === s.round[0]) Object.assign(other.hand, { [holder]: stained(s.hand[holder]) });
    }
  }
  return other;
}

export const SECRETS: Secrets<State> = { hidden, redeal, stain };
