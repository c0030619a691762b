import { signal } from "@preact/signals";

/** The targets that a guide speaks of now: a game whose pictures show only a part of the board shows them. */
export const spokenOf = signal<readonly string[]>([]);
