/** A set that is asked rather than kept: `all` is walked through only by who wants to see everything. */
export function askedSet<T>(has: (each: T) => boolean, all: () => Iterable<T>): ReadonlySet<T> {
  const whole = (): ReadonlySet<T> => new Set(all());
  return {
    has,
    get size() {
      return whole().size;
    },
    forEach: (tell) => whole().forEach(tell),
    entries: () => whole().entries(),
    keys: () => whole().keys(),
    values: () => whole().values(),
    [Symbol.iterator]: () => whole().values(),
  };
}
