import { type Because, type Figures, sum, tells } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { COLOURS, FLOORS, type Floors } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { FIGURES } from "../../rules/figures/figures.ts";
import {
  type At,
  bricksOf,
  fulfilling,
  isByArchitect,
  type Move,
  mine,
  openHeights,
  placeOf,
  pointsFor,
} from "./at.ts";
import { spareOf, useOf } from "./bricks.ts";
import { unbuilt } from "./building.ts";
import { afterGiving, helpOf } from "./help.ts";

type Why = Because<View, Event>;

const word = ({ text }: Move, k: number): string => text.split(" ")[k] ?? "";
const lastWord = ({ text }: Move): string => text.split(" ").at(-1) ?? "";

/** A brick that is paid: how many of its colour there are, whether a contract misses it, and how many are owed. */
const paid: Why = {
  figures: (at, move) => {
    const kind = spareOf(at, lastWord(move));
    const is = (each: typeof kind): 0 | 1 => (each === kind ? 1 : 0);
    return {
      n: bricksOf(at, lastWord(move)),
      due: at.view.turn.due,
      few: is("few"),
      more: is("more"),
      rest: is("rest"),
    };
  },
  claim: (at, move, { n, due, few, more }) => {
    const colour = lastWord(move);
    const towers = mine(at)?.towers.filter((tower) => tower.colour === colour) ?? [];
    const open = openHeights(at, colour);
    if (few === 1 && (towers.length > 0 || open.some((height) => height <= Number(n)))) return false;
    const takes = (from: number) => open.find((height) => height > from) ?? from;
    const next = towers.length === 0 ? takes(0) : Math.min(...towers.map(({ floors }) => takes(floors) - floors));
    if (more === 1 && Number(n) <= next) return false;
    const after = move.brings().view;
    const left = after.mats[at.you]?.storage[(COLOURS as readonly string[]).indexOf(lastWord(move))] ?? 0;
    return due === 1 || (left === Number(n) - 1 && after.turn.due === Number(due) - 1);
  },
};

/** The tower that the move begins or raises, as high as it is then. */
function raised(at: At, move: Move): { readonly colour: string; readonly floors: number } {
  const help = helpOf(at, move);
  if (help !== null) return { colour: help.colour, floors: help.floors + 1 };
  const isNew = move.text.startsWith("found ");
  const tower = mine(at)?.towers[Number(word(move, 1)) - 1];
  return { colour: isNew ? word(move, 1) : (tower?.colour ?? ""), floors: isNew ? 1 : (tower?.floors ?? 0) + 1 };
}

/** Whether the colour that is named lies on the card and its contract is open: for a tower that stands, or a new one. */
function isUseful(at: At, move: Move, figures: Figures): boolean {
  const { cost, k, have, of, standing, fresh, part } = figures;
  const c = COLOURS.findIndex((colour) => figures[colour] === 1);
  if (c < 0) return standing === 0 && fresh === 0 && part === 0;
  const isOpen = at.view.contracts[c * FLOORS.length + Number(of) - FLOORS[0]]?.seal === null;
  if (at.view.row[placeOf(move)]?.bricks[c] !== k || !isOpen) return false;
  const towers = mine(at)?.towers.filter(({ colour }) => colour === COLOURS[c]) ?? [];
  if (standing === 1) return towers.some(({ floors }) => floors < Number(of));
  const stored = move.brings().view.mats[at.you]?.storage[c] ?? 0;
  if (towers.length > 0) return false;
  if (cost !== 0 || !tells(move, "cardTaken")) return true;
  return fresh === 1 ? stored >= Number(of) : stored === have;
}

