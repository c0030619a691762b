import type { Model } from "#engine/testkit";
import { costOf, found, raise } from "./building.ts";
import { exchangeCost, legalMoves, seatsToAct } from "./legal.ts";
import { asksToGive, finishLoss, toBag } from "./losses.ts";
import { activePlayer, builtIn, cardAt, copyOf, type Match, newMatch, playerAt } from "./match.ts";
import { lay, playPerson, swap } from "./persons.ts";
import { fulfil, handInBell, ranks } from "./scoring.ts";
import { balconyTiles, layBalcony, neutralSealsByLot, placeNeutral } from "./setup.ts";
import {
  afterBuilding,
  cancelEvent,
  checkLimits,
  chooseCard,
  discardBrick,
  discardCard,
  drawBrick,
  drawCard,
  finishEvent,
  goOnDiscarding,
  goOnWithLosses,
  keepTower,
  layBrick,
  strike,
  takeEffect,
} from "./turn.ts";
import { times, without } from "./words.ts";

/**
 * Firenze implemented a second time from RULES.md, with plain objects and lists. It shares no code with `rules/`, only
 * the words of the notation. It is simple rather than fast.
 */
export const modelOf = (seats: number, options: Readonly<Record<string, string>>): Model =>
  modelFrom(newMatch(seats, options));

export function modelFrom(match: Match): Model {
  return {
    seatsToAct: () => seatsToAct(match),
    legalMoves: (seat) => legalMoves(match, seat),
    outcomes: () => outcomes(match),
    play: (_, text) => play(match, text),
    resolve: (text) => resolve(match, text),
    points: () => match.players.map(({ points }) => points),
    ranks: () => ranks(match),
    copy: () => modelFrom(copyOf(match)),
  };
}

/** What chance can bring now, with weights. */
function outcomes(match: Match): ReadonlyMap<string, number> {
  const counted = (texts: readonly string[]): ReadonlyMap<string, number> =>
    new Map(texts.map((text) => [text, texts.filter((each) => each === text).length]));
  switch (match.phase) {
    case "startPlayer":
      return counted(match.players.map((_, seat) => `start ${seat}`));
    case "balconies":
      return counted(balconyTiles(match));
    case "neutralSeals":
      return seatsToAct(match).length > 0 ? new Map() : counted(neutralSealsByLot(match));
    case "dealCards":
    case "drawingCard":
      return counted((match.startDeck.length > 0 ? match.startDeck : match.deck).map((card) => `draw ${card}`));
    case "dealBricks":
    case "drawingBricks":
      return counted(match.bag.map((colour) => `brick ${colour}`));
    default:
      return new Map();
  }
}

function resolve(match: Match, text: string): void {
  const [verb, what = "", which = ""] = text.split(" ");
  switch (verb) {
    case "start":
      match.start = Number(what);
      match.active = match.start;
      match.phase = "balconies";
      return;
    case "balcony":
      layBalcony(match, what);
      return;
    case "neutral":
      placeNeutral(match, what, Number(which));
      return;
    case "draw":
      drawCard(match, what);
      return;
    default:
      drawBrick(match, what);
  }
}

function play(match: Match, text: string): void {
  const [verb = "", what = "", which = ""] = text.split(" ");
  const shift = text.split(" architect ")[1] ?? "";
  const player = activePlayer(match);
  switch (verb) {
    case "neutral":
      placeNeutral(match, what, Number(which));
      return;
    case "card":
      chooseCard(match, Number(what) - 1);
      return;
    case "lay":
      layBrick(match, which);
      return;
    case "cancel":
      cancelEvent(match);
      return;
    case "accept":
      takeEffect(match);
      return;
    case "strike":
      strike(match, Number(what) - 1);
      return;
    case "keep":
      keepTower(match, Number(what) - 1);
      return;
    case "give":
      if (match.phase === "limits") discardBrick(match, what);
      else give(match, what);
      return;
    case "exchange":
      exchange(match, Number(what) - 1, which);
      return;
    case "found":
      found(match, what);
      return;
    case "raise":
      raise(match, Number(what) - 1);
      return;
    case "built": {
      const left = costOf(match, builtIn(player));
      if (!asksToGive(match, { seat: match.active, left, last: "white", purpose: "build" })) afterBuilding(match);
      return;
    }
    case "fulfil":
      handInTower(match, what, Number(which), shift);
      fulfil(match, what, Number(which));
      return;
    case "bell":
      handInTower(match, "white", 3, shift);
      handInBell(match);
      return;
    case "end":
      checkLimits(match);
      return;
    case "swap":
      swap(match, what);
      if (match.phase === "limits") goOnDiscarding(match);
      return;
    case "discard":
      discardCard(match, what);
      return;
    default:
      playPerson(match, verb, what, which);
      if (match.phase === "limits") goOnDiscarding(match);
  }
}

function give(match: Match, colour: string): void {
  const { seat, left, purpose } = match.giving;
  const player = playerAt(match, seat);
  if (purpose === "exchange") {
    player.storage = without(player.storage, colour);
    cardAt(match, match.slot).bricks.push(colour);
  } else toBag(match, player, [colour]);
  match.giving = { seat, left: left - 1, last: colour, purpose };
  if (left > 1) return;
  switch (purpose) {
    case "fire":
      finishEvent(match);
      return;
    case "loss":
      finishLoss(match);
      goOnWithLosses(match);
      return;
    case "exchange":
      finishExchange(match);
      return;
    default:
      afterBuilding(match);
  }
}

/** 3.2 */
function exchange(match: Match, slot: number, colour: string): void {
  match.slot = slot;
  match.wanted = colour;
  match.exchanged = true;
  match.phase = "giving";
  match.giving = { seat: match.active, left: exchangeCost(match), last: "white", purpose: "exchange" };
}

function finishExchange(match: Match): void {
  const card = cardAt(match, match.slot);
  card.bricks = without(card.bricks, match.wanted);
  activePlayer(match).storage.push(match.wanted);
  match.phase = "acting";
}

/** 3.5, 4.3 All real bricks of the tower go to the bag. */
function handInTower(match: Match, colour: string, floors: number, shift: string): void {
  const player = activePlayer(match);
  const height = shift === "" ? floors : shift === "up" ? floors - 1 : floors + 1;
  const tower = player.towers.find((each) => each.colour === colour && each.floors === height);
  player.towers = player.towers.filter((each) => each !== tower);
  match.bag.push(...times(height, colour));
  if (shift !== "") lay(match, "architect");
}
