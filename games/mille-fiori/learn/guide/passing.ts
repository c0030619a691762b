import type { CardName } from "../../rules/content.ts";
import type { Forecast } from "../../rules/turn/forecast.ts";
import { type At, cardOf, type Move, otherOf, told } from "./at.ts";
import { completes, stepAt } from "./sets.ts";

/** The point bonus that a card would bring the other seat, were it passed on. */
export const givenBy = (at: At, card: string): number => completes(at.view, otherOf(at), card as CardName);

/** The highest point bonus that the other seat can get with what is passed on. */
export function passedOn(at: At, move: Move): number {
  if ((told(move, "cardKept")?.passed ?? 0) === 0) return 0;
  const cards = [...(at.view.packets[at.you]?.cards ?? [])];
  cards.splice(cards.indexOf(cardOf(move) as CardName), 1);
  return Math.max(0, ...cards.map((card) => givenBy(at, card)));
}

/** How much nearer to a point bonus a card would bring the other seat, were it passed on. */
export function nearerBy(at: At, move: Move): number {
  if ((told(move, "cardKept")?.passed ?? 0) === 0) return 0;
  const steps = (move.forecast() as Forecast).plays.map(({ target }) => stepAt(at.view, otherOf(at), target));
  return Math.max(0, ...steps.map((step) => (step === null ? 0 : step.n * step.prize)));
}

/** The bonus that only keeping this card withholds from the other seat; 0 without one. */
export function withheld(at: At, move: Move): number {
  const isPassing = (told(move, "cardKept")?.passed ?? 0) > 0;
  const given = isPassing ? givenBy(at, cardOf(move)) : 0;
  return given > passedOn(at, move) ? given : 0;
}
