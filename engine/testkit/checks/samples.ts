import type { GameTypes, OpenGame } from "../../game.ts";
import { NO_MOVE } from "../../game.ts";
import { playout } from "../../playout.ts";
import { outOfBounds } from "../../position.ts";
import { SEATS_OF } from "../../seat.ts";
import { isToAct, NOBODY } from "../../to-act.ts";
import { legalMovesOf, viewersOf } from "../lists.ts";
import { redealAtRandom } from "../secrets.ts";
import { bytesOf, must, mustEqual, type Position, type Promised } from "../subject.ts";

export const VIEWS_ARE_JSON: Promised = {
  name: "a view is plain JSON, and the open view holds everything",
  check({ open, state, source }) {
    for (const viewer of [...viewersOf(open), "open"] as const) {
      const view = open.view(state, viewer);
      const text = JSON.stringify(view);
      const back = JSON.parse(text) as typeof view;
      mustEqual(JSON.stringify(open.view(open.sample(back, source), viewer)), text, `view of a sample for ${viewer}`);
    }
    mustEqual(bytesOf(open.sample(open.view(state, "open"), source)), bytesOf(state), "the sample of an open view");
  },
};

/** Public facts have to be the same in every deal that the public cannot tell apart. */
export const PUBLIC_FACTS: Promised = {
  name: "who is to act, what is forced and the progress depend on nothing hidden",
  check({ subject, open, state, source }) {
    const facts = (s: typeof state) => `${open.toAct(s)} ${open.forced(s)} ${open.progress(s)}`;
    for (const viewer of viewersOf(open)) {
      const other = redealAtRandom(subject.secrets, { state, viewer }, source) ?? state;
      mustEqual(facts(other), facts(state), `another deal for ${viewer}`);
      mustEqual(facts(open.sample(open.view(state, viewer), source)), facts(state), `a sample for ${viewer}`);
    }
    const forced = open.forced(state);
    if (forced === NO_MOVE) return;
    const sample = open.sample(open.view(state, "public"), source);
    const mask = open.toAct(sample);
    const list = SEATS_OF[open.seats]
      .filter((seat) => isToAct(mask, seat))
      .flatMap((s) => legalMovesOf(open, sample, s));
    mustEqual(`${list}`, `${forced}`, "the forced move in a sample");
  },
};

/** How many samples are played to the end at one position. */
const PLAYOUTS = 4;

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

/** Ranks lie within the seats, points are the sums of their sources. */
export function standingsAddUp<T extends GameTypes>(open: OpenGame<T>, state: T["state"]): boolean {
  const { ranks, scores } = open.standings(state);
  const isRank = (rank: number) => Number.isInteger(rank) && rank >= 1 && rank <= open.seats;
  return (
    ranks.length === open.seats &&
    scores.length === open.seats &&
    ranks.every(isRank) &&
    ranks.includes(1) &&
    ranks.every((rank) => ranks.filter((other) => other < rank).length === rank - 1) &&
    scores.every(({ points, sources }) => Object.values(sources).reduce((a, b) => a + b, 0) === points)
  );
}
