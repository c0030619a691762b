import { ofKind } from "#boardkit";
import type { Forecast, ForecastPlay } from "../../rules/turn/forecast.ts";
import { type At, cardOf, type Move, otherOf, plays, points, told } from "./at.ts";
import { passedOn } from "./passing.ts";
import { type Prospect, prospectOf } from "./prospects.ts";
import { type Step, stepAt } from "./sets.ts";

/** What ways to play a card bring, and which is best: all that reasons compare. */

export interface Gain {
  /** A space of the board, or of the sea route. */
  readonly target: string;
  readonly points: number;
  /** Points of the other seat. */
  readonly given: number;
  /** What the best extra card would bring at once, with one more that it earns, less what it brings the other seat; `null` without one. */
  readonly extra: number | null;
  /** The value of a bonus space, 0 without one. */
  readonly bonus: number;
  /** Towards a bonus that is not reached by it. */
  readonly step: Step | null;
}

/** The share of a bonus that counts for each sign of its set. */
const STEP = 1 / 20;

/** The worth of a gain in points, for choosing a proposal. */
export const worthOf = ({ points, given, extra, bonus, step }: Gain): number =>
  points - given + (extra ?? 0) + bonus + (step === null ? 0 : STEP * step.n * step.prize);

/** A move by which a card is played, kept or taken, with what it brings in the best way to play the card. */
export interface Option {
  readonly move: Move;
  readonly gain: Gain;
  /** With what is lost by passing other cards on. */
  readonly worth: number;
  readonly prospect: Prospect;
  /** In so many ways the card brings the same. */
  readonly ways: number;
  /** So many equal cards can be kept, or taken. */
  readonly copies: number;
  /** What each way to play the card brings. */
  readonly uses: readonly Gain[];
}

export const isSailed = ({ target }: Gain): boolean => target.startsWith("sea:");

/** What is earned at once is the same, whatever comes later. */
export const isSame = (a: Gain, b: Gain): boolean =>
  a.points === b.points &&
  a.given === b.given &&
  a.extra === b.extra &&
  a.bonus === b.bonus &&
  (a.step?.n ?? 0) * (a.step?.prize ?? 0) === (b.step?.n ?? 0) * (b.step?.prize ?? 0);

/** What a card in play brings when it is played like this. */
export function gainOf(move: Move, at: At): Gain {
  const { you } = at;
  const [target = ""] = move.targets;
  return {
    ...{ target, points: points(move, you), given: points(move, otherOf(at)), extra: extraAfter(at, move) },
    ...{ bonus: told(move, "bonusPlaced")?.value ?? 0, step: stepAt(at.view, you, target) },
  };
}

/** What the best extra card brings that a move in play has earned, with one more that it earns, as in a forecast. */
function extraAfter(at: At, move: Move): number | null {
  const takes = move.next().filter(({ text }) => text.startsWith("take "));
  const uses = takes.flatMap((take) =>
    forecastOf(take).plays.map((each) =>
      worthOf({ ...foreseen(at, each), extra: each.extra?.alone ?? null, step: null }),
    ),
  );
  return uses.length === 0 ? null : Math.max(0, ...uses);
}

/** A way to play a card, as the rules foresee it. */
const foreseen = ({ view, you }: At, { target, points, extra, bonus }: ForecastPlay): Gain => ({
  ...{ target, points: points[you] ?? 0, given: points[you === 0 ? 1 : 0] ?? 0 },
  ...{ extra: extra?.chained ?? null, bonus, step: stepAt(view, you, target) },
});

const optionOf = (at: At, move: Move, gain: Gain): Option => ({
  ...{ move, gain, worth: worthOf(gain), prospect: prospectOf(at.view, at.you, gain.target) },
  ...{ ways: 1, copies: 1, uses: [gain] },
});

/** All ways to play the card in play. */
export const playOptions = (at: At): readonly Option[] => plays(at).map((move) => optionOf(at, move, gainOf(move, at)));

const forecastOf = (move: Move): Forecast => move.forecast() as Forecast;

/** Nobody else places or sails before the card is played. */
export const isNext = (move: Move): boolean => forecastOf(move).isNext;

