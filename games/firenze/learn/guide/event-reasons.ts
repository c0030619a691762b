import { ofKind, type Reason, sum } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import type { Event } from "../../rules/events.ts";
import { FIGURES } from "../../rules/figures/figures.ts";
import { type At, type Move, mine, word } from "./at.ts";
import { lossBy } from "./losing.ts";

/** Why the bot decides as it does when an event happens. */

type Why = Reason<View, Event>;

const EVENT_MOVES = ["cancel", "accept"];

/** An event that the reader can prevent. */
export const prevent: Why = {
  id: "prevent",
  when: (_, move) => EVENT_MOVES.includes(move.text),
  figures: (at, move) => ({ n: lossOf(at), cancel: move.text === "cancel" ? 1 : 0, some: lossOf(at) > 0 ? 1 : 0 }),
  claim: (at, move, { n, cancel }) => {
    const isHeld = move.brings().view.mats[at.you]?.hand.filter((card) => card === "patrician").length;
    const held = mine(at)?.hand.filter((card) => card === "patrician").length ?? 0;
    return isHeld === held - Number(cancel) && isLoss(at, Number(n));
  },
};

function lossOf(at: At): number {
  const accept = at.moves.find(({ text }) => text === "accept");
  return accept === undefined ? 0 : lossBy(at, accept);
}

/** What the rules say that the event takes; Tribute and Luxury Tax depend on what can be paid. */
function isLoss(at: At, n: number): boolean {
  const towers = (mine(at)?.towers ?? []).map(({ floors }) => floors);
  const stored = sum(mine(at)?.storage ?? []);
  switch (at.view.turn.event) {
    case "collapse":
      return n === (towers.length === 0 ? 0 : Math.min(...towers));
    case "botch":
      return n === Math.min(1, towers.length);
    case "fire":
      return n === Math.min(FIGURES.fire, stored);
    case "flood":
      return n === Math.ceil(stored / FIGURES.flood);
    case "renaissance":
      return n === 0;
    default:
      return n >= 0 && n <= stored + sum(towers) + sum(at.view.aside);
  }
}

/** The own tower that an event hits. */
export const strike: Why = {
  id: "strike",
  when: (_, move) => word(move, 0) === "strike",
  figures: (at, move) => {
    const lost = (each: Move) => sumOf(at.view, at.you) - sumOf(each.brings().view, at.you);
    const n = lost(move);
    return { n, least: ofKind(at, "strike").every((each) => lost(each) >= n) ? 1 : 0 };
  },
  claim: (at, move, { n, least }) => {
    const hit = move.brings().events.find((event) => event.type === "towerHit" && event.seat === at.you);
    const lowest = Math.min(...(mine(at)?.towers ?? []).map(({ floors }) => floors));
    const isLeast = at.view.turn.event === "botch" || n === lowest;
    return hit?.type === "towerHit" && hit.toBag === n && (least === 1) === isLeast;
  },
};

const sumOf = (view: View, you: number): number => sum((view.mats[you]?.towers ?? []).map(({ floors }) => floors));
