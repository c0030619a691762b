import { describe, expect, test } from "vitest";
import { FastChance } from "#engine";
import { Broken, lockstep, nameOf, openSetting, randomSetting } from "#engine/testkit";
import { firenze } from "../index.ts";
import { META } from "../meta.ts";
import { eager } from "../proofs/eager.fixture.ts";
import { modelOf } from "./model.ts";

describe("two implementations", { timeout: 60_000 }, () => {
  /** `fiorino lockstep` plays as many as wanted. */
  test.each(Array.from({ length: 20 }, (_, seed) => seed))("agree at every step, match %i", (seed) => {
    const source = new FastChance(seed);
    const setting = randomSetting(firenze, source);
    const model = modelOf(setting.seats, setting.switches);
    expect(lockstep(openSetting(firenze, setting), model, source), nameOf(setting)).toBeGreaterThan(100);
  });

  test.each(Array.from({ length: 20 }, (_, seed) => seed))(
    "agree to the last seal of eager players, match %i",
    (seed) => {
      const source = new FastChance(1000 + seed);
      const setting = randomSetting(firenze, source);
      const open = openSetting(firenze, setting);
      const model = modelOf(setting.seats, setting.switches);
      const course = { decide: eager(open, source) };
      expect(lockstep(open, model, source, course), nameOf(setting)).toBeGreaterThan(100);
    },
  );

  /** Not `hands`, which is for the eyes only. */
  test.each(["neutralSeals", "campanile", "losses"])("a model that takes %s otherwise is found out", (id) => {
    const [usual = "", other = ""] = META.options.find((each) => each.id === id)?.values ?? [];
    const differs = (seed: number): boolean => {
      const { switches } = randomSetting(firenze, new FastChance(seed));
      const open = openSetting(firenze, { seats: 3, switches: { ...switches, [id]: usual } });
      try {
        lockstep(open, modelOf(3, { ...open.options, [id]: other }), new FastChance(seed));
        return false;
      } catch (error) {
        return error instanceof Broken;
      }
    };
    expect(Array.from({ length: 10 }, (_, seed) => seed).some(differs)).toBe(true);
  });
});
