import { type Args, type Reader, sayReason } from "#boardkit";
import { isSeat, type Reason } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { isColour } from "../bricks.ts";
import { cardName, colourName, isCard, whose } from "./names.ts";

/** Why something cannot be done now, as a sentence. */
export const reasonText = (reason: Reason, view: View, reader: Reader): string =>
  sayReason(reason, reader, (fact, value) => worded(fact, value, { view, reader }));

function worded(fact: string, value: string | number, { view, reader }: { view: View; reader: Reader }): Args {
  const text = String(value);
  switch (fact) {
    case "seat":
      return typeof value === "number" && isSeat(value, view.seats) ? whose(reader, value) : {};
    case "colour":
      return isColour(text) ? { c: text, colour: colourName(reader, text) } : {};
    case "card":
      return isCard(text) ? { card: cardName(reader, text), person: text } : {};
    default:
      return { [fact]: value };
  }
}
