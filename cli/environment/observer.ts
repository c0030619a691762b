import { type AnyOpenGame, numbersSeen, type Place, type Viewer } from "#engine";

type State = ReturnType<AnyOpenGame["blank"]>;

/** Where an observation has the numbers of a field. */
interface ObservedField {
  readonly name: string;
  readonly seen: Place["seen"];
  readonly at: number;
  readonly length: number;
}

/** Makes observations: of each field of the layout what it shows to the viewer, its own row of what owners see. */
export interface Observer {
  readonly length: number;
  readonly fields: readonly ObservedField[];
  /** Writes `length` numbers from `from` on; where the layout shows the viewer nothing, 0. */
  write(state: State, viewer: Viewer, into: Int16Array, from: number): void;
}

export function observerOf(open: AnyOpenGame, places: readonly Place[]): Observer {
  // The state that is observed is copied here, so that the views on its fields are made only once.
  const shown = open.blank();
  const fields: ObservedField[] = [];
  let length = 0;
  for (const place of places) {
    const numbers = numbersSeen(shown.bytes, place, 0);
    if (numbers === undefined) continue;
    fields.push({ name: place.name, seen: place.seen, at: length, length: numbers.length });
    length += numbers.length;
  }
  const seenBy = (viewer: Viewer) =>
    places
      .filter((place) => place.seen !== "none")
      .map((place, i) => ({ at: fields[i]?.at ?? 0, numbers: numbersSeen(shown.bytes, place, viewer) ?? [] }));
  const known = new Map<Viewer, ReturnType<typeof seenBy>>();
  return {
    length,
    fields,
    write(state, viewer, into, from) {
      open.copy(state, shown);
      const seen = known.get(viewer) ?? seenBy(viewer);
      known.set(viewer, seen);
      into.fill(0, from, from + length);
      for (const { at, numbers } of seen) into.set(numbers, from + at);
    },
  };
}
