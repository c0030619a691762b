/**
 * The number of the protocol between page and server: one higher with every change that an older page would misread. Both
 * say theirs in their hello. Beside the build, which changes with everything, it tells a page that must be loaded anew
 * at once from one that may wait until nothing unfinished is on the screen.
 */
export const PROTOCOL = 2;

/** What pages must speak at least: an older one is refused with `client-old`, whatever it asks. */
export const OLDEST_PROTOCOL = 2;
