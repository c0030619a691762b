import { listOf, type Reader } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { COLOURS, colourOf, floorsOf } from "../../rules/content.ts";
import type { Forecast } from "../../rules/turn/forecast.ts";
import { contractName } from "./names.ts";

/** "costs 2; storage then 7 of 10; within reach: red 3" */
export function forecastLine(forecast: unknown, _view: View, reader: Reader): string {
  const { cost, storage, limit, reach } = forecast as Forecast;
  const names = reach.map((contract) => contractName(reader, COLOURS[colourOf(contract)], floorsOf(contract)));
  return [
    cost === 0 ? "" : reader.say("forecast.cost", { n: cost }),
    reader.say("forecast.storage", { n: storage, limit }),
    names.length === 0 ? "" : reader.say("forecast.reach", { names: listOf(reader.locale, names) }),
  ]
    .filter((part) => part !== "")
    .join("; ");
}
