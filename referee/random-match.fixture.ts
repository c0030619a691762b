import { type AnyOpenGame, FastChance, nextEntry, randomMove, type Seat } from "#engine";
import { type Match, type MatchEvent, newMatch, type State } from "./match.ts";
import type { Plan } from "./plan.ts";

/** A match that has just begun; a repeated draw gives the same outcome. */
export const matchOf = (open: AnyOpenGame): Match =>
  newMatch({ id: "table-1", open, contentText: undefined, draws: (n) => new FastChance(n) });

/** Appends one random entry, as the server would keep it. */
export function goOn(match: Match, source: FastChance): void {
  const { open, state } = match;
  const events: MatchEvent[] = [];
  const hear = (event: MatchEvent["event"], audience: number): void => void events.push({ event, audience });
  const listening = {
    ...open,
    play: (s: State, seat: Seat, move: number) => open.play(s, seat, move, hear),
    resolve: (s: State, outcome: number) => open.resolve(s, outcome, hear),
  };
  match.entries.push(nextEntry(listening, state, (s, seat) => randomMove(open, s, seat, source), source));
  match.events.push(events);
}

/** The forced entries of a plan up to the first draw, whose outcome differs from deal to deal. */
export function unaskedAfter(plan: Plan): { readonly entries: readonly object[]; readonly draws: boolean } {
  plan.advance();
  const draw = plan.entries.findIndex(({ by }) => by === "chance");
  return { entries: plan.entries.slice(0, draw < 0 ? undefined : draw), draws: draw >= 0 };
}
