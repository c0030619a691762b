import type { View } from "../view-types.ts";

/** 2.3 Tricks of a round. In the last one nothing is passed on. */
export const isLastTrick = ({ trick, seats }: Pick<View, "trick" | "seats">): boolean =>
  trick === (seats === 2 ? 3 : 4);
