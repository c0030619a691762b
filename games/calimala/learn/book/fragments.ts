import type { Fragment } from "#boardkit";
import { CELLS, CHURCH_NAMES, CITY_NAMES, MATERIAL_NAMES, PORTS } from "../../rules/content.ts";
import positions from "./positions.json" with { type: "json" };

const at = (position: keyof typeof positions, rest: Pick<Fragment, "show" | "press">): Fragment => ({
  ...{ seats: 3, you: 0, options: { layout: "introductory", startPlayer: "1" }, position: positions[position] },
  ...rest,
});

const CITY = CELLS.map((cell) => `cell:${cell}`);
const HARBOURS = PORTS.map((port) => `city:${CITY_NAMES[port]}`);
const SLOTS = CHURCH_NAMES.flatMap((church) => MATERIAL_NAMES.map((material) => `slot:${church}:${material}`));
/** The part of the council that has seats taken, so that it is legible on a phone. */
const COUNCIL = Array.from({ length: 8 }, (_, k) => `tile:${k + 1}`);

/** The pieces of board in the book; red is the reader. */
export const FRAGMENTS = {
  place: at("place", { show: CITY, press: [0, 2, 3, 4, 5, 6, 7, 9, 10, 11].map((street) => `street:${street}`) }),
  lower: at("lower", { show: CITY, press: ["cell:7", "cell:8"] }),
  ship: at("ship", { show: HARBOURS, press: HARBOURS }),
  contribute: at("contribute", {
    show: SLOTS,
    press: CHURCH_NAMES.flatMap((church) => [`slot:${church}:wood`, `slot:${church}:marble`]),
  }),
  "no-coloured": at("no-coloured", { show: CITY, press: ["stack:3:0", "stack:5:1"] }),
  ties: at("ties", { show: COUNCIL }),
} as const satisfies Record<string, Fragment>;
