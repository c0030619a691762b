import type { Reader } from "#boardkit";
import { isSeat } from "#engine";
import type { View } from "../view-types.ts";
import { type Args, cardName, colourName, isCard, isColour, seatName } from "./names.ts";

/** Why something cannot be done now, as a sentence. Facts are ids; where words inflect, the id goes along. */
export function reasonText(reason: { code: string; facts?: Args }, view: View, reader: Reader): string {
  const args: Record<string, string | number> = {};
  for (const [fact, value] of Object.entries(reason.facts ?? {})) {
    Object.assign(args, worded(fact, value, { view, reader }));
  }
  return reader.say(`reason.${reason.code}`, args);
}

function worded(fact: string, value: string | number, { view, reader }: { view: View; reader: Reader }): Args {
  const text = String(value);
  switch (fact) {
    case "seat":
      return typeof value === "number" && isSeat(value, view.seats) ? { name: seatName(reader, value) } : {};
    case "colour":
      return isColour(text) ? { c: text, colour: colourName(reader, text) } : {};
    case "card":
      return isCard(text) ? { card: cardName(reader, text) } : {};
    default:
      return { [fact]: value };
  }
}
