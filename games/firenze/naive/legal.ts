import { canFound, canRaise } from "./building.ts";
import { coloursToGive, towersToKeep } from "./losses.ts";
import { activePlayer, copyOf, type Match, playerAt } from "./match.ts";
import { differentTowers, personMoves } from "./persons.ts";
import { isOpen } from "./scoring.ts";
import { neutralSealsByChoice } from "./setup.ts";
import { brickExcess, cardExcess, discardable, discardBrick, discardCard } from "./turn.ts";
import { COLOURS, coloursIn, DISCARDABLE, rankOf } from "./words.ts";

/** Who is to act; nobody while chance is, and at the end. */
export function seatsToAct(match: Match): readonly number[] {
  switch (match.phase) {
    case "neutralSeals":
      return match.options["neutralSeals"] === "startPlayer" ? [match.start] : [];
    case "keeping":
      return match.losers.slice(0, 1);
    case "giving":
      return [match.giving.seat];
    case "choosing":
    case "laying":
    case "cancelling":
    case "striking":
    case "acting":
    case "swapping":
    case "contracts":
    case "limits":
      return [match.active];
    default:
      return [];
  }
}

/** All legal moves of a seat, in notation. */
export function legalMoves(match: Match, seat: number): readonly string[] {
  if (!seatsToAct(match).includes(seat)) return [];
  switch (match.phase) {
    case "neutralSeals":
      return neutralSealsByChoice(match);
    case "choosing":
      return [...cards(match), ...personMoves(match)];
    case "laying":
      return coloursIn(activePlayer(match).storage).map((colour) => `lay ${match.laid + 1} ${colour}`);
    case "cancelling":
      return ["cancel", "accept"];
    case "striking":
      return differentTowers(match, seat).map((place) => `strike ${place + 1}`);
    case "keeping":
      return towersToKeep(match).map((place) => `keep ${place + 1}`);
    case "giving":
      return coloursToGive(match).map((colour) => `give ${colour}`);
    case "swapping":
      return coloursIn(activePlayer(match).storage).map((colour) => `swap ${colour}`);
    case "acting":
      return [...exchanges(match), ...buildings(match), "built", ...personMoves(match)];
    case "contracts":
      return [...contracts(match), ...bells(match), "end", ...personMoves(match)];
    default:
      return [...discards(match), ...personMoves(match)];
  }
}

/** 3.1, 4.6 */
function cards(match: Match): readonly string[] {
  const { storage } = activePlayer(match);
  const isFree = match.played.includes("princess");
  return match.row.flatMap((_, slot) => (isFree || storage.length >= slot ? [`card ${slot + 1}`] : []));
}

/** 3.2 */
export const exchangeCost = (match: Match): number => (activePlayer(match).buildings.includes("bridge") ? 2 : 3);

function exchanges(match: Match): readonly string[] {
  const { storage } = activePlayer(match);
  if (match.exchanged || match.building || storage.length < exchangeCost(match)) return [];
  return match.row.flatMap(({ bricks }, slot) => coloursIn(bricks).map((colour) => `exchange ${slot + 1} ${colour}`));
}

/** 3.3 */
function buildings(match: Match): readonly string[] {
  const { towers } = activePlayer(match);
  return [
    ...COLOURS.filter((colour) => canFound(match, colour)).map((colour) => `found ${colour}`),
    ...towers.flatMap((_, place) => (canRaise(match, place) ? [`raise ${place + 1}`] : [])),
  ];
}

/** 4.3 The ways in which a tower of the colour can count as one of so many floors. */
function waysToCount(match: Match, colour: string, floors: number): readonly string[] {
  const { towers, hand } = activePlayer(match);
  const isThere = (height: number): boolean =>
    towers.some((tower) => tower.colour === colour && tower.floors === height);
  const architect = hand.includes("architect") && !match.played.includes("architect");
  return [
    ...(isThere(floors) ? [""] : []),
    ...(architect && isThere(floors - 1) ? [" architect up"] : []),
    ...(architect && isThere(floors + 1) ? [" architect down"] : []),
  ];
}

/** 3.5 */
const contracts = (match: Match): readonly string[] =>
  match.contracts
    .filter((contract) => isOpen(match, contract))
    .flatMap(({ colour, floors }) =>
      waysToCount(match, colour, floors).map((way) => `fulfil ${colour} ${floors}${way}`),
    );

/** 4.5 */
function bells(match: Match): readonly string[] {
  if (!match.church.includes("campanile") || activePlayer(match).bell) return [];
  return waysToCount(match, "white", 3).map((way) => `bell${way}`);
}

/** 3.6, 9.3 Bricks are given first, then cards, and never one that would leave the player without a move. */
function discards(match: Match): readonly string[] {
  const bricks = brickExcess(match);
  const { storage } = playerAt(match, match.active);
  if (bricks > 0) {
    const last = COLOURS.includes(match.discarded) ? rankOf(match.discarded) : 0;
    const from = (colour: string): number => storage.filter((brick) => rankOf(brick) >= rankOf(colour)).length;
    const isPossible = (colour: string): boolean =>
      from(colour) >= bricks || letsPlayPerson(match, (after) => discardBrick(after, colour));
    return coloursIn(storage)
      .filter((colour) => rankOf(colour) >= last && isPossible(colour))
      .map((colour) => `give ${colour}`);
  }
  const placeOf = (card: string): number => DISCARDABLE.indexOf(card);
  const own = discardable(match);
  const from = (card: string): number => own.filter((each) => placeOf(each) >= placeOf(card)).length;
  const isPossible = (card: string): boolean =>
    from(card) >= cardExcess(match) || letsPlayPerson(match, (after) => discardCard(after, card));
  return DISCARDABLE.filter((card) => own.includes(card))
    .filter((card) => placeOf(card) >= placeOf(match.discarded) && isPossible(card))
    .map((card) => `discard ${card}`);
}

function letsPlayPerson(match: Match, done: (after: Match) => void): boolean {
  const after = copyOf(match);
  done(after);
  return personMoves(after).length > 0;
}
