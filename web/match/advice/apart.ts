import type { GameUi, Reader } from "#boardkit";
import type { Draft } from "../draft/draft.ts";
import { broughtBy } from "./advised.ts";

/** What a line brings by itself, part by part, without what the seat loses by it. */
export function partsOf(start: Draft, moves: readonly string[], ui: Pick<GameUi, "effect">, reader: Reader) {
  const parts = broughtBy(start, moves, ui, reader).split(/[,;] /);
  return parts.filter((part) => part !== "" && !isLoss(part, reader));
}

const LOSS = /−\d/;

/** What others lose is a gain of the seat; it names them. */
const isLoss = (part: string, { names, you }: Reader): boolean =>
  LOSS.test(part) && !names.some((name, seat) => seat !== you && part.includes(name));

const withoutFigures = (part: string): string => part.replace(/\d+/g, "");

/** Those of one line that none of the others has, whatever its figures: points are compared by themselves. */
export function onlyIn(all: readonly (readonly string[])[], at: number): readonly string[] {
  const others = new Set(all.filter((_, k) => k !== at).flatMap((parts) => parts.map(withoutFigures)));
  return all.length < 2 ? [] : (all[at] ?? []).filter((part) => !others.has(withoutFigures(part)));
}
