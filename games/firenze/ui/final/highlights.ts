import {
  aloneWithMost,
  type EventOf,
  type Highlight,
  type HighlightFinder,
  highlightsFrom,
  type Reader,
  seatName,
  tallyBySeat,
} from "#boardkit";
import type { Event } from "../../rules/events.ts";
import { contractName, towerName } from "../words/names.ts";

export const highlights = (events: readonly Event[], reader: Reader): readonly Highlight[] =>
  highlightsFrom([dearestContract, highestTower, mostRuins], events, reader);

const ofType =
  <T extends Event["type"]>(type: T) =>
  (event: Event): event is EventOf<Event, T> =>
    event.type === type;

/** The points of a contract with its balcony, and the bonuses that came with it. */
function broughtBy(contract: EventOf<Event, "contractFulfilled">, events: readonly Event[]): number {
  const after = events.slice(events.indexOf(contract) + 1);
  const end = after.findIndex(({ type }) => !BONUSES.has(type));
  const bonuses = after.slice(0, end < 0 ? after.length : end);
  return bonuses.reduce((sum, event) => sum + ("points" in event ? event.points : 0), contract.points);
}

const BONUSES: ReadonlySet<Event["type"]> = new Set(["floorBonus", "privilege", "churchDone"]);

/** The contract that brought most points, its balcony and the bonuses included. */
export const dearestContract: HighlightFinder<Event> = (events, reader) => {
  const best = aloneWithMost(events.filter(ofType("contractFulfilled")), (each) => broughtBy(each, events), 1);
  if (best === undefined) return undefined;
  const { seat, balcony, colour, floors } = best;
  const n = broughtBy(best, events);
  const args = { name: seatName(reader, seat), contract: contractName(reader, colour, floors), n };
  return {
    seat,
    title: reader.say("highlight.contract"),
    text:
      balcony === null
        ? reader.say("highlight.contract.text", args)
        : reader.say("highlight.contract.balcony", { ...args, numeral: balcony }),
  };
};

/** Who alone built the highest tower. */
export const highestTower: HighlightFinder<Event> = (events, reader) => {
  const built = events.filter(ofType("brickBuilt"));
  const most = Math.max(0, ...built.map(({ floors }) => floors));
  const [first, ...others] = built.filter(({ floors }) => floors === most);
  if (first === undefined || others.some(({ seat }) => seat !== first.seat)) return undefined;
  const { seat, colour, floors } = first;
  const args = { name: seatName(reader, seat), tower: towerName(reader, colour, floors) };
  return { seat, title: reader.say("highlight.tower"), text: reader.say("highlight.tower.text", args) };
};

/** Whose towers fell to ruin most often, and what that cost. */
export const mostRuins: HighlightFinder<Event> = (events, reader) => {
  const ruins = events.filter(ofType("towerHit")).filter(({ by }) => by === "ruin");
  const most = aloneWithMost(
    tallyBySeat(ruins, ({ seat }) => [{ seat, n: 1 }]),
    ({ n }) => n,
    2,
  );
  if (most === undefined) return undefined;
  const { seat, n } = most;
  const bricks = ruins.filter((ruin) => ruin.seat === seat).reduce((sum, { toBag }) => sum + toBag, 0);
  const args = { name: seatName(reader, seat), n, bricks };
  return { seat, title: reader.say("highlight.ruins"), text: reader.say("highlight.ruins.text", args) };
};
