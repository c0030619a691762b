import { type Because, type Figures, signed, sum, tells } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { COLOURS, FLOORS } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { FIGURES } from "../../rules/figures/figures.ts";
import { buildCostOf } from "../../ui/prospects.ts";
import { aimOf } from "./aims.ts";
import {
  type At,
  bonusFor,
  bricksOf,
  costOf,
  fitting,
  isByArchitect,
  isFixed,
  isLast,
  isPaying,
  lastExtrasOf,
  type Move,
  mine,
  payOf,
  placeOf,
  privilegeOf,
  toldBonus,
  word,
} from "./at.ts";
import { isFreeLater, isWithin, moreDue, passedBy, unbuilt, unfedRaises } from "./ending.ts";
import { effectOn, isHitting, TOPPLING } from "./losing.ts";
import { paid } from "./paid.ts";
import { higherOf, isLeading, isTop, leadBy } from "./passing.ts";
import { costUntil, courseOf, endOf, isFulfilling, isHelp, isLastOf, isMason, nextBrick } from "./planned.ts";
import { storedAfter, useOf } from "./reach.ts";

type Why = Because<View, Event>;

/** Whether the colour that is named lies on the card and its contract is open: for a tower that stands, or a new one. */
function isUseful(at: At, move: Move, figures: Figures): boolean {
  const { k, have, of, by, points, reach, standing, fresh, part } = figures;
  const c = COLOURS.findIndex((colour) => figures[colour] === 1);
  if (c < 0) return reach === 0 && standing === 0 && fresh === 0 && part === 0;
  const isFree = at.view.contracts[c * FLOORS.length + Number(of) - FLOORS[0]]?.seal === null;
  if (at.view.row[placeOf(move)]?.bricks[c] !== k || !isFree) return false;
  const towers = mine(at)?.towers.filter(({ colour }) => colour === COLOURS[c]) ?? [];
  const isPaid = isPaying(at, COLOURS[c] ?? "", { of: of ?? 0, points: points ?? 0 });
  if (reach === 1) {
    const ends = courseOf(at).steps.filter(({ text }) => text.startsWith(`fulfil ${COLOURS[c]} ${of}`));
    return isPaid && ends.some(({ text }) => text.includes("architect") === (by === 1));
  }
  if (standing === 1) return towers.some(({ floors }) => floors < Number(of));
  const stored = storedAfter(at, move)[c] ?? 0;
  return towers.length === 0 && (fresh === 1 ? stored >= Number(of) : stored === have);
}

/** How many contracts are still fulfilled in the turn. */
const fulfilledBy = (at: At): number => courseOf(at).steps.filter(({ text }) => text.startsWith("fulfil ")).length;

/** Whether the brick is the last one of its colour, now as well as when all is done as planned. */
const isStarved = (at: At, move: Move, colour: string): boolean =>
  bricksOf(at, colour) === (isHelp(move) ? 0 : 1) && isLastOf(at, colour);

/** What the card itself counts at the end, and whether a Patrician in hand (4.20) can throw it away before. */
function feastOn(at: At, move: Move): Figures {
  const card = at.view.row[placeOf(move)]?.card;
  if (!isFixed(card)) return { feast: 0, counts: "", thrown: 0 };
  const hasPatrician = mine(at)?.hand.includes("patrician") === true && !at.view.turn.played.includes("patrician");
  return {
    ...{ feast: 1, counts: signed(FIGURES.feasts[card]) },
    thrown: FIGURES.feasts[card] < 0 && hasPatrician ? 1 : 0,
  };
}

/** 4.7, 4.14, 4.16 What the card itself adds to the next contract of so many floors. */
function privilegeOn(at: At, move: Move): Figures {
  const card = at.view.row[placeOf(move)]?.card ?? "";
  const high = FLOORS.find((floors) => privilegeOf(card, floors) > 0) ?? 0;
  return { adds: privilegeOf(card, high), floors: high, hasAdds: Math.min(1, high) };
}

/** What building has cost when the last brick is laid for a contract of this turn, the Architect's floor included. */
function costOfLaying(at: At, colour: string, of: number): number {
  const told = courseOf(at).steps.flatMap(({ events }) => events);
  const done = told.find(
    (event) => event.type === "contractFulfilled" && event.colour === colour && event.floors === of,
  );
  const tower = done?.type === "contractFulfilled" ? done.tower : of;
  const built = told.filter((event) => event.type === "brickBuilt");
  const last = built.findIndex((event) => event.colour === colour && event.floors >= tower);
  const { view } = courseOf(at).steps.find(({ events }) => events.includes(built[last] as Event)) ?? at;
  return last < 0 ? 0 : buildCostOf(view, at.you, at.view.turn.built + last + 1, {});
}

