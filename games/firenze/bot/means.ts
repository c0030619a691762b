import { BUILDING_INDEX, COLOUR_INDEX, MASON, PERSON_KINDS, PRINCESS } from "../rules/content.ts";
import { GIVE, LIMIT_BRICKS, type Player, type State } from "../rules/state.ts";
import { buildCost } from "../rules/towers/building.ts";
import { BEFORE_BUILT, BEFORE_CARD, ELSEWHERE, outlook } from "./outlook.ts";
import { WORTH } from "./worth.ts";

/** The worth of the seat's bricks, persons and buildings for later points, less what it owes in this turn. */
export function meansOf(s: State, seat: Player): number {
  const { held, allHeld, ahead, use, phase } = outlook;
  let worth = 0;
  for (const colour of COLOUR_INDEX) worth += (held[colour] as number) * WORTH.brick[colour];
  if (allHeld > WORTH.fullStore) worth *= 1 - (1 - WORTH.spare) * (1 - WORTH.fullStore / allHeld);
  const hand = s.hand[seat];
  for (const person of PERSON_KINDS) worth += hand[person] * WORTH.persons[person];
  if (phase !== ELSEWHERE) worth += begun(s) - owed(s) * WORTH.payment;
  worth *= use;
  const turns = Math.min(ahead, WORTH.longMatch) + 0.1;
  for (const building of BUILDING_INDEX) worth += s.buildings[seat][building] * WORTH.buildings[building] * turns;
  return worth;
}

/** The bricks still to be given: for a payment under way, and for what has been built so far (3.3). */
function owed(s: State): number {
  const due = s.awaits[0] <= LIMIT_BRICKS ? s.due[0] : 0;
  return outlook.phase === BEFORE_BUILT && s.built[0] > 0 ? due + buildCost(s, s.built[0]) : due;
}

/** The worth of persons played this turn whose effect is still to come. */
function begun(s: State): number {
  let worth = 0;
  if (outlook.phase === BEFORE_CARD && ((s.played[0] >> PRINCESS) & 1) === 1) worth += WORTH.persons[PRINCESS];
  if (outlook.phase === BEFORE_BUILT && s.awaits[0] !== GIVE && ((s.played[0] >> MASON) & 1) === 1) {
    const { cost, mason } = s.opened.figures.build;
    worth += WORTH.persons[MASON] * Math.max(0, 1 - (cost[s.built[0]] ?? 0) / mason);
  }
  return worth;
}
