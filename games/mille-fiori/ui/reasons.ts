import { listOf, type Reader } from "#boardkit";
import { isSeat } from "#engine";
import { HOUSE_VALUES } from "../board.ts";
import type { View } from "../view-types.ts";
import { areaName, isArea, isSymbol, seatName, symbolName } from "./names.ts";

type Facts = Readonly<Record<string, string | number>>;

/** Why something cannot be done now, as a sentence. Facts are ids. */
export function reasonText(reason: { code: string; facts?: Facts }, view: View, reader: Reader): string {
  const args: Record<string, string | number> = {};
  for (const [fact, value] of Object.entries(reason.facts ?? {}))
    Object.assign(args, worded(fact, value, { view, reader }));
  return reader.say(`reason.${reason.code}`, args);
}

function worded(fact: string, value: string | number, { view, reader }: { view: View; reader: Reader }): Facts {
  const text = String(value);
  switch (fact) {
    case "seat":
      return typeof value === "number" && isSeat(value, view.seats) ? { name: seatName(reader, value) } : {};
    case "area":
      return isArea(text) ? { area: areaName(reader, text) } : {};
    case "symbol":
      return isSymbol(text) ? { symbol: symbolName(reader, text) } : {};
    case "house":
      return { house: HOUSE_VALUES[value as 0] ?? text };
    case "missing": {
      const parts = text.split(",").map((each) => (isSymbol(each) ? symbolName(reader, each) : each));
      return { missing: listOf(reader.locale, parts) };
    }
    default:
      return { [fact]: value };
  }
}
