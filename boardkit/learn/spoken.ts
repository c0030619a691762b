import { signal } from "@preact/signals";

/**
 * The targets that a guide speaks of now: a game whose pictures show only a part of the board shows them. `null` while
 * the guide works out what to propose: the picture waits for it.
 */
export const spokenOf = signal<readonly string[] | null>([]);
