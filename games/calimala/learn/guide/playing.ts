import { sum } from "#boardkit";
import { HOUSE_COST, MATERIAL_NAMES, SHIP_COST, WORKSHOP_COST } from "../../rules/content.ts";
import { type At, cardsNow, clothBy, leavingMost, type Move } from "./at.ts";
import { isForward } from "./giving.ts";
import { actsAgain, isGiving, isLastToAct } from "./last.ts";

/** Which cards are played now, and which are kept. */

/** Trade houses of the reader. */
const housesOf = ({ view, you }: At): number => Object.values(view.houses).filter((has) => has[you]).length;

/** The cloth that one action of this kind can weave or deliver at most; 0 for others. */
export function mostCloth(at: At, action: string): number {
  const { ships = 0, workshops = [] } = at.view.mats[at.you] ?? {};
  switch (action) {
    case "weave":
      return workshops.length;
    case "ship":
      return ships;
    case "transport":
      return housesOf(at);
    default:
      return 0;
  }
}

export const clothHeld = ({ view, you }: At): number => sum(view.mats[you]?.workshops ?? []);

/** 4.3 A building takes so much of one material at most: more only fills the warehouse. */
const MOST_NEEDED = Math.max(...SHIP_COST, ...HOUSE_COST, ...WORKSHOP_COST);

/** A card that does all that it could ever do here, or brings the reader before somebody. */
function isWorth(at: At, card: Move): boolean {
  const action = card.text.slice("card ".length);
  if (isLastToAct(at)) return isGiving(card);
  // The next own disc does it, too, and may need the room or the goods.
  if (actsAgain(at) && at.view.activation?.actions.some((each) => each === action)) return false;
  const material = MATERIAL_NAMES.find((name) => name === action);
  if (material !== undefined) return (at.view.mats[at.you]?.warehouse[material] ?? 0) < MOST_NEEDED;
  if (action === "build") return true;
  const isFull = clothBy(card) === mostCloth(at, action);
  return action === "weave" ? isFull : isFull && isForward(at, card);
}

/** The cards that are worth playing, those that help others first. */
export const worthPlaying = (at: At): readonly Move[] => leavingMost(cardsNow(at).filter((card) => isWorth(at, card)));
