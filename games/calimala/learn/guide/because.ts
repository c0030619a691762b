import { type Because, END, type Figures, latest, ofKind, sum, tells } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { type ActionName, BUILDING_NAMES, MATERIAL_NAMES, STREET_CELLS } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { type At, cardsNow, clothBy, differing, type Move, streetsOf, usesIn } from "./at.ts";
import { GIVEN } from "./because-given.ts";
import { PLACED } from "./because-placed.ts";
import { isForward } from "./giving.ts";
import { isLastToAct } from "./last.ts";
import { clothHeld, mostCloth } from "./playing.ts";
import { asFigure, toldBySeat } from "./told.ts";

type Why = Because<View, Event>;

const lastWord = ({ text }: Move): string => text.split(" ").at(-1) ?? "";

export const isCard = ({ text }: Move): 0 | 1 => asFigure(text.startsWith("card "));

/** An action is possible now, or after what has been begun, all cloth delivered that can be. */
export const canUse = (moves: readonly Move[]): boolean =>
  differing(moves).some((move) => {
    if (/^(card|decline|end|no)\b/.test(move.text)) return false;
    return move.text.startsWith("use ") ? move.brings().view.awaits !== "draw" : canUse(move.next());
  });

/** A card makes an action possible that is impossible without it. */
export const isHelped = (moves: readonly Move[]): boolean =>
  usesIn(moves, 1) === 0 && moves.some((card) => isCard(card) === 1 && usesIn(card.next(), 1) > 0);

const usesLeft = ({ activation }: View): number => (activation === null ? 0 : sum(activation.uses));

const KINDS = ["weave", "build", "artwork", "ship", "transport", "contribute"] as const;

/** What the card does here, and what it costs. */
export function cardFigures(at: At, move: Move) {
  const action = isCard(move) === 1 ? lastWord(move) : "";
  const material = asFigure(MATERIAL_NAMES.some((name) => name === action));
  const kinds = Object.fromEntries(KINDS.map((kind) => [kind, asFigure(kind === action)]));
  return { ...kinds, material, n: action === "" ? 0 : clothBy(move), all: clothHeld(at) };
}

/** By what the reader holds before and after the card and one way to carry it out. */
export function isCardAsTold(
  at: At,
  move: Move,
  { n, all, artwork, contribute, material, ...kinds }: Figures,
): boolean {
  const { warehouse, workshops = [] } = at.view.mats[at.you] ?? {};
  const goods = (held: typeof warehouse): number => sum(Object.values(held ?? {}));
  const ends = [move, ...move.next()].map(({ brings }) => brings().view.mats[at.you]);
  const change = ends.map((mat) => goods(mat?.warehouse) - goods(warehouse));
  if (artwork === 1 || contribute === 1) return change.includes(-1);
  if (material === 1) return change[0] === 1;
  const delivers = kinds["ship"] === 1 || kinds["transport"] === 1;
  if (delivers) return Number(n) > 0 && Number(n) <= Math.min(Number(all), mostCloth(at, lastWord(move)));
  const woven = sum(ends[0]?.workshops ?? []) - sum(workshops);
  return kinds["weave"] === 0 || woven === n;
}

/** A card is played, or nothing else can be done, or what cards could bring comes too late, or cards are kept. */
const ENDING: Why = {
  figures: (at, move) => {
    const [has, last] = [cardsNow(at).length > 0, isLastToAct(at)];
    const barren = asFigure(has && !cardsNow(at).some((card) => isForward(at, card)));
    const ending = { kept: asFigure(has && last), later: asFigure(has && !last), barren };
    return { card: isCard(move), ...ending, ...cardFigures(at, move) };
  },
  claim: (at, move, { card, kept, later, barren, ...figures }) => {
    if (card === 1)
      return (
        tells(move, "cardPlayed") &&
        move.brings().view.stacks.join() === at.view.stacks.join() &&
        isCardAsTold(at, move, figures)
      );
    const others = at.moves.filter(({ text }) => text !== "end" && text !== END);
    if (kept === 0 && later === 0) return others.length === 0;
    if (barren === asFigure(others.some((each) => isForward(at, each)))) return false;
    return others.every((each) => isCard(each) === 1) && isLastToAct(at) === (kept === 1);
  },
};

/** Why a move is proposed, in figures of the position. */
export const BECAUSE: Readonly<Record<string, Why>> = {
  secret: {
    figures: ({ view }, move) => ({
      n: view.council.some(({ tile }) => tile === lastWord(move)) ? 2 : 1,
      home: Object.keys(view.cities).includes(lastWord(move)) ? 0 : 1,
    }),
    claim: ({ events }, move, { n, home }) =>
      home === (BUILDING_NAMES.some((name) => name === lastWord(move)) ? 1 : 0) &&
      n === 1 + events.filter((event) => event.type === "scoringTile" && event.tile === lastWord(move)).length,
  },
  "start-card": {
    figures: (at, move) => ({
      n: streetsOf(at, move),
      all: STREET_CELLS.length,
    }),
    claim: (at, move, { n }) => {
      const spaces = ({ text }: Move): number => {
        const cell = at.view.cells.indexOf(text.split(" ").at(-1) as ActionName);
        return STREET_CELLS.flat().filter((each) => each === cell).length;
      };
      return n === spaces(move) && ofKind(at, "take").every((each) => spaces(each) >= Number(n));
    },
  },
  undo: ENDING,
  use: {
    figures: (_, move) => {
      const n = usesLeft(move.brings().view);
      const m = usesIn(move.next(), n);
      const is = { last: n === 0, follows: n > 0 && m === n, partly: m > 0 && m < n, blocked: n > 0 && m === 0 };
      const helped = asFigure(is.blocked && isHelped(move.next()));
      return { ...Object.fromEntries(Object.entries(is).map(([name, isSo]) => [name, asFigure(isSo)])), helped, n, m };
    },
    claim: (at, move, { last, blocked, helped, n, m }) => {
      const isLast = usesLeft(at.view) === 1;
      const isBlocked = !isLast && !canUse(move.next());
      const isSo = [isLast, isBlocked].map(asFigure).join();
      const isHelp = move.next().some((card) => isCard(card) === 1 && canUse(card.next()));
      if (helped !== asFigure(isBlocked && isHelp)) return false;
      return !tells(move, "cardDrawn") && [last, blocked].join() === isSo && Number(m) <= Number(n);
    },
  },
  "end-activation": ENDING,
  place: PLACED,
  "what-to-build": {
    figures: ({ you }, move) => {
      const { view } = move.brings();
      const { ships = 0, workshops = [] } = view.mats[you] ?? {};
      const houses = Object.values(view.houses).filter((has) => has[you]).length;
      const k = view.council.findIndex(({ tile }) => tile === lastWord(move)) + 1;
      const next = asFigure(k > view.tilesScored);
      return { ships, houses, workshops: workshops.length, next, k, all: view.council.length };
    },
    claim: (at, move, { ships, houses, workshops, next, k }) => {
      const times = (type: Event["type"]) =>
        (toldBySeat(at, (event) => event.type === type)[at.you] ?? 0) + (tells(move, type) ? 1 : 0);
      const isNext = latest(at, "scoringTile", ({ tile }) => tile === lastWord(move))?.k === k;
      const isPast = at.events.some((event) => event.type === "tileScored" && event.k === k);
      if (next !== asFigure(isNext && !isPast)) return false;
      return ships === times("shipBuilt") && houses === times("houseBuilt") && workshops === times("workshopBuilt") + 1;
    },
  },
  artwork: GIVEN,
  contribute: GIVEN,
  deliver: GIVEN,
};
