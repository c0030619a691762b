import { expect, test } from "vitest";
import type { AnyGame, AnyOpenGame } from "#engine";
import { GAMES } from "#games";
import { compareGreedy, compareRandom } from "./preview-truth.fixture.ts";

test.each(GAMES)("what a press is said to do comes out on the server: $meta.id", (game) => {
  const greedy = compareGreedy(game, { matches: 1, seed: 1 });
  const random = compareRandom(game, { positions: 60, seed: 1 });
  expect(greedy.positions).toBeGreaterThan(50);
  expect(random.positions).toBe(60);
  expect(greedy.previews + random.previews).toBeGreaterThan(300);
});

/** The game with an opened game that is changed so. */
const changed = (game: AnyGame, change: (open: AnyOpenGame) => Partial<AnyOpenGame>): AnyGame => ({
  ...game,
  open: (...args) => {
    const open = game.open(...args);
    return { ...open, ...change(open) };
  },
});

test("the comparison notices a forecast that reads what is hidden, and samples in which there is nothing to compare", () => {
  const [calimala] = GAMES;
  if (calimala === undefined) throw new Error("there are games");
  const compare = (game: AnyGame) => () => compareRandom(game, { positions: 40, seed: 2 });
  const hidden = changed(calimala, () => ({ forecast: (state) => [...state.bytes] }));
  expect(compare(hidden)).toThrow("another sample");
  const idle = changed(calimala, (open) => ({ sample: () => open.setup() }));
  expect(compare(idle)).toThrow("nobody has a move");
});
