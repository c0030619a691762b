import type { Secrets } from "#engine/testkit";
import { LAYOUT, type State } from "../rules/state.ts";

// Guide 4: the hidden places for each viewer, written from the rules and not from the view.

function copyOf(s: State): State {
  const copy = LAYOUT.create(s.opened);
  copy.bytes.set(s.bytes);
  return copy;
}

/** Nothing is hidden: there is no other deal, and nothing to write over. */
export const SECRETS: Secrets<State> = { hidden: () => [], redeal: () => undefined, stain: copyOf };