/** One brick is no price to speak of. */
const hasPay = (pay = 0): 0 | 1 => (pay > 1 ? 1 : 0);

const NO_EXTRAS: Figures = { seal: 0, flag: 0, hasSeal: 0, hasFlag: 0 };

/** Why a move is proposed, in figures of the position. */
export const BECAUSE: Readonly<Record<string, Why>> = {
  card: {
    figures: (at, move) => {
      const effect = effectOn(at, move);
      const use =
        TOPPLING.some((card) => card === at.view.row[placeOf(move)]?.card) && effect["event"] === 1
          ? null
          : useOf(at, move);
      return {
        n: sum(at.view.row[placeOf(move)]?.bricks ?? []),
        cost: costOf(at, move),
        free: costOf(at, move) === 0 ? 1 : 0,
        twin: at.view.row.filter(({ card }) => card === at.view.row[placeOf(move)]?.card).length > 1 ? 1 : 0,
        place: placeOf(move) + 1,
        ...Object.fromEntries(["reach", "standing", "fresh", "part"].map((kind) => [kind, use?.kind === kind ? 1 : 0])),
        ...{ k: use?.k ?? 0, have: use?.have ?? 0, of: use?.of ?? 0 },
        points: use === null ? 0 : payOf(at, use.colour, use.of),
        ...(use?.kind === "reach" ? lastExtrasOf(at, use.colour, use.of) : NO_EXTRAS),
        ...{ stays: use?.stays === true ? 1 : 0, by: use?.isByArchitect === true ? 1 : 0 },
        ...feastOn(at, move),
        ...privilegeOn(at, move),
        ...effect,
        // That one floor is too few is said of the contract already.
        ...(use?.isByArchitect === true ? { architect: 0 } : {}),
        ...Object.fromEntries(COLOURS.map((colour) => [colour, use?.colour === colour ? 1 : 0])),
      };
    },
    claim: (at, move, figures) => {
      const { n, cost, feast, counts, event, loss } = figures;
      const card = at.view.row[placeOf(move)]?.card;
      if (!isHitting(at, move, { event: event ?? 0, loss: loss ?? 0 })) return false;
      if ((feast === 1) !== (isFixed(card) && counts === signed(FIGURES.feasts[card]))) return false;
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
      const brick = nextBrick(at);
      const aim = brick === null ? null : aimOf(at, brick);
      const { of = 0, height = 0, isNow = false, isByArchitect = false } = aim ?? {};
      const pay = brick === null || !isNow ? 0 : costUntil(at, { colour: brick.colour, floors: height });
      // A later contract pays what is left for it by those of this turn.
      const paying = isNow ? at : endOf(at);
      return {
        n: brick?.floors ?? 0,
        of,
        points: brick === null || aim === null ? 0 : payOf(paying, brick.colour, of),
        bonus: bonusFor(paying, of) === 0 ? 0 : 1,
        help: isHelp(move) ? 1 : 0,
        mason: isMason(move) ? 1 : 0,
        open: aim === null ? 0 : 1,
        now: isNow ? 1 : 0,
        architect: isByArchitect ? 1 : 0,
        last: brick !== null && !isNow && isStarved(at, move, brick.colour) ? 1 : 0,
        ...(brick !== null && aim !== null ? lastExtrasOf(at, brick.colour, of) : NO_EXTRAS),
        pay,
        hasPay: hasPay(pay),
      };
    },
    claim: (at, move, { n, of, points, bonus, help, mason, open, now, architect, pay }) => {
      const brick = nextBrick(at);
      if (brick === null || brick.floors !== n) return false;
      const turn = courseOf(at).steps.map(({ text }) => text);
      const paying = turn.slice(
        turn.indexOf("built"),
        turn.findIndex((text) => text.startsWith("fulfil ")),
      );
      const owed = paying.filter((text) => text.startsWith("give ")).length;
      if (pay !== (now === 1 ? Math.min(owed, costOfLaying(at, brick.colour, Number(of))) : 0)) return false;
      const ends = turn.filter((text) => text.startsWith(`fulfil ${brick.colour} ${of}`));
      if (now === 1 && ends.every((text) => text.includes("architect") !== (architect === 1))) return false;
      const isBrought = help === 1 || mason === 1;
      const built = move.brings().events.find((event) => event.type === "brickBuilt");
      if (!isBrought && (built?.type !== "brickBuilt" || built.floors !== n)) return false;
      if (open === 0) return true;
      const height = Number(of);
      const then = now === 1 ? at : endOf(at);
      const isMore = toldBonus(then, height) > 0;
      return (
        height >= Number(n) &&
        isPaying(then, brick.colour, { of: height, points: points ?? 0 }) &&
        (bonus === 1) === isMore
      );
    },
  },
  built: {
    figures: (at) => {
      const { rest, high, bare, dear } = unbuilt(at);
      const extra = moreDue(at);
      const hasNext = isFulfilling(at);
      const passed = hasNext ? null : passedBy(at);
      const { points: small, cost, lacks, floors: of } = passed ?? { points: 0, cost: 0, lacks: 0, floors: 0 };
      const is = {
        hasHigh: Math.min(1, high),
        hasBare: Math.min(1, bare),
        hasDear: Math.min(1, dear),
        hasRest: rest > 0 ? 1 : 0,
        isFinal: isLast(at) || courseOf(at).view.mats[at.you]?.sealsLeft === 0 ? 1 : 0,
        hasExtra: Math.min(1, extra),
        hasNext: hasNext ? 1 : 0,
        hasSmall: Math.min(1, small),
        freeLater: passed !== null && isFreeLater(at, passed) ? 1 : 0,
      };
      const colours = Object.fromEntries(COLOURS.map((colour) => [colour, passed?.colour === colour ? 1 : 0]));
      const by = (passed?.height ?? of) === of ? 0 : 1;
      return { ...{ rest, high, bare, dear, extra }, ...{ small, cost, lacks, of, by }, ...colours, ...is };
    },
    claim: (at, move, figures) => {
      const { rest, high, bare, dear, extra, small, isFinal } = figures;
      const { view: now, you } = at;
      // No tower falls for want of a brick that costs nothing.
      if (Number(dear) > 0 && extra === 0 && unfedRaises(at).length > 0) return false;
      if (Number(small) > 0 && !isWithin(at, figures)) return false;
      const costs = (n: number): number => buildCostOf(now, you, n, {});
      if (Number(extra) > 0 && extra !== costs(now.turn.built + 1) - costs(now.turn.built)) return false;
      const { view, events } = move.brings();
      const stored = sum(view.mats[you]?.storage ?? []) - (view.awaits === "give" ? view.turn.due : 0);
      if (Number(rest) > stored) return false;
      if (isFinal === 1 && !isLast(at) && mine(at)?.sealsLeft !== fulfilledBy(at)) return false;
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
        n: fitting(at).length,
        top: isTop(at, move) ? 1 : 0,
        architect: isByArchitect(move) ? 1 : 0,
        none: fitting(at).every(isByArchitect) ? 1 : 0,
        as: Number(word(move, 2)),
        k,
        of,
        points,
        bonus: bonusFor(at, of) > 0 ? 1 : 0,
        isMore: Math.min(1, k),
        ...leadBy(at, move),
      };
    },
    claim: (at, move, { architect, none, as, k, of, points, bonus, top, hasFlag }) =>
      (hasFlag === 0 || isLeading(at, move)) &&
      (k === 0 || (bonus === 1) === toldBonus(at, Number(of)) > 0) &&
      (none === 1) === at.moves.every(({ text }) => !/^fulfil \w+ \d$/.test(text)) &&
      move.brings().events.some((event) => event.type === "contractFulfilled" && event.floors === as) &&
      (k === 0 || isPaying(at, word(move, 1), { of: of ?? 0, points: points ?? 0 })) &&
      (architect === 1) === tells(move, "personPlayed") &&
      (top === 1) === isTop(at, move),
  },
  leave: {
    figures: (at) => {
      const n = mine(at)?.towers.length ?? 0;
      return { n, some: Math.min(1, n) };
    },
    claim: (at, move, { n }) => n === move.brings().view.mats[at.you]?.towers.length,
  },
  undo: {
    figures: (at) => {
      const towers = mine(at)?.towers.length ?? 0;
      return { last: isLast(at) ? 1 : 0, n: sum(mine(at)?.storage ?? []), towers, some: Math.min(1, towers) };
    },
    claim: ({ you }, move, { last, n, towers }) => {
      const { awaits, mats } = move.brings().view;
      const isKept = sum(mats[you]?.storage ?? []) === n && mats[you]?.towers.length === towers;
      return isKept && (last === 1) === (awaits === "over");
    },
  },
};
