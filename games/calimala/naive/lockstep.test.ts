import { expect, test } from "vitest";
import { FastChance } from "#engine";
import { Broken, lockstep, nameOf, randomSetting } from "#engine/testkit";
import { calimala } from "../index.ts";
import { META } from "../meta.ts";
import { modelOf } from "./model.ts";

/** `fiorino lockstep` plays more matches. */
test.each(Array.from({ length: 20 }, (_, seed) => seed))(
  "both implementations agree at every step, match %i",
  (seed) => {
    const source = new FastChance(seed);
    const { seats, switches } = randomSetting(calimala, source);
    const open = calimala.open(seats, switches);
    expect(lockstep(open, modelOf(seats, switches), source), nameOf({ seats, switches })).toBeGreaterThan(100);
  },
);

/** `cubes` is left out: random players hardly ever use up their reserve. */
test.each(["whiteReplacement", "ownTurnDrawCap", "lateSeats", "finalTie", "workshops", "extraCard"])(
  "a model that takes %s otherwise is found out",
  (id) => {
    const spec = META.options.find((each) => each.id === id);
    const [usual = "", other = ""] = spec?.values ?? [];
    const differs = (seed: number): boolean => {
      const { switches } = randomSetting(calimala, new FastChance(seed));
      const open = calimala.open(5, { ...switches, [id]: usual, startPlayer: "random" });
      try {
        lockstep(open, modelOf(5, { ...open.options, [id]: other }), new FastChance(seed));
        return false;
      } catch (error) {
        return error instanceof Broken;
      }
    };
    expect(Array.from({ length: 40 }, (_, seed) => seed).some(differs)).toBe(true);
  },
);
