import { invariant } from "../result.ts";

/** Notation of a finite table: one word or a few per index, all different. -1 for a text that is none of them. */
export function wordsOf(words: readonly string[]): { print(index: number): string; parse(text: string): number } {
  const indices = new Map(words.map((word, index) => [word, index]));
  invariant(indices.size === words.length, "no two words of a table are equal");
  return { print: (index) => words[index] ?? "?", parse: (text) => indices.get(text) ?? -1 };
}
