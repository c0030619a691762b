import { type Area, BONUSES, CARDS, type Card, type Space } from "./words.ts";

export interface Player {
  /** Diamonds in the personal and in the general supply. */
  personal: number;
  general: number;
  ship: number;
  points: number;
  hand: Card[];
  kept: Card | null;
  /** The extra card that has been taken but not played. */
  taken: Card | null;
  /** Cards laid face down before this player. */
  laid: Card[];
}

export type Phase =
  | "start"
  | "opening"
  | "dealing"
  | "showing"
  | "choosing"
  | "playing"
  | "extra"
  | "passing"
  | "layingOut"
  | "over";

/** A match as plain objects and lists. */
export interface Match {
  readonly options: Readonly<Record<string, string>>;
  readonly players: Player[];
  phase: Phase;
  doge: number;
  /** The seat whose turn it is, or that is dealt to. */
  actor: number;
  /** From 1. */
  trick: number;
  diamonds: { readonly space: Space; readonly owner: number }[];
  /** In the order in which they were won: 20, 15, 10, 5. */
  bonuses: { readonly area: Area; readonly owner: number }[];
  deck: Card[];
  display: Card[];
  discards: Card[];
  /** Open cards still to be drawn. */
  toShow: number;
}

export const isFirst = (match: Match): boolean => match.options["edition"] !== "revised";
export const isInTurn = (match: Match): boolean => match.options["selection"] === "inTurn";

export const playerAt = (match: Match, seat: number): Player => {
  const player = match.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
};

export const leftOf = (match: Match, seat: number): number => (seat + 1) % match.players.length;

/** 1.11, 6.5 Everything on the table before anything has been drawn. */
export function newMatch(seats: number, options: Readonly<Record<string, string>>): Match {
  const isRevised = options["edition"] === "revised";
  return {
    options,
    players: Array.from({ length: seats }, () => ({
      personal: isRevised ? 27 : 25,
      general: isRevised ? 3 : 5,
      ship: 0,
      points: 0,
      hand: [],
      kept: null,
      taken: null,
      laid: [],
    })),
    phase: "start",
    doge: -1,
    actor: -1,
    trick: 0,
    diamonds: [],
    bonuses: [],
    deck: [...CARDS],
    display: [],
    discards: [],
    toShow: 0,
  };
}

export const ownerOf = (match: Match, space: Space): number | undefined =>
  match.diamonds.find((diamond) => isSame(diamond.space, space))?.owner;

export const isSame = (a: Space, b: Space): boolean => a.area === b.area && a.at === b.at;

/** The spaces of an area with diamonds of the seat, or of anybody. */
export const filled = (match: Match, area: Area, seat?: number): readonly Space[] =>
  match.diamonds
    .filter(({ space, owner }) => space.area === area && (seat === undefined || owner === seat))
    .map(({ space }) => space);

/** 1.9 What the bonus diamonds of a seat are worth. */
export function bonusPoints(match: Match, seat: number): number {
  let points = 0;
  for (const area of ["workshops", "houses", "nobili", "populi", "trade"] as const) {
    const winners = match.bonuses.filter((bonus) => bonus.area === area).map(({ owner }) => owner);
    if (winners.includes(seat)) points += BONUSES[winners.indexOf(seat)] ?? 0;
  }
  return points;
}

const isEqual = (a: Card, b: Card): boolean => a.area === b.area && a.symbol === b.symbol && a.ship === b.ship;

/** Returns the list without one card of this kind. */
export function take(cards: Card[], card: Card): Card[] {
  const at = cards.findIndex((each) => isEqual(each, card));
  if (at < 0) throw new Error(`there is no ${card.symbol} ${card.ship} here`);
  return cards.filter((_, i) => i !== at);
}

export const copiesOf = (cards: readonly Card[], card: Card): number =>
  cards.filter((each) => isEqual(each, card)).length;

/** Returns one card of each kind. */
export const looks = (cards: readonly Card[]): readonly Card[] =>
  cards.filter((card, i) => cards.findIndex((each) => isEqual(each, card)) === i);

export function copyOf(match: Match): Match {
  return {
    ...match,
    players: match.players.map((player) => ({ ...player, hand: [...player.hand], laid: [...player.laid] })),
    diamonds: [...match.diamonds],
    bonuses: [...match.bonuses],
    deck: [...match.deck],
    display: [...match.display],
    discards: [...match.discards],
  };
}
