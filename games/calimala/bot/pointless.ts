import type { Seat } from "#engine";
import {
  ARTWORKS_TILE,
  type Building,
  COUNCIL_SEATS,
  PALAZZO,
  PALAZZO_CARD,
  PORT_CITIES_TILE,
  STREETS,
  type Street,
  TILES,
  type Tile,
  TRADE_CITIES_TILE,
  WEAVE,
  WOOD_TILE,
} from "../rules/content.ts";
import { MOVES } from "../rules/moves.ts";
import { actorOf, type State } from "../rules/state.ts";
import { isPoor, othersBelow } from "./placements.ts";

/** Whether a legal move hardly ever helps its player. Bots do not consider it while there are others. */
export function isPointless(s: State, move: number): boolean {
  const i = MOVES.within(move);
  const seat = actorOf(s);
  switch (MOVES.typeOf(move)) {
    case "place":
      return isWasted(s, seat, (i % STREETS.length) as Street, i >= STREETS.length);
    case "decline":
      return i <= WEAVE && (!s.opened.limited || s.cubes[seat] >= MANY_CUBES);
    case "ship":
      return !isCounted(s, seat, (1 << i) | (1 << PORT_CITIES_TILE));
    case "transport":
      return !isCounted(s, seat, (1 << (3 + i)) | (1 << TRADE_CITIES_TILE));
    case "artwork":
      return i !== PALAZZO && !isCounted(s, seat, churchBit(i as Building) | (1 << ARTWORKS_TILE));
    case "contribute":
      return !isCounted(s, seat, churchBit(Math.floor(i / 3) as Building) | (1 << (WOOD_TILE + (i % 3))));
    default:
      return false;
  }
}

/** 7.4 With so many cubes left in the reserve, goods that cost nothing are never too many. */
const MANY_CUBES = 10;

const FIRST_CHURCH = TILES.indexOf("santaMariaDelFiore");
const churchBit = (church: Building): number => 1 << (FIRST_CHURCH + church);

/** One action alone, for a white disc or for two other seats that act as well. */
const isWasted = (s: State, seat: Seat, street: Street, isWhite: boolean): boolean =>
  (isWhite ? s.coloured[seat] > 0 : othersBelow(s, seat, street) === 2) && isPoor(s, seat, street);

/** Whether the scoring card counts what one of the tiles counts; the Palazzo has no tile. */
const isSame = (card: number, tiles: number): boolean =>
  card >= 0 && card !== PALAZZO_CARD && ((tiles >> card) & 1) === 1;

/** Whether one of these tiles is still to be scored, or a card counts the same. */
function isCounted(s: State, seat: Seat, tiles: number): boolean {
  if (isSame(s.openCard[0] - 1, tiles) || isSame(s.kept[seat] - 1, tiles)) return true;
  for (let k = s.tilesScored[0]; k < COUNCIL_SEATS; k++)
    if (((tiles >> (s.tiles[k as Tile] - 1)) & 1) === 1) return true;
  return false;
}
