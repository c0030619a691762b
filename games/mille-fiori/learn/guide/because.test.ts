import { expect, test } from "vitest";
import { fill } from "#boardkit";
import type { Sketch } from "../../proofs/sketched-match.fixture.ts";
import { BECAUSE } from "./because.ts";
import { guide } from "./guide.ts";
import { sketchedMoment } from "./sketched-moment.fixture.ts";

/** What is proposed in sketched positions, and why: the rules play every move. */

const TEXTS = await guide.texts.en();

/** The moves that a situation proposes, and the reason for the first of them. */
function proposed(id: string, sketch: Sketch): { readonly moves: readonly string[]; readonly because: string } {
  const at = sketchedMoment(sketch);
  const moves = guide.situations.find((each) => each.id === id)?.propose?.(at) ?? [];
  const [move] = moves;
  if (move === undefined) throw new Error(`${id} proposes nothing`);
  const figures = BECAUSE[id]?.figures(at, move as never) ?? {};
  expect(BECAUSE[id]?.claim(at, move as never, figures), id).toBe(true);
  return { moves: moves.map(({ text }) => text), because: fill(TEXTS[id]?.because ?? "", figures) };
}

const choosing = (sketch: Sketch, ...hand: Sketch["hands"] extends readonly (infer H)[] | undefined ? H[] : never) =>
  proposed("keep", { choosing: true, hands: [...hand, ["swan-1", "swan-1", "swan-1"]], ...sketch });

test("3.8 cards that bring the same, extra card included, are said to bring as much", () => {
  const { moves, because } = choosing({ ships: { r: 16 } }, ["cross-4", "carafe-4", "ash-1"]);
  expect(moves).toEqual(["keep cross-4", "keep carafe-4"]);
  expect(because).toBe(
    "Played now, it brings 10 points and an extra card (worth 2 points now) with your ship; another card brings as much.",
  );
});

test("of equal cards in hand each is counted", () => {
  const sketch: Sketch = { ships: { r: 16 } };
  expect(choosing(sketch, ["cross-4", "carafe-4", "carafe-4"]).because).toMatch(/; 2 other cards bring as much\.$/);
  expect(choosing(sketch, ["ash-1", "carafe-4", "carafe-4"]).because).toMatch(/; another card brings as much\.$/);
});

test("4.3 a bonus that another space brings, too, is not kept back", () => {
  const { moves, because } = proposed("place", { card: "cross-2", board: { nobili: "... .... .rr.." } });
  expect(moves).toEqual(["place cross-2 nobili 5"]);
  expect(because).toMatch(/twice; the best other space would bring 2 points, and a point bonus of 20\.$/);
});

test("4.3 what would complete a set of the other seat is kept, for a little less, and the rest is told", () => {
  const sketch: Sketch = { workshops: { b: [1, 3, 7] }, ships: { r: 5 } };
  const { moves, because } = choosing(sketch, ["key-1", "pigment-4", "ash-2"]);
  expect(moves).toEqual(["keep pigment-4"]);
  expect(because).toMatch(
    /^Otherwise the bot .* bonus of 20 with it; played now, .*; another card would bring an extra card \(worth 10 points now\)\.$/,
  );
});

test("2.5 of cards that bring as much the one is kept that would bring the bot more", () => {
  const sketch: Sketch = { ships: { r: 19, b: 9 } };
  const { moves, because } = choosing(sketch, ["cross-4", "cross-1"]);
  expect(moves).toEqual(["keep cross-4"]);
  expect(because).toMatch(/^Passed on, it would bring the bot \d+ points as things stand; played now, /);
});

test("4.3 of cards that bring as many points the one that brings a bonus nearer is proposed", () => {
  const { moves, because } = choosing({ board: { populi: "... .... ..r.." } }, ["pigment-3", "lobster-2"]);
  expect(moves).toEqual(["keep lobster-2"]);
  expect(because).toMatch(/brings 2 points; that makes 2 of 3 symbols for the point bonus;/);
});

test("3.5 of equal spaces of a pyramid the one beside an own diamond is proposed", () => {
  const { moves, because } = proposed("place", { card: "lobster-2", board: { populi: "... .... ..r.." } });
  expect(moves).toEqual(["place lobster-2 populi 11"]);
  expect(because).toMatch(/once the space above is filled, two diamonds will pay you/);
});

test("3.7 a ship space is taken where the row has most goods, as sailing brings the same at once", () => {
  const { moves, because } = proposed("place", { card: "ship-1", board: { trade: ".... bb.. ...." } });
  expect(moves).toEqual(["place ship-1 harbor 2 1", "place ship-1 harbor 2 2", "place ship-1 harbor 2 3"]);
  expect(because).toMatch(
    /^only sailing would bring as much at once, but .* in a row with 2 goods; 2 other spaces would bring as much\.$/,
  );
});

test("3.6 of the next best card is said what it brings the bot, too, where the screen shows more points for the reader", () => {
  const { moves, because } = choosing({ board: { trade: "b... .... ...." }, ships: { r: 1 } }, ["key-4", "goblet-1"]);
  expect(moves).toEqual(["keep key-4"]);
  expect(because).toMatch(/; another card would bring 2 points, and the bot 2\.$/);
});
