import { EVERYBODY, type Tell } from "#engine";
import { WORKSHOP_INDEX, WORKSHOP_SPACES, type Workshop } from "../board/board.ts";
import { MATERIAL_MASK, NEIGHBOUR_MASK, TRIPLE_MASK } from "../board/masks.ts";
import { bits, lowestBit } from "../board/tables.ts";
import { SYMBOLS, WORKSHOPS } from "../content.ts";
import { addWorkshop, filledWorkshops, workshopsOf } from "../derived.ts";
import type { Event, ExtraReason } from "../events.ts";
import { pointsFor, takeBonus } from "../scoring/bonus.ts";
import type { Player, State } from "../state.ts";
import { supplyOf, takeDiamond, tellSupply } from "../turn/diamonds.ts";

/** 3.2 Places a diamond on a workshop; the reason for an extra card, if there is one. */
export function placeWorkshop(s: State, seat: Player, space: Workshop, tell?: Tell<Event>): ExtraReason | undefined {
  s.board[space] = seat + 1;
  addWorkshop(s, seat, space);
  const own = workshopsOf(s, seat);
  const group = groupOf(own, space);
  const doubled = isPigment(space);
  const points = bits(group) * (doubled ? 2 : 1);
  if (tell) {
    const told = { space, symbol: WORKSHOP_SPACES[space]?.symbol ?? SYMBOLS[0], doubled };
    const spaces = WORKSHOP_INDEX.filter((i) => ((group >> i) & 1) === 1);
    tell(
      {
        type: "workshopPlaced",
        seat,
        supply: supplyOf(s, seat),
        ...told,
        group: spaces,
        points: pointsFor(s, seat, points),
      },
      EVERYBODY,
    );
    tellSupply(s, seat, tell);
  }
  takeDiamond(s, seat);
  s.points[WORKSHOPS][seat] += points;
  if (hasAllMaterials(own)) takeBonus(s, seat, WORKSHOPS, tell);
  const triple = TRIPLE_MASK[space];
  return (filledWorkshops(s) & triple) === triple ? "triple" : undefined;
}

const isPigment = (space: Workshop): boolean => ((MATERIAL_MASK[3] >> space) & 1) === 1;

/** The connected workshops of `own` around one of them. */
function groupOf(own: number, space: Workshop): number {
  let group = 1 << space;
  for (let front = group; front !== 0; ) {
    const i = lowestBit(front) as Workshop;
    const found = NEIGHBOUR_MASK[i] & own & ~group;
    group |= found;
    front = (front & (front - 1)) | found;
  }
  return group;
}

/** 4.3 */
const hasAllMaterials = (own: number): boolean =>
  (own & MATERIAL_MASK[0]) !== 0 &&
  (own & MATERIAL_MASK[1]) !== 0 &&
  (own & MATERIAL_MASK[2]) !== 0 &&
  (own & MATERIAL_MASK[3]) !== 0;
