import type { Secrets } from "#engine/testkit";
import { LAYOUT, type State } from "../rules/state.ts";

// Guide 4: what is hidden from whom, written from the rules, not from the view.

function copyOf(s: State): State {
  const copy = LAYOUT.create(s.opened);
  copy.bytes.set(s.bytes);
  return copy;
}

/** Nothing is hidden: there is no other deal, and nothing to write over. */
export const SECRETS: Secrets<State> = { hidden: () => [], redeal: () => undefined, stain: copyOf };
