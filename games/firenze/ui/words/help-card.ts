import type { HelpCard, Reader } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { contractOf, FLOORS } from "../../rules/content.ts";
import { COLOUR_AT, isColour } from "../bricks.ts";
import { nicheOf } from "../prospects.ts";
import { nicheLabel } from "./labels.ts";
import { cardName, colourName, contractName, effectText, isCard, kindName } from "./names.ts";
import { targetLabel } from "./target-label.ts";

/** What a part of the board is and does, in one sentence. */
export function helpCard(target: string, view: View, reader: Reader): HelpCard {
  const card = cardOf(target, view, reader) ?? plain(targetLabel(target, view, reader));
  return { ...card, counted: (n) => reader.say("help.counted", { n }) };
}

const plain = (title: string): HelpCard => ({ title, kind: "", text: "" });

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
    case "bag":
      return said(kind, targetLabel(target, view, reader), reader);
    default:
      return null;
  }
}

const said = (id: string, title: string, { say }: Reader): HelpCard => ({ title, kind: "", text: say(`help.${id}`) });

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
