import type { ChanceSource } from "#engine";
import { AWAITED, LAYOUT, type Rules, SPACES, type State } from "../rules/state.ts";
import type { View } from "./view.ts";

// Guide 4: a whole state that fits a view; what the view does not show is dealt from the source.

export function sample(seen: View, rules: Rules, _source: ChanceSource): State {
  const s = LAYOUT.create(rules);
  s.awaits[0] = AWAITED.indexOf(seen.awaits);
  s.turn[0] = seen.turn;
  for (const space of SPACES) s.spaces[space] = (seen.spaces[space] ?? -1) + 1;
  return s;
}
