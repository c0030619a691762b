import { sum } from "#boardkit";
import { COLOURS, type ColourName } from "../../rules/content.ts";
import { type At, bricksOf, costOf, lowestOpen, type Move, mine, neededFor, openHeights, placeOf } from "./at.ts";

/** Which bricks the guide wants, and which it gives away. */

/** Colours of a card in the row that make bricks enough for a contract, even if all that the card costs were of them. */
export function completedBy(at: At, move: Move): number {
  const cost = costOf(at, move);
  const bricks = at.view.row[placeOf(move)]?.bricks ?? [];
  return COLOURS.filter((colour, k) => {
    const n = bricks[k] ?? 0;
    return n > 0 && bricksOf(at, colour) + n - cost >= neededFor(at, colour);
  }).length;
}

/** What giving a brick of a colour costs: `few`: they make no contract anyway; `more`: there are enough without it. */
export function spareOf(at: At, colour: string): "few" | "more" | "rest" {
  const [n, needed] = [bricksOf(at, colour), neededFor(at, colour)];
  const hasTower = mine(at)?.towers.some((tower) => tower.colour === colour) === true;
  if (!hasTower && n < needed) return "few";
  return n > needed ? "more" : "rest";
}

/** Of the bricks that may be given those that no contract misses, where there are such. */
export function spare(at: At, moves: readonly Move[]): readonly Move[] {
  const kinds = moves.map(({ text }) => spareOf(at, text.split(" ").at(-1) ?? ""));
  const [best] = (["few", "more", "rest"] as const).filter((kind) => kinds.includes(kind));
  return moves.filter((_, k) => kinds[k] === best);
}

/** What the bricks of a card in the row are good for. */
interface Use {
  readonly colour: ColourName;
  /** So many of the colour lie on the card. */
  readonly k: number;
  /** So many of the colour there are then at most. */
  readonly have: number;
  /** The height of the contract. */
  readonly of: number;
  /** They go into a tower that stands, make bricks enough for a new one, or a part of them. */
  readonly kind: "standing" | "fresh" | "part";
}

/** The best use of a card: to reach a contract in a tower that stands, or a new one; else what comes closest to one. */
export function useOf(at: At, move: Move): Use | null {
  const cost = costOf(at, move);
  const kept = sum(mine(at)?.storage ?? []) - cost;
  const uses = COLOURS.flatMap((colour, c): readonly (Use & { readonly rank: number })[] => {
    const k = at.view.row[placeOf(move)]?.bricks[c] ?? 0;
    const held = bricksOf(at, colour);
    const floors = (mine(at)?.towers ?? []).filter((tower) => tower.colour === colour).map((tower) => tower.floors);
    const heights = openHeights(at, colour).filter((height) => floors.some((floor) => floor < height));
    const of = floors.length > 0 ? Math.min(...heights) : lowestOpen(at, colour);
    if (k === 0 || !Number.isFinite(of)) return [];
    const isEnough = held + k - cost >= neededFor(at, colour);
    const kind = floors.length > 0 ? "standing" : isEnough ? "fresh" : "part";
    const have = k + Math.min(held, kept);
    return [{ ...{ colour, k, have, of, kind }, rank: RANKS[kind] + (isEnough ? 0 : 2) + (of - have) / FAR }];
  });
  const best = Math.min(...uses.map(({ rank }) => rank));
  return uses.find(({ rank }) => rank === best) ?? null;
}

const RANKS = { standing: 0, fresh: 1, part: 1 } as const;
/** More bricks than ever lack. */
const FAR = 100;
