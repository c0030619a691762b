import { earnsExtra, immediatePoints, ownsAll, spacesFor } from "./areas.ts";
import { bonusPoints, isFirst, isInTurn, leftOf, type Match, playerAt, take } from "./match.ts";
import { BONUSES, type Card, SEA, SEA_END, SEA_EXTRA, type Space } from "./words.ts";

const HAND = 5;

/** 2.1 The start player gets the Doge; the revised edition lays cards out at once. */
export function start(match: Match, seat: number): void {
  match.doge = seat;
  if (isFirst(match)) beginRound(match);
  else {
    match.toShow = match.players.length === 3 ? 4 : 9;
    match.phase = "opening";
  }
}

/** 2.2, 6.1 Ends the match when the deck does not hold five for everybody. */
export function beginRound(match: Match): void {
  if (match.deck.length < HAND * match.players.length) {
    finish(match);
    return;
  }
  match.trick = 1;
  match.actor = match.doge;
  match.phase = "dealing";
}

/** Moves a card from the deck to a hand or to the display. */
export function draw(match: Match, card: Card): void {
  match.deck = take(match.deck, card);
  if (match.phase === "dealing") {
    const { hand } = playerAt(match, match.actor);
    hand.push(card);
    if (hand.length === HAND) afterHand(match);
    return;
  }
  match.display.push(card);
  match.toShow--;
  if (match.toShow > 0) return;
  if (match.phase === "opening") beginRound(match);
  else beginTrick(match);
}

function afterHand(match: Match): void {
  match.actor = leftOf(match, match.actor);
  if (match.actor !== match.doge) return;
  if (isFirst(match)) {
    match.toShow = match.players.length;
    match.phase = "showing";
  } else beginTrick(match);
}

function beginTrick(match: Match): void {
  match.actor = match.doge;
  match.phase = "choosing";
}

const isLastTrick = (match: Match): boolean => match.trick === (match.players.length === 2 ? 3 : 4);

/** 2.3, 2.4, 2.6 One card is kept, the rest goes to the left, or stays in the last trick of a round. */
export function keep(match: Match, seat: number, card: Card): void {
  const player = playerAt(match, seat);
  player.hand = take(player.hand, card);
  player.kept = card;
  if (!isLastTrick(match)) {
    playerAt(match, leftOf(match, seat)).laid = player.hand;
    player.hand = [];
  }
  if (isInTurn(match) || match.players.every(({ kept }) => kept !== null)) match.phase = "playing";
}

/** The card that is being played: the extra card or the kept one. */
export function cardInPlay(match: Match): Card {
  const { taken, kept } = playerAt(match, match.actor);
  const card = taken ?? kept;
  if (card === null) throw new Error(`seat ${match.actor} has no card to play`);
  return card;
}

/** 4.1 An extra card of the display. */
export function takeExtra(match: Match, card: Card): void {
  match.display = take(match.display, card);
  playerAt(match, match.actor).taken = card;
  match.phase = "playing";
}

/** 3.9 Discards the card in play and places its diamond. */
export function place(match: Match, space: Space): void {
  const seat = match.actor;
  const card = spend(match);
  useDiamond(match);
  match.diamonds.push({ space, owner: seat });
  for (const [each, points] of immediatePoints(match, seat, card, space).entries()) {
    playerAt(match, each).points += points;
  }
  if (ownsAll(match, seat, space)) winBonus(match, space);
  const isExtra = earnsExtra(match, seat, space);
  const isShipExtra = space.area === "harbor" && moveShip(match, card.ship);
  afterPlay(match, isExtra || isShipExtra);
}

export function sail(match: Match): void {
  const card = spend(match);
  afterPlay(match, moveShip(match, card.ship));
}

function spend(match: Match): Card {
  const card = cardInPlay(match);
  const player = playerAt(match, match.actor);
  if (player.taken !== null) player.taken = null;
  else player.kept = null;
  match.discards.push(card);
  return card;
}

function useDiamond(match: Match): void {
  const player = playerAt(match, match.actor);
  if (player.personal > 0) player.personal--;
  else player.general--;
}

export const hasDiamond = (match: Match, seat: number): boolean => {
  const { personal, general } = playerAt(match, seat);
  return personal + general > 0;
};

/** 4.3, 4.4, 4.5 Once for each area and player, if there is a diamond for it. */
function winBonus(match: Match, { area }: Space): void {
  const winners = match.bonuses.filter((bonus) => bonus.area === area);
  if (winners.some(({ owner }) => owner === match.actor) || !hasDiamond(match, match.actor)) return;
  useDiamond(match);
  match.bonuses.push({ area, owner: match.actor });
  if (!isFirst(match)) playerAt(match, match.actor).points += BONUSES[winners.length] ?? 0;
}

/** 3.8 Returns whether an extra card is earned. A ship at the end of the route stays there. */
function moveShip(match: Match, by: number): boolean {
  const player = playerAt(match, match.actor);
  if (player.ship === SEA_END) return false;
  player.ship = Math.min(SEA_END, player.ship + by);
  player.points += SEA[player.ship] ?? 0;
  return SEA_EXTRA.includes(player.ship);
}

export const canSail = (match: Match, seat: number): boolean => playerAt(match, seat).ship < SEA_END;

/** 4.2 Whether the seat can place the card or sail by it. */
export const isOfUse = (match: Match, seat: number, card: Card): boolean =>
  canSail(match, seat) || (hasDiamond(match, seat) && spacesFor(match, card).length > 0);

function afterPlay(match: Match, isExtra: boolean): void {
  if (isExtra && match.display.some((card) => isOfUse(match, match.actor, card))) match.phase = "extra";
  else endTurn(match);
}

/**
 * 2.3, 6.2 The next player of the trick; after the last one cards are passed on or laid out, unless the match is over.
 */
export function endTurn(match: Match): void {
  match.actor = leftOf(match, match.actor);
  if (match.actor !== match.doge) {
    match.phase = isInTurn(match) ? "choosing" : "playing";
  } else if (match.players.some(({ personal }) => personal === 0)) {
    finish(match);
  } else {
    match.phase = isLastTrick(match) ? "layingOut" : "passing";
  }
}

/** 2.5 */
export function pickUp(match: Match): void {
  for (const player of match.players) {
    player.hand = player.laid;
    player.laid = [];
  }
  match.trick++;
  beginTrick(match);
}

/** 2.6, 2.7 */
export function layOut(match: Match): void {
  for (const player of match.players) {
    match.display.push(...player.hand);
    player.hand = [];
  }
  match.doge = leftOf(match, match.doge);
  beginRound(match);
}

/** 6.3 */
function finish(match: Match): void {
  match.phase = "over";
  if (!isFirst(match)) return;
  for (const [seat, player] of match.players.entries()) player.points += bonusPoints(match, seat);
}

/** 6.4 By points; with the first edition then fewer diamonds left. Equals share a rank. */
export function ranks(match: Match): readonly number[] {
  const isBefore = (a: number, b: number): boolean => {
    const [one, other] = [playerAt(match, a), playerAt(match, b)];
    if (one.points !== other.points) return one.points > other.points;
    return isFirst(match) && one.personal + one.general < other.personal + other.general;
  };
  return match.players.map((_, seat) => 1 + match.players.filter((_, other) => isBefore(other, seat)).length);
}
