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

/** The contract that brought most points, its balcony included. */
export const dearestContract: HighlightFinder<Event> = (events, reader) => {
  const best = aloneWithMost(events.filter(ofType("contractFulfilled")), ({ points }) => points, 1);
  if (best === undefined) return undefined;
  const { seat, points: n, balcony, colour, floors } = best;
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
