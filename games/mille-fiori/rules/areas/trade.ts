import { EVERYBODY, type Tell } from "#engine";
import { GOOD_INDEX, GOODS, type Good, type Row, spaceOf, type TradeSpace } from "../board/board.ts";
import { BITS_OF_FIVE } from "../board/masks.ts";
import { TRADE } from "../content.ts";
import type { Event, ExtraReason } from "../events.ts";
import { takeBonus } from "../scoring/bonus.ts";
import { FROM_TRADE, type Player, type State } from "../state.ts";
import { supplyOf, takeDiamond, tellSupply } from "../turn/diamonds.ts";

/** 3.6 Places a diamond on a good; the reason for an extra card, if there is one. */
export function placeTrade(s: State, seat: Player, space: TradeSpace, tell?: Tell<Event>): ExtraReason | undefined {
  const good = (space % GOODS.length) as Good;
  s.board[spaceOf(TRADE, space)] = seat + 1;
  s.goodRows[good] |= 1 << (space >> 2);
  const counts = s.goods[good];
  counts[seat]++;
  const value = worthOf(s, good);
  if (tell) {
    tell(
      {
        type: "tradePlaced",
        seat,
        supply: supplyOf(s, seat),
        space,
        good,
        symbol: GOODS[good],
        value,
        ...tradeNow(s, good),
      },
      EVERYBODY,
    );
    tellSupply(s, seat, tell);
  }
  takeDiamond(s, seat);
  let ahead = false;
  const own = counts[seat];
  const points = s.points[FROM_TRADE];
  for (const each of s.opened.seatList) {
    points[each] += counts[each] * value;
    if (counts[each] > own) ahead = true;
  }
  if (own === 1 && hasAllGoods(s, seat)) takeBonus(s, seat, TRADE, tell);
  return ahead ? "goodDeal" : undefined;
}

/** 3.6 What every diamond of a good earns: as many points as spaces of it are filled. */
const worthOf = (s: State, good: Good): number => BITS_OF_FIVE[s.goodRows[good] as 0];

/** 3.6 What a good earns now: diamonds and points by seat. */
export function tradeNow(s: State, good: Good) {
  const counts = s.opened.seatList.map((seat) => s.goods[good][seat]);
  return { counts, points: counts.map((n) => n * worthOf(s, good)) };
}

/** 4.3 */
function hasAllGoods(s: State, seat: Player): boolean {
  for (const good of GOOD_INDEX) if (s.goods[good][seat] === 0) return false;
  return true;
}

/** 3.7 Filled goods of a row. */
export function goodsIn(s: State, row: Row): number {
  let n = 0;
  for (const good of GOOD_INDEX) n += (s.goodRows[good] >> row) & 1;
  return n;
}
