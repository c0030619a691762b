import { invariant } from "./result.ts";

/** The members of an opened game that follow from the notation of its tables. */
export interface Notation {
  printMove(move: number): string;
  parseMove(text: string): number;
  printOutcome(outcome: number): string;
  parseOutcome(text: string): number;
}

/** The notation of two finite tables, one word or a few per index, all different. */
export function notation(moves: readonly string[], outcomes: readonly string[]): Notation {
  const moveIn = indexIn(moves);
  const outcomeIn = indexIn(outcomes);
  return {
    printMove: (move) => moves[move] ?? "",
    parseMove: moveIn,
    printOutcome: (outcome) => outcomes[outcome] ?? "",
    parseOutcome: outcomeIn,
  };
}

/** The place of a text in the table; -1 when it is not there. */
function indexIn(texts: readonly string[]): (text: string) => number {
  const places = new Map(texts.map((text, index) => [text, index]));
  invariant(places.size === texts.length, "no two texts of a table are equal");
  return (text) => places.get(text) ?? -1;
}
