import type { Sampler } from "#engine";
import { AWAITED, LAYOUT, type Rules, SPACES, type State } from "../rules/state.ts";
import type { View } from "./view.ts";

// Guide 4: writes whole states that fit a view. What the view shows is read once; what it does not show is dealt from
// the source, in every write.

export function samplerOf(seen: View, rules: Rules): Sampler<State> {
  const { bytes } = shownBy(seen, rules);
  return { write: (s, _source) => s.bytes.set(bytes) };
}

function shownBy(seen: View, rules: Rules): State {
  const s = LAYOUT.create(rules);
  s.awaits[0] = AWAITED.indexOf(seen.awaits);
  s.turn[0] = seen.turn;
  for (const space of SPACES) s.spaces[space] = (seen.spaces[space] ?? -1) + 1;
  return s;
}
