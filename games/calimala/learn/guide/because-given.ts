import { type Because, latest } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import type { Event } from "../../rules/events.ts";
import { bestOther, type Counted, countsOf, isCounted, tileAhead, togetherWith } from "../../ui/counted.ts";
import type { At, Move } from "./at.ts";
import { alsoOf, delivering, placeOf, SAFE, stepsIn } from "./giving.ts";
import { asFigure, toldBySeat } from "./told.ts";

/** Why something is given to a building or a city, in figures of the position. */

type Why = Because<View, Event>;

/** What the event adds to what is counted, found by what was told alone. */
function addsTo(counted: Counted, event: Event): boolean {
  switch (event.type) {
    case "contributed":
      return event.building === counted || event.material === counted;
    case "artworkGiven":
      return event.building === counted || counted === "artworks";
    case "clothShipped":
    case "clothTransported":
      return event.city === counted || togetherWith(event.city) === counted;
    default:
      return false;
  }
}

/** What everybody has after the move, and whether the reader led before it. */
function standing({ you, view }: At, move: Move, counted: Counted) {
  const [now, then] = [countsOf(counted, view), countsOf(counted, move.brings().view)];
  const [n, most] = [then[you] ?? 0, bestOther(then, you)];
  return { n, most, isLeading: (now[you] ?? 0) > bestOther(now, you) };
}

/** The tile that counts the gift otherwise, where the reader gains there more or sooner than at the place itself. */
function besideOf(at: At, move: Move) {
  const other = alsoOf(move);
  if (other === undefined) return { also: 0, ak: 0, an: 0, amost: 0 };
  const ak = tileAhead(at.view, other);
  const { n: an, most: amost } = standing(at, move, other);
  const place = placeOf(move);
  const k = tileAhead(at.view, place);
  const isMore = stepsIn(at, move, place) <= 0 || k === 0 || ak < k;
  const isTold = ak > 0 && (!isCounted(at.view, at.you, place) || (stepsIn(at, move, other) > 0 && isMore));
  return { also: asFigure(isTold), ak, an, amost };
}

const TIES = "palazzoVecchio";

/** Nothing more is delivered: wherever it counts, nobody can overtake the reader, or nothing counts it any more. */
const ENOUGH = {
  ...{ n: 0, most: 0, k: 0, ahead: 0, also: 0, ak: 0, an: 0, amost: 0, keeps: 0, leads: 0, shares: 0, trails: 0 },
  ...{ open: 0, secret: 0, counted: 0, ties: 0, sea: 0, idle: 0, enough: 1 },
};

const isEnough = (at: At): boolean =>
  delivering(at).every((move) =>
    [placeOf(move), alsoOf(move)].every((counted) => {
      if (counted === undefined || !isCounted(at.view, at.you, counted)) return true;
      const told = toldBySeat(at, (event) => addsTo(counted, event));
      return (told[at.you] ?? 0) - bestOther(told, at.you) >= SAFE;
    }),
  );

export const GIVEN: Why = {
  figures: (at, move) => {
    if (move.text === "no more") return ENOUGH;
    const [{ view, you }, place] = [at, placeOf(move)];
    const { n, most, isLeading } = standing(at, move, place);
    const beside = besideOf(at, move);
    const isTold = isCounted(view, you, place);
    return {
      ...{ n, most, k: tileAhead(view, place), ahead: asFigure(tileAhead(view, place) > 0), ...beside },
      ...{ keeps: asFigure(isLeading), leads: asFigure(n > most && !isLeading) },
      ...{ shares: asFigure(n === most), trails: asFigure(n < most) },
      ...{ open: asFigure(view.openScoringCard === place), secret: asFigure(view.keptCards[you] === place) },
      ...{ counted: asFigure(isTold), ties: asFigure(place === TIES) },
      sea: asFigure(alsoOf(move) === "portCities"),
      idle: asFigure(!isTold && beside.also === 0 && place !== TIES),
      enough: 0,
    };
  },
  claim: (at, move, figures) => {
    if (figures["enough"] === 1) return isEnough(at);
    const place = placeOf(move);
    const { secret, open, k, counted, also, idle, ties } = figures;
    const kept = latest(at, "scoringCardKept", ({ seat }) => seat === at.you)?.card;
    if (secret !== asFigure(kept === place)) return false;
    if (open !== asFigure(latest(at, "openScoringCard", () => true)?.card === place)) return false;
    if (k !== toldAhead(at, place) || counted !== asFigure(secret === 1 || open === 1 || k !== 0)) return false;
    if (idle !== asFigure(counted === 0 && also === 0 && ties === 0)) return false;
    return isAsTold(at, place, figures) && (also === 0 || isBesideAsTold(at, move, figures));
  },
};

/** The tile that was laid out for it and has not been scored, by what was told. */
function toldAhead({ events }: At, counted: Counted): number {
  const told = events.filter((event) => "tile" in event && event.tile === counted);
  const [laid] = told;
  return laid === undefined || told.some(({ type }) => type === "tileScored") || !("k" in laid) ? 0 : laid.k;
}

type Given = ReturnType<Why["figures"]>;

function isAsTold(at: At, place: Counted, { n, most, leads, keeps, shares, trails }: Given): boolean {
  const told = toldBySeat(at, (event) => addsTo(place, event));
  const before = told[at.you] ?? 0;
  const others = told.filter((_, seat) => seat !== at.you);
  const isAhead = others.every((each) => each < before);
  const own = before + 1;
  const isSo = [
    isAhead,
    !isAhead && others.every((each) => each < own),
    most === own,
    others.some((each) => each > own),
  ];
  return (
    n === own && most === Math.max(0, ...others) && [keeps, leads, shares, trails].join() === isSo.map(asFigure).join()
  );
}

function isBesideAsTold(at: At, move: Move, { ak, an, amost }: Given): boolean {
  const other = alsoOf(move);
  if (other === undefined || ak !== toldAhead(at, other)) return false;
  const told = toldBySeat(at, (event) => addsTo(other, event));
  return an === (told[at.you] ?? 0) + 1 && amost === Math.max(0, ...told.filter((_, seat) => seat !== at.you));
}
