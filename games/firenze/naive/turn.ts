import { tearDownRuins } from "./building.ts";
import { asksToGive, beginLosses, settle, sufferLosses, toBag, towersToKeep } from "./losses.ts";
import { activePlayer, cardAt, type Match, playerAt, seatAfter, towerAt } from "./match.ts";
import { lay, loseBrick } from "./persons.ts";
import { scoreEnd } from "./scoring.ts";
import { BUILDINGS, CHURCH_CARDS, DISCARDABLE, FEASTS, PERSONS, times, without } from "./words.ts";

const SLOTS = 6;
const BRICKS_ON_CARD = 4;
const MOST_TURNS = 200;

function beginTurn(match: Match, seat: number): void {
  match.active = seat;
  match.played = [];
  match.exchanged = false;
  match.building = false;
  match.site = 0;
  match.discarded = "";
  for (const tower of playerAt(match, seat).towers) Object.assign(tower, { built: 0, before: tower.floors });
  match.phase = match.row.length > 0 ? "choosing" : "acting";
}

/** 3.1 The card is named; it costs a brick for each card to its left. */
export function chooseCard(match: Match, slot: number): void {
  match.slot = slot;
  match.laid = match.played.includes("princess") ? slot : 0;
  match.phase = "laying";
  if (match.laid === slot) takeCard(match);
}

export function layBrick(match: Match, colour: string): void {
  const player = activePlayer(match);
  player.storage = without(player.storage, colour);
  cardAt(match, match.laid).bricks.push(colour);
  match.laid++;
  if (match.laid === match.slot) takeCard(match);
}

/** 3.1 */
function takeCard(match: Match): void {
  const player = activePlayer(match);
  const { name, bricks } = cardAt(match, match.slot);
  match.row.splice(match.slot, 1);
  // 4.9, 4.10
  if (name === "flood" || name === "fire") match.aside.push(...bricks);
  else player.storage.push(...bricks);
  if (name === "monument") giveMonument(match);
  else if (PERSONS.includes(name) || FEASTS.includes(name)) player.hand.push(name);
  else if (CHURCH_CARDS.includes(name)) match.church.push(name);
  else if (!BUILDINGS.includes(name)) {
    beginEvent(match, name);
    return;
  } else if (player.buildings.includes(name)) match.discards.push(name);
  else player.buildings.push(name);
  refill(match);
}

/** 4.17 */
function giveMonument(match: Match): void {
  const highest = match.players.map(({ towers }) => Math.max(0, ...towers.map(({ floors }) => floors)));
  const top = Math.max(...highest);
  const owners = match.players.filter((_, seat) => highest[seat] === top);
  const [owner] = owners;
  if (top > 0 && owners.length === 1 && owner !== undefined) owner.hand.push("monument");
  else match.discards.push("monument");
}

/** 4.20 Who holds a Patrician may still play it. */
function beginEvent(match: Match, name: string): void {
  match.event = name;
  if (activePlayer(match).hand.includes("patrician") && !match.played.includes("patrician")) match.phase = "cancelling";
  else takeEffect(match);
}

/** 4.20 */
export function cancelEvent(match: Match): void {
  lay(match, "patrician");
  match.discards.push(match.event);
  afterEvent(match);
}

export function takeEffect(match: Match): void {
  switch (match.event) {
    case "collapse":
    case "botch":
      if (activePlayer(match).towers.length > 0) match.phase = "striking";
      else finishEvent(match);
      return;
    case "fire":
      burn(match);
      return;
    case "renaissance":
      match.deck.push(...match.startDeck, ...match.discards, "renaissance");
      match.startDeck = [];
      match.discards = [];
      afterEvent(match);
      return;
    default:
      beginLosses(match);
      goOnWithLosses(match);
  }
}

/** 4.10 */
function burn(match: Match): void {
  const player = activePlayer(match);
  if (player.storage.length > 3) asksToGive(match, { seat: match.active, left: 3, last: "white", purpose: "fire" });
  else {
    toBag(match, player, [...player.storage]);
    finishEvent(match);
  }
}

export function goOnWithLosses(match: Match): void {
  if (sufferLosses(match)) finishEvent(match);
}

/** 4.30 */
export function keepTower(match: Match, place: number): void {
  match.kept.push(place);
  if (towersToKeep(match).length === 0 && !settle(match)) goOnWithLosses(match);
}

