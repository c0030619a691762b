import { EVERYBODY, type Tell } from "#engine";
import { EXTRA_CARD_HOUSES, FIRST, HOUSE_INDEX, type House, spaceOf } from "../board/board.ts";
import { HOUSE_VALUE, NUMBER_BIT } from "../board/masks.ts";
import { bits } from "../board/tables.ts";
import { HOUSES } from "../content.ts";
import type { Event, ExtraReason } from "../events.ts";
import { pointsFor, takeBonus } from "../scoring/bonus.ts";
import type { Player, State } from "../state.ts";
import { supplyOf, takeDiamond, tellSupply } from "../turn/diamonds.ts";

/** 3.3 Places a diamond on the next house; the reason for an extra card, if there is one. */
export function placeHouse(s: State, seat: Player, space: House, tell?: Tell<Event>): ExtraReason | undefined {
  s.board[spaceOf(HOUSES, space)] = seat + 1;
  s.houses[0]++;
  const start = runStart(s, seat, space);
  let points = 0;
  for (let i = start; i <= space; i++) points += HOUSE_VALUE[i as House];
  if (tell) {
    tell(
      {
        type: "housePlaced",
        seat,
        supply: supplyOf(s, seat),
        space,
        value: HOUSE_VALUE[space],
        run: HOUSE_INDEX.slice(start, space + 1),
        points: pointsFor(s, seat, points),
      },
      EVERYBODY,
    );
    tellSupply(s, seat, tell);
  }
  takeDiamond(s, seat);
  s.points[HOUSES][seat] += points;
  const before = s.houseNumbers[seat];
  const after = before | NUMBER_BIT[space];
  if (after === before) return undefined;
  s.houseNumbers[seat] = after;
  const different = bits(after);
  if (different === 4) takeBonus(s, seat, HOUSES, tell);
  const [three, five] = EXTRA_CARD_HOUSES;
  return different === three ? "threeHouses" : different === five ? "fiveHouses" : undefined;
}

/** The first house of the unbroken own run that ends with this one. */
function runStart(s: State, seat: Player, space: House): number {
  let first: number = space;
  while (first > 0 && s.board[(FIRST[HOUSES] + first - 1) as 0] === seat + 1) first--;
  return first;
}
