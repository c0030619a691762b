import { type Reader, seatName } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { courseOf } from "./course.ts";

/** 6.1, 6.2 What ends the match: somebody's last diamond, else the deck. */
export function untilEnd(view: View, reader: Reader): string {
  const { awaits, mats, ending } = view;
  const { say } = reader;
  if (awaits === "over") return "";
  if (ending !== null) return say("until-end.last", { name: seatName(reader, ending) });
  const { most, isEnding } = courseOf(view, reader);
  return isEnding
    ? say("until-end.deck")
    : say("until-end", { most, n: Math.min(...mats.map(({ personal }) => personal)) });
}
