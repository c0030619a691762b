import { type Advice, advise, type Policy, UNHURRIED } from "#bots";
import { winShares } from "#engine";
import { matchSource } from "../match-source.ts";
import { type Survey, walkMatch } from "./walk.ts";

/** What was told at a decision of `seat`, the best line alone, and what came of it, by seat. */
export interface Told {
  readonly seat: number;
  readonly progress: number;
  readonly points: readonly number[];
  readonly win: readonly number[];
  readonly final: readonly number[];
  readonly share: readonly number[];
}

/** Advice is asked for at every so many stretches: neighbouring ones say much the same. */
const EVERY = 4;

/** Asks for advice along a match. */
export function askAlong(survey: Survey, adviser: Policy, match: number): readonly Told[] {
  const { open, seed } = survey;
  const source = matchSource(seed + 1, match);
  const told: Omit<Told, "final" | "share">[] = [];
  let stretches = match;
  const end = walkMatch(survey, match, ({ state, seat, isFirst }) => {
    if (!isFirst || stretches++ % EVERY !== 0) return;
    const asked = { game: open, view: open.view(state, seat), seat };
    const [best]: Advice["lines"] = advise(asked, adviser, { source, budget: UNHURRIED }).lines;
    if (best !== undefined) told.push({ seat, progress: open.progress(state), points: best.points, win: best.win });
  });
  const standings = open.standings(end);
  const came = { final: standings.scores.map(({ points }) => points), share: winShares(standings) };
  return told.map((each) => ({ ...each, ...came }));
}

/** Chances that were told between two tenths, and how often they came true. */
interface Bin {
  readonly told: number;
  readonly came: number;
  readonly n: number;
}

const TENTHS = 10;

export function reliability(all: readonly Told[]): readonly Bin[] {
  const bins = Array.from({ length: TENTHS }, () => ({ told: 0, came: 0, n: 0 }));
  for (const { win, share } of all) {
    for (const [seat, chance] of win.entries()) {
      const bin = bins[Math.min(TENTHS - 1, Math.floor(chance * TENTHS))];
      if (bin === undefined) continue;
      bin.told += chance;
      bin.came += share[seat] ?? 0;
      bin.n++;
    }
  }
  return bins.map(({ told, came, n }) => ({ told: told / n, came: came / n, n }));
}

/** Mean squared error of the chances that were told, or of equal ones. */
export function brierOf(all: readonly Told[], chances: "told" | "equal"): number {
  let [sum, n] = [0, 0];
  for (const { win, share } of all) {
    for (const [seat, chance] of win.entries()) {
      sum += ((chances === "told" ? chance : 1 / win.length) - (share[seat] ?? 0)) ** 2;
      n++;
    }
  }
  return sum / n;
}

const FIFTHS = 5;

/** By fifths of the match: points at the end beyond those told, of all seats and of the one that decides, and the share of leads that came true. */
export interface Missed {
  readonly all: number;
  readonly mover: number;
  readonly lead: number;
  readonly n: number;
}

export const missedPoints = (all: readonly Told[]): readonly Missed[] =>
  Array.from({ length: FIFTHS }, (_, k) =>
    missedIn(all.filter(({ progress }) => Math.min(FIFTHS - 1, Math.floor(progress * FIFTHS)) === k)),
  );

function missedIn(part: readonly Told[]): Missed {
  let [beyond, mover, both, own] = [0, 0, 0, 0];
  for (const { seat, points, final } of part) {
    const [told, came] = [meanOf(points), meanOf(final)];
    beyond += came - told;
    mover += (final[seat] ?? 0) - (points[seat] ?? 0) - (came - told);
    for (const each of points.keys()) {
      both += ((points[each] ?? 0) - told) * ((final[each] ?? 0) - came);
      own += ((points[each] ?? 0) - told) ** 2;
    }
  }
  const n = part.length;
  return { all: beyond / n, mover: mover / n, lead: both / own, n };
}

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
