import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { Outing } from "./challenge.ts";

/** Outings in a file, one a line with the row that it belongs to: an arena that was broken off goes on from there. */
export interface KeptOutings {
  find(match: number, own: number): Outing | undefined;
  add(outing: Outing): void;
}

/** A row names all that an outing depends on, besides the match and the seat. */
export function keepOutings(file: string | undefined, row: string): KeptOutings {
  const known = new Map<string, Outing>();
  const text = file !== undefined && existsSync(file) ? readFileSync(file, "utf8") : "";
  for (const line of text.split("\n")) {
    const outing = readLine(line, row);
    if (outing !== undefined) known.set(`${outing.match} ${outing.own}`, outing);
  }
  return {
    find: (match, own) => known.get(`${match} ${own}`),
    add: (outing) => {
      if (file !== undefined) appendFileSync(file, `${JSON.stringify({ row, ...outing })}\n`);
    },
  };
}

/** Undefined for a line of another row, and for one that was broken off. */
function readLine(line: string, row: string): Outing | undefined {
  try {
    const { row: of, ...outing } = JSON.parse(line);
    return of === row ? outing : undefined;
  } catch {
    return undefined;
  }
}
