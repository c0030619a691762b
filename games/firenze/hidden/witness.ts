import type { Secrets } from "#engine/testkit";
import { LAYOUT, type State } from "../rules/state.ts";

/** 8.1 No state holds anything hidden: there is nothing to deal anew and no number to write over. */
export const SECRETS: Secrets<State> = {
  hidden: () => [],
  redeal: () => undefined,
  stain(s) {
    const same = LAYOUT.create(s.opened);
    same.bytes.set(s.bytes);
    return same;
  },
};
