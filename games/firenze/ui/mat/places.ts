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

/** Keeps the places of a storage as last seen and updates them for a view; the brick of the pressed place leaves first. */
export function usePlaces(view: View, storage: Bricks, pressed: number | null): readonly Place[] {
  const seen = useRef(NO_PLACES);
  seen.current = placesAfter(seen.current, turnOf(view), storage, pressed);
  return seen.current.all;
}

const turnOf = ({ active, mats }: View): string => [active, active === null ? 0 : mats[active]?.turns].join(":");

/** The places for these bricks: anew by colour where another turn has begun. */
export function placesAfter(before: Places, turn: string, storage: Bricks, pressed: number | null = null): Places {
  const old = before.turn === turn ? before.all : [];
  const all = COLOURS.reduce(
    (places, colour, c) => withCount(places, { colour, n: storage[c] ?? 0, pressed: old.length > 0 ? pressed : null }),
    old,
  );
  return { turn, all };
}

interface Count {
  readonly colour: ColourName;
  readonly n: number;
  /** The place of the brick that was pressed last. */
  readonly pressed: number | null;
}

function withCount(places: readonly Place[], { colour, n, pressed }: Count): readonly Place[] {
  const isOf = (place: Place, isFree: boolean): boolean => place.colour === colour && place.isFree === isFree;
  const all = [...places];
  const held = (): number => all.filter((place) => isOf(place, false)).length;
  while (held() > n) {
    const last = all.findLastIndex((place) => isOf(place, false));
    all[chosenOf(all, colour, pressed) ?? last] = { colour, isFree: true };
  }
  while (held() < n) {
    all[placeFor(all, colour)] = { colour, isFree: false };
  }
  return all;
}

/** The pressed place, where a brick of the colour lies on it. */
export function chosenOf(places: readonly Place[], colour: ColourName, pressed: number | null): number | null {
  const place = pressed === null ? undefined : places[pressed];
  return place?.colour === colour && !place.isFree ? pressed : null;
}

/** Where a brick that is added goes: back to where one of its colour lay, else to the end while there is room. */
function placeFor(places: readonly Place[], colour: ColourName): number {
  const own = places.findIndex((place) => place.isFree && place.colour === colour);
  const any = places.length < ROOM ? -1 : places.findIndex(({ isFree }) => isFree);
  return [own, any, places.length].find((at) => at >= 0) ?? places.length;
}
