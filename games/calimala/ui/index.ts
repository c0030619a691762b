import type { GameUi } from "#boardkit";
import type { View } from "../view-types.ts";
import { Board } from "./board.tsx";
import { moveLabel } from "./move-label.ts";
import { chanceTaskOf, taskOf } from "./tasks.ts";

const none = (): null => null;

/** Calimala as players see it. */
const calimalaUi: GameUi<View> = {
  id: "calimala",
  Board,
  Side: none,
  Chips: none,
  Final: none,
  Miniature: none,
  Plan: none,
  Piece: none,
  About: none,
  logLines: (events) =>
    events.map((event, i) => ({ kind: "line", seat: null, text: event.type, event: i, targets: [] })),
  task: taskOf,
  chanceTask: chanceTaskOf,
  moveLabel,
  targetLabel: (target) => target,
  reason: (reason, _view, { say }) => say(`reason.${reason.code}`, reason.facts),
  effect: () => "",
  travels: () => [],
  touched: () => [],
  usualPicks: (view) => (view.stage === "place" ? ["disc:coloured"] : []),
  targetOrder: (targets) => targets,
  scores: (view) => view.scores,
  messages: {
    en: async () => (await import("./locale/en.json")).default,
    de: async () => (await import("./locale/de.json")).default,
    pt: async () => (await import("./locale/pt.json")).default,
  },
};

/** The views of this game are its own: what is handed in as a view was made by its `view`. */
export const ui = calimalaUi as GameUi;
