import type { Reader } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";

/** 5.1 What ends the match: somebody's last seal. */
export function untilEnd({ awaits, mats }: View, { say }: Reader): string {
  if (awaits === "over") return "";
  const n = Math.min(...mats.map(({ sealsLeft }) => sealsLeft));
  return n === 0 ? say("until-end.last") : say("until-end", { n });
}
