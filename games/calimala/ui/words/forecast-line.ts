import { listOf, type Reader, seatName } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import type { Forecast } from "../../rules/turn/forecast.ts";
import { tileName } from "./names.ts";

/** Who would act after whom, and which tile would be scored: "then Tanja; seat 15: cloth in Troyes, Marion +3". */
export function forecastLine(forecast: unknown, _view: View, reader: Reader): string {
  const { acts, scoring } = forecast as Forecast;
  const others = [...new Set(acts.slice(1).map(({ seat }) => seat))].map((seat) => {
    const isTwice = acts.slice(1).every((act) => act.seat === seat) && acts.length > 2;
    return isTwice ? reader.say("forecast.twice", { name: seatName(reader, seat) }) : seatName(reader, seat);
  });
  const then = others.length === 0 ? "" : reader.say("forecast.then", { names: listOf(reader.locale, others) });
  return [then, scoring === null ? "" : scoringLine(scoring, reader)].filter((part) => part !== "").join("; ");
}

function scoringLine({ k, tile, seat, points }: NonNullable<Forecast["scoring"]>, reader: Reader): string {
  const earned = points
    .map((n, each) => ({ n, each: each as Seat }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n)
    .map(({ n, each }) => reader.say("effect.points", { name: seatName(reader, each), n: `+${n}` }));
  const name = seat === null ? "" : seatName(reader, seat);
  const head = reader.say("forecast.scoring", {
    k,
    tile: tileName(reader, tile),
    name,
    isTaken: seat === null ? "no" : "yes",
  });
  return earned.length === 0 ? head : `${head}: ${earned.join(", ")}`;
}
