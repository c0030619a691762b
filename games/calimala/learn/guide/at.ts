import { type GuideMoment, type GuideMove, ofKind, sum } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { STREET_CELLS } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import type { Forecast } from "../../rules/turn/forecast.ts";
import { isLastTurn } from "./last.ts";

/** What the situations of the guide ask of a moment. */

export type At = GuideMoment<View, Event>;
export type Move = GuideMove<View, Event>;

/** The reader may place a disc. */
export const isPlacing = ({ moves }: At): boolean => moves.some(({ text }) => text.startsWith("place "));

/** Streets with so many discs at least. */
export const streetsWith = ({ stacks }: View, n: number): readonly string[] =>
  stacks.flatMap((stack, street) => (stack.length >= n ? [`street:${street}`] : []));

/** What a placed disc would bring, as the rules foresee it. */
interface Placed {
  /** Own discs below that would act, too, and those of others. */
  readonly again: number;
  readonly others: number;
  /** The tile that would be scored, and what it would pay now, by seat; `null` where the disc is no fourth one. */
  readonly scored: { readonly k: number; readonly points: readonly number[] } | null;
  /** Actions of the disc itself that can be done, and of all own discs that act. */
  readonly done: number;
  readonly all: number;
  /** 3.8 The other actions of own discs, each of which draws a card. */
  readonly cards: number;
  /** One of its two actions is possible only after the other. */
  readonly inOrder: boolean;
  /** How good it looks at once: own actions and the cards for impossible ones, less what others can do, and the lead in what is scored. */
  readonly look: number;
}

/** Asked several times a moment, and each look plays some hundred moves. */
const looked = new WeakMap<Move, Placed>();

export function placedBy(at: At, move: Move): Placed {
  const placed = looked.get(move) ?? lookAt(at, move);
  looked.set(move, placed);
  return placed;
}

function lookAt({ you, view }: At, { forecast, next }: Move): Placed {
  const { acts, scoring } = forecast() as Forecast;
  const below = acts.slice(1);
  const [own, others] = [acts.filter(({ seat }) => seat === you), below.filter(({ seat }) => seat !== you)];
  const all = sum(own.map(({ done }) => done));
  const cards = sum(own.map(({ uses }) => uses)) - all;
  const moves = next();
  const kinds = doneIn(moves);
  const done = acts[0]?.done ?? 0;
  const scored = scoring?.isNow === true ? { k: scoring.k, points: scoring.points } : null;
  // After the last turn the tiles that are left are scored anyway.
  const lead =
    scored === null || isLastTurn(view) ? 0 : (scored.points[you] ?? 0) - sum(scored.points) / scored.points.length;
  const again = all - done + DRAWN * (cards - ((acts[0]?.uses ?? 0) - done));
  const foreign = sum(others.map((act) => act.done)) / (view.seats - 1);
  return {
    ...{ again: own.length - 1, others: others.length, scored, done, all, cards },
    inOrder: kinds === BOTH && possibleOf(moves).length < BOTH,
    look: kinds + DRAWN * (BOTH - kinds) + BELOW * (again - foreign) + lead,
  };
}

/**
 * 3.8 What the card for an impossible action is worth, beside an action that can be done. With nothing for it a learner who
 * did all that was proposed piled up material: 42 points against artisans, with this 47, a bot in their place 50.
 */
const DRAWN = 0.75;

/** What an action of a lower disc is worth beside one of the new disc, which may leave it no room or nothing to give. */
const BELOW = 0.5;

/** How much worse looks no worse. */
const ALIKE = 0.5;

/** The placements that look best. */
export function bestLooking(at: At, places: readonly Move[]): readonly Move[] {
  const looks = places.map((move) => placedBy(at, move).look);
  const least = Math.max(...looks) - ALIKE;
  return places.filter((_, k) => (looks[k] ?? 0) > least);
}

/** On how many streets a disc has the action that the move names. */
export const streetsOf = ({ view }: At, { text }: Move): number =>
  STREET_CELLS.filter((cells) => cells.some((cell) => view.cells[cell] === text.split(" ").at(-1))).length;

/** Build is possible now, by a disc or a card. */
export const buildsNow = (at: At): readonly Move[] =>
  ofKind(at, "use", "card").filter(({ text, brings }) => text.endsWith(" build") && brings().view.awaits !== "draw");

