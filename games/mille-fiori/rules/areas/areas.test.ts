import { describe, expect, test } from "vitest";
import { SketchedMatch } from "../../proofs/sketched-match.fixture.ts";

/** Points by seat: red, blue, yellow, green. */
describe("3.2 Workshops", () => {
  test("3.2 any free space of the material, near or far", () => {
    const match = new SketchedMatch({ workshops: { b: [7, 9] }, card: "quartz-3" });
    expect(match.legal()).toEqual([
      ...[13, 15, 18, 21, 24].map((space) => `place quartz-3 workshop ${space}`),
      "sail quartz-3",
    ]);
  });

  test("3.2 pigment in the group does not double another material", () => {
    const match = new SketchedMatch({ workshops: { r: [0, 2] }, card: "ash-1" });
    match.play("place ash-1 workshop 2");
    expect(match.points()).toEqual([3, 0, 0, 0]);
  });

  test("3.2 only the connected group counts", () => {
    const match = new SketchedMatch({ workshops: { r: [0, 1, 3, 10], b: [2] }, card: "ash-1" });
    match.play("place ash-1 workshop 5");
    expect(match.points()).toEqual([3, 0, 0, 0]);
    expect(match.eventOf("workshopPlaced")?.group).toEqual([3, 4, 10]);
  });

  test("4.1 whoever fills a triple has the extra card, also if the others have the rest", () => {
    const match = new SketchedMatch({ workshops: { b: [0], y: [8] }, card: "quartz-1" });
    match.play("place quartz-1 workshop 8");
    expect(match.earned()).toBe("triple");
  });

  test("4.1 three neighbours that are no triple give none", () => {
    const match = new SketchedMatch({ workshops: { r: [0, 1] }, card: "lime-1" });
    match.play("place lime-1 workshop 9");
    expect(match.earned()).toBeUndefined();
  });

  test("4.3 all four materials give the bonus", () => {
    const match = new SketchedMatch({ workshops: { r: [0, 1, 3] }, card: "quartz-1" });
    match.play("place quartz-1 workshop 13");
    expect(match.eventOf("bonusPlaced")).toMatchObject({ area: "workshops", value: 20, supply: "personal" });
    expect(match.state.personal[0]).toBe(23);
  });
});

describe("3.3 Houses", () => {
  test("3.3 only the next house can be filled", () => {
    const match = new SketchedMatch({ board: { houses: "byg" }, card: "key-2" });
    expect(match.legal()).toEqual(["place key-2 house 4", "sail key-2"]);
  });

  test("3.3 a run ends at somebody else's house", () => {
    const match = new SketchedMatch({ board: { houses: "rbr" }, card: "key-2" });
    match.play("place key-2 house 4");
    expect(match.points()).toEqual([3 + 5, 0, 0, 0]);
  });

  test("4.1, 4.3 a number that one has gives nothing more", () => {
    const match = new SketchedMatch({ board: { houses: "rbbrb" }, card: "key-2" });
    match.play("place key-2 house 6");
    expect(match.earned()).toBe("threeHouses");
    const again = new SketchedMatch({ board: { houses: "rrrbb" }, card: "key-2" });
    again.play("place key-2 house 6");
    expect([again.earned(), again.eventOf("bonusPlaced")]).toEqual([undefined, undefined]);
  });

  test("4.1 the fifth number gives an extra card, the sixth nothing; 10 counts", () => {
    const five = new SketchedMatch({ board: { houses: "rrrrb bbbbb" }, card: "key-2" });
    five.play("place key-2 house 11");
    expect(five.earned()).toBe("fiveHouses");
    const six = new SketchedMatch({ board: { houses: "rrrrr bbbbb" }, card: "key-2" });
    six.play("place key-2 house 11");
    expect(six.earned()).toBeUndefined();
  });
});

