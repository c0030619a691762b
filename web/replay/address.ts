import { SEATS, type Seat } from "#engine";
import { pathOf } from "../routes.ts";

/** A place in the replay of a match, and whose eyes see it; `null`: the public's. */
export interface ReplayPlace {
  readonly ply: number;
  readonly as: Seat | null;
}

/** The address of a place: it opens the same position anywhere. */
export const replayPath = (table: string, { ply, as }: ReplayPlace): string =>
  `${pathOf(table)}/replay?ply=${ply}${as === null ? "" : `&as=${as}`}`;

/** The place that an address names; without a position its beginning, with a seat that there is none of the public's. */
export function replayPlace(query: string): ReplayPlace {
  const given = new URLSearchParams(query);
  const ply = given.get("ply") ?? "0";
  return {
    ply: /^\d{1,6}$/.test(ply) ? Number(ply) : 0,
    as: SEATS.find((seat) => `${seat}` === given.get("as")) ?? null,
  };
}
