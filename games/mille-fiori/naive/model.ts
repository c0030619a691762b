import type { Model } from "#engine/testkit";
import { legalMoves, seatsToAct } from "./legal.ts";
import { copiesOf, copyOf, looks, type Match, newMatch } from "./match.ts";
import { cardOf, drawText, spaceOf } from "./notation.ts";
import { draw, endTurn, keep, layOut, pickUp, place, ranks, sail, start, takeExtra } from "./turn.ts";

/**
 * Mille Fiori once more, written from the rules page with plain objects and lists, simple and slow. It shares no code
 * with the fast implementation, only the words of the notation.
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

/** The possible outcomes, with weights. */
function outcomes(match: Match): ReadonlyMap<string, number> {
  switch (match.phase) {
    case "start":
      return new Map(match.players.map((_, seat) => [`start ${seat}`, 1]));
    case "opening":
    case "dealing":
    case "showing":
      return new Map(looks(match.deck).map((card) => [drawText(card), copiesOf(match.deck, card)]));
    case "passing":
      return new Map([["pass", 1]]);
    case "layingOut":
      return new Map([["lay out", 1]]);
    default:
      return new Map();
  }
}

function resolve(match: Match, text: string): void {
  const [, what = ""] = text.split(" ");
  switch (match.phase) {
    case "start":
      start(match, Number(what));
      return;
    case "passing":
      pickUp(match);
      return;
    case "layingOut":
      layOut(match);
      return;
    default:
      draw(match, cardOf(what));
  }
}

function play(match: Match, seat: number, text: string): void {
  const [verb = "", what = "", ...where] = text.split(" ");
  switch (verb) {
    case "keep":
      keep(match, seat, cardOf(what));
      return;
    case "place":
      place(match, spaceOf(where.join(" "), cardOf(what)));
      return;
    case "sail":
      sail(match);
      return;
    case "take":
      takeExtra(match, cardOf(what));
      return;
    default:
      endTurn(match);
  }
}
