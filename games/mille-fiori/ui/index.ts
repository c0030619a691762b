import { gameUi } from "#boardkit";
import type { View } from "../hidden/view-types.ts";
import type { Event } from "../rules/events.ts";
import { About } from "./about/about.tsx";
import { Miniature, TableBoard } from "./about/miniature.tsx";
import { Board } from "./board/board.tsx";
import { opensCloseUp } from "./board/places/enlarged.ts";
import { Piece } from "./drawings/piece.tsx";
import { Final } from "./final/final.tsx";
import { highlights } from "./final/highlights.ts";
import { isScoring, untold } from "./final/untold.ts";
import { Chain } from "./side/chain.tsx";
import { Chips } from "./side/chips.tsx";
import { Side } from "./side/side.tsx";
import { targetOrder } from "./target-order.ts";
import { concerns } from "./travels/concerns.ts";
import { touchedBy } from "./travels/touched.ts";
import { travelsOf } from "./travels/travels.ts";
import { effectOf } from "./words/effect.ts";
import { followingLine, forecastLine, withheldLine } from "./words/forecast-line.ts";
import { helpCard } from "./words/help-card.tsx";
import { logLines } from "./words/log-lines.ts";
import { moveLabel } from "./words/move-label.ts";
import { reasonText } from "./words/reasons.ts";
import { targetLabel } from "./words/target-label.ts";
import { chanceTaskOf, taskOf } from "./words/tasks.ts";
import { turnLines } from "./words/turn-lines.ts";
import { untilEnd } from "./words/until-end.ts";

/** Mille Fiori as players see it. */
export const ui = gameUi<View, Event>({
  Board,
  Side,
  Chips,
  Chain,
  Final,
  Miniature,
  TableBoard,
  Piece,
  About,
  logLines,
  turnLines,
  isScoring,
  untold,
  untilEnd,
  opensRound: ({ type }) => type === "roundBegun",
  highlights,
  task: taskOf,
  chanceTask: chanceTaskOf,
  moveLabel,
  targetLabel,
  card: helpCard,
  reason: reasonText,
  effect: effectOf,
  followingLine,
  forecastLine,
  withheldLine,
  travels: travelsOf,
  touched: touchedBy,
  concerns,
  opens: opensCloseUp,
  declines: (move) => move === "decline",
  targetOrder,
  messages: {
    en: async () => (await import("./locale/en.json")).default,
    de: async () => (await import("./locale/de.json")).default,
    pt: async () => (await import("./locale/pt.json")).default,
  },
});
