import { type Figures, sum } from "#boardkit";
import { CHURCHES, COLOURS, FLOORS, type Floors } from "../../rules/content.ts";
import { FIGURES } from "../../rules/figures/figures.ts";
import { type At, privilegeOf } from "./at.ts";

/** What contracts pay, from what has been told: figures of reasons are held against it. */

/** Whether the contract is open and pays so much with its floor bonus. */
export const isPaying = (at: At, colour: string, { of, points }: Figures): boolean =>
  isOpen(at, colour, Number(of)) && points === toldPoints(at, colour, Number(of)) + toldBonus(at, Number(of));

/** What the contract pays, from what has been told of balconies. */
function toldPoints(at: At, colour: string, floors: number): number {
  const laid = at.events.find(
    (event) => event.type === "balconyLaid" && event.colour === colour && event.floors === floors,
  );
  return laid?.type === "balconyLaid" ? laid.points : FIGURES.contracts[colour as "white"][floors as Floors].points;
}

/** What a contract of so many floors pays besides, from what has been told of others and of the church. */
export function toldBonus(at: At, floors: number): number {
  const isTaken = at.events.some((event) => event.type === "floorBonus" && event.floors === floors);
  const bonus = Object.entries(FIGURES.floorBonuses).find(([each]) => each === `${floors}`);
  const lying = CHURCHES.filter((card) => {
    const put = at.events.findLastIndex(
      (event) => event.type === "cardPut" && event.to === "church" && event.card === card,
    );
    return put > at.events.findLastIndex((event) => event.type === "churchDone" && event.card === card);
  });
  return (isTaken ? 0 : (bonus?.[1].points ?? 0)) + sum(lying.map((card) => privilegeOf(card, floors)));
}

export function isOpen(at: At, colour: string, floors: number): boolean {
  const from = (COLOURS as readonly string[]).indexOf(colour) * FLOORS.length;
  return at.view.contracts[from + floors - FLOORS[0]]?.seal === null;
}
