import { type Disc, discsOf, type Match, type Player, playerAt, stackOf } from "./match.ts";
import { isPossible, meansOf, roomIn, withoutCloth, woven } from "./means.ts";
import { score } from "./scoring.ts";
import { isMaterial, PORTS, STREETS, sum, TRADE_CITIES, without } from "./words.ts";

const BY_RANK = [3, 2, 1];

export const seatAfter = (match: Match, seat: number, n = 1): number =>
  (seat + n + match.players.length) % match.players.length;

export function beginTurn(match: Match, seat: number): void {
  match.active = seat;
  match.actor = seat;
  match.compensated = false;
  match.phase = "placing";
}

/** 3.4 to 3.6 The disc at a position, counted from the top, acts. White discs below the top sleep. */
export function activate(match: Match, position: number): void {
  const stack = stackOf(match, match.street);
  const disc = stack[stack.length - position];
  if (position > 3 || disc === undefined) {
    afterActivations(match);
    return;
  }
  if (disc === "white" && position > 1) {
    activate(match, position + 1);
    return;
  }
  match.position = position;
  match.phase = "acting";
  match.actor = disc === "white" ? match.active : disc;
  const actions = match.street.split("-").map((square) => match.squares[Number(square)] ?? "");
  match.uses = disc === "white" ? [...actions, ...actions] : [...actions];
}

/** 3.8, 7.5 An action is called up. */
export function use(match: Match, action: string): void {
  match.uses = without(match.uses, action);
  if (isPossible(meansOf(match, match.actor), action)) {
    match.obliged = false;
    begin(match, action);
    return;
  }
  const isOwnTurn = match.actor === match.active;
  if (match.options["ownTurnDrawCap"] === "one" && isOwnTurn && match.compensated) return;
  if (match.deck.length === 0) reshuffle(match);
  if (match.deck.length > 0) match.phase = "drawing";
}

function reshuffle(match: Match): void {
  match.deck = match.discards;
  match.discards = [];
}

export function draw(match: Match, card: string): void {
  match.deck = without(match.deck, card);
  playerAt(match, match.actor).hand.push(card);
  if (match.phase === "extraCards") {
    const next = seatAfter(match, match.actor);
    if (next === match.start) beginTurn(match, next);
    else match.actor = next;
    return;
  }
  if (match.actor === match.active) match.compensated = true;
  match.phase = "acting";
  if (match.deck.length === 0) reshuffle(match);
}

export function playCard(match: Match, card: string): void {
  const player = playerAt(match, match.actor);
  player.hand = without(player.hand, card);
  match.discards.push(card);
  begin(match, card);
}

/** 3.10 What needs no choice is done at once. */
function begin(match: Match, action: string): void {
  const player = playerAt(match, match.actor);
  if (isMaterial(action)) {
    player.goods[action]++;
    player.cubes--;
  } else if (action === "weave") {
    const after = woven(player.workshops, player.cubes, match.options["workshops"] === "pooled");
    player.cubes -= sum(after) - sum(player.workshops);
    player.workshops = [...after];
  } else match.begun = { action, served: [] };
}

/** 4.3 A ship, a workshop or a trade house is built. */
export function build(match: Match, what: string, city: string): void {
  const player = playerAt(match, match.actor);
  const pay = (wood: number, brick: number): void => {
    player.goods.wood -= wood;
    player.goods.brick -= brick;
    player.cubes += wood + brick;
  };
  if (what === "ship") {
    pay(2, 0);
    player.ships++;
  } else if (what === "workshop") {
    pay(1, 1);
    player.workshops.push(0);
  } else {
    pay(0, 2);
    player.houses.push(city);
  }
  match.begun = null;
}

/** 4.5, 4.6 One cloth goes to a city. The action is over when no further cloth can follow. */
export function deliver(match: Match, city: string): void {
  const player = playerAt(match, match.actor);
  player.workshops = [...withoutCloth(player.workshops)];
  match.cloth[city]?.push(match.actor);
  match.begun?.served.push(city);
  if (citiesToServe(match).length === 0) match.begun = null;
}

/**
 * 4.5, 4.6 The cities that the next cloth can go to. Orders are written in ascending order, so earlier cities are left
 * out.
 */
export function citiesToServe(match: Match): readonly string[] {
  const player = playerAt(match, match.actor);
  const { action, served } = match.begun ?? { action: "", served: [] };
  if (sum(player.workshops) === 0) return [];
  const last = served.at(-1) ?? "";
  if (action === "ship") {
    if (served.length === player.ships) return [];
    return PORTS.filter((port, i) => i >= PORTS.indexOf(last) && roomIn(match, port) > 0);
  }
  return TRADE_CITIES.filter(
    (city, i) => i > TRADE_CITIES.indexOf(last) && player.houses.includes(city) && roomIn(match, city) > 0,
  );
}

/** 3.14 The fourth disc, if there is one, is dealt with. */
function afterActivations(match: Match): void {
  match.position = 0;
  const stack = stackOf(match, match.street);
  const fourth = stack.length === 4 ? stack.shift() : undefined;
  if (fourth === undefined) endTurn(match);
  else if (match.scored === 15) afterLastTile(match, fourth);
  else if (fourth === "white") exchangeWhite(match, playerAt(match, match.active));
  else takeSeat(match, fourth);
}

/** 6.3, 7.7 After the 15th tile the fourth disc leaves the match or becomes a late seat. */
function afterLastTile(match: Match, disc: Disc): void {
  if (disc !== "white" && match.options["lateSeats"] === "yes") match.late.push(disc);
  endTurn(match);
}

/** 5.2, 5.3, 5.5 A white fourth disc is exchanged. */
function exchangeWhite(match: Match, active: Player): void {
  if (active.coloured > 0) {
    active.coloured--;
    active.white++;
    takeSeat(match, match.active);
  } else if (STREETS.some((street) => stackOf(match, street).includes(match.active))) {
    match.actor = match.active;
    match.phase = "choosingSeat";
  } else takeSeat(match, null);
}

/** 5.3, 5.4 A disc from a street becomes the seat. */
export function seatFromStreet(match: Match, street: string, level: number): void {
  const stack = stackOf(match, street);
  stack.splice(level, 1);
  if (match.options["whiteReplacement"] !== "removed") stack.push("white");
  takeSeat(match, match.active);
}

function takeSeat(match: Match, seat: number | null): void {
  match.seated.push(seat);
  score(match, match.tiles[match.scored] ?? "", BY_RANK, match.active);
  match.scored++;
  endTurn(match);
}

/** 6.1, 6.2 The turn ends. The next turn begins, or the match ends. */
function endTurn(match: Match): void {
  playerAt(match, match.active).turns++;
  const next = seatAfter(match, match.active);
  if (match.scored === 15 && next === match.start) {
    match.phase = "revealing";
    return;
  }
  if (match.players.some((player) => discsOf(player) > 0)) {
    beginTurn(match, next);
    return;
  }
  for (const tile of match.tiles.slice(match.scored)) score(match, tile, BY_RANK, match.start);
  match.scored = 15;
  match.phase = "revealing";
}
