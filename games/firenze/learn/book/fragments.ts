import type { Fragment } from "#boardkit";
import { COLOURS, type ColourName, FLOORS } from "../../rules/content.ts";
import positions from "./positions.json" with { type: "json" };

const at = (position: keyof typeof positions, rest: Pick<Fragment, "show" | "press">): Fragment => ({
  ...{ seats: 3, you: 0, position: positions[position] },
  ...rest,
});

const towers = (...colours: readonly ColourName[]): readonly string[] =>
  colours.flatMap((colour) => FLOORS.map((floors) => `contract:${colour}:${floors}`));
const STORAGE = COLOURS.map((colour) => `storage:0:${colour}`);

/** The pieces of board in the book; red is the reader. */
export const FRAGMENTS = {
  choose: at("choose", {
    show: ["slot:0", "slot:1", "slot:2", "slot:3"],
    press: ["slot:0", "slot:1", "slot:2", "slot:3"],
  }),
  build: at("build", {
    show: ["tower:0:0", "tower:0:1", ...STORAGE],
    press: ["tower:0:0", "tower:0:1"],
  }),
  contracts: at("contracts", { show: towers("red", "blue", "purple"), press: ["contract:red:4"] }),
  limits: at("limits", { show: STORAGE, press: STORAGE.slice(0, 4) }),
  architect: at("architect", { show: towers("white", "yellow", "green"), press: ["contract:yellow:4"] }),
  campanile: at("campanile", { show: ["church:campanile"], press: ["church:campanile"] }),
  ties: at("ties", { show: towers("green", "red", "blue") }),
} as const satisfies Record<string, Fragment>;
