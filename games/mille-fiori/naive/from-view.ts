import type { View } from "../hidden/view-types.ts";
import { type Match, newMatch, playerAt, take } from "./match.ts";
import { cardOf } from "./notation.ts";
import { AREAS, type Card, SPACES } from "./words.ts";

/** The match that everybody together sees while a kept card or an extra card is to be played or chosen. */
export function matchFrom(view: View, options: Readonly<Record<string, string>>): Match {
  if (view.viewer !== "open") throw new Error("this view does not show everything that a match consists of");
  const match = newMatch(view.seats, options);
  match.phase = phaseOf(view);
  match.doge = view.doge ?? -1;
  match.actor = view.actor ?? match.doge;
  match.trick = view.trick;
  match.display = view.display.map(cardOf);
  match.discards = view.discards.map(cardOf);
  for (const area of AREAS) {
    for (const [at, owner] of view.board[area].entries()) {
      const space = SPACES.find((each) => each.area === area && each.at === at);
      if (space !== undefined && owner !== null) match.diamonds.push({ space, owner });
    }
    if (area === "harbor") continue;
    match.bonuses.push(...view.bonuses[area].map((owner) => ({ area, owner })));
  }
  for (const seat of match.players.keys()) readMat(match, view, seat);
  const elsewhere = [...match.display, ...match.discards, ...match.players.flatMap(cardsOf)];
  for (const card of elsewhere) match.deck = take(match.deck, card);
  return match;
}

function phaseOf({ awaits }: View): Match["phase"] {
  switch (awaits) {
    case "keep":
      return "choosing";
    case "play":
    case "playExtra":
      return "playing";
    case "extra":
      return "extra";
    default:
      throw new Error(`a match is not read from the middle of ${awaits}`);
  }
}

const cardsOf = ({ hand, laid, kept, taken }: Match["players"][number]): readonly Card[] =>
  [...hand, ...laid, kept, taken].filter((card) => card !== null);

function readMat(match: Match, view: View, seat: number): void {
  const player = playerAt(match, seat);
  const mat = view.mats[seat];
  const packet = view.packets[seat];
  if (mat === undefined || packet === undefined) throw new Error(`no mat for seat ${seat}`);
  player.personal = mat.personal;
  player.general = mat.general;
  player.ship = mat.ship;
  player.points = Object.values(mat.points).reduce((total, points) => total + points, 0);
  player.kept = mat.kept === null ? null : cardOf(mat.kept);
  player.taken = view.taken !== null && view.actor === seat ? cardOf(view.taken) : null;
  const held = (packet.cards ?? []).map(cardOf);
  const isLastTrick = view.trick === (view.seats === 2 ? 3 : 4);
  const hasLaid = !isLastTrick && (mat.hasKept || mat.hasPlayed);
  if (hasLaid) playerAt(match, (seat + 1) % view.seats).laid = held;
  else player.hand = held;
}
