/** Limits of both sides, apart from the schemas, so that importing a limit does not load those. */

/** The most moves in one commit. */
export const MAX_COMMIT_MOVES = 64;

/** The most characters in a user's name. */
export const MAX_NAME = 24;

/** The most characters in a report to the host. */
export const MAX_REPORT = 500;

/** The most minutes of a live match, and the least and most seconds of its increment. */
export const MAX_MINUTES = 180;
export const MIN_INCREMENT = 5;
export const MAX_INCREMENT = 300;

/** The most days of a turn by correspondence, and of its bank. */
export const MAX_DAYS = 14;

/** The most minutes that somebody may sleep a day, and the most days of vacation in a year. */
export const MAX_SLEEP = 600;
export const VACATION_DAYS = 28;
