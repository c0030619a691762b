import type { GameTypes } from "../../game.ts";
import { CHANCE } from "../../to-act.ts";
import { isAlike } from "../looking/alike.ts";
import { outcomesOf, viewersOf } from "../looking/lists.ts";
import { nameOfViewer } from "../looking/look.ts";
import { must } from "../must.ts";
import type { Position, Promised } from "../subject.ts";

/** Outcomes of one position that are compared with each other, for one viewer. */
const COMPARED = 4;

export const SEEN_AS: Promised = {
  name: "outcomes are seen as the same exactly when they leave the viewer with the same view",
  check(position) {
    const { open, state, source } = position;
    if (open.toAct(state) !== CHANCE) return;
    const all = outcomesOf(open, state).map(({ outcome }) => outcome);
    const viewers = viewersOf(open);
    const viewer = viewers[source.below(viewers.length)] ?? "public";
    const from = source.below(all.length);
    const some = [...all.slice(from), ...all.slice(0, from)].slice(0, COMPARED);
    const seenAs = (each: typeof state, outcome: number): number => open.seenAs?.(each, viewer, outcome) ?? outcome;
    const seen = some.map((outcome) => seenAs(state, outcome));
    const sample = open.sample(open.view(state, viewer), source);
    for (const [i, outcome] of some.entries()) {
      const how = `${open.printOutcome(outcome)} for ${nameOfViewer(viewer)}`;
      must(open.outcomes[seen[i] ?? -1] !== undefined, `${how} is seen as ${seen[i]}, which is no outcome`);
      must(
        seenAs(sample, outcome) === seen[i],
        `${how} is seen as ${seen[i]}, in a sample as ${seenAs(sample, outcome)}`,
      );
      for (const [j, other] of some.slice(0, i).entries()) {
        const looksAlike = isAlike(viewAfter(position, outcome, viewer), viewAfter(position, other, viewer));
        const says = `${how} and ${open.printOutcome(other)} ${looksAlike ? "look" : "do not look"} alike`;
        must(looksAlike === (seen[i] === seen[j]), `${says}, but are seen as ${seen[i]} and ${seen[j]}`);
      }
    }
  },
};

function viewAfter<T extends GameTypes>(
  { open, shared }: Position<T>,
  outcome: number,
  viewer: Parameters<typeof open.view>[1],
) {
  return open.view(shared.after(outcome, 0).shared.state, viewer);
}
