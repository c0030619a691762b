import type { GameUi } from "#boardkit";
import type { View } from "../hidden/view-types.ts";
import type { Event } from "../rules/events.ts";
import { About } from "./about/about.tsx";
import { Miniature, TableBoard } from "./about/miniature.tsx";
import { Board } from "./board/board.tsx";
import { Piece } from "./drawings/piece.tsx";
import { Final } from "./final/final.tsx";
import { highlights } from "./final/highlights.ts";
import { isScoring, untold } from "./final/untold.ts";
import { ActivationChain } from "./side/chain.tsx";
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
import { finishing, moveLabel } from "./words/move-label.ts";
import { reasonText } from "./words/reasons.ts";
import { targetLabel } from "./words/target-label.ts";
import { chanceTaskOf, endsDiscOnly, taskOf } from "./words/tasks.ts";
import { turnLines } from "./words/turn-lines.ts";
import { untilEnd } from "./words/until-end.ts";

/** Calimala as players see it. */
const calimalaUi: GameUi<View, Event> = {
  Board,
  Side,
  Chips,
  Chain: ActivationChain,
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
  highlights,
  task: taskOf,
  chanceTask: chanceTaskOf,
  moveLabel,
  endLabel: (view, reader) => (endsDiscOnly(view, reader.you) ? finishing(view, reader) : null),
  targetLabel,
  card: helpCard,
  forecastLine,
  followingLine,
  withheldLine,
  reason: reasonText,
  effect: effectOf,
  travels: travelsOf,
  touched: touchedBy,
  concerns,
  usualPicks: (view) => (view.awaits === "place" ? ["disc:coloured"] : []),
  ends: (move) => move === "end",
  declines: (move) => move.startsWith("decline ") || move === "no more",
  targetOrder,
  messages: {
    en: async () => (await import("./locale/en.json")).default,
    de: async () => (await import("./locale/de.json")).default,
    pt: async () => (await import("./locale/pt.json")).default,
  },
};

/** Views and events of this game are its own: what is handed in was made by its `view` and told by its `play`. */
export const ui = calimalaUi as GameUi;