describe("3.4, 3.5 People", () => {
  test("3.4 the symbol does not restrict, what lies below does", () => {
    const match = new SketchedMatch({ board: { populi: "... ..b. ..byr" }, card: "fish-1" });
    expect(match.legal()).toEqual([
      "place fish-1 populi 7",
      "place fish-1 populi 8",
      "place fish-1 populi 9",
      "sail fish-1",
    ]);
  });

  test("3.5 a diamond reached by two paths counts once, and the seat's own count, too", () => {
    const match = new SketchedMatch({ board: { nobili: "... .bb. .bry." }, card: "lion-1" });
    match.play("place lion-1 nobili 2");
    expect(match.points()).toEqual([12 + 1, 3 + 3 + 1, 1, 0]);
  });

  test("4.3 each pyramid has a bonus of its own", () => {
    const match = new SketchedMatch({
      board: { populi: "... .... rrr.." },
      bonuses: { populi: "r", nobili: "b" },
      card: "coin-1",
    });
    expect(match.state.hasBonus[0]).toBe(8);
    const nobili = new SketchedMatch({
      board: { nobili: "... .... rr..." },
      bonuses: { populi: "r", nobili: "b" },
      card: "coin-1",
    });
    nobili.play("place coin-1 nobili 11");
    expect(nobili.eventOf("bonusPlaced")).toBeUndefined();
    const last = new SketchedMatch({
      board: { nobili: "... .... rr..." },
      bonuses: { populi: "r", nobili: "b" },
      card: "coin-1",
    });
    last.play("place coin-1 nobili 10");
    expect(last.eventOf("bonusPlaced")).toMatchObject({ area: "nobili", value: 15 });
  });
});

describe("3.6, 3.7 Trade and Harbor", () => {
  test("3.7 goods that come after the fleet do not pay it", () => {
    const match = new SketchedMatch({ board: { trade: "bbb.", harbor: "ggr" }, card: "swan-1" });
    match.play("place swan-1 row 1");
    expect(match.points()).toEqual([1, 0, 0, 0]);
  });

  test("3.7 a fleet without goods gets nothing", () => {
    const match = new SketchedMatch({ board: { harbor: "gg." }, card: "ship-4" });
    match.play("place ship-4 harbor 1 3");
    expect(match.eventOf("fleetSailed")).toMatchObject({ goods: 0, points: [0, 0, 0, 0] });
    expect(match.points()).toEqual([3, 0, 0, 0]);
  });

  test("3.7, 3.9 the ship moves after the fleet has scored, and may give the extra card", () => {
    const match = new SketchedMatch({ board: { harbor: "gg." }, ships: { r: 6 }, card: "ship-1" });
    match.play("place ship-1 harbor 1 3");
    expect(match.events.map(({ type }) => type)).toEqual([
      "cardPlayed",
      "berthPlaced",
      "fleetSailed",
      "shipSailed",
      "extraCardEarned",
    ]);
  });

  test("3.7 at the end of the route a harbor card can be placed, and the ship stays", () => {
    const match = new SketchedMatch({ ships: { r: 20 }, card: "ship-1" });
    expect(match.legal()).toHaveLength(15);
    match.play("place ship-1 harbor 3 1");
    expect(match.points()).toEqual([0, 0, 0, 0]);
    expect(match.earned()).toBeUndefined();
  });

  test("3.8 a ship at the end cannot sail, and two ships may share a space", () => {
    const match = new SketchedMatch({
      ships: { r: 20, b: 19, y: 18 },
      card: "key-1",
      kept: ["key-1", "key-5", "key-1"],
    });
    expect(match.legal()).toEqual(["place key-1 house 1"]);
    match.play("place key-1 house 1", "sail key-5");
    expect(match.earned()).toBe("sea");
    match.play("decline", "sail key-1");
    expect([...match.state.opened.seatList].map((seat) => match.state.ship[seat])).toEqual([20, 20, 19, 0]);
  });

  test("3.8 passing a space gives nothing", () => {
    const match = new SketchedMatch({ ships: { r: 5 }, card: "key-3" });
    match.play("sail key-3");
    expect(match.points()).toEqual([1, 0, 0, 0]);
  });
});
