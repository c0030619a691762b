import { EVERYBODY, elementAt, type Tell } from "#engine";
import {
  BERTHS_A_ROW,
  type Berth,
  FIRST,
  FLEET_POINTS,
  LAST_SEA_SPACE,
  type Row,
  type SeaSpace,
  spaceOf,
} from "../board/board.ts";
import { SEA_EXTRA_MASK, SEA_VALUE } from "../board/masks.ts";
import { HARBOR, NUMBER_OF, type ShipNumber } from "../content.ts";
import type { Event, ExtraReason } from "../events.ts";
import { pointsFor } from "../scoring/bonus.ts";
import { cardInPlay, FROM_HARBOR, FROM_SEA, type Player, type State } from "../state.ts";
import { supplyOf, takeDiamond, tellSupply } from "../turn/diamonds.ts";
import { goodsIn } from "./trade.ts";

/** 3.7 Places a diamond on a ship space; then the own ship sails by the card's number, if it can. */
export function placeBerth(s: State, seat: Player, space: Berth, tell?: Tell<Event>): ExtraReason | undefined {
  const row = Math.floor(space / BERTHS_A_ROW) as Row;
  s.board[spaceOf(HARBOR, space)] = seat + 1;
  s.berths[0] |= 1 << space;
  if (tell) {
    tell({ type: "berthPlaced", seat, supply: supplyOf(s, seat), space, row }, EVERYBODY);
    tellSupply(s, seat, tell);
  }
  takeDiamond(s, seat);
  if (isFull(s, row)) scoreFleet(s, row, tell);
  return s.ship[seat] === LAST_SEA_SPACE ? undefined : sail(s, seat, tell);
}

/** 3.7 Are all ship spaces of the row filled? */
export const isFull = (s: State, row: Row): boolean => ((s.berths[0] >> (row * BERTHS_A_ROW)) & 7) === 7;

/** 3.7 What a fleet earns now: `goods` filled goods, `each` for every one of its diamonds; counts and points by seat. */
export function fleetNow(s: State, row: Row) {
  const goods = goodsIn(s, row);
  const each = elementAt(FLEET_POINTS, goods);
  const first = FIRST[HARBOR] + row * BERTHS_A_ROW;
  const owners = [0, 1, 2].map((k) => s.board[(first + k) as 0] - 1);
  const counts = s.opened.seatList.map((seat) => owners.filter((owner) => owner === seat).length);
  return { goods, each, counts, points: counts.map((n) => n * each) };
}

function scoreFleet(s: State, row: Row, tell?: Tell<Event>): void {
  const each = elementAt(FLEET_POINTS, goodsIn(s, row));
  const first = FIRST[HARBOR] + row * BERTHS_A_ROW;
  for (let k = 0; k < BERTHS_A_ROW; k++) {
    const owner = (s.board[(first + k) as 0] - 1) as Player;
    s.points[FROM_HARBOR][owner] += each;
  }
  tell?.({ type: "fleetSailed", row, ...fleetNow(s, row) }, EVERYBODY);
}

/** 3.8 Moves the own ship by the number of the card in play, to the last space at most; it is not there yet. */
export function sail(s: State, seat: Player, tell?: Tell<Event>): ExtraReason | undefined {
  const from = s.ship[seat] as SeaSpace;
  const number = NUMBER_OF[cardInPlay(s)] as ShipNumber;
  const to = Math.min(LAST_SEA_SPACE, from + number) as SeaSpace;
  s.ship[seat] = to;
  const points = SEA_VALUE[to];
  s.points[FROM_SEA][seat] += points;
  tell?.({ type: "shipSailed", seat, number, from, to, points: pointsFor(s, seat, points) }, EVERYBODY);
  return ((SEA_EXTRA_MASK >> to) & 1) === 1 ? "sea" : undefined;
}
