import type { Seat } from "#engine";
import { type Counts, total } from "../bricks.ts";
import { lossesOf, lostInOrder } from "../cards/losses.ts";
import {
  BOTCH,
  COLLAPSE,
  COLOUR_INDEX,
  COLOURS,
  type ColourName,
  FIRE,
  FIRST_EVENT,
  FLOOD,
  type Kind,
  LUXURY_TAX,
  TRIBUTE,
} from "../content.ts";
import { PLAYERS, type Player, type State, TOWER_SLOTS, type TowerSlot } from "../state.ts";
import { colourAt, heightAt, isFirstAlike } from "../towers/towers.ts";

/** 4 What an event takes from a seat, as far as it is certain before anybody chooses. */
export interface Hit {
  readonly seat: Seat;
  /** Bricks of its storage. */
  readonly bricks: number;
  /** 4.30 So many of each colour, where Flood or Luxury Tax takes them in order from a storage that is known. */
  readonly which: readonly number[] | null;
  /** What else it loses hangs on which bricks pay for the card. */
  readonly mayBeMore: boolean;
  /** The towers that are hit for certain, with their floors before. */
  readonly towers: readonly { readonly colour: ColourName; readonly floors: number }[];
  /** How many more are hit, of which the seat has the choice. */
  readonly chosen: number;
  /** 4.18 A tower that is hit loses one brick only. */
  readonly isCut: boolean;
}

/** What an event finds in the storage of the seat whose turn it is: of each colour at most, and in all. */
export interface Stored {
  readonly most: Counts;
  readonly sum: number;
}

/**
 * The hits of an event on every seat, that of the seat whose turn it is first; none of a card that is no event. Changes
 * the state.
 */
export function hitsOf(s: State, taker: Player, kind: Kind, stored: Stored): readonly Hit[] {
  const seats = PLAYERS.filter((seat) => seat < s.opened.seats && seat !== taker);
  const spared = seats.map((seat): Hit => ({ seat, ...NOTHING }));
  const { fire, flood } = s.opened.figures;
  switch (kind) {
    case COLLAPSE:
    case BOTCH:
      return [{ ...struck(s, taker), isCut: kind === BOTCH }, ...spared];
    case FIRE:
      return [{ seat: taker, ...NOTHING, bricks: Math.min(fire, stored.sum) }, ...spared];
    case FLOOD: {
      const flooded = (seat: Player, held: number): Hit => {
        const bricks = Math.ceil(held / flood);
        return { seat, ...NOTHING, bricks, which: whichOf(s, seat, bricks) };
      };
      const isKnown = setStored(s, taker, stored);
      const own = flooded(taker, stored.sum);
      const others = seats.map((seat) => flooded(seat, total(s.storage[seat])));
      return [isKnown ? own : { ...own, which: null }, ...others];
    }
    case LUXURY_TAX:
    case TRIBUTE:
      return [taxed(s, taker, kind, stored), ...seats.map((seat) => taxed(s, seat, kind))];
    default:
      return kind < FIRST_EVENT ? [] : [{ seat: taker, ...NOTHING }, ...spared];
  }
}

const NOTHING = { bricks: 0, which: null, mayBeMore: false, towers: [], chosen: 0, isCut: false } as const;

const towersAt = (s: State, seat: Player, slots: readonly TowerSlot[]) =>
  slots.map((slot) => ({ colour: COLOURS[colourAt(s, seat, slot)], floors: heightAt(s, seat, slot) }));

/** 4.4, 4.18 One of the seat's towers: which one is certain where all are alike. */
function struck(s: State, seat: Player): Hit {
  const kinds = TOWER_SLOTS.filter((slot) => slot < s.towerCount[seat] && isFirstAlike(s, seat, slot));
  if (kinds.length > 1) return { seat, ...NOTHING, chosen: 1 };
  return { seat, ...NOTHING, towers: towersAt(s, seat, kinds) };
}

/** 4.15, 4.28, 4.30 With only so many bricks of each colour known, what is paid is known where any bricks would do. */
function taxed(s: State, seat: Player, kind: Kind, stored?: Stored): Hit {
  const isKnown = stored === undefined || setStored(s, seat, stored);
  const isAny = kind === LUXURY_TAX;
  if (!isKnown && isAny) setStored(s, seat, { most: inOne(stored.sum), sum: stored.sum });
  const { paid, falling, chosen } = lossesOf(s, seat, kind);
  const which = isKnown && isAny ? whichOf(s, seat, paid) : null;
  return {
    ...{ seat, ...NOTHING, towers: towersAt(s, seat, falling) },
    ...(isKnown || isAny ? { bricks: paid, which, chosen } : { mayBeMore: true }),
  };
}

/** So many bricks, of whichever colour. */
const inOne = (n: number): Counts => ({ 0: n, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 });

/** Puts all that there may be of each colour into the storage; whether that is just what there is. */
function setStored(s: State, seat: Player, { most, sum }: Stored): boolean {
  for (const colour of COLOUR_INDEX) s.storage[seat][colour] = most[colour];
  return sum === total(most);
}

const whichOf = (s: State, seat: Player, bricks: number): readonly number[] | null =>
  s.opened.ownerLosses ? null : lostInOrder(s, seat, bricks);
