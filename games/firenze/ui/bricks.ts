import { COLOURS, type ColourName } from "../rules/content.ts";
import type { Bricks } from "../rules/events.ts";

/** Index of a colour in `Bricks`. */
export const COLOUR_AT = { white: 0, yellow: 1, green: 2, red: 3, blue: 4, purple: 5 } as const;

export const isColour = (name: string): name is ColourName => COLOURS.some((colour) => colour === name);

/** `n` bricks of one colour. */
export const bricksOf = (colour: ColourName, n: number): Bricks => COLOURS.map((each) => (each === colour ? n : 0));

/** Counts the bricks of a list of colours. */
export const countOf = (colours: readonly ColourName[]): Bricks =>
  COLOURS.map((colour) => colours.filter((each) => each === colour).length);
