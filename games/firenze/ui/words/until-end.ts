import type { Reader } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { figuresOf } from "../figures-of.ts";

/** 5.1 What ends the match: somebody's last seal. */
export function untilEnd({ awaits, mats }: View, reader: Reader): string {
  const { say } = reader;
  if (awaits === "over") return "";
  const others = mats.length - 1;
  const n = Math.min(...mats.map(({ sealsLeft }) => sealsLeft));
  return n === 0
    ? say("until-end.last", { others })
    : say("until-end", { n, others, points: figuresOf(reader).lastSeal });
}
