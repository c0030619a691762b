import { describe, expect, test } from "vitest";
import { type Sketch, SketchedMatch } from "../proofs/sketched-match.fixture.ts";
import { insight } from "./insight.ts";

/** The value of a position for a seat less the average value for the others. */
function worth({ state }: SketchedMatch, seat = 0): number {
  const values = new Float64Array(4);
  insight.values(state, values);
  const { seatList } = state.opened;
  const others = seatList.filter((each) => each !== seat).map((each) => values[each] ?? 0);
  return (values[seat] ?? 0) - others.reduce((a, b) => a + b, 0) / others.length;
}

/** Red's position after these moves. */
function worthAfter(sketch: Sketch, ...moves: readonly string[]): number {
  const match = new SketchedMatch(sketch);
  match.play(...moves);
  return worth(match);
}

describe("what bots see at once", () => {
  test("3.2, 4.1 a triple to be filled, rather than as many points elsewhere", () => {
    const sketch: Sketch = { card: "quartz-1", workshops: { b: [0], y: [8] } };
    expect(worthAfter(sketch, "place quartz-1 workshop 8")).toBeGreaterThan(
      worthAfter(sketch, "place quartz-1 workshop 18") + 3,
    );
  });

  test("4.1 a second extra card within the first: chains", () => {
    const sketch: Sketch = {
      card: "quartz-1",
      workshops: { b: [0, 1], y: [8, 2] },
      display: ["quartz-2", "key-1"],
    };
    const begun = ["place quartz-1 workshop 8", "take quartz-2"];
    expect(worthAfter(sketch, ...begun, "place quartz-2 workshop 10")).toBeGreaterThan(
      worthAfter(sketch, ...begun, "place quartz-2 workshop 18") + 3,
    );
    expect(worthAfter(sketch, ...begun)).toBeGreaterThan(worthAfter(sketch, "place quartz-1 workshop 8", "decline"));
  });

  test("3.2, 4.1 no triple is left ready for the next seat for nothing", () => {
    const sketch: Sketch = { card: "ash-1", workshops: { b: [0], y: [2] } };
    expect(worthAfter(sketch, "place ash-1 workshop 17")).toBeGreaterThan(worthAfter(sketch, "place ash-1 workshop 2"));
  });

  test("3.4, 4.1 the top of a pyramid is not opened for the next seat for nothing", () => {
    const ready: Sketch = { card: "coin-1", board: { nobili: "... .b.. rbyrb" } };
    expect(worthAfter(ready, "place coin-1 nobili 7")).toBeGreaterThan(worthAfter(ready, "place coin-1 nobili 4"));
  });

  test("3.3 a run of houses is blocked, the more so the longer it is", () => {
    const gain = (houses: string): number => {
      const sketch: Sketch = { seats: 3, kept: ["key-1", "ash-1", "ash-1"], board: { houses } };
      return worthAfter(sketch, "place key-1 house 5") - worthAfter(sketch, "sail key-1");
    };
    expect(gain("bbbb")).toBeGreaterThan(gain("ybbb"));
    expect(gain("ybbb")).toBeGreaterThan(gain("byby"));
  });

  test("4.3 the bonus for all goods", () => {
    const sketch = (trade: string): Sketch => ({ card: "swan-1", board: { trade } });
    expect(worthAfter(sketch("rrr."), "place swan-1 row 1")).toBeGreaterThan(
      worthAfter(sketch("rrb."), "place swan-1 row 1") + 5,
    );
  });

  test("3.8 the better space of the sea route, and a space that gives an extra card", () => {
    const sailed = (ship: number): number => worthAfter({ card: "key-1", ships: { r: ship } }, "sail key-1");
    expect(sailed(5)).toBeGreaterThan(sailed(4));
    expect(sailed(6)).toBeGreaterThan(sailed(9) + 3);
  });

  test("6.2 with few diamonds left there is little time for what may come", () => {
    const group: Sketch = { card: "key-1", workshops: { r: [0, 8, 15] } };
    const later = worth(new SketchedMatch({ ...group, personal: { r: 2, b: 2, y: 2, g: 2 } }));
    expect(worth(new SketchedMatch(group))).toBeGreaterThan(later + 2);
  });

  test("2.3 a kept card counts as what it can bring", () => {
    const sketch: Sketch = {
      choosing: true,
      ships: { r: 5 },
      hands: [["key-1", "key-2"], ["key-3"], ["key-3"], ["key-3"]],
    };
    expect(worthAfter(sketch, "r: keep key-1")).toBeGreaterThan(worthAfter(sketch, "r: keep key-2") + 3);
  });

  test("6.4 at the end the values are the points", () => {
    const match = new SketchedMatch({ seats: 2, card: "key-1", personal: { r: 1 }, board: { houses: "b" } });
    match.play("place key-1 house 2", "sail key-1");
    const values = new Float64Array(2);
    insight.values(match.state, values);
    expect(match.open.toAct(match.state)).toBe(0);
    expect([...values]).toEqual(match.open.standings(match.state).scores.map(({ points }) => points));
  });
});

test("turns count the tricks that are over, and everybody can see them", () => {
  const match = new SketchedMatch({ seats: 2, card: "key-1" });
  const before = insight.turns(match.state);
  match.play("sail key-1");
  expect(insight.turns(match.state)).toBe(before);
  match.play("sail key-1");
  expect(insight.turns(match.state)).toBe(before + 1);
  match.play("chance: pass");
  expect(insight.turns(match.state)).toBe(before + 1);
});
