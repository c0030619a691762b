/** Limits of both sides, apart from the schemas, so that importing a limit does not load those. */

/** The most moves in one commit. */
export const MAX_COMMIT_MOVES = 64;

/** The most characters in a user's name. */
export const MAX_NAME = 24;

/** The most characters in a report to the host. */
export const MAX_REPORT = 500;
