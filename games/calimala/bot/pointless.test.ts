import { describe, expect, test } from "vitest";
import { type AnyOpenGame, moveBuffer } from "#engine";
import type { Sketch } from "../proofs/position.fixture.ts";
import { SketchedMatch } from "../proofs/sketched-match.fixture.ts";
import { absurdities } from "./absurd.ts";
import { isPointless } from "./pointless.ts";

const SEVEN = ". . . . . . .";

function legalOf({ open, state }: SketchedMatch): readonly number[] {
  const buffer = moveBuffer();
  return [...buffer.subarray(0, open.legalMoves(state, 0, buffer))];
}

/** The legal moves that bots leave out. */
const leftOut = (match: SketchedMatch): readonly string[] =>
  legalOf(match)
    .filter((move) => isPointless(match.state, move))
    .map((move) => match.open.printMove(move));

/** The absurd ones of a kind among the legal moves. */
function absurd(match: SketchedMatch, name: string): readonly string[] {
  const { open, state } = match;
  const find = absurdities.find((each) => each.name === name)?.find;
  const found = find?.({ game: open as AnyOpenGame, state, seat: 0, legal: legalOf(match) }) ?? [];
  return found.map((move) => open.printMove(move));
}

const PLACING: Sketch = { mats: { b: { wood: 1, workshops: [0] } } };

describe("what bots leave out", () => {
  test("3.5 a white disc for one action, but for a coloured one, and not where an own disc acts or a tile is scored", () => {
    // Marble is possible, transport is not.
    const street = "place white 3-6";
    const out = (stack: string) => leftOut(new SketchedMatch({ ...PLACING, stacks: { "transport/marble": stack } }));
    expect(out("")).toContain(street);
    expect(out("")).not.toContain("place 3-6");
    expect(out("b")).not.toContain(street);
    expect(out("r y r")).not.toContain(street);
    expect(leftOut(new SketchedMatch({ mats: { b: { wood: 1, coloured: 0 } } }))).toEqual([]);
    expect(absurd(new SketchedMatch(PLACING), "a white disc wasted")).toContain(street);
  });

  test("3.6 a disc for one action on two of others", () => {
    const fed = new SketchedMatch({ ...PLACING, stacks: { "transport/marble": "r y" } });
    expect(leftOut(fed)).toContain("place 3-6");
    expect(absurd(fed, "others fed for one action")).toContain("place 3-6");
    expect(leftOut(new SketchedMatch({ ...PLACING, stacks: { "transport/marble": "r b" } }))).not.toContain(
      "place 3-6",
    );
  });

  test("3.9 declining goods, while cubes last", () => {
    const match = new SketchedMatch({ council: SEVEN }).play("place white marble/wood");
    match.play("use wood");
    expect(leftOut(match)).toEqual(["decline marble", "decline wood"]);
    expect(absurd(match, "free goods declined")).toEqual(leftOut(match));
    match.state.cubes[0] = 3;
    expect(leftOut(match)).toEqual([]);
  });

  test("4.7 a piece that no tile and no card counts any more", () => {
    const match = new SketchedMatch({
      council: SEVEN,
      tiles: ["barcelona", "lisbon", "london", "troyes", "bruges", "santaMariaDelFiore", "sanMiniato", "marble"],
      openCard: "london",
      kept: { b: "troyes", r: "bruges", y: "hamburg" },
      mats: { b: { wood: 1, brick: 1, marble: 1 } },
    }).play("place transport/contribute", "use contribute");
    const worthless = leftOut(match);
    expect(worthless).toEqual(absurd(match, "a piece where nothing counts it"));
    expect(worthless).toEqual(["contribute wood santaCroce", "contribute brick santaCroce"]);
  });
});
