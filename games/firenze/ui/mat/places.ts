import { useRef } from "preact/hooks";
import type { View } from "../../hidden/view-types.ts";
import { COLOURS, type ColourName } from "../../rules/content.ts";
import type { Bricks } from "../../rules/events.ts";

/** The places of a storage: within a turn bricks stay where they lie, whatever is given, built or gained beside them. */

interface Place {
  readonly colour: ColourName;
  /** Its brick was given in this turn. */
  readonly isFree: boolean;
  /** As which one of this turn, from 1; left out while one lies on it. */
  readonly given?: number;
}

export interface Places {
  readonly turn: string;
  readonly all: readonly Place[];
}

/** The places that were pressed, the newest last: two quick presses are seen at once. */
type Pressed = readonly number[];

const NO_PLACES: Places = { turn: "", all: [] };

/** So many places are filled before a brick goes where one of another colour lay. */
const ROOM = 10;

/** Keeps the places of a storage as last seen and updates them for a view; the bricks of pressed places leave first. */
export function usePlaces(view: View, storage: Bricks, pressed: Pressed): readonly Place[] {
  const seen = useRef(NO_PLACES);
  seen.current = placesAfter(seen.current, turnOf(view), storage, pressed);
  return seen.current.all;
}

const turnOf = ({ active, mats }: View): string => [active, active === null ? 0 : mats[active]?.turns].join(":");

/** The places for these bricks: anew by colour where another turn has begun. */
export function placesAfter(before: Places, turn: string, storage: Bricks, pressed: Pressed = []): Places {
  const old = before.turn === turn ? before.all : [];
  const all = COLOURS.reduce(
    (places, colour, c) => withCount(places, { colour, n: storage[c] ?? 0, pressed: old.length > 0 ? pressed : [] }),
    old,
  );
  return { turn, all };
}

interface Count {
  readonly colour: ColourName;
  readonly n: number;
  readonly pressed: Pressed;
}

function withCount(places: readonly Place[], { colour, n, pressed }: Count): readonly Place[] {
  const isOf = (place: Place, isFree: boolean): boolean => place.colour === colour && place.isFree === isFree;
  const all = [...places];
  const held = (): number => all.filter((place) => isOf(place, false)).length;
  while (held() > n) {
    const last = all.findLastIndex((place) => isOf(place, false));
    const given = 1 + Math.max(0, ...all.map((place) => place.given ?? 0));
    all[chosenOf(all, colour, pressed) ?? last] = { colour, isFree: true, given };
  }
  while (held() < n) {
    all[placeFor(all, colour)] = { colour, isFree: false };
  }
  return all;
}

/** The place pressed last on which a brick of the colour lies. */
export const chosenOf = (places: readonly Place[], colour: ColourName, pressed: Pressed): number | null =>
  pressed.findLast((at) => places[at]?.colour === colour && places[at]?.isFree === false) ?? null;

/** Where a brick that is added goes: back to where one of its colour lay last, else to the end while there is room. */
function placeFor(places: readonly Place[], colour: ColourName): number {
  const given = places.flatMap((place, at) => (place.isFree && place.colour === colour ? [{ ...place, at }] : []));
  const own =
    given.reduce((last, place) => ((place.given ?? 0) > (last?.given ?? 0) ? place : last), given[0])?.at ?? -1;
  const any = places.length < ROOM ? -1 : places.findIndex(({ isFree }) => isFree);
  return [own, any, places.length].find((at) => at >= 0) ?? places.length;
}
