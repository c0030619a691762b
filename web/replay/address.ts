import { SEATS } from "#engine";
import { pathOf } from "../routes.ts";
import type { Eyes } from "./sources/walked.ts";

/** A place in the replay of a match, and whose eyes see it. */
export interface ReplayPlace {
  readonly ply: number;
  readonly as: Eyes;
}

/** The table of a record that somebody has dropped onto the page. */
export const FILE = "file";
export const isFile = (table: string): boolean => table === FILE;

/** The address of a place: it opens the same position anywhere (that of a file where the file is dropped again). */
export const replayPath = (table: string, { ply, as }: ReplayPlace): string =>
  `${isFile(table) ? "" : pathOf(table)}/replay?ply=${ply}${as === null ? "" : `&as=${as === "open" ? ALL : as}`}`;

const ALL = "all";

/** The place that an address names; without a position its beginning, with a seat that there is none of the public's. */
export function replayPlace(query: string): ReplayPlace {
  const given = new URLSearchParams(query);
  const ply = given.get("ply") ?? "0";
  const as = given.get("as");
  return {
    ply: /^\d{1,6}$/.test(ply) ? Number(ply) : 0,
    as: as === ALL ? "open" : (SEATS.find((seat) => `${seat}` === as) ?? null),
  };
}
