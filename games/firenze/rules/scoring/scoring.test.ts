import { expect, test } from "vitest";
import { CHANCE, FastChance, firstSeat, NOBODY, openByChoice, randomMove, randomOutcome } from "#engine";
import { firenze } from "../../index.ts";
import { COLOURS } from "../content.ts";
import type { Event } from "../events.ts";

test("5.2 a majority scored now is the one that is scored at the end", () => {
  const open = openByChoice(firenze, 3, {});
  const [state, source] = [open.setup(), new FastChance(5)];
  const events: Event[] = [];
  const tell = (event: Event): void => void events.push(event);
  for (let mask = open.toAct(state); mask !== NOBODY; mask = open.toAct(state)) {
    if (mask === CHANCE) open.resolve(state, randomOutcome(open, state, source), tell);
    else open.play(state, firstSeat(mask), randomMove(open, state, firstSeat(mask), source), tell);
  }
  const scored = events.flatMap((event) => (event.type === "majority" ? [event] : []));
  expect(scored.length).toBeGreaterThan(0);
  for (const colour of COLOURS) {
    const points = [0, 1, 2].map((seat) =>
      scored
        .filter((event) => event.colour === colour && event.seat === seat)
        .reduce((sum, event) => sum + event.points, 0),
    );
    expect(open.scoredNow?.(state, `contract:${colour}:3`)?.points).toEqual(points);
  }
  expect(open.scoredNow?.(state, "bag:red")).toBeUndefined();
});
