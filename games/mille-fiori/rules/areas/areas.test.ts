import { describe, expect, test } from "vitest";
import { Scene } from "../../proofs/scene.fixture.ts";

/** Points by seat: red, blue, yellow, green. */
describe("3.2 Workshops", () => {
  test("3.2 any free space of the material, near or far", () => {
    const scene = new Scene({ workshops: { b: [7, 9] }, card: "quartz-3" });
    expect(scene.legal()).toEqual([
      ...[13, 15, 18, 21, 24].map((space) => `place quartz-3 workshop ${space}`),
      "sail quartz-3",
    ]);
  });

  test("3.2 pigment in the group does not double another material", () => {
    const scene = new Scene({ workshops: { r: [0, 2] }, card: "ash-1" });
    scene.play("place ash-1 workshop 2");
    expect(scene.points()).toEqual([3, 0, 0, 0]);
  });

  test("3.2 only the connected group counts", () => {
    const scene = new Scene({ workshops: { r: [0, 1, 3, 10], b: [2] }, card: "ash-1" });
    scene.play("place ash-1 workshop 5");
    expect(scene.points()).toEqual([3, 0, 0, 0]);
    expect(scene.told("workshopPlaced")?.group).toEqual([3, 4, 10]);
  });

  test("4.1 whoever fills a triple has the extra card, also if the others have the rest", () => {
    const scene = new Scene({ workshops: { b: [0], y: [8] }, card: "quartz-1" });
    scene.play("place quartz-1 workshop 8");
    expect(scene.earned()).toBe("triple");
  });

  test("4.1 three neighbours that are no triple give none", () => {
    const scene = new Scene({ workshops: { r: [0, 1] }, card: "lime-1" });
    scene.play("place lime-1 workshop 9");
    expect(scene.earned()).toBeUndefined();
  });

  test("4.3 all four materials give the bonus", () => {
    const scene = new Scene({ workshops: { r: [0, 1, 3] }, card: "quartz-1" });
    scene.play("place quartz-1 workshop 13");
    expect(scene.told("bonusPlaced")).toMatchObject({ area: "workshops", value: 20, supply: "personal" });
    expect(scene.state.personal[0]).toBe(23);
  });
});

describe("3.3 Houses", () => {
  test("3.3 only the next house can be filled", () => {
    const scene = new Scene({ board: { houses: "byg" }, card: "key-2" });
    expect(scene.legal()).toEqual(["place key-2 house 4", "sail key-2"]);
  });

  test("3.3 a run ends at somebody else's house", () => {
    const scene = new Scene({ board: { houses: "rbr" }, card: "key-2" });
    scene.play("place key-2 house 4");
    expect(scene.points()).toEqual([3 + 5, 0, 0, 0]);
  });

  test("4.1, 4.3 a number that one has gives nothing more", () => {
    const scene = new Scene({ board: { houses: "rbbrb" }, card: "key-2" });
    scene.play("place key-2 house 6");
    expect(scene.earned()).toBe("threeHouses");
    const again = new Scene({ board: { houses: "rrrbb" }, card: "key-2" });
    again.play("place key-2 house 6");
    expect([again.earned(), again.told("bonusPlaced")]).toEqual([undefined, undefined]);
  });

  test("4.1 the fifth number gives an extra card, the sixth nothing; 10 counts", () => {
    const five = new Scene({ board: { houses: "rrrrb bbbbb" }, card: "key-2" });
    five.play("place key-2 house 11");
    expect(five.earned()).toBe("fiveHouses");
    const six = new Scene({ board: { houses: "rrrrr bbbbb" }, card: "key-2" });
    six.play("place key-2 house 11");
    expect(six.earned()).toBeUndefined();
  });
});

