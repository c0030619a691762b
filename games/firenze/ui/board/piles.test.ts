import { expect, test } from "vitest";
import type { View } from "../../hidden/view-types.ts";
import { SketchedMatch } from "../../proofs/sketched-match.fixture.ts";
import { COLOURS } from "../../rules/content.ts";
import { randomMatch } from "../match.fixture.ts";
import { drawnOf, keepSeen, lastSeen, recalled, type Seen, type Shown, seenAfter } from "./piles.ts";

const views = [...randomMatch(3, 1, 0)].map(({ after }) => after);
const start = views.find(({ row, awaits }) => row.length === 6 && awaits === "choose");
if (start === undefined) throw new Error("a match has turns");

const NOTHING: Seen = { piles: [], turn: "", filling: null };
const withBricks = (view: View, slot: number, bricks: readonly number[]): View => ({
  ...view,
  row: view.row.map((place, at) => (at === slot ? { ...place, bricks } : place)),
});
const shown = ({ piles }: Seen, slot: number): string =>
  (piles[slot]?.bricks ?? []).map(({ colour, isPaid }) => (isPaid ? `(${colour})` : colour)).join(" ");

const before = withBricks(start, 0, [1, 0, 1, 2, 0, 0]);
const paid = withBricks(before, 0, [2, 0, 1, 2, 0, 0]);
const first = seenAfter(NOTHING, before);

test("a brick paid onto a card lies on top and moves no other", () => {
  expect(shown(first, 0)).toBe("white green red red");
  expect(shown(seenAfter(first, paid), 0)).toBe("white green red red (white)");
  expect(shown(seenAfter(seenAfter(first, paid), before), 0)).toBe("white green red red");
});

test("it stays where it is when the turn is over, and counts as paid no more", () => {
  const next = { ...paid, active: paid.active === 2 ? 1 : 2 } as const;
  expect(shown(seenAfter(seenAfter(first, paid), next), 0)).toBe("white green red red white");
});

test("a page that is loaded anew shows the bricks as they lay, and which of them were paid", () => {
  const orders = new Map<string, readonly string[]>();
  keepSeen(orders, seenAfter(first, paid));
  expect(shown(recalled(new Map(), lastSeen(orders), paid), 0)).toBe("white green red red (white)");
  expect(lastSeen(new Map([["row", ["0:1", "nobody white"]]]))).toEqual(NOTHING);
  expect(lastSeen(new Map([["row", ["0:1", "mason pink"]]]))).toEqual(NOTHING);
});

test("an exchange takes one of the first bricks and lays others on top", () => {
  const exchanged = withBricks(before, 0, [1, 1, 1, 1, 2, 0]);
  expect(shown(seenAfter(first, exchanged), 0)).toBe("white green red (yellow) (blue) (blue)");
});

test("bricks drawn from the bag are not paid", () => {
  const drawing = { ...before, awaits: "drawBricks", turn: { ...before.turn, slot: 0 } } as const;
  expect(shown(seenAfter(seenAfter(first, drawing), paid), 0)).toBe("white green red red white");
});

test("bricks go with their card when the row closes up", () => {
  const closed = { ...paid, row: paid.row.slice(1) };
  const row = seenAfter(seenAfter(first, before), closed);
  expect(row.piles.map(({ card }) => card)).toEqual(closed.row.map(({ card }) => card));
  expect(shown(row, 0)).toBe(shown(first, 1));
});

test("every view shows as many bricks as lie there", () => {
  let seen = NOTHING;
  for (const view of views) {
    seen = seenAfter(seen, view);
    for (const [slot, { bricks }] of view.row.entries()) {
      const drawn = COLOURS.map((colour) => seen.piles[slot]?.bricks.filter((each) => each.colour === colour).length);
      expect(drawn).toEqual(bricks);
    }
  }
});

test("a recap of an earlier turn and the way back show the bricks as they lay", () => {
  const known: Shown = new Map();
  let seen = NOTHING;
  const piles = views.map((view) => {
    seen = recalled(known, seen, view);
    return seen.piles;
  });
  const jumps = [views.length >> 1, views.length >> 2, views.length - 1].filter((at) => views[at]?.active !== null);
  for (const at of [...jumps, ...jumps.toReversed()]) {
    const view = views[at];
    if (view === undefined) throw new Error("the match is longer");
    seen = recalled(known, seen, view);
    expect(seen.piles).toEqual(piles[at]);
  }
});

test("a card that is taken, lies there again until the match has heard of it, and is gone, leaves no brick marked on its like", () => {
  const [first, second, ...others] = start.row;
  if (first === undefined || second === undefined) throw new Error("the row has cards");
  const like = { ...first, bricks: [1, 1, 0, 0, 1, 1] };
  const whole = { ...start, row: [{ ...first, bricks: [2, 0, 2, 0, 0, 0] }, second, like, ...others.slice(0, 3)] };
  const taken = { ...whole, row: whole.row.slice(1) };
  const remembered: Shown = new Map();
  const seen = [whole, taken, whole, taken].reduce<Seen[]>(
    (all, view) => all.concat(recalled(remembered, all.at(-1) ?? NOTHING, view)),
    [],
  );
  expect(seen.map(({ piles }) => piles.flatMap(({ bricks }) => bricks).filter(({ isPaid }) => isPaid).length)).toEqual([
    0, 0, 0, 0,
  ]);
  expect(seen.at(-1)?.piles).toEqual(seen[0]?.piles.slice(1));
});

test("bricks of an event's card that it does not reach are drawn until it is decided", () => {
  const { open, state } = new SketchedMatch({ row: ["fire wwyg"], a: { hand: ["patrician"] } }).play("card 1");
  const { aside } = open.view(state, 0);
  expect(drawnOf(aside, false).map(({ colour }) => colour)).toEqual(["white", "white", "yellow", "green"]);
  expect(drawnOf(aside, true)).toEqual([
    { colour: "white", held: 2 },
    { colour: "yellow", held: 1 },
    { colour: "green", held: 1 },
  ]);
});

test("an exchange laid brick by brick takes one as the last is laid, and is taken back as it was", () => {
  const remembered: Shown = new Map();
  const two = withBricks(before, 0, [1, 0, 1, 2, 2, 0]);
  const done = withBricks(before, 0, [1, 1, 1, 1, 2, 0]);
  const seen = [two, done, two, before].reduce<Seen[]>(
    (all, view) => all.concat(recalled(remembered, all.at(-1) ?? NOTHING, view)),
    [recalled(remembered, NOTHING, before)],
  );
  expect(seen.map((each) => shown(each, 0))).toEqual([
    "white green red red",
    "white green red red (blue) (blue)",
    "white green red (blue) (blue) (yellow)",
    "white green red red (blue) (blue)",
    "white green red red",
  ]);
});
