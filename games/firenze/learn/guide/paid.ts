import type { Because } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { COLOURS } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { aimOf } from "./aims.ts";
import { bricksOf, lastWord, mine, named, payOf } from "./at.ts";
import { endOf } from "./planned.ts";
import { heightOf, soughtHeights } from "./sought.ts";

/**
 * A brick that is paid: how many of its colour there are, whether no contract is open for them, whether they are more
 * than theirs takes, whether no tower of the colour stands, and how many are owed. That they are wanted would speak
 * against it.
 */
export const paid: Because<View, Event> = {
  figures: (at, move) => {
    const colour = lastWord(move);
    const n = bricksOf(at, colour);
    const end = endOf(at);
    const of = aimOf(at, { colour, floors: 0 })?.of ?? 0;
    const goesOn = end.view.awaits !== "over" && mine(end)?.sealsLeft !== 0;
    const stands = heightOf(at, colour) > 0 || heightOf(end, colour) > 0;
    const isMore = of > 0 && n > of - heightOf(at, colour);
    const is = { none: of === 0 && goesOn ? 1 : 0, more: isMore ? 1 : 0, bare: stands ? 0 : 1 };
    return { ...named(colour), n, of, ...is, due: at.view.turn.due };
  },
  claim: (at, move, { n, of, due, none, more, bare }) => {
    const colour = lastWord(move);
    const towers = mine(at)?.towers.filter((tower) => tower.colour === colour) ?? [];
    if (bare === 1 && towers.length > 0) return false;
    const heights = [0, ...towers.map(({ floors }) => floors)];
    const end = endOf(at);
    const height = heightOf(end, colour);
    const pays = (floors: number): number => payOf(end, colour, floors);
    if (none === 1)
      return soughtHeights(end, colour).every((floors) => floors < height || pays(floors) <= pays(height));
    if (more === 1 && heights.every((height) => height + Number(n) <= Number(of))) return false;
    const after = move.brings().view;
    const left = after.mats[at.you]?.storage[(COLOURS as readonly string[]).indexOf(colour)] ?? 0;
    return due === 1 || (left === Number(n) - 1 && after.turn.due === Number(due) - 1);
  },
};
