/** Figures that both sides keep to: without the schemas, for whoever only asks how much. */

/** The most moves in one commit. */
export const MAX_COMMIT_MOVES = 64;

/** The most signs in somebody's name. */
export const MAX_NAME = 24;
