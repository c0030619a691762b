import type { Absurdity, GameTypes } from "#engine";
import { type Survey, walkMatch } from "./walk.ts";

/** How often a bot could have made absurd moves of a kind, and did; both counted once a stretch at most. */
export interface Tally {
  readonly name: string;
  readonly chances: number;
  readonly times: number;
}

interface Counting {
  readonly kind: Absurdity<GameTypes["state"]>;
  chances: number;
  times: number;
  wasChance: boolean;
  wasDone: boolean;
}

/** Counts over these matches. */
export function tallyAbsurd(survey: Survey, kinds: readonly Absurdity<never>[], matches: number): readonly Tally[] {
  const counting: readonly Counting[] = kinds.map((kind) => ({
    kind: kind as Absurdity<GameTypes["state"]>,
    ...{ chances: 0, times: 0, wasChance: false, wasDone: false },
  }));
  for (let match = 0; match < matches; match++) {
    walkMatch(survey, match, ({ move, isFirst, ...choice }) => {
      for (const each of counting) {
        if (isFirst) each.wasChance = each.wasDone = false;
        const absurd = each.kind.find(choice);
        if (absurd.length === 0 || absurd.length === choice.legal.length) continue;
        if (!each.wasChance) each.chances++;
        each.wasChance = true;
        if (each.wasDone || !absurd.includes(move)) continue;
        each.times++;
        each.wasDone = true;
      }
    });
  }
  return counting.map(({ kind, chances, times }) => ({ name: kind.name, chances, times }));
}
