import { moveBuffer } from "#engine";
import { offeredMoves } from "../offered.ts";
import { type Expectation, MAX_STRETCH, MOST_EXPECTED, nextIsOwn, type Policy, until } from "../policy.ts";
import { type Manner, Search } from "./search.ts";
import { NO_NODE } from "./tree.ts";

/** Legal moves at which a decision is as open as any. */
const OPEN = 6;
/** Iterations between two looks at the clock: less than a millisecond. */
const ROUND = 16;

/** The values that won the most matches in `arena`. */
export const MANNER: Manner = { curiosity: 1, trust: 0.25, shared: 4 };

/** Searches a tree with so many iterations a stretch. */
export const treeSearch = (name: string, iterations: number, manner = MANNER): Policy => ({
  name,
  stretch(game, view, seat, { source, budget, expects }) {
    const search = new Search({ game, seat, sampler: game.sampler(view), source }, manner);
    const state = game.sample(view, source);
    const moves: number[] = [];
    const legal = moveBuffer();
    const isInTime = until(budget);
    let left = iterations;
    do {
      const n = offeredMoves(game, state, seat, legal);
      let move = legal[0] ?? 0;
      // What comes of the only move is asked for as well; what has been seen then counts for the next decision.
      const isAsked = moves.length === 0 && expects !== undefined;
      if (n > 1 || isAsked) {
        const wanted = Math.ceil(iterations * Math.min(1, Math.max(1, n - 1) / OPEN) * 0.5);
        const seen = search.tree.visits[search.root] ?? 0;
        const now = Math.max(1, Math.min(left, wanted - seen));
        for (let k = 0; k < now && (k % ROUND !== 0 || k === 0 || isInTime()); k++) search.iterate();
        left -= now;
      }
      const ranking = n > 1 ? byVisits(search) : [move];
      if (isAsked) expects(ranking.slice(0, MOST_EXPECTED).map((each) => expectation(search, each)));
      move = ranking[0] ?? move;
      if (n > 1) search.advance(move);
      else search.force(move);
      game.play(state, seat, move);
      moves.push(move);
    } while (moves.length < MAX_STRETCH && nextIsOwn(game, state, seat));
    return moves.map((move) => game.printMove(move));
  },
});

/** The seat's own moves at the root, the most visited first; of equals the one with the better mean. */
function byVisits({ tree, root, seat }: Search): readonly number[] {
  const own: number[] = [];
  for (let child = tree.first[root] ?? NO_NODE; child !== NO_NODE; child = tree.next[child] ?? NO_NODE) {
    if (tree.seats[child] === seat) own.push(child);
  }
  own.sort((a, b) => (tree.visits[b] ?? 0) - (tree.visits[a] ?? 0) || tree.mean(b) - tree.mean(a));
  return own.map((node) => tree.moves[node] ?? 0);
}

function expectation({ game, ledger, seat }: Search, move: number): Expectation {
  const all = ledger.points(move);
  return {
    ...{ moves: [game.printMove(move)], iterations: ledger.tries(move) },
    ...{ points: all[seat] ?? 0, win: ledger.wins(move)[seat] ?? 0, all },
  };
}
