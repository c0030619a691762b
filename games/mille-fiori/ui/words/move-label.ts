import type { Reader } from "#boardkit";
import { unreachable } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { MOVES, type Move } from "../../rules/moves.ts";
import { cardName, faceOf } from "./names.ts";
import { placeName } from "./target-label.ts";

/** A move as a button: base form, naming its action. */
export function moveLabel(text: string, view: View, reader: Reader): string {
  const move = MOVES.table[MOVES.parse(text)];
  return move === undefined ? text : labelOf(move, view, reader);
}

function labelOf(move: Move, view: View, reader: Reader): string {
  const { say } = reader;
  switch (move.type) {
    case "keep":
      return say("button.keep", { card: cardName(reader, move.card) });
    case "place":
      return say("button.place", { where: placeName(reader, move.area, move.space) });
    case "sail":
      return say("button.sail", { n: numberInPlay(view) });
    case "take":
      return say("button.take", { card: cardName(reader, move.card) });
    case "decline":
      return say("button.decline");
    default:
      return unreachable(move);
  }
}

function numberInPlay(view: View): number {
  const card = view.taken ?? view.mats[view.actor ?? 0]?.kept ?? null;
  return card === null ? 1 : faceOf(card).number;
}
