/** A promise is broken. */
export class Broken extends Error {
  override readonly name = "Broken";
}

/** Throws `Broken` unless it holds; `what` says what is wrong. */
export function must(holds: boolean, what: string | (() => string)): asserts holds {
  if (!holds) throw new Broken(typeof what === "string" ? what : what());
}

/** Throws `Broken` unless two texts are equal; the report shows their first difference. */
export function mustEqual(found: string, expected: string, what: string): void {
  if (found === expected) return;
  let i = 0;
  while (found[i] === expected[i]) i++;
  const from = Math.max(0, i - 60);
  throw new Broken(`${what}: ...${found.slice(from, i + 80)}... instead of ...${expected.slice(from, i + 80)}...`);
}
