import { expect, test } from "vitest";
import type { GameEvent, Reader } from "#boardkit";
import { CHANCE, FastChance, firstSeat, moveBuffer, NOBODY, openByChoice, randomOutcome } from "#engine";
import { shelfOf } from "#games/ui";

const SEATS = 3;
const reader: Reader = { you: 0, names: ["Ada", "Bruno", "Clara"], locale: "en", say: (id) => id };

/** A random match to its end: the view of it and all events. */
function playedOut({ game }: Awaited<ReturnType<NonNullable<ReturnType<typeof shelfOf>>["load"]>>, seed: number) {
  const open = openByChoice(game, SEATS, game.meta.id === "mille-fiori" ? { edition: "first" } : {});
  const [state, chance, moves] = [open.setup(), new FastChance(seed), moveBuffer()];
  const events: GameEvent[] = [];
  const tell = (event: GameEvent): unknown => events.push(event);
  for (let mask = open.toAct(state); mask !== NOBODY; mask = open.toAct(state)) {
    if (mask === CHANCE) open.resolve(state, randomOutcome(open, state, chance), tell);
    else {
      const n = open.legalMoves(state, firstSeat(mask), moves);
      open.play(state, firstSeat(mask), moves[chance.below(n)] ?? 0, tell);
    }
  }
  return { view: open.view(state, "public"), events };
}

/** Points by seat, as games keep them in their views. */
function pointsIn(view: unknown): readonly number[] {
  const { scores, mats = [] } = view as { scores?: readonly number[]; mats?: readonly { points: object }[] };
  return scores ?? mats.map(({ points }) => Object.values(points).reduce((sum, n) => sum + n, 0));
}

test.each(["calimala", "firenze", "mille-fiori"])(
  "what of the end of %s is not told yet has brought no points",
  async (id) => {
    const shelf = await shelfOf(id)?.load();
    if (shelf === undefined) throw new Error(`${id} is a game`);
    const { ui } = shelf;
    let scorings = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const { view, events } = playedOut(shelf, seed);
      const left = events.filter((event) => ui.isScoring?.(event)).slice(-3);
      scorings += left.length;
      for (let told = 0; told <= left.length; told++) {
        const [now, then] = [pointsIn(view), pointsIn(ui.untold?.(view, left.slice(told)))];
        const brought = ui.turnLines(left.slice(told), view, reader);
        const each = now.map((_, seat) => brought.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
        expect(now.map((n, seat) => n - (then[seat] ?? 0))).toEqual(each);
      }
    }
    expect(scorings).toBeGreaterThan(4);
  },
);
