import {
  type AnyOpenGame,
  CHANCE,
  type ChanceSource,
  type Entry,
  firstSeat,
  type GameTypes,
  invariant,
  isLegal,
  NO_MOVE,
  NOBODY,
  playout,
  randomMove,
  randomOutcome,
  type Seat,
} from "#engine";
import { type Budget, nextIsOwn, type Policy, type Thinking } from "./policy.ts";

type State = GameTypes["state"];

/** No time limit: the answer depends on the seed alone. */
export const UNHURRIED: Budget = { milliseconds: Number.POSITIVE_INFINITY, now: () => 0 };

interface Match {
  readonly game: AnyOpenGame;
  /** The setup, to be played on: many matches in a row share one. A new one when left out. */
  readonly state?: State;
  /** One policy a seat. */
  readonly policies: readonly Policy[];
  readonly source: ChanceSource;
  /** The random numbers of each bot; those of `source` when left out. */
  readonly own?: readonly ChanceSource[];
  readonly budget: Budget;
  /** Called with every entry of the log, in order. Without it no notation is printed. */
  readonly onEntry?: (entry: Entry) => void;
}

interface PlayedByPolicies {
  readonly state: State;
  /** Moves of seats, forced ones included; chance is not counted. */
  readonly decisions: number;
}

/** Plays a match to its end as a server would: policies see views only, forced moves are carried out for them. */
export function playByPolicies(match: Match): PlayedByPolicies {
  const { game, onEntry } = match;
  const state = match.state ?? game.setup();
  // Without `onEntry` and with uniform policies the match is a playout: a forced move is the only legal one.
  if (onEntry === undefined && match.own === undefined && match.policies.every((policy) => policy.uniform)) {
    return { state, decisions: playout(game, state, match.source) };
  }
  let decisions = 0;
  for (let mask = game.toAct(state); mask !== NOBODY; mask = game.toAct(state)) {
    if (mask === CHANCE) {
      const outcome = randomOutcome(game, state, match.source);
      onEntry?.({ by: "chance", text: game.printOutcome(outcome) });
      game.resolve(state, outcome);
    } else {
      decisions += decide(match, state, firstSeat(mask));
    }
  }
  return { state, decisions };
}

/** One forced move, or one stretch of the seat. Returns how many moves it took. */
function decide(match: Match, state: State, seat: Seat): number {
  const { game, onEntry } = match;
  const forced = game.forced(state);
  if (forced !== NO_MOVE) {
    onEntry?.({ by: seat, text: game.printMove(forced), auto: true });
    game.play(state, seat, forced);
    return 1;
  }
  const policy = match.policies[seat];
  invariant(policy !== undefined, "every seat has a policy");
  if (policy.uniform && match.own === undefined) return playAnyMove(match, state, seat);
  const thinking: Thinking = { source: match.own?.[seat] ?? match.source, budget: match.budget };
  const stretch = policy.stretch(game, game.view(state, seat), seat, thinking);
  for (const [i, text] of stretch.entries()) {
    const move = game.parseMove(text);
    const allowed = (i === 0 || nextIsOwn(game, state, seat)) && isLegal(game, state, seat, move);
    invariant(allowed, `${policy.name} answered ${text}, which is not legal`);
    onEntry?.({ by: seat, text });
    game.play(state, seat, move);
  }
  invariant(stretch.length > 0, `${policy.name} answered nothing`);
  return stretch.length;
}

function playAnyMove({ game, source, onEntry }: Match, state: State, seat: Seat): number {
  const move = randomMove(game, state, seat, source);
  onEntry?.({ by: seat, text: game.printMove(move) });
  game.play(state, seat, move);
  return 1;
}