/** A card to keep or to take, with what it brings in the best way to play it at once, as the rules foresee it. */
function cardOption(at: At, move: Move): Option {
  const uses = forecastOf(move).plays.map((each) => optionOf(at, move, foreseen(at, each)));
  const best = uses.reduce((a, b) => (isBetter(b, a) ? b : a));
  const ways = uses.filter(({ gain }) => isSame(gain, best.gain)).length;
  return {
    ...best,
    ways,
    copies: copiesOf(at, move),
    uses: uses.map(({ gain }) => gain),
    worth: best.worth - passedOn(at, move),
  };
}

function copiesOf({ view, you }: At, move: Move): number {
  const cards = move.text.startsWith("keep ") ? view.packets[you]?.cards : view.display;
  return cards?.filter((card) => card === cardOf(move)).length ?? 1;
}

/** Of equal cards each is another one. */
const eachCopy = (option: Option): readonly Option[] => Array.from({ length: option.copies }, () => option);

const isBetter = (a: Option, b: Option): boolean =>
  a.worth > b.worth || (a.worth === b.worth && a.prospect.value > b.prospect.value);

export const cardOptions = (at: At, kind: string): readonly Option[] =>
  ofKind(at, kind).map((move) => cardOption(at, move));

/** The options that none is better than. */
export const bestOf = (options: readonly Option[]): readonly Option[] =>
  options.filter((option) => !options.some((each) => isBetter(each, option)));

/** An option beside the others. */
export interface Beside {
  readonly option: Option;
  /** Others as good in all, further copies included. */
  readonly peers: readonly Option[];
  /** Others that bring the same at once, and less later. */
  readonly same: readonly Option[];
  /** The best of the others that bring something else; undefined without one. */
  readonly next: Option | undefined;
}

export function beside(options: readonly Option[], move: Move): Beside {
  const option = options.find((each) => each.move.text === move.text);
  if (option === undefined) throw new Error(`${move.text} is no option`);
  const others = options.filter((each) => each !== option);
  const alike = others.filter(({ gain }) => isSame(gain, option.gain));
  const peers = alike.filter(
    ({ prospect, worth }) => prospect.value >= option.prospect.value && worth === option.worth,
  );
  const rest = others.filter((each) => !alike.includes(each));
  return {
    ...{ option, peers: [...eachCopy(option).slice(1), ...peers.flatMap(eachCopy)] },
    same: alike.filter((each) => !peers.includes(each)).flatMap(eachCopy),
    next: rest.reduce<Option | undefined>((a, b) => (a === undefined || isBetter(b, a) ? b : a), undefined),
  };
}

/** What is said of another option. */
export interface Named {
  readonly option: Option;
  readonly gain: Gain;
  /** None of the others is better, with what it gives the other seat. */
  readonly isBest: boolean;
}

/** For comparing: one that brings nothing is more than none. */
export const extraOf = ({ extra }: Pick<Gain, "extra">): number => extra ?? -1;

/** It brings the reader as much in all, and more in something: what the other seat gets aside, as on the screen. */
export const outshines = (a: Omit<Gain, "target">, b: Omit<Gain, "target">): boolean =>
  a.points >= b.points &&
  extraOf(a) >= extraOf(b) &&
  a.bonus >= b.bonus &&
  (a.step?.n ?? 0) >= (b.step?.n ?? 0) &&
  (a.points > b.points || extraOf(a) > extraOf(b) || a.bonus > b.bonus || (a.step?.n ?? 0) > (b.step?.n ?? 0));

/** The ways to play what brings something else than the option. */
export const otherUses = (options: readonly Option[], option: Option): readonly Named[] =>
  options
    .filter((each) => each !== option && !isSame(each.gain, option.gain))
    .flatMap((each) => each.uses.map((gain) => ({ option: each, gain, isBest: false })));

/**
 * What to say of the next best option: what it brings, unless the screen shows more for the reader at another one, which
 * gives the other seat more as well. Then that is what is said.
 */
export function namedOf(uses: readonly Named[], next: Option | undefined): Named | undefined {
  if (next === undefined) return undefined;
  const brighter = uses.filter(({ gain }) => outshines(gain, next.gain));
  const brightest = brighter.filter(({ gain }) => !brighter.some((each) => outshines(each.gain, gain)));
  const [first, ...others] = brightest;
  if (first === undefined) return { option: next, gain: next.gain, isBest: true };
  return others.reduce((a, b) => (worthOf(b.gain) > worthOf(a.gain) ? b : a), first);
}
