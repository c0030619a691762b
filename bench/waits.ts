import { ownArguments, ownNumber } from "#arguments";
import { playByPolicies, policyByName, UNHURRIED } from "#bots";
import { type AnyOpenGame, FastChance, invariant, isToAct, NOBODY, openByChoice, seatCountsOf } from "#engine";
import { GAMES } from "#games";

/** How often a match waits for people: a turn is one wait, and so are choices at the same time. */
function waitsOf(open: AnyOpenGame, seed: number): number {
  const policy = policyByName("greedy-1");
  invariant(policy !== undefined, "there is the greedy policy");
  const state = open.setup();
  let [waits, last, mask] = [0, -1, NOBODY];
  const policies = Array.from({ length: open.seats }, () => policy);
  playByPolicies({
    ...{ game: open, state, policies, source: new FastChance(seed), budget: UNHURRIED },
    onEntry: ({ by, auto }) => {
      if (by === "chance" || auto === true) return;
      if (by !== last && !isToAct(mask, by)) waits++;
      [last, mask] = [by, open.toAct(state)];
    },
  });
  return waits;
}

const args = ownArguments("Counts how often matches between bots wait for somebody.", {
  name: "waits",
  flags: [{ name: "matches", value: "N", about: "how many matches for each number of seats (default: 20)" }],
});
const matches = ownNumber(args, "matches", 20);
for (const game of GAMES) {
  const found = seatCountsOf(game.meta.seats).map((seats) => {
    const open = openByChoice(game, seats);
    let sum = 0;
    for (let seed = 1; seed <= matches; seed++) sum += waitsOf(open, seed);
    return `${seats}: ${Math.round(sum / matches)}`;
  });
  console.log(`${game.meta.id}: { ${found.join(", ")} }`);
}
