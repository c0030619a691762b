import type { ChanceSource } from "#engine";
import { LAYOUT, type Rules, SPACES, STAGES, type State } from "../rules/state.ts";
import type { View } from "./view.ts";

// Guide 4: a whole state that fits a view; what the view does not show is dealt from the source.

export function sample(seen: View, rules: Rules, _source: ChanceSource): State {
  const s = LAYOUT.create(rules);
  s.stage[0] = STAGES.indexOf(seen.stage);
  s.turn[0] = seen.turn;
  for (const space of SPACES) s.spaces[space] = (seen.spaces[space] ?? -1) + 1;
  return s;
}
