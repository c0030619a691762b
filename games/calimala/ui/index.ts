import type { GameUi } from "#boardkit";
import type { Event } from "../events.ts";
import type { View } from "../view-types.ts";
import { About } from "./about.tsx";
import { Board } from "./board.tsx";
import { ActivationChain } from "./chain.tsx";
import { Chips } from "./chips.tsx";
import { effectOf } from "./effect.ts";
import { Final } from "./final.tsx";
import { logLines } from "./log-lines.ts";
import { Miniature, Plan } from "./miniature.tsx";
import { moveLabel } from "./move-label.ts";
import { Piece } from "./piece.tsx";
import { reasonText } from "./reasons.ts";
import { Side } from "./side.tsx";
import { targetLabel } from "./target-label.ts";
import { targetOrder } from "./target-order.ts";
import { chanceTaskOf, taskOf } from "./tasks.ts";
import { touchedBy } from "./touched.ts";
import { travelsOf } from "./travels.ts";

/** Calimala as players see it. */
const calimalaUi: GameUi<View, Event> = {
  Board,
  Side,
  Chips,
  Chain: ActivationChain,
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
  usualPicks: (view) => (view.stage === "place" ? ["disc:coloured"] : []),
  targetOrder,
  messages: {
    en: async () => (await import("./locale/en.json")).default,
    de: async () => (await import("./locale/de.json")).default,
    pt: async () => (await import("./locale/pt.json")).default,
  },
};

/** Views and events of this game are its own: what is handed in was made by its `view` and told by its `play`. */
export const ui = calimalaUi as GameUi;