/** 4.4, 4.18 */
export function strike(match: Match, place: number): void {
  const player = activePlayer(match);
  const tower = towerAt(player, place);
  if (match.event === "botch") loseBrick(match, match.active, place);
  else {
    match.bag.push(...times(tower.floors, tower.colour));
    player.towers = player.towers.filter((each) => each !== tower);
  }
  finishEvent(match);
}

export function finishEvent(match: Match): void {
  match.discards.push(match.event);
  afterEvent(match);
}

function afterEvent(match: Match): void {
  activePlayer(match).storage.push(...match.aside);
  match.aside = [];
  match.event = "";
  // 3.3, 4.18 What the event left is what stands before building.
  for (const tower of activePlayer(match).towers) tower.before = tower.floors;
  refill(match);
}

/** 3.1 Once nothing is left to draw, the discards are the new deck. */
function shuffleIfEmpty(match: Match): void {
  if (match.startDeck.length + match.deck.length > 0) return;
  match.deck = match.discards;
  match.discards = [];
}

/** 3.1 */
function refill(match: Match): void {
  if (match.row.length < SLOTS) shuffleIfEmpty(match);
  const isOver = match.row.length === SLOTS || match.startDeck.length + match.deck.length === 0;
  match.phase = isOver ? "acting" : "drawingCard";
}

/** 2.5, 3.1 */
export function drawCard(match: Match, card: string): void {
  if (match.startDeck.length > 0) match.startDeck = without(match.startDeck, card);
  else match.deck = without(match.deck, card);
  match.row.push({ name: card, bricks: [] });
  shuffleIfEmpty(match);
  if (match.phase === "dealCards") {
    if (match.row.length < SLOTS) return;
    match.phase = "dealBricks";
    return;
  }
  match.slot = match.row.length - 1;
  match.draws = Math.min(BRICKS_ON_CARD, match.bag.length);
  match.back = "drawingCard";
  match.phase = "drawingBricks";
  if (match.draws === 0) refill(match);
}

export function drawBrick(match: Match, colour: string): void {
  match.bag = without(match.bag, colour);
  if (match.phase === "dealBricks") {
    match.row.find(({ bricks }) => bricks.length < BRICKS_ON_CARD)?.bricks.push(colour);
    if (match.row.every(({ bricks }) => bricks.length === BRICKS_ON_CARD)) beginTurn(match, match.start);
    return;
  }
  cardAt(match, match.slot).bricks.push(colour);
  match.draws--;
  if (match.draws > 0) return;
  if (match.back === "drawingCard") refill(match);
  else match.phase = match.back;
}

/** 3.4 */
export function afterBuilding(match: Match): void {
  tearDownRuins(match);
  match.phase = "contracts";
}

/** 3.6 */
export const brickExcess = (match: Match): number => {
  const { storage, buildings } = activePlayer(match);
  return Math.max(0, storage.length - (buildings.includes("warehouse") ? 15 : 10));
};
export const discardable = (match: Match): readonly string[] => {
  const { hand, buildings } = activePlayer(match);
  return [...hand, ...buildings].filter((card) => DISCARDABLE.includes(card));
};
export const cardExcess = (match: Match): number => {
  const { hand, buildings } = activePlayer(match);
  if (buildings.includes("warehouse")) return 0;
  return Math.max(0, Math.min(hand.length + buildings.length - 5, discardable(match).length));
};

/** 3.6 The phase ends at once when both limits are kept. */
export function checkLimits(match: Match): void {
  match.phase = "limits";
  if (brickExcess(match) + cardExcess(match) === 0) endTurn(match);
}

export function discardBrick(match: Match, colour: string): void {
  toBag(match, activePlayer(match), [colour]);
  match.discarded = brickExcess(match) > 0 ? colour : "";
  checkLimits(match);
}

export function discardCard(match: Match, card: string): void {
  const player = activePlayer(match);
  if (player.hand.includes(card)) player.hand = without(player.hand, card);
  else player.buildings = without(player.buildings, card);
  match.discards.push(card);
  match.discarded = card;
  checkLimits(match);
}

/** 9.3 A person in between begins a new order. */
export function goOnDiscarding(match: Match): void {
  match.discarded = "";
  checkLimits(match);
}

/** 5.1, 5.4 */
function endTurn(match: Match): void {
  activePlayer(match).turns++;
  const next = seatAfter(match, match.active);
  if (next === match.ending || match.players.every(({ turns }) => turns === MOST_TURNS)) {
    scoreEnd(match);
    match.phase = "over";
  } else beginTurn(match, next);
}
