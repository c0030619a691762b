import { useRef } from "preact/hooks";
import type { View } from "../../hidden/view-types.ts";
import { COLOURS, type ColourName } from "../../rules/content.ts";
import type { Bricks } from "../../rules/events.ts";

/** The places of a storage: while bricks are given one by one, those that stay do not move up. */

interface Place {
  readonly colour: ColourName;
  /** Its brick was given in this part of the turn. */
  readonly isFree: boolean;
}

export interface Places {
  readonly part: string;
  readonly all: readonly Place[];
}

const NO_PLACES: Places = { part: "", all: [] };

/** Keeps the places of a storage as last seen and updates them for a view. */
export function usePlaces(view: View, storage: Bricks): readonly Place[] {
  const seen = useRef(NO_PLACES);
  seen.current = placesAfter(seen.current, partOf(view), storage);
  return seen.current.all;
}

const partOf = ({ active, awaits, mats, turn }: View): string =>
  [active, active === null ? 0 : mats[active]?.turns, awaits, turn.purpose].join(":");

/** The places for these bricks: anew by colour where another part of the turn has begun. */
export function placesAfter(before: Places, part: string, storage: Bricks): Places {
  const old = before.part === part ? before.all : [];
  return { part, all: COLOURS.reduce((places, colour, c) => withCount(places, colour, storage[c] ?? 0), old) };
}

function withCount(places: readonly Place[], colour: ColourName, n: number): readonly Place[] {
  const isOf = (place: Place, isFree: boolean): boolean => place.colour === colour && place.isFree === isFree;
  const all = [...places];
  const held = (): number => all.filter((place) => isOf(place, false)).length;
  while (held() > n) all[all.findLastIndex((place) => isOf(place, false))] = { colour, isFree: true };
  while (held() < n) {
    const at = all.findIndex((place) => isOf(place, true));
    all[at < 0 ? all.length : at] = { colour, isFree: false };
  }
  return all;
}