/** Cards that can be played where a disc has done its actions. */
export const cardsNow = (at: At): readonly Move[] => ofKind(at, "card");

/** The tile that is scored next, unless all are. */
export const nextTile = ({ tilesScored, council }: View): readonly string[] =>
  tilesScored < council.length ? [`tile:${tilesScored + 1}`] : [];

/** Uses of an action that is possible now: calling up another one would draw a card. */
export const possibleOf = (moves: readonly Move[]): readonly Move[] =>
  moves.filter(({ text, brings }) => text.startsWith("use ") && brings().view.awaits !== "draw");

/** Each disc has the two actions of its street. */
const BOTH = 2;

/** How many different actions the disc can do with these moves, found by trying. */
export function doneIn(moves: readonly Move[], used: readonly string[] = []): number {
  let done = used.length;
  for (const move of differing(moves)) {
    const isUse = move.text.startsWith("use ");
    const isBeside = /^(card|decline|end)\b/.test(move.text) || used.includes(move.text);
    if (done === BOTH || isBeside || move.brings().view.awaits === "draw") continue;
    done = Math.max(done, doneIn(move.next(), isUse ? [...used, move.text] : used));
  }
  return done;
}

/** How many uses, at most so many, can be carried out one after the other, all cloth delivered that can be, found by trying. */
export function usesIn(moves: readonly Move[], most: number): number {
  let done = 0;
  for (const move of most > 0 ? differing(moves) : []) {
    if (/^(card|decline|end|no)\b/.test(move.text) || move.brings().view.awaits === "draw") continue;
    const one = move.text.startsWith("use ") ? 1 : 0;
    done = Math.max(done, one + usesIn(move.next(), most - one));
    if (done >= most) break;
  }
  return done;
}

/** Where something is given or delivered makes no difference to what can be done next, but what is built or given does. */
export const differing = (moves: readonly Move[]): readonly Move[] =>
  moves.filter(({ text }, k) => moves.findIndex((other) => kindOf(other.text) === kindOf(text)) === k);

const kindOf = (text: string): string => {
  const [kind = "", what = ""] = text.split(" ");
  return ["artwork", "ship", "transport"].includes(kind) ? kind : `${kind} ${what}`;
};

/** Cards that bring more, or make others bring more. */
const CLOTHING = /^card (weave|build|ship|transport)$/;
const isChoice = ({ text }: Move): boolean => /^(build|artwork|contribute|ship|transport) /.test(text);
/** How many cards are thought of at once. */
const AHEAD = 2;
/** An action more counts for more than all cloth. */
const ACTION = 100;

/** Cloth that is woven or delivered by the move itself. */
const clothOf = ({ brings }: Move): number =>
  sum(
    brings().events.map((event) =>
      event.type === "clothWoven"
        ? event.n
        : event.type === "clothShipped" || event.type === "clothTransported"
          ? 1
          : 0,
    ),
  );

/** The most cloth that the move and the choices within its action weave or deliver. */
export const clothBy = (move: Move): number =>
  clothOf(move) + Math.max(0, ...differing(move.next().filter(isChoice)).map(clothBy));

/** The actions that can be done with the move and after it, then the cloth that they and the next cards weave and deliver. */
function yieldOf(move: Move, cards: number): number {
  const { text, brings } = move;
  if (brings().view.awaits === "draw") return 0;
  const own = (text.startsWith("use ") ? ACTION : 0) + clothOf(move);
  const left = text.startsWith("card ") ? cards - 1 : cards;
  const next = differing(move.next());
  const uses = next.filter((each) => isChoice(each) || each.text.startsWith("use "));
  const possible = uses.filter((each) => each.brings().view.awaits !== "draw");
  const more = possible.length > 0 || left === 0 ? possible : next.filter((each) => CLOTHING.test(each.text));
  return own + Math.max(0, ...more.map((each) => yieldOf(each, left)));
}

/** The moves after which most can still be done: what helps an action is done before it. */
export function leavingMost(moves: readonly Move[]): readonly Move[] {
  if (moves.length < 2) return moves;
  const yields = moves.map((move) => yieldOf(move, AHEAD));
  return moves.filter((_, k) => yields[k] === Math.max(...yields));
}
