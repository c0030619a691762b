import { type Reader, sum } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";

/** 6.1 What ends the match: all discs of all seats are placed. */
export function untilEnd({ awaits, mats }: View, { you, say }: Reader): string {
  if (awaits === "over") return "";
  const left = mats.map(({ coloured, white }) => coloured + white);
  const n = sum(left);
  if (n === 0) return say("until-end.last");
  return you === null ? say("until-end.all", { n }) : say("until-end", { n, own: left[you] ?? 0 });
}
