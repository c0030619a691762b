import { listOf, type Reader, scoresInWords, seatName, signed } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import type { ActionName } from "../../rules/content.ts";
import type { Forecast, ForecastCards, ForecastScoring } from "../../rules/turn/forecast.ts";
import { actionName, tileName } from "./names.ts";
import { lacksCube, needsOf } from "./needs.ts";

/**
 * What the next tile would pay, what ends, and who would act after whom: "seat 15: cloth in Troyes, Marion +3; then
 * Tanja; what is impossible draws a card; the figures leave out cards in hand". Points come first: a long line is cut.
 */
export function forecastLine(forecast: unknown, view: View, reader: Reader): string {
  const { acts, draws, scoring, cards } = forecast as Forecast;
  const others = [...new Set(acts.slice(1).map(({ seat }) => seat))].map((seat) => {
    const isTwice = acts.slice(1).every((act) => act.seat === seat) && acts.length > 2;
    return isTwice ? reader.say("forecast.twice", { name: seatName(reader, seat) }) : seatName(reader, seat);
  });
  const then = others.length === 0 ? "" : reader.say("forecast.then", { names: listOf(reader.locale, others) });
  const isImpossible = acts.some(({ most }) => most.includes(0));
  const card = isImpossible ? reader.say("forecast.impossible") : "";
  // 3.7 What cards could bring beside the discs is not counted: whose they are is known, which ones is not.
  const hasCards = acts.some(({ seat }) => (view.mats[seat]?.handSize ?? 0) > 0);
  return [
    scoring === null ? "" : asItIs(acts, scoringLine(scoring, reader), reader),
    cards === null ? "" : cardsLine(cards, reader),
    // Before what the action takes, which is long: that the turn ends is a warning.
    furtherLine(forecast as Forecast, reader),
    then,
    card,
    hasCards ? reader.say("forecast.without-cards") : "",
    needsLine(draws[0], view, reader),
  ]
    .filter((part) => part !== "")
    .join("; ");
}

/** Whoever acts before the scoring, the reader as well, may change what it pays. */
const asItIs = ({ length }: Forecast["acts"], what: string, { say }: Reader): string =>
  length === 0 ? what : say("forecast.as-it-is", { what });

/** 6.5 What the scoring cards add that the reader knows, and that others have kept some. */
function cardsLine({ points, hidden }: ForecastCards, reader: Reader): string {
  const scores = scoresInWords(points, reader);
  const args = { points: scores.join(", "), has: scores.length > 0 ? "yes" : "no", hidden };
  return reader.say("forecast.cards", args);
}

/** What the impossible action takes; where there is no cube the line is as short as a phone needs it. */
function needsLine(drawn: ActionName | undefined, view: View, reader: Reader): string {
  if (drawn === undefined) return "";
  if (lacksCube(view, reader.you, drawn)) return reader.say("forecast.no-cube");
  const needs = needsOf(reader, view, reader.you, drawn);
  return reader.say("forecast.needs", { action: actionName(reader, drawn), needs });
}

/** The same as long as a button has room for: with further cards "perhaps another, then the turn ends". */
export function followingLine(forecast: unknown, reader: Reader): string {
  const { draws, ends } = forecast as Forecast;
  const n = draws.length - 1;
  return n > 0 ? reader.say("forecast.further", { n, ends: ends ?? "" }) : furtherLine(forecast as Forecast, reader);
}

/** 5.7 What the next tile would no longer pay to another one by the move: "keeps Bruno from 2 points of tile 15". */
export function withheldLine(forecast: unknown, _: View, reader: Reader): string {
  const { scoring } = forecast as Forecast;
  if (scoring === null) return "";
  const { k, before, points } = scoring;
  const [most] = points
    .map((n, each) => ({ n: (before[each] ?? 0) - n, each: each as Seat }))
    .filter(({ n, each }) => n > 0 && each !== reader.you)
    .sort((a, b) => b.n - a.n);
  return most === undefined ? "" : reader.say("forecast.withheld", { name: seatName(reader, most.each), n: most.n, k });
}

/** What comes by itself after the first card: "if that card does not help, another for Marble; the turn ends if ...". */
function furtherLine({ draws, ends }: Forecast, reader: Reader): string {
  const also = draws.slice(1);
  const names = listOf(
    reader.locale,
    [...new Set(also)].map((action) => actionName(reader, action)),
  );
  const more = also.length === 0 ? "" : reader.say("forecast.draws", { n: also.length, names });
  const end = ends === null ? "" : reader.say("forecast.ends", { ends });
  return [more, end].filter((part) => part !== "").join("; ");
}

/** "seat 15: cloth in Troyes: Marion +3, before +2, Beatriz +2" */
function scoringLine({ k, tile, isNow, seat, isSwap, before, points }: ForecastScoring, reader: Reader): string {
  const earned = points
    .map((n, each) => ({ n, was: before[each] ?? 0, each: each as Seat }))
    .filter(({ n, was }) => n > 0 || was > 0)
    .sort((a, b) => b.n - a.n || b.was - a.was)
    .map(({ n, was, each }) => {
      const args = { name: seatName(reader, each), n: gain(n), was: gain(was) };
      return reader.say(n === was ? "effect.points" : "forecast.changed", args);
    });
  const name = seat === null ? "" : seatName(reader, seat);
  const args = {
    k,
    tile: tileName(reader, tile),
    name,
    isTaken: isSwap ? "swap" : seat === null ? "no" : "yes",
    own: seat === reader.you ? "yes" : "no",
  };
  const head = isNow ? reader.say("forecast.scoring", args) : reader.say("forecast.next", { k, tile: args.tile });
  return earned.length === 0 ? head : `${head}: ${earned.join(", ")}`;
}

const gain = (n: number): string => (n === 0 ? "0" : signed(n));
