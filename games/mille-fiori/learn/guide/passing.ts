import { ofKind } from "#boardkit";
import type { CardName } from "../../rules/content.ts";
import type { Forecast, ForecastPassed } from "../../rules/turn/forecast.ts";
import { type At, cardOf, type Move, otherOf, told } from "./at.ts";
import { stepAt } from "./sets.ts";

const NOTHING: ForecastPassed = { worth: 0, bonus: 0 };

const isPassing = (move: Move): boolean => (told(move, "cardKept")?.passed ?? 0) > 0;

/** What a card would bring the other seat, were it passed on, as the rules foresee it. */
const givenBy = (move: Move): ForecastPassed => (move.forecast() as Forecast).passed ?? NOTHING;

/** The most that the other seat can earn with what is passed on, points and bonus. */
export function passedOn(at: At, move: Move): number {
  if (!isPassing(move)) return 0;
  const cards = [...(at.view.packets[at.you]?.cards ?? [])];
  cards.splice(cards.indexOf(cardOf(move) as CardName), 1);
  const others = ofKind(at, "keep").filter((each) => cards.includes(cardOf(each) as CardName));
  return Math.max(0, ...others.map((each) => givenBy(each).worth));
}

/** How much nearer to a point bonus a card would bring the other seat, were it passed on. */
export function nearerBy(at: At, move: Move): number {
  if (!isPassing(move)) return 0;
  const steps = (move.forecast() as Forecast).plays.map(({ target }) => stepAt(at.view, otherOf(at), target));
  return Math.max(0, ...steps.map((step) => (step === null ? 0 : step.n * step.prize)));
}

/** What only keeping this card withholds from the other seat; nothing where another card would bring it as much. */
export function withheld(at: At, move: Move): ForecastPassed {
  const given = isPassing(move) ? givenBy(move) : NOTHING;
  return given.worth > passedOn(at, move) ? given : NOTHING;
}
