import { type Policy, playByPolicies, policyByName, UNHURRIED } from "#bots";
import { type AnyOpenGame, FastChance, isToAct, NO_MOVE, SEATS_OF, type Seat } from "#engine";

/** A seat that decides, and what it sees. */
export interface Decision {
  readonly view: unknown;
  readonly seat: Seat;
}

/** Every seat at every real decision of some matches of one policy. */
export function decisionsOf(open: AnyOpenGame, name: string, matches: number): readonly Decision[] {
  const policy = policyByName(name) as Policy;
  const policies = Array.from({ length: open.seats }, () => policy);
  const decided: Decision[] = [];
  for (let seed = 0; seed < matches; seed++) {
    const state = open.setup();
    const onEntry = (): void => {
      if (open.forced(state) !== NO_MOVE) return;
      const mask = open.toAct(state);
      for (const seat of SEATS_OF[open.seats]) {
        if (isToAct(mask, seat)) decided.push({ view: open.view(state, seat), seat });
      }
    };
    playByPolicies({ game: open, state, policies, source: new FastChance(seed), budget: UNHURRIED, onEntry });
  }
  return decided;
}
