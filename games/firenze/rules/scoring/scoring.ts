import { EVERYBODY, elementAt, type ScoredNow } from "#engine";
import {
  CARDS,
  COLOUR_INDEX,
  COLOURS,
  type Colour,
  contractOf,
  FEASTS,
  FIRST_FEAST,
  FLOORS,
  type HandKind,
  RECOGNITION,
} from "../content.ts";
import type { Listener } from "../events.ts";
import { FROM_FEASTS, FROM_MAJORITIES, type Player, SOURCE_INDEX, type State } from "../state.ts";
import type { Target } from "../targets.ts";

export const pointsOf = (s: State, seat: Player): number =>
  SOURCE_INDEX.reduce<number>((sum, source) => sum + s.points[source][seat], 0);

/** In a majority key, from the left: the seals, and the highest one. */
const SEALS_SHIFT = 4;

/** Seals of the seat on a tower of the board, and its highest one as a fraction: the larger number has the majority. */
export function majorityKey(s: State, seat: Player, colour: Colour): number {
  let seals = 0;
  let highest = 0;
  for (const floors of FLOORS) {
    if (s.seals[contractOf(colour, floors)] !== seat + 1) continue;
    seals++;
    highest = floors;
  }
  return seals === 0 ? 0 : (seals << SEALS_SHIFT) + highest;
}

/**
 * 5.2 The seat with most seals on the tower, balconies included; of tied seats the one with the highest seal. Undefined
 * without a seal of a seat.
 */
export function majorityOf(s: State, colour: Colour): Player | undefined {
  let best: Player | undefined;
  let most = 0;
  for (const seat of s.opened.seatList) {
    const key = majorityKey(s, seat, colour);
    if (key > most) {
      most = key;
      best = seat;
    }
  }
  return best;
}

/** 5.2 The majority of a contract's tower if it were scored now; undefined for other targets. */
export function scoredNow(s: State, target: Target): ScoredNow | undefined {
  const [kind, name] = target.split(":");
  const colour = COLOUR_INDEX.find((each) => COLOURS[each] === name);
  if (kind !== "contract" || colour === undefined) return undefined;
  const best = majorityOf(s, colour);
  const { points } = s.opened.figures.majorities[COLOURS[colour]];
  return {
    points: s.opened.seatList.map((seat) => (seat === best ? points : 0)),
    counts: s.opened.seatList.map((seat) => sealsOn(s, seat, colour)),
  };
}

const sealsOn = (s: State, seat: Player, colour: Colour): number => majorityKey(s, seat, colour) >> SEALS_SHIFT;

/** 4.2 Own contracts of three or four floors. */
function lowContracts(s: State, seat: Player): number {
  let n = 0;
  for (const colour of COLOUR_INDEX) {
    for (const floors of [3, 4]) if (s.seals[contractOf(colour, floors)] === seat + 1) n++;
  }
  return n;
}

/** 4.2, 4.8, 4.17, 4.21, 4.24 Points that one feast card is worth to the seat as things stand. */
export function feastPoints(s: State, seat: Player, kind: HandKind): number {
  const worth = s.opened.figures.feasts[elementAt(FEASTS, kind - FIRST_FEAST)];
  return kind === RECOGNITION ? worth * lowContracts(s, seat) : worth;
}

const FEAST_KINDS = [8, 9, 10, 11, 12] as const;

/** 5.2, 5.3 Majorities, then feasts. */
export function scoreEnd(s: State, tell: Listener): void {
  for (const colour of COLOUR_INDEX) {
    const seat = majorityOf(s, colour);
    if (seat === undefined) continue;
    const { points } = s.opened.figures.majorities[COLOURS[colour]];
    s.points[FROM_MAJORITIES][seat] += points;
    tell?.({ type: "majority", seat, colour: COLOURS[colour], points }, EVERYBODY);
  }
  for (const seat of s.opened.seatList) {
    for (const kind of FEAST_KINDS) {
      const each = feastPoints(s, seat, kind);
      for (let n = s.hand[seat][kind]; n > 0; n--) {
        s.points[FROM_FEASTS][seat] += each;
        tell?.({ type: "feast", seat, card: CARDS[kind], points: each }, EVERYBODY);
      }
    }
  }
}
