import { type Reader, sum } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";

/** So few tiles that are left to be scored may end the match first. */
const FEW_TILES = 3;

/** 6.1 What ends the match: all discs of all seats are placed; 6.2 or the round in which the last tile is scored. */
export function untilEnd({ awaits, mats, council, tilesScored }: View, { you, say }: Reader): string {
  if (awaits === "over") return "";
  const left = mats.map(({ coloured, white }) => coloured + white);
  const [n, tiles] = [sum(left), council.length - tilesScored];
  if (n === 0) return say("until-end.last");
  if (tiles === 0) return say("until-end.round");
  const isNear = tiles <= FEW_TILES;
  if (you === null) return say(isNear ? "until-end.tiles-all" : "until-end.all", { n, tiles });
  return say(isNear ? "until-end.tiles" : "until-end", { n, tiles, own: left[you] ?? 0 });
}
