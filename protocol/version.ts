/**
 * The number of the protocol between page and server: one higher with every change that an older page would misread.
 * Both send theirs in their hello. The build changes with everything; the protocol decides whether a page must reload
 * at once or may wait until nothing unfinished is on the screen.
 */
export const PROTOCOL = 5;

/** The least protocol of a page: every request of an older page is refused with `client-old`. */
export const OLDEST_PROTOCOL = 4;