/** Why a move is proposed, in figures of the position. */
export const BECAUSE: Readonly<Record<string, Why>> = {
  card: {
    figures: (at, move) => {
      const use = useOf(at, move);
      return {
        n: sum(at.view.row[placeOf(move)]?.bricks ?? []),
        cost: placeOf(move),
        ...Object.fromEntries(["standing", "fresh", "part"].map((kind) => [kind, use?.kind === kind ? 1 : 0])),
        ...{ k: use?.k ?? 0, have: use?.have ?? 0, of: use?.of ?? 0 },
        ...Object.fromEntries(COLOURS.map((colour) => [colour, use?.colour === colour ? 1 : 0])),
      };
    },
    claim: (at, move, figures) => {
      const { n, cost } = figures;
      if (!isUseful(at, move, figures)) return false;
      const { events, view } = move.brings();
      const taken = events.find((event) => event.type === "cardTaken");
      return taken === undefined ? view.turn.due === cost : cost === 0 && sum(taken.bricks) === n;
    },
  },
  "pay-card": paid,
  "pay-build": paid,
  build: {
    figures: (at, move) => {
      const { colour, floors } = raised(at, move);
      const of = Math.min(...openHeights(at, colour).filter((height) => height >= floors));
      return { n: floors, of, points: pointsFor(at, colour, of), help: helpOf(at, move) === null ? 0 : 1 };
    },
    claim: (at, move, { n, of, points, help }) => {
      const { colour } = raised(at, move);
      const built = (help === 1 ? afterGiving(at, move).moves : [move])
        .flatMap(({ brings }) => brings().events)
        .flatMap((event) => (event.type === "brickBuilt" && event.floors === n ? [event] : []))
        .find((event) => event.colour === colour);
      const from = (COLOURS as readonly string[]).indexOf(built?.colour ?? "") * FLOORS.length;
      const contract = at.view.contracts[from + (FLOORS as readonly number[]).indexOf(Number(of))];
      const balcony = at.events.find(
        (event) => event.type === "balconyLaid" && event.colour === built?.colour && event.floors === of,
      );
      const printed = FIGURES.contracts[built?.colour ?? "white"][Number(of) as Floors].points;
      if (points !== (balcony?.type === "balconyLaid" ? balcony.points : printed)) return false;
      return built?.floors === n && Number(n) <= Number(of) && contract?.seal === null;
    },
  },
  built: {
    figures: (at) => {
      const { isClose, high, bare, dear } = unbuilt(at);
      const is = { hasHigh: Math.min(1, high), hasBare: Math.min(1, bare), hasDear: Math.min(1, dear) };
      return { isClose: isClose ? 1 : 0, high, bare, dear, ...is };
    },
    claim: ({ you }, move, { high, bare, dear }) => {
      const { view, events } = move.brings();
      const n = Number(high) + Number(bare) + Number(dear);
      // Ruins come after what is built has been paid for.
      if (view.awaits === "give") return n === view.mats[you]?.towers.filter(({ built }) => built === 0).length;
      return n === events.filter((event) => event.type === "towerHit" && event.by === "ruin").length;
    },
  },
  contract: {
    figures: (at, move) => ({ n: fulfilling(at).length, architect: isByArchitect(move) ? 1 : 0 }),
    claim: (at, move, { architect }) =>
      (architect === 1) === tells(move, "personPlayed") &&
      fulfilling(at).every(({ brings }) => (brings().points[at.you] ?? 0) <= (move.brings().points[at.you] ?? 0)),
  },
  leave: {
    figures: (at) => {
      const n = mine(at)?.towers.length ?? 0;
      return { n, some: Math.min(1, n) };
    },
    claim: (at, move, { n }) => n === move.brings().view.mats[at.you]?.towers.length,
  },
  undo: {
    figures: (at) => ({ n: mine(at)?.sealsLeft ?? 0 }),
    claim: ({ view, you }, _, { n }) => {
      const placed = (seat: number) => view.contracts.filter(({ seal }) => seal === seat).length;
      return view.mats.every(({ sealsLeft }, seat) => sealsLeft + placed(seat) === Number(n) + placed(you));
    },
  },
};
