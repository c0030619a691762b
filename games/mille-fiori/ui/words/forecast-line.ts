import { type Reader, seatName, signed } from "#boardkit";
import { type Seat, seatAfter } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import type { Forecast } from "../../rules/turn/forecast.ts";
import { ownSeat } from "../seats.ts";
import { courseOf, isLastTrick, mayBeLastTrick } from "./course.ts";

/**
 * What a card to be kept would bring now at most: "played now: up to 6 points, point bonus 20 is possible". An extra card
 * that is played by itself has its points among what the move brings.
 */
export function forecastLine(forecast: unknown, view: View, reader: Reader): string {
  const { plays, isForced, isNext, passed } = forecast as Forecast;
  const seat = ownSeat(view, reader.you);
  const n = Math.max(0, ...plays.map(({ points }) => points[seat] ?? 0));
  const hasExtra = plays.some(({ extra }) => extra !== null);
  const bonus = Math.max(0, ...plays.map((play) => play.bonus));
  const brings = [
    isForced && passed === null
      ? reader.say("forecast.itself")
      : reader.say(isForced ? "forecast.forced" : "forecast.keep", { n, isNext: isNext ? "yes" : "no" }),
    ...(isForced ? othersIn(plays, seat, reader) : []),
    ...(hasExtra ? [reader.say("forecast.extra")] : []),
    ...(bonus > 0 ? [reader.say("forecast.bonus", { n: bonus })] : []),
  ].join(", ");
  // 6.2 Placed, it is the last one: the trick ends the match. It comes first: a long line is cut at its end.
  return view.mats[seat]?.personal === 1 ? `${reader.say("forecast.last")}; ${brings}` : brings;
}

/** What others would get by the only way to play it: "Bruno +5". */
const othersIn = (plays: Forecast["plays"], seat: Seat, reader: Reader): readonly string[] =>
  (plays[0]?.points ?? []).flatMap((n, each) =>
    each === seat || n <= 0 ? [] : [`${seatName(reader, each as Seat)} ${signed(n)}`],
  );

/** That a card to be kept will be played by itself, where that is certain. */
export function followingLine(forecast: unknown, { say }: Reader): string {
  const { isForced, passed } = forecast as Forecast;
  return isForced && passed !== null ? say("forecast.only") : "";
}

/** 2.5 What the left neighbour would get with a card to be kept, were it passed on; after the last trick nothing is. */
export function withheldLine(forecast: unknown, view: View, reader: Reader): string {
  const { worth = 0, bonus = 0 } = (forecast as Forecast).passed ?? {};
  if (worth <= 0 || courseOf(view, reader).isEnding || isLastTrick(view) || mayBeLastTrick(view)) return "";
  const name = seatName(reader, seatAfter(ownSeat(view, reader.you), view.seats));
  return reader.say("forecast.withheld", { name, n: worth, bonus, isPrize: bonus > 0 ? "yes" : "no" });
}
