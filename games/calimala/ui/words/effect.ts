import { listOf, type Reader, seatName, signed, sum } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { BUILDING_NAMES, type BuildingName, CITY_NAMES, MATERIAL_NAMES } from "../../rules/content.ts";
import { bestOther, type Counted, countsOf, stillCounted } from "../counted.ts";
import { houseOwners, housesOf } from "../seats.ts";
import { buildingName, cityName, shortName } from "./names.ts";

/** What can change on a mat, and how much of it there is. */
const HOLDINGS = [
  { id: "wood", of: (view, seat) => view.mats[seat]?.warehouse.wood },
  { id: "brick", of: (view, seat) => view.mats[seat]?.warehouse.brick },
  { id: "marble", of: (view, seat) => view.mats[seat]?.warehouse.marble },
  { id: "cloth", of: (view, seat) => sum(view.mats[seat]?.workshops ?? []) },
  { id: "ships", of: (view, seat) => view.mats[seat]?.ships },
  { id: "workshops", of: (view, seat) => view.mats[seat]?.workshops.length },
  { id: "houses", of: housesOf },
] as const satisfies readonly {
  readonly id: string;
  readonly of: (view: View, seat: Seat) => number | undefined;
}[];

const handOf = (view: View, seat: Seat): number | undefined => view.mats[seat]?.handSize;

interface Places {
  readonly id: "to-city" | "in-city" | "to-building";
  readonly names: readonly string[];
}

/** Where the seat has more afterwards. */
function placesOf(before: View, after: View, seat: Seat, reader: Reader): Places | undefined {
  const grows = (of: (view: View) => number | undefined): boolean => (of(after) ?? 0) > (of(before) ?? 0);
  const cities = CITY_NAMES.filter((city) => grows(({ cities }) => cities[city][seat]));
  const houses = CITY_NAMES.filter((city) => grows((view) => Number(houseOwners(view, city).includes(seat))));
  const buildings = BUILDING_NAMES.filter((building) => grows((view) => givenBy(view, building, seat)));
  const places = [
    { id: "to-city", names: cities.map((city) => cityName(reader, city)) },
    { id: "in-city", names: houses.map((city) => cityName(reader, city)) },
    { id: "to-building", names: buildings.map((building) => buildingName(reader, building)) },
  ] as const;
  return places.find(({ names }) => names.length > 0);
}

/** What lies there afterwards: of a line of several moves, other things may have changed as well. */
const LAID: Readonly<Record<Places["id"], { readonly of: readonly string[]; readonly isGain: boolean }>> = {
  "to-city": { of: ["cloth"], isGain: false },
  "in-city": { of: ["houses"], isGain: true },
  "to-building": { of: MATERIAL_NAMES, isGain: false },
};

interface Part {
  readonly id: string;
  readonly n: number;
  readonly text: string;
}

/** The parts, the last one that lies there with the place. */
function placed(parts: readonly Part[], { id, names }: Places, reader: Reader): readonly string[] {
  const { of, isGain } = LAID[id];
  const last = parts.findLastIndex((part) => of.includes(part.id) && part.n > 0 === isGain);
  return parts.map(({ text }, at) =>
    at === last ? reader.say(`effect.${id}`, { what: text, names: listOf(reader.locale, names) }) : text,
  );
}

function givenBy({ churches, palazzo }: View, building: BuildingName, seat: Seat): number {
  if (building === "palazzoVecchio") return palazzo.filter((owner) => owner === seat).length;
  const { materials, artworks } = churches[building];
  return sum(MATERIAL_NAMES.map((material) => materials[material][seat] ?? 0)) + (artworks[seat] ?? 0);
}

/** An action or a card has been called up and, as there was one place for it alone, carried out with it. */
function isCalledUp(before: View, after: View, seat: Seat): boolean {
  const left = ({ activation }: View): number => sum(activation?.uses ?? []);
  const cards = ({ mats }: View): number => mats[seat]?.handSize ?? 0;
  return left(after) < left(before) || cards(after) < cards(before);
}

/** Of what is still to be counted, where the seat comes first by the move, or level with the best: why it is made. */
function standingOf(before: View, after: View, seat: Seat, reader: Reader): readonly string[] {
  const lead = (view: View, counted: Counted): number => {
    const counts = countsOf(counted, view);
    const own = counts[seat] ?? 0;
    return own === 0 ? -1 : Math.sign(own - bestOther(counts, seat));
  };
  const reached = (place: 0 | 1): readonly string[] =>
    stillCounted(after, seat)
      .filter((counted) => lead(after, counted) === place && lead(before, counted) < place)
      .map((counted) => shortName(reader, counted));
  const said = (id: string, names: readonly string[]): readonly string[] =>
    names.length === 0 ? [] : [reader.say(`effect.${id}`, { names: listOf(reader.locale, names) })];
  return [...said("first", reached(1)), ...said("level", reached(0))];
}

/**
 * What a move changes: everybody's points, a card owed for the impossible, the seat's resources (and where to, if there is
 * one place alone), where it comes first by that. Empty when nothing.
 */
export function effectOf(before: View, after: View, seat: Seat, reader: Reader): string {
  const grown = (of: (typeof HOLDINGS)[number]["of"]): number => (of(after, seat) ?? 0) - (of(before, seat) ?? 0);
  const said = (id: string, n: number): readonly string[] =>
    n === 0 ? [] : [reader.say(`effect.${id}`, { n: signed(n) })];
  const places = isCalledUp(before, after, seat) ? placesOf(before, after, seat, reader) : undefined;
  const parts = HOLDINGS.flatMap(({ id, of }) => said(id, grown(of)).map((text) => ({ id, n: grown(of), text })));
  const there = places === undefined ? parts.map(({ text }) => text) : placed(parts, places, reader);
  // A played card goes nowhere: it is told after the place.
  const changes = [...there, ...said("cards", grown(handOf))].join(", ");
  const points = after.scores.flatMap((score, each) => {
    const change = score - (before.scores[each] ?? 0);
    return change === 0
      ? []
      : [reader.say("effect.points", { name: seatName(reader, each as Seat), n: signed(change) })];
  });
  const owed = before.activation?.drawFor == null ? (after.activation?.drawFor ?? null) : null;
  const card = owed === null ? "" : reader.say("effect.draw");
  const standing = changes === "" ? [] : standingOf(before, after, seat, reader);
  return [points.join(", "), card, changes, ...standing].filter((part) => part !== "").join("; ");
}
