import { type HelpCard, type Reader, seatName, sum } from "#boardkit";
import { isSeat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { contractOf, FLOORS } from "../../rules/content.ts";
import { COLOUR_AT, isColour } from "../bricks.ts";
import { nicheOf } from "../prospects.ts";
import { nicheLabel, pileLabel, seatCounts } from "./labels.ts";
import { cardName, colourName, contractName, effectText, isCard, kindName } from "./names.ts";
import { targetLabel } from "./target-label.ts";

/** What a part of the board is and does, in one sentence. */
export function helpCard(about: string, view: View, reader: Reader): HelpCard | null {
  const card = cardOf(about, view, reader);
  return card === null ? null : { ...card, counted: (n) => reader.say("help.counted", { n }) };
}

function cardOf(target: string, view: View, reader: Reader): HelpCard | null {
  const [kind = "", first = "", second = ""] = target.split(":");
  switch (kind) {
    case "slot":
      return actionCard(view.row[Number(first)]?.card ?? "", reader);
    case "hand":
    case "building":
    case "church":
      return actionCard(first, reader);
    case "contract":
      return contractCard(first, Number(second), view, reader);
    case "tower":
      return said("tower", targetLabel(target, view, reader), reader);
    case "site":
    case "brick":
    case "storage":
      return said(kind, targetLabel(target, view, reader), reader);
    case "bag":
      return said(kind, first === "" ? bagTitle(view, reader) : targetLabel(target, view, reader), reader);
    case "deck":
    case "discards":
      return said(kind, pileLabel(reader, view, kind), reader);
    case "seat":
      return seatCard(Number(first), view, reader);
    default:
      return null;
  }
}

const said = (id: string, title: string, { say }: Reader): HelpCard => ({ title, kind: "", text: say(`help.${id}`) });

const bagTitle = (view: View, { say }: Reader): string => `${say("head.bag")}: ${say("bricks", { n: sum(view.bag) })}`;

function seatCard(seat: number, view: View, reader: Reader): HelpCard | null {
  if (!isSeat(seat, view.seats)) return null;
  return { title: seatName(reader, seat), kind: "", text: seatCounts(reader, view, seat).join("; ") };
}

const actionCard = (card: string, reader: Reader): HelpCard | null =>
  isCard(card) ? { title: cardName(reader, card), kind: kindName(reader, card), text: effectText(reader, card) } : null;

function contractCard(colour: string, n: number, view: View, reader: Reader): HelpCard | null {
  const floors = FLOORS.find((each) => each === n);
  if (!isColour(colour) || floors === undefined) return null;
  return {
    title: contractName(reader, colour, floors),
    kind: nicheLabel(reader, nicheOf(view, contractOf(COLOUR_AT[colour], floors), reader)),
    text: reader.say("help.contract", { floors, colour: colourName(reader, colour) }),
  };
}
