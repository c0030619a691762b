import type { GameUi } from "#boardkit";
import type { View } from "../hidden/view-types.ts";
import type { Event } from "../rules/events.ts";
import { About } from "./about/about.tsx";
import { Miniature, TableBoard } from "./about/miniature.tsx";
import { Board } from "./board/board.tsx";
import { withClicks } from "./clicked.ts";
import { Piece } from "./drawings/piece.tsx";
import { Final } from "./final/final.tsx";
import { highlights } from "./final/highlights.ts";
import { isScoring, untold } from "./final/untold.ts";
import { opensPart } from "./sheets/pressed.ts";
import { Chips } from "./side/chips.tsx";
import { Phases } from "./side/phases.tsx";
import { Side } from "./side/side.tsx";
import { targetOrder } from "./target-order.ts";
import { concerns, isStep } from "./travels/concerns.ts";
import { touchedBy } from "./travels/touched.ts";
import { travelsOf } from "./travels/travels.ts";
import { effectOf } from "./words/effect.ts";
import { begunLine, followingLine, forecastLine } from "./words/forecast-line.ts";
import { helpCard } from "./words/help-card.tsx";
import { logLines } from "./words/log-lines.ts";
import { endLabel, moveLabel, movePhrase } from "./words/move-label.ts";
import { reasonText } from "./words/reasons.ts";
import { targetLabel } from "./words/target-label.ts";
import { chanceTaskOf, taskOf } from "./words/tasks.ts";
import { turnLines } from "./words/turn-lines.ts";
import { untilEnd } from "./words/until-end.ts";

/** Firenze as players see it. */
const firenzeUi: GameUi<View, Event> = {
  Board,
  Side,
  Chips,
  Chain: Phases,
  Final,
  Miniature,
  TableBoard,
  Piece,
  About,
  logLines,
  turnLines,
  isScoring,
  isStep,
  untold,
  untilEnd,
  highlights,
  task: taskOf,
  chanceTask: chanceTaskOf,
  moveLabel,
  movePhrase,
  endLabel,
  targetLabel,
  card: helpCard,
  forecastLine,
  followingLine,
  begunLine,
  opens: opensPart,
  reason: reasonText,
  effect: effectOf,
  travels: travelsOf,
  touched: touchedBy,
  concerns,
  /** A pressed brick goes onto the next card without a brick of this payment. */
  usualPicks: (view) => (view.awaits === "lay" ? [`slot:${view.turn.lowest}`] : []),
  clicked: withClicks,
  targetOrder,
  messages: {
    en: async () => (await import("./locale/en.json")).default,
    de: async () => (await import("./locale/de.json")).default,
    pt: async () => (await import("./locale/pt.json")).default,
  },
};

/** The cast is safe: the match screen passes only views and events that this game has made. */
export const ui = firenzeUi as GameUi;
