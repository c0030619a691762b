import { type Because, type Figures, sum, tells } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { COLOURS, FLOORS, type Floors } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { FIGURES } from "../../rules/figures/figures.ts";
import {
  type At,
  bonusFor,
  bricksOf,
  costOf,
  fulfilling,
  isByArchitect,
  type Move,
  mine,
  openHeights,
  placeOf,
  pointsFor,
} from "./at.ts";
import { spareOf, useOf } from "./bricks.ts";
import { byMason, unbuilt } from "./building.ts";
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
  const help = helpOf(at, move) ?? byMason(at, move);
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

/** What brings the brick, or makes it cheaper. */
const helpsOf = (at: At, move: Move): Figures => ({
  help: helpOf(at, move) === null ? 0 : 1,
  mason: byMason(at, move) === null ? 0 : 1,
});

/** The next contract above the tower that fits, where it pays more: floors that the tower lacks, its height and points. */
function higherOf(at: At, move: Move): { readonly k: number; readonly of: number; readonly points: number } | null {
  const [colour, floors] = [word(move, 1), Number(word(move, 2))];
  const of = openHeights(at, colour).find((height) => height > floors);
  if (of === undefined) return null;
  const points = pointsFor(at, colour, of) + bonusFor(at, of);
  return points > pointsFor(at, colour, floors) + bonusFor(at, floors) ? { k: of - floors, of, points } : null;
}

/** Whether a contract is open as it was told, from what has been told of balconies and floor bonuses. */
function isOpenFor(at: At, colour: string, { of, points }: Figures): boolean {
  const height = Number(of) as Floors;
  const from = (COLOURS as readonly string[]).indexOf(colour) * FLOORS.length;
  const balcony = at.events.find(
    (event) => event.type === "balconyLaid" && event.colour === colour && event.floors === height,
  );
  const printed = FIGURES.contracts[colour as "white"][height].points;
  const isTaken = at.events.some((event) => event.type === "floorBonus" && event.floors === height);
  const bonus = isTaken
    ? 0
    : (Object.entries(FIGURES.floorBonuses).find(([each]) => each === `${of}`)?.[1].points ?? 0);
  const all = (balcony?.type === "balconyLaid" ? balcony.points : printed) + bonus;
  return all === points && at.view.contracts[from + height - FLOORS[0]]?.seal === null;
}

/** Why a move is proposed, in figures of the position. */
export const BECAUSE: Readonly<Record<string, Why>> = {
  card: {
    figures: (at, move) => {
      const use = useOf(at, move);
      return {
        n: sum(at.view.row[placeOf(move)]?.bricks ?? []),
        cost: costOf(at, move),
        free: costOf(at, move) === 0 ? 1 : 0,
        twin: at.view.row.filter(({ card }) => card === at.view.row[placeOf(move)]?.card).length > 1 ? 1 : 0,
        place: placeOf(move) + 1,
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
      return { n: floors, of, points: pointsFor(at, colour, of), ...helpsOf(at, move) };
    },
    claim: (at, move, { n, of, points, help, mason }) => {
      const { colour } = raised(at, move);
      const built = (help === 1 || mason === 1 ? afterGiving(at, move).moves : [move])
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
      const { rest, high, bare, dear } = unbuilt(at);
      const is = {
        hasHigh: Math.min(1, high),
        hasBare: Math.min(1, bare),
        hasDear: Math.min(1, dear),
        hasRest: rest > 0 ? 1 : 0,
      };
      return { rest, high, bare, dear, ...is };
    },
    claim: ({ you }, move, { rest, high, bare, dear }) => {
      const { view, events } = move.brings();
      const stored = sum(view.mats[you]?.storage ?? []) - (view.awaits === "give" ? view.turn.due : 0);
      if (Number(rest) > stored) return false;
      const n = Number(high) + Number(bare) + Number(dear);
      // Ruins come after what is built has been paid for.
      if (view.awaits === "give") return n === view.mats[you]?.towers.filter(({ built }) => built === 0).length;
      return n === events.filter((event) => event.type === "towerHit" && event.by === "ruin").length;
    },
  },
  contract: {
    figures: (at, move) => {
      const higher = isByArchitect(move) ? null : higherOf(at, move);
      const { k, of, points } = higher ?? { k: 0, of: 0, points: 0 };
      return {
        n: fulfilling(at).length,
        architect: isByArchitect(move) ? 1 : 0,
        k,
        of,
        points,
        isMore: Math.min(1, k),
      };
    },
    claim: (at, move, { architect, k, of, points }) =>
      (k === 0 || isOpenFor(at, word(move, 1), { of: of ?? 0, points: points ?? 0 })) &&
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
