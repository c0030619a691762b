import { computed, type ReadonlySignal, useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { askedSet } from "#boardkit";

/**
 * What the board hands to a game's pictures stays the same object, and each question to it is a signal of its own:
 * a part of the board is rendered anew only when an answer that it asked for has changed.
 */

/** The same answers, each of them a signal. */
export function tracked<Q, A>(ask: (question: Q) => A): (question: Q) => A {
  const known = new Map<Q, ReadonlySignal<A>>();
  return (question) => {
    const answer = known.get(question) ?? computed(() => ask(question));
    known.set(question, answer);
    return answer.value;
  };
}

/** The set as it is now; who walks through all of it is told of every change. */
export const trackedSet = <T>(all: ReadonlySignal<ReadonlySet<T>>): ReadonlySet<T> =>
  askedSet(
    tracked((each) => all.value.has(each)),
    () => all.value,
  );

/** The view as it is now, by its fields; what is equal in two views is the same object. */
export function trackedView(all: ReadonlySignal<unknown>): object {
  const now = () => all.value as Readonly<Record<PropertyKey, unknown>>;
  const shown = new Map<PropertyKey, unknown>();
  const field = tracked((key: PropertyKey) => {
    const part = shared(shown.get(key), now()[key]);
    shown.set(key, part);
    return part;
  });
  return new Proxy(
    {},
    {
      get: (_, key) => field(key),
      has: (_, key) => key in now(),
      ownKeys: () => Reflect.ownKeys(now()),
      getOwnPropertyDescriptor: (_, key) => ({ value: field(key), configurable: true, enumerable: true }),
    },
  );
}

export function useTrackedSet<T>(now: ReadonlySet<T>): ReadonlySet<T> {
  const all = useSignal(now);
  const before = all.peek();
  if (before.size !== now.size || ![...now].every((each) => before.has(each))) all.value = now;
  return useMemo(() => trackedSet(all), [all]);
}

export function useTrackedView(now: unknown): unknown {
  const all = useSignal(now);
  all.value = now;
  return useMemo(() => trackedView(all), [all]);
}

/** The later of two values of plain JSON, with all that is equal taken from the earlier one. */
export function shared<T>(before: unknown, after: T): T {
  if (typeof before !== "object" || typeof after !== "object" || before === null || after === null) return after;
  const keys = Object.keys(after) as (keyof T)[];
  const earlier = before as T;
  const made = (Array.isArray(after) ? [] : {}) as T;
  for (const key of keys) made[key] = shared(earlier[key], after[key]);
  const isSame =
    Array.isArray(before) === Array.isArray(after) &&
    Object.keys(before).length === keys.length &&
    keys.every((key) => made[key] === earlier[key] && key in before);
  return isSame ? earlier : made;
}
