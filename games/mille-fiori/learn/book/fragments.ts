import type { Fragment } from "#boardkit";
import positions from "./positions.json" with { type: "json" };

const spaces = (area: string, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${area}:${from + i}`);

const at = (position: keyof typeof positions, rest: Pick<Fragment, "show" | "press">): Fragment => ({
  ...{ seats: 4, you: 0, position: positions[position] },
  ...rest,
});

/** The pieces of board in the book; red is the reader. */
export const FRAGMENTS = {
  workshops: at("workshops", {
    show: spaces("workshops", 0, 14),
    press: ["workshops:0", "workshops:2", "workshops:11", "workshops:13"],
  }),
  houses: at("houses", { show: spaces("houses", 0, 8), press: ["houses:3"] }),
  people: at("people", { show: spaces("nobili", 0, 11), press: ["nobili:0"] }),
  trade: at("trade", { show: spaces("trade", 0, 19), press: ["trade:11", "trade:15", "trade:19"] }),
  harbor: at("harbor", { show: [...spaces("harbor", 0, 5), ...spaces("trade", 0, 7)], press: ["harbor:2"] }),
  sea: at("sea", { show: spaces("sea", 2, 10), press: ["sea:7"] }),
  bonus: at("bonus", {
    show: [...spaces("trade", 0, 19), "bonus:trade"],
    press: ["trade:3", "trade:7", "trade:15", "trade:19"],
  }),
} as const satisfies Record<string, Fragment>;
