import type { LookBack } from "../recap/film.ts";
import type { Moment } from "../source.ts";
import type { Shown } from "./paced.ts";

/** Positions that the reader is to see between two moments. */
export interface Between {
  /** Their numbers of entries, in order. */
  readonly plies: (before: Shown, now: Shown) => readonly number[];
  readonly look: LookBack;
}

/** The moments at these plies, as far as they can be had; one look brings those of a turn. */
export async function momentsAt(plies: readonly number[], look: LookBack): Promise<readonly Moment[]> {
  const known = new Map<number, Moment>();
  for (const ply of plies) {
    if (known.has(ply)) continue;
    for (const moment of (await look(ply)) ?? []) known.set(moment.ply, moment);
  }
  return plies.flatMap((ply) => known.get(ply) ?? []);
}
