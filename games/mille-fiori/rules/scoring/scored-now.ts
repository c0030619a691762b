import type { ScoredNow } from "#engine";
import { fleetNow, isFull } from "../areas/harbor.ts";
import { supportNow } from "../areas/people.ts";
import { tradeNow } from "../areas/trade.ts";
import { BERTHS_A_ROW, GOODS, type Good, type Person, type Row } from "../board/board.ts";
import { OPEN_PEOPLE, SUPPORT_MASK } from "../board/masks.ts";
import { AREAS, BONUS_AREAS, type BonusArea, NOBILI, POPULI } from "../content.ts";
import { filledPeople } from "../derived.ts";
import { OVER, type Pyramid, type State } from "../state.ts";
import type { Target } from "../targets.ts";
import { bonusIn } from "./bonus.ts";

/**
 * What would be scored for several seats together: a fleet that has not sailed, a good, the diamonds that an open space of a
 * pyramid rests on (without the new diamond), and 6.3 the bonus of an area as long as it counts only in the end.
 */
export function scoredNow(s: State, target: Target): ScoredNow | undefined {
  const [kind, name = ""] = target.split(":");
  const i = Number(name);
  switch (kind) {
    case "harbor":
      return harborNow(s, Math.floor(i / BERTHS_A_ROW) as Row);
    case "trade":
      return tradeNow(s, (i % GOODS.length) as Good);
    case "nobili":
      return peopleNow(s, NOBILI, i as Person);
    case "populi":
      return peopleNow(s, POPULI, i as Person);
    case "bonus":
      return bonusNow(
        s,
        BONUS_AREAS.find((area) => AREAS[area] === name),
      );
    default:
      return undefined;
  }
}

const harborNow = (s: State, row: Row): ScoredNow | undefined => (isFull(s, row) ? undefined : fleetNow(s, row));

function peopleNow(s: State, area: typeof NOBILI | typeof POPULI, space: Person): ScoredNow | undefined {
  const pyramid = (area - NOBILI) as Pyramid;
  const isOpen = (((OPEN_PEOPLE[filledPeople(s, pyramid)] as number) >> space) & 1) === 1;
  return isOpen && SUPPORT_MASK[space] !== 0 ? supportNow(s, pyramid, space) : undefined;
}

function bonusNow(s: State, area: BonusArea | undefined): ScoredNow | undefined {
  if (area === undefined || !s.opened.first || s.awaits[0] === OVER) return undefined;
  const points = s.opened.seatList.map((seat) => bonusIn(s, seat, area));
  return { points, counts: points.map((n) => Math.min(1, n)) };
}
