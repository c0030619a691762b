import { type Args, listOf, type Reader, sayReason, seatName } from "#boardkit";
import { isSeat, type Reason } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { BONUS_HOUSES, HOUSE_NUMBERS, HOUSE_VALUES } from "../../rules/board/board.ts";
import { areaName, isArea, isSymbol, symbolName } from "./names.ts";

/** Why something cannot be done now, as a sentence. */
export const reasonText = (reason: Reason, view: View, reader: Reader): string =>
  sayReason(reason, reader, (fact, value) => worded(fact, value, { view, reader }));

function worded(fact: string, value: string | number, { view, reader }: { view: View; reader: Reader }): Args {
  const text = String(value);
  switch (fact) {
    case "seat":
      return typeof value === "number" && isSeat(value, view.seats) ? { name: seatName(reader, value) } : {};
    case "area":
      return isArea(text) ? { area: areaName(reader, text) } : {};
    case "symbol":
      return isSymbol(text) ? { symbol: symbolName(reader, text) } : {};
    case "house":
      return { house: HOUSE_VALUES[Number(value)] ?? text };
    case "missing": {
      const parts = text.split(",");
      const list = listOf(
        reader.locale,
        parts.map((each) => (isSymbol(each) ? symbolName(reader, each) : each)),
      );
      // 4.3 Of the numbers of the houses not all are needed.
      const n = parts.length - (HOUSE_NUMBERS.length - BONUS_HOUSES);
      return { missing: parts.some(isSymbol) ? list : reader.say("missing.numbers", { n, list }) };
    }
    default:
      return { [fact]: value };
  }
}
