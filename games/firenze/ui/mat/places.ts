import { useRef } from "preact/hooks";
import type { View } from "../../hidden/view-types.ts";
import { COLOURS, type ColourName } from "../../rules/content.ts";
import type { Bricks } from "../../rules/events.ts";

/** The places of a storage: within a turn bricks stay where they lie, whatever is given, built or gained beside them. */

interface Place {
  readonly colour: ColourName;
  /** Its brick was given in this turn. */
  readonly isFree: boolean;
}

export interface Places {
  readonly turn: string;
  readonly all: readonly Place[];
}

const NO_PLACES: Places = { turn: "", all: [] };

/** So many places are filled before a brick goes where one of another colour lay. */
const ROOM = 10;

/** Keeps the places of a storage as last seen and updates them for a view. */
export function usePlaces(view: View, storage: Bricks): readonly Place[] {
  const seen = useRef(NO_PLACES);
  seen.current = placesAfter(seen.current, turnOf(view), storage);
  return seen.current.all;
}

const turnOf = ({ active, mats }: View): string => [active, active === null ? 0 : mats[active]?.turns].join(":");

/** The places for these bricks: anew by colour where another turn has begun. */
export function placesAfter(before: Places, turn: string, storage: Bricks): Places {
  const old = before.turn === turn ? before.all : [];
  return { turn, all: COLOURS.reduce((places, colour, c) => withCount(places, colour, storage[c] ?? 0), old) };
}

function withCount(places: readonly Place[], colour: ColourName, n: number): readonly Place[] {
  const isOf = (place: Place, isFree: boolean): boolean => place.colour === colour && place.isFree === isFree;
  const all = [...places];
  const held = (): number => all.filter((place) => isOf(place, false)).length;
  while (held() > n) all[all.findLastIndex((place) => isOf(place, false))] = { colour, isFree: true };
  while (held() < n) {
    all[placeFor(all, colour)] = { colour, isFree: false };
  }
  return all;
}

/** Where a brick that is added goes: back to where one of its colour lay, else to the end while there is room. */
function placeFor(places: readonly Place[], colour: ColourName): number {
  const own = places.findIndex((place) => place.isFree && place.colour === colour);
  const any = places.length < ROOM ? -1 : places.findIndex(({ isFree }) => isFree);
  return [own, any, places.length].find((at) => at >= 0) ?? places.length;
}
