import { ofKind, sum } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { CARD_POINTS, MATERIAL_NAMES, TILE_POINTS, type TileName } from "../../rules/content.ts";
import { bestOther, type Counted, countsOf } from "../../ui/counted.ts";
import type { At, Move } from "./at.ts";

/** What is given to buildings and cities: who has how much where, and where one thing more changes the order. */

/** The building or city that a move gives to. */
export const placeOf = ({ text }: Move): Counted => text.split(" ").at(-1) as Counted;

/** What else counts a gift: its material, all artworks, all ports or all trade cities. */
export function alsoOf({ text }: Move): TileName | undefined {
  const [kind, material] = text.split(" ");
  switch (kind) {
    case "contribute":
      return MATERIAL_NAMES.find((name) => name === material);
    case "artwork":
      return "artworks";
    case "ship":
      return "portCities";
    case "transport":
      return "tradeCities";
    default:
      return undefined;
  }
}

/** Others who are ahead count twice, those who are level once; nothing at all has no place. */
function behind(counts: readonly number[], you: Seat): number {
  const own = counts[you] ?? 0;
  if (own === 0) return 2 * counts.length - 1;
  return sum(counts.map((n, seat) => (seat === you || n < own ? 0 : n === own ? 1 : 2)));
}

/** How many places a gift brings the reader forward in what is counted. */
export const stepsIn = (at: At, move: Move, counted: Counted): number =>
  behind(countsOf(counted, at.view), at.you) - behind(countsOf(counted, move.brings().view), at.you);

/** A lead of so many is safe: one more changes nothing. */
export const SAFE = 2;
/** What only brings the reader nearer to others, or makes a lead safer, in points; an artwork that breaks ties alone is worth less. */
const SLIGHT = 0.1;
const LEAST = 0.01;
/** What is scored at the end counts as if so many other scorings came before it: nobody else aims at a secret card. */
const LATEST = 5;

/** What is still to be scored and what it pays: the sooner, the less others can change about it. */
function scoringsOf({ view, you }: At) {
  const tiles = view.council
    .slice(view.tilesScored)
    .map(({ tile }, k) => ({ counted: tile, pays: TILE_POINTS, ahead: k + 1 }));
  const cards = [view.openScoringCard, view.keptCards[you] ?? null].map((counted) => ({
    ...{ counted, pays: CARD_POINTS, ahead: Math.min(LATEST, tiles.length + 1) },
  }));
  return [...tiles, ...cards].flatMap(({ counted, ...rest }) => (counted === null ? [] : [{ counted, ...rest }]));
}

/** 5.8 What orders seats of one count: seats and artworks in the Palazzo together, then seats. */
function tieOf({ council, palazzo }: View, you: Seat): number {
  const seats = council.filter(({ seat }) => seat === you).length;
  return MANY * (seats + palazzo.filter((owner) => owner === you).length) + seats;
}
/** More than there are seats on the council. */
const MANY = 100;

/** 5.7 to 5.9 What the reader would be paid now; who is level even then is taken to share. */
function paid(view: View, you: Seat, counted: Counted, pays: readonly number[]): number {
  const counts = countsOf(counted, view);
  if ((counts[you] ?? 0) === 0) return 0;
  const key = (seat: number): number => MANY * MANY * (counts[seat] ?? 0) + tieOf(view, seat as Seat);
  const keys = counts.map((_, seat) => key(seat));
  const [above, level] = [keys.filter((n) => n > key(you)).length, keys.filter((n) => n === key(you)).length];
  return sum(pays.slice(above, above + level)) / level;
}

/** How much better the reader stands after the move in all that is still to be scored. */
export function gainOf(at: At, move: Move): number {
  const [now, then] = [at.view, move.brings().view];
  const gains = scoringsOf(at).map(({ counted, pays, ahead }) => {
    const more = paid(then, at.you, counted, pays) - paid(now, at.you, counted, pays);
    const counts = countsOf(counted, now);
    const isMore = (countsOf(counted, then)[at.you] ?? 0) > (counts[at.you] ?? 0);
    const isSafe = (counts[at.you] ?? 0) - bestOther(counts, at.you) >= SAFE;
    // What an artwork in the Palazzo brings in ties is soon lost again.
    if (!isMore) return 0;
    return (more > 0 ? more : isSafe ? 0 : SLIGHT) / ahead;
  });
  const inPalazzo = then.palazzo.length > now.palazzo.length ? LEAST : 0;
  return sum(gains) + inPalazzo;
}

const GIFTS = /^(artwork|contribute|ship|transport) /;

/** With what can be delivered by the same action after it: 4.5 the rules take its cities in one order. */
function gainInAll(at: At, move: Move): number {
  const then = { ...at, view: move.brings().view };
  const more = move.next().filter(({ text }) => /^(ship|transport) /.test(text));
  return gainOf(at, move) + Math.max(0, ...more.map((each) => gainInAll(then, each)));
}

/** The gifts that bring the reader forward most in what is still counted, the next ones of the action with them. */
export function gaining(at: At, moves: readonly Move[]): readonly Move[] {
  const gains = moves.map((move) => gainInAll(at, move));
  return moves.filter((_, k) => gains[k] === Math.max(...gains));
}

/** One of the gifts changes something that is still counted: a lead that is safe is none. */
export const isGaining = (at: At, moves: readonly Move[]): boolean => moves.some((move) => gainInAll(at, move) > 0);

/** All that the action could give or deliver changes nothing that is still counted. */
export function isIdle(at: At, action: Move): boolean {
  const gifts = action.next().filter(({ text }) => GIFTS.test(text));
  return gifts.length > 0 && !isGaining({ ...at, view: action.brings().view }, gifts);
}

/** What can be delivered by the action that has begun, also where the rules have ended it and its cities come in another order. */
export const delivering = (at: At): readonly Move[] => ofKind(at, "ship", "transport");

/** Deliveries that would change something are left: they come before all else. */
export const isDelivering = (at: At): boolean => isGaining(at, delivering(at));

/** The reader comes before somebody else by what the move gives, or by the best of what follows it. */
export function isForward(at: At, move: Move): boolean {
  const gifts = move.next().filter(({ text }) => GIFTS.test(text));
  return [move, ...gifts].some((each) =>
    scoringsOf(at).some(({ counted, pays }) => {
      const after = each.brings().view;
      return paid(after, at.you, counted, pays) > paid(at.view, at.you, counted, pays);
    }),
  );
}
