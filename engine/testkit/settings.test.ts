import { describe, expect, test } from "vitest";
import type { GameMeta } from "../game.ts";
import { STALLS } from "./conformance/broken.fixture.ts";
import { nameOf, openSetting, settingsOf } from "./index.ts";

const meta = (options: GameMeta["options"], seats: GameMeta["seats"] = { min: 2, max: 2 }): GameMeta => ({
  ...STALLS.game.meta,
  options,
  seats,
});

describe("settings", () => {
  test("are one for each number of seats where there is no option", () => {
    expect(settingsOf(meta([], { min: 2, max: 4 }))).toEqual([2, 3, 4].map((seats) => ({ seats, switches: {} })));
  });

  test("begin with the defaults, then have each other value by itself", () => {
    const options = ["a", "b"].map((id) => ({ id, values: ["no", "yes", "very"] }));
    const names = settingsOf(meta(options)).map(nameOf);
    expect(names.slice(0, 5)).toEqual([
      "2 seats, a=no b=no",
      "2 seats, a=yes b=no",
      "2 seats, a=very b=no",
      "2 seats, a=no b=yes",
      "2 seats, a=no b=very",
    ]);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(9);
  });

  test("have every pair of values, in few rows", () => {
    const options = ["a", "b", "c", "d", "e", "f"].map((id) => ({ id, values: ["no", "yes"] }));
    const settings = settingsOf(meta(options));
    const pairs = new Set(
      settings.flatMap(({ switches }) =>
        Object.entries(switches).flatMap((one) => Object.entries(switches).map((other) => `${one}/${other}`)),
      ),
    );
    expect(pairs.size).toBe(6 * 2 * (5 * 2 + 1));
    expect(settings.length).toBeLessThan(20);
  });

  test("name no seat that the match does not have", () => {
    const starts = settingsOf(STALLS.game.meta).map(({ seats, switches }) => `${seats}${switches["start"]}`);
    expect([...new Set(starts)].sort()).toEqual(["21", "22", "2random", "31", "32", "33", "3random"]);
  });

  test("are called by what one chooses", () => {
    expect(nameOf({ seats: 3, switches: {} })).toBe("3 seats");
    expect(nameOf({ seats: 5, switches: { layout: "random", cubes: "limited" } })).toBe(
      "5 seats, layout=random cubes=limited",
    );
  });

  test("open the game, with its built-in figures", () => {
    const switches = { start: "2", decider: "previous" };
    const open = openSetting(STALLS.game, { seats: 3, switches });
    expect([open.seats, open.options]).toEqual([3, switches]);
    expect(open.printPosition(open.setup())).toContain("deck=322");
  });
});
