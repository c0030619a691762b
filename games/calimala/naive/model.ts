import type { Model } from "#engine/testkit";
import { isOpen, legalMoves, seatsToAct } from "./legal.ts";
import { copyOf, type Match, newMatch, playerAt, stackOf, undrawnTiles } from "./match.ts";
import { ranks, score } from "./scoring.ts";
import { activate, beginTurn, build, deliver, draw, playCard, seatAfter, seatFromStreet, use } from "./turn.ts";
import { ACTIONS, isMaterial, sum, TILE_SQUARES, without } from "./words.ts";

/**
 * Calimala implemented a second time from RULES.md, with plain objects and lists. It shares no code with `rules/`, only
 * the words of the notation. It is simple rather than fast.
 */
export const modelOf = (seats: number, options: Readonly<Record<string, string>>): Model =>
  modelFrom(newMatch(seats, options));

export function modelFrom(match: Match): Model {
  return {
    seatsToAct: () => seatsToAct(match),
    legalMoves: (seat) => legalMoves(match, seat),
    outcomes: () => outcomes(match),
    play: (seat, text) => play(match, seat, text),
    resolve: (text) => resolve(match, text),
    points: () => match.players.map(({ points }) => points),
    ranks: () => ranks(match),
    copy: () => modelFrom(copyOf(match)),
  };
}

/** What chance can bring now, with weights. */
function outcomes(match: Match): ReadonlyMap<string, number> {
  const once = (texts: readonly string[]): ReadonlyMap<string, number> => new Map(texts.map((text) => [text, 1]));
  switch (match.phase) {
    case "startPlayer":
      return once(match.players.map((_, seat) => `start ${seat}`));
    case "actionTiles":
      return once(ACTIONS.filter((action) => !match.squares.includes(action)).map((action) => `tile ${action}`));
    case "scoringTiles":
      return once(undrawnTiles(match).map((tile) => `council ${tile}`));
    case "dealing":
      return once(match.undealt.map((card) => `scoring ${card}`));
    case "extraCards":
    case "drawing":
      return new Map(match.deck.map((card) => [`draw ${card}`, match.deck.filter((each) => each === card).length]));
    case "revealing":
      return once(["reveal"]);
    default:
      return new Map();
  }
}

function resolve(match: Match, text: string): void {
  const [, what = ""] = text.split(" ");
  switch (match.phase) {
    case "startPlayer":
      match.start = Number(what);
      match.phase = match.squares.includes(null) ? "actionTiles" : "scoringTiles";
      return;
    case "actionTiles":
      match.squares[TILE_SQUARES.find((square) => match.squares[square] === null) ?? 0] = what;
      if (!match.squares.includes(null)) match.phase = "scoringTiles";
      return;
    case "scoringTiles":
      match.tiles.push(what);
      if (match.tiles.length === 15) match.phase = "dealing";
      return;
    case "dealing":
      dealScoringCard(match, what);
      return;
    case "revealing":
      reveal(match);
      return;
    default:
      draw(match, what);
  }
}

/** 2.4 Three cards each for three players, else two; the next lies face up, but not with five. */
function dealScoringCard(match: Match, card: string): void {
  const { players } = match;
  const each = players.length === 3 ? 3 : 2;
  match.undealt = without(match.undealt, card);
  const next = players.find(({ dealt }) => dealt.length < each);
  if (next === undefined) match.openCard = card;
  else next.dealt.push(card);
  const dealt = sum(players.map((player) => player.dealt.length));
  if (dealt === each * players.length && (players.length === 5 || match.openCard !== null)) match.phase = "keeping";
}

/** 6.5 The kept cards and the face-up card are scored. */
function reveal(match: Match): void {
  const cards = [...match.players.map(({ kept }) => kept), match.openCard];
  for (const card of cards) if (card !== null) score(match, card, [5, 3, 1], match.start);
  match.phase = "over";
}

function play(match: Match, seat: number, text: string): void {
  const [verb = "", what = "", where = ""] = text.split(" ");
  switch (verb) {
    case "keep":
      playerAt(match, seat).kept = what;
      if (match.players.some(({ kept }) => kept === null)) return;
      match.phase = "taking";
      match.actor = seatAfter(match, match.start, -1);
      return;
    case "take":
      takeStartCard(match, seat, what);
      return;
    case "place":
      if (what === "white") place(match, seat, "white", where);
      else place(match, seat, "coloured", what);
      return;
    case "use":
      use(match, what);
      return;
    case "decline":
      match.uses = without(match.uses, what);
      return;
    case "card":
      playCard(match, what);
      return;
    case "build":
      build(match, what, where);
      return;
    case "artwork":
      give(match, "marble", what);
      return;
    case "contribute":
      give(match, what, where);
      return;
    case "ship":
    case "transport":
      deliver(match, what);
      return;
    case "no":
      match.begun = null;
      return;
    case "end":
      activate(match, match.position + 1);
      return;
    default:
      seatFromStreet(match, what, Number(where));
  }
}

/** 2.5, 7.6 A start card is taken. The next seat follows, then the extra cards or the first turn. */
function takeStartCard(match: Match, seat: number, card: string): void {
  match.openCards = without(match.openCards, card);
  match.deck = without(match.deck, card);
  playerAt(match, seat).hand.push(card);
  if (seat !== match.start) {
    match.actor = seatAfter(match, seat, -1);
    return;
  }
  if (match.options["extraCard"] === "seats4and5" && match.players.length > 3) {
    match.phase = "extraCards";
    match.actor = seatAfter(match, match.start, 3);
    return;
  }
  beginTurn(match, seat);
}

/** 3.1 to 3.3 A disc is placed and begins to act. */
function place(match: Match, seat: number, disc: "white" | "coloured", street: string): void {
  const player = playerAt(match, seat);
  if (disc === "white") player.white--;
  else player.coloured--;
  match.obliged = isOpen(match, seat, street);
  match.street = street;
  stackOf(match, street).push(disc === "white" ? "white" : seat);
  activate(match, 1);
}

/** 4.4, 4.7 An artwork or a contribution is given. */
function give(match: Match, material: string, building: string): void {
  if (!isMaterial(material)) throw new Error(`${material} cannot be given`);
  const { goods } = playerAt(match, match.actor);
  goods[material]--;
  if (match.begun?.action === "artwork") match.artworks.push({ building, seat: match.actor });
  else match.gifts.push({ church: building, material, seat: match.actor });
  match.begun = null;
}