describe("3.4, 3.5 People", () => {
  test("3.4 the symbol does not restrict, what lies below does", () => {
    const scene = new Scene({ board: { populi: "... ..b. ..byr" }, card: "fish-1" });
    expect(scene.legal()).toEqual([
      "place fish-1 populi 7",
      "place fish-1 populi 8",
      "place fish-1 populi 9",
      "sail fish-1",
    ]);
  });

  test("3.5 a diamond reached by two paths counts once, and the seat's own count, too", () => {
    const scene = new Scene({ board: { nobili: "... .bb. .bry." }, card: "lion-1" });
    scene.play("place lion-1 nobili 2");
    expect(scene.points()).toEqual([12 + 1, 3 + 3 + 1, 1, 0]);
  });

  test("4.3 each pyramid has a bonus of its own", () => {
    const scene = new Scene({
      board: { populi: "... .... rrr.." },
      bonuses: { populi: "r", nobili: "b" },
      card: "coin-1",
    });
    expect(scene.state.hasBonus[0]).toBe(8);
    const nobili = new Scene({
      board: { nobili: "... .... rr..." },
      bonuses: { populi: "r", nobili: "b" },
      card: "coin-1",
    });
    nobili.play("place coin-1 nobili 11");
    expect(nobili.told("bonusPlaced")).toBeUndefined();
    const last = new Scene({
      board: { nobili: "... .... rr..." },
      bonuses: { populi: "r", nobili: "b" },
      card: "coin-1",
    });
    last.play("place coin-1 nobili 10");
    expect(last.told("bonusPlaced")).toMatchObject({ area: "nobili", value: 15 });
  });
});

describe("3.6, 3.7 Trade and Harbor", () => {
  test("3.7 goods that come after the fleet do not pay it", () => {
    const scene = new Scene({ board: { trade: "bbb.", harbor: "ggr" }, card: "swan-1" });
    scene.play("place swan-1 row 1");
    expect(scene.points()).toEqual([1, 0, 0, 0]);
  });

  test("3.7 a fleet without goods gets nothing", () => {
    const scene = new Scene({ board: { harbor: "gg." }, card: "ship-4" });
    scene.play("place ship-4 harbor 1 3");
    expect(scene.told("fleetSailed")).toMatchObject({ goods: 0, points: [0, 0, 0, 0] });
    expect(scene.points()).toEqual([3, 0, 0, 0]);
  });

  test("3.7, 3.9 the ship moves after the fleet has scored, and may give the extra card", () => {
    const scene = new Scene({ board: { harbor: "gg." }, ships: { r: 6 }, card: "ship-1" });
    scene.play("place ship-1 harbor 1 3");
    expect(scene.events.map(({ type }) => type)).toEqual([
      "cardPlayed",
      "berthPlaced",
      "fleetSailed",
      "shipSailed",
      "extraCardEarned",
    ]);
  });

  test("3.7 at the end of the route a harbor card can be placed, and the ship stays", () => {
    const scene = new Scene({ ships: { r: 20 }, card: "ship-1" });
    expect(scene.legal()).toHaveLength(15);
    scene.play("place ship-1 harbor 3 1");
    expect(scene.points()).toEqual([0, 0, 0, 0]);
    expect(scene.earned()).toBeUndefined();
  });

  test("3.8 a ship at the end cannot sail, and two ships may share a space", () => {
    const scene = new Scene({ ships: { r: 20, b: 19, y: 18 }, card: "key-1", kept: ["key-1", "key-5", "key-1"] });
    expect(scene.legal()).toEqual(["place key-1 house 1"]);
    scene.play("place key-1 house 1", "sail key-5");
    expect(scene.earned()).toBe("sea");
    scene.play("decline", "sail key-1");
    expect([...scene.state.opened.seatList].map((seat) => scene.state.ship[seat])).toEqual([20, 20, 19, 0]);
  });

  test("3.8 passing a space gives nothing", () => {
    const scene = new Scene({ ships: { r: 5 }, card: "key-3" });
    scene.play("sail key-3");
    expect(scene.points()).toEqual([1, 0, 0, 0]);
  });
});
