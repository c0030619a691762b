import type { View } from "../../hidden/view-types.ts";
import { TRICKS } from "../../rules/content.ts";

/** In the last trick of a round nothing is passed on. */
export const isLastTrick = ({ trick, seats }: Pick<View, "trick" | "seats">): boolean => trick === TRICKS[seats];
