/** A value or a refusal. Refusals are values: only bugs throw. */
export type Result<T, R> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: R };

export const accepted = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const refused = <R>(refusal: R): Result<never, R> => ({ ok: false, refusal });

/** Closes a `switch` over a closed set; reaching it is a bug. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}

/** The element of a list at an index within it; throws when there is none. */
export function elementAt<T>(list: readonly T[], i: number): T {
  const element = list[i];
  if (element === undefined) throw new Error(`invariant: a list of ${list.length} has an element ${i}`);
  return element;
}

/** Throws when the condition does not hold: a bug, never bad input. */
export function invariant(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(`invariant: ${message}`);
}
