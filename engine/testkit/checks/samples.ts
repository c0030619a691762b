import type { GameTypes, OpenGame } from "../../game.ts";
import { FastChance } from "../../match/chance.ts";
import { playout } from "../../match/playout.ts";
import { outOfBounds } from "../../state/position.ts";
import { NOBODY } from "../../to-act.ts";
import { viewersOf } from "../looking/lists.ts";
import { must, mustEqual } from "../must.ts";
import { bytesOf, copyOf, type Position, type Promised } from "../subject.ts";

export const OPEN_VIEW: Promised = {
  name: "the sample of an open view is the state itself",
  check({ open, state, source }) {
    const view = JSON.parse(JSON.stringify(open.view(state, "open")));
    mustEqual(bytesOf(open.sample(view, source)), bytesOf(state), "the sample of an open view");
  },
};

/** Samples that a sampler has written before the one that is compared. */
const USED = 3;
const SEEDS = 1 << 30;

export const SAMPLERS: Promised = {
  name: "a sampler writes what sample gives with the same random numbers, over any state, however often it was used",
  check({ open, state, source }) {
    const viewers = viewersOf(open);
    const viewer = viewers[source.below(viewers.length)] ?? "public";
    const view = open.view(state, viewer);
    const sampler = open.sampler(view);
    const written = copyOf(open, state);
    for (let i = source.below(USED); i >= 0; i--) {
      const seed = source.below(SEEDS);
      sampler.write(written, new FastChance(seed));
      mustEqual(bytesOf(written), bytesOf(open.sample(view, new FastChance(seed))), `a sample for ${viewer}`);
    }
  },
};

/** Number of samples played to the end at one position. */
const PLAYOUTS = 5;

export const SAMPLES_PLAY_ON: Promised = {
  name: "random play from samples never finds an empty list",
  check(position) {
    const { subject, open, state, source } = position;
    const viewers = viewersOf(open);
    for (let i = 0; i < PLAYOUTS; i++) {
      const viewer = viewers[source.below(viewers.length)] ?? "public";
      const sample = open.sample(open.view(state, viewer), source);
      const wrong = outOfBounds(subject, sample);
      must(wrong === undefined, `a sample for ${viewer}: ${wrong}`);
      mustEqual(
        JSON.stringify(subject.conserved(sample)),
        JSON.stringify(subject.conserved(state)),
        `pieces of a sample for ${viewer}`,
      );
      const start = open.printPosition(sample);
      try {
        mustEnd(position, sample);
      } catch (error) {
        throw new Error(`from the sample ${start} for ${viewer}: ${error instanceof Error ? error.message : error}`);
      }
    }
  },
};

function mustEnd<T extends GameTypes>({ open, entries, source }: Position<T>, sample: T["state"]): void {
  playout(open, sample, source, open.maxEntries - entries.length);
  must(open.toAct(sample) === NOBODY, `not over after ${open.maxEntries} entries`);
  must(standingsAddUp(open, sample), "the parts of a score do not add up to its points");
}

/** A rank is one more than the number of better seats; points are the sums of their sources. */
export function standingsAddUp<T extends GameTypes>(open: OpenGame<T>, state: T["state"]): boolean {
  const { ranks, scores } = open.standings(state);
  return (
    ranks.length === open.seats &&
    scores.length === open.seats &&
    ranks.every((rank) => ranks.filter((other) => other < rank).length === rank - 1) &&
    scores.every(({ points, sources }) => Object.values(sources).reduce((a, b) => a + b, 0) === points)
  );
}
