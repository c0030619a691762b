import type { GameUi } from "#boardkit";
import type { Event } from "../events.ts";
import type { View } from "../view-types.ts";
import { About } from "./about.tsx";
import { Board } from "./board.tsx";
import { Chips } from "./chips.tsx";
import { withClicks } from "./clicked.ts";
import { effectOf } from "./effect.ts";
import { Final } from "./final.tsx";
import { logLines } from "./log-lines.ts";
import { Miniature, Plan } from "./miniature.tsx";
import { moveLabel } from "./move-label.ts";
import { Phases } from "./phases.tsx";
import { Piece } from "./piece.tsx";
import { reasonText } from "./reasons.ts";
import { Side } from "./side.tsx";
import { targetLabel } from "./target-label.ts";
import { targetOrder } from "./target-order.ts";
import { chanceTaskOf, taskOf } from "./tasks.ts";
import { touchedBy } from "./touched.ts";
import { travelsOf } from "./travels.ts";

/** Firenze as players see it. */
const firenzeUi: GameUi<View, Event> = {
  Board,
  Side,
  Chips,
  Chain: Phases,
  Final,
  Miniature,
  Plan,
  Piece,
  About,
  logLines,
  task: taskOf,
  chanceTask: chanceTaskOf,
  moveLabel,
  targetLabel,
  reason: reasonText,
  effect: effectOf,
  travels: travelsOf,
  touched: touchedBy,
  /** A brick that is pressed goes onto the next card that has not got one. */
  usualPicks: (view) => (view.stage === "lay" ? [`slot:${view.turn.lowest}`] : []),
  clicked: withClicks,
  targetOrder,
  messages: {
    en: async () => (await import("./locale/en.json")).default,
    de: async () => (await import("./locale/de.json")).default,
    pt: async () => (await import("./locale/pt.json")).default,
  },
};

/** Views and events of this game are its own: what is handed in was made by its `view` and told by its `play`. */
export const ui = firenzeUi as GameUi;
