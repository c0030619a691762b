import type { Guide } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import type { CardName, ColourName } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import type { State } from "../../rules/state.ts";
import { BECAUSE } from "./because.ts";
import { begin, opens } from "./begin.ts";
import { COURSE } from "./course.ts";
import { REASONS } from "./reasons.ts";
import { TURN } from "./turn.ts";
import { wish } from "./wish.ts";

/** White 3 stays open: it can be fulfilled in the first turns. */
const SEALED = ["yellow 4", "green 6", "purple 3", "blue 5", "purple 6"];
const ROW: readonly CardName[] = ["alchemist", "mason", "architect", "princess", "alchemist", "smuggler"];

/** Four on each card: the first of the row is free and brings two of white, as many as are there. */
const BRICKS: readonly ColourName[] = [
  ...(["white", "white", "yellow", "green"] as const),
  ...(["yellow", "purple", "red", "blue"] as const),
  ...(["green", "green", "white", "red"] as const),
  ...(["white", "white", "green", "blue"] as const),
  ...(["yellow", "red", "red", "white"] as const),
  ...(["white", "yellow", "purple", "green"] as const),
];

/** What comes into the row next, with its bricks: buildings of one name, and a Privilege as soon as one can come. */
const NEXT: readonly (readonly [CardName, ...ColourName[]])[] = [
  ["workshop", "white", "yellow", "green", "blue"],
  ["warehouse", "white", "white", "red", "purple"],
  ["workshop", "yellow", "green", "green", "red"],
  ["patrician", "white", "yellow", "blue", "purple"],
  ["smallPrivilege", "yellow", "green", "red", "blue"],
];

/** 9.2 The rules take the bricks of a turn from the first tower to the last; whatever was raised, the first may come next. */
const reopen: Guide["reopen"] = (state) => {
  (state as State).cursor[0] = 0;
};

export const guide: Guide<View, Event> = {
  rulesVersion: "2",
  seats: 2,
  options: { campanile: "off" },
  luck: [
    "start 0",
    ...["balcony 4", "balcony 8", "balcony 13", "balcony 18"],
    ...SEALED.map((contract) => `neutral ${contract}`),
    ...ROW.map((card) => `draw ${card}`),
    ...BRICKS.map((colour) => `brick ${colour}`),
    ...NEXT.flatMap(([card, ...bricks]) => [`draw ${card}`, ...bricks.map((colour) => `brick ${colour}`)]),
  ],
  situations: [...TURN, ...COURSE],
  because: BECAUSE,
  reasons: REASONS,
  wish,
  begin,
  opens,
  reopen,
  texts: {
    en: async () => (await import("./texts/en.json")).default,
    de: async () => (await import("./texts/de.json")).default,
    pt: async () => (await import("./texts/pt.json")).default,
  },
};
