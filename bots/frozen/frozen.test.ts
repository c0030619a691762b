import { expect, test } from "vitest";
import { FastChance, openByChoice, type Seat } from "#engine";
import { GAMES } from "#games";
import { FROZEN } from "#games/frozen";
import { type Policy, playByPolicies, UNHURRIED, yardsticks } from "../index.ts";

const policyByName = (name: string): Policy | undefined => yardsticks(FROZEN).find((policy) => policy.name === name);

interface Asked {
  readonly view: unknown;
  readonly seat: Seat;
}

/** The positions in which a bot is asked in a match of `greedy-1`. */
function positions(open: ReturnType<typeof openByChoice>): readonly Asked[] {
  const greedy = policyByName("greedy-1") as Policy;
  const asked: Asked[] = [];
  const listening: Policy = {
    name: "listening",
    stretch(game, view, seat, thinking) {
      asked.push({ view, seat });
      return greedy.stretch(game, view, seat, thinking);
    },
  };
  const policies = Array.from({ length: open.seats }, () => listening);
  playByPolicies({ game: open, policies, source: new FastChance(7), budget: UNHURRIED });
  return asked;
}

/** A yardstick that answers otherwise than it did is another one: every table in docs/bots.md would have to be new. */
test.each([
  ["calimala", "greedy-1", 100],
  ["calimala", "search-100", 10],
  ["mille-fiori", "greedy-1", 100],
  ["mille-fiori", "search-100", 40],
  ["mille-fiori", "search-1k", 2],
  ["firenze", "greedy-1", 100],
  ["firenze", "search-100", 5],
])("at positions of %s %s answers as ever", { timeout: 120_000 }, (id, name, n) => {
  const game = GAMES.find(({ meta }) => meta.id === id);
  if (game === undefined) throw new Error(`${id} is in the house`);
  const open = openByChoice(game, game.meta.seats.min);
  const asked = positions(open);
  const policy = policyByName(name) as Policy;
  const answers = Array.from({ length: n }, (_, k) => {
    const at = asked[Math.floor((k * asked.length) / n)];
    if (at === undefined) throw new Error("a match has positions");
    return policy.stretch(open, at.view, at.seat, { source: new FastChance(k), budget: UNHURRIED }).join(", ");
  });
  expect(answers).toMatchSnapshot();
});
