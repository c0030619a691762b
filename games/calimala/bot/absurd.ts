import type { Absurdity, Choice, Seat } from "#engine";
import { COUNCIL_SEATS, type ScoringCard, STREETS, type Street, type Tile } from "../rules/content.ts";
import { MOVES } from "../rules/moves.ts";
import { cardCount, tileCount } from "../rules/scoring/scoring.ts";
import { PLACE, type State, USES } from "../rules/state.ts";
import { isPoor, isUseful, othersBelow } from "./placements.ts";

const isPlacement = (move: number): boolean => MOVES.typeOf(move) === "place";
const isWhite = (move: number): boolean => isPlacement(move) && MOVES.within(move) >= STREETS.length;
const streetOf = (move: number): Street => (MOVES.within(move) % STREETS.length) as Street;

/**
 * 3.5 A white disc where only one of the two actions is possible, no own disc acts after it and no tile is scored, though
 * another street has two actions and a coloured disc is there.
 */
function wastedWhite({ state, seat, legal }: Choice<State>): readonly number[] {
  if (state.awaits[0] !== PLACE || state.coloured[seat] === 0) return [];
  const isOther = legal.some((move) => isUseful(state, seat, streetOf(move)));
  return isOther ? legal.filter((move) => isWhite(move) && isPoor(state, seat, streetOf(move))) : [];
}

/** 3.6 One action for oneself alone and two discs of others that act, though another street brings two actions and feeds nobody. */
function fedOthers({ state, seat, legal }: Choice<State>): readonly number[] {
  if (state.awaits[0] !== PLACE) return [];
  const feeds = (move: number): number => othersBelow(state, seat, streetOf(move));
  const isOther = legal.some((move) => isUseful(state, seat, streetOf(move)) && feeds(move) === 0);
  return isOther ? legal.filter((move) => feeds(move) === 2 && isPoor(state, seat, streetOf(move))) : [];
}

const FREE = ["wood", "brick", "marble", "weave"];

/** 3.9 Goods that cost nothing. */
function declinedGoods({ state, legal }: Choice<State>): readonly number[] {
  if (state.awaits[0] !== USES) return [];
  const actions = MOVES.table;
  return legal.filter((move) => {
    const named = actions[move];
    return named?.type === "decline" && FREE.includes(named.action);
  });
}

const GIFTS: ReadonlySet<string> = new Set(["artwork", "contribute", "ship", "transport"]);

/** 5.6 A piece that no tile and no card of the seat can count any more, though another place counts. */
function worthlessGift({ game, state, seat, legal }: Choice<State>): readonly number[] {
  if (!GIFTS.has(MOVES.typeOf(legal[0] ?? 0))) return [];
  const before = counted(state, seat);
  const after = game.blank() as State;
  const gains = legal.map((move) => {
    game.copy(state, after);
    game.play(after, seat, move);
    return counted(after, seat) - before;
  });
  if (gains.every((gain) => gain <= 0)) return [];
  return legal.filter((move, at) => GIFTS.has(MOVES.typeOf(move)) && (gains[at] ?? 0) <= 0);
}

/** What the tiles and cards that are still to be scored count of the seat. */
function counted(s: State, seat: Seat): number {
  let sum = 0;
  for (let k = s.tilesScored[0]; k < COUNCIL_SEATS; k++) sum += tileCount(s, (s.tiles[k as Tile] - 1) as Tile, seat);
  for (const card of [s.openCard[0], s.kept[seat]]) if (card > 0) sum += cardCount(s, (card - 1) as ScoringCard, seat);
  return sum + s.tie[seat] / 65536;
}

/** What looks stupid at a table of Calimala. */
export const absurdities: readonly Absurdity<State>[] = [
  { name: "a white disc wasted", find: wastedWhite },
  { name: "others fed for one action", find: fedOthers },
  { name: "free goods declined", find: declinedGoods },
  { name: "a piece where nothing counts it", find: worthlessGift },
];
