import { TRICKS } from "../content.ts";
import type { View } from "../view-types.ts";

/** In the last trick of a round nothing is passed on. */
export const isLastTrick = ({ trick, seats }: Pick<View, "trick" | "seats">): boolean => trick === TRICKS[seats];
