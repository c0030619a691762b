import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chooseSwitches, type OptionSpec, pairwiseSwitches, valuesFor } from "./options.ts";

const SPECS: readonly OptionSpec[] = [
  { id: "map", values: ["random", "fixed"] },
  { id: "start", values: ["random", "1", "2", "3", "4"] },
  { id: "cubes", values: ["limited", "unlimited"] },
];
const PRESETS = [{ id: "edition", values: { old: {}, new: { map: "fixed", cubes: "unlimited" } } }];

describe("choosing switches", () => {
  test("takes the first value of what nobody chose", () => {
    expect(chooseSwitches(SPECS, PRESETS, {})).toEqual({
      ok: true,
      value: { map: "random", start: "random", cubes: "limited" },
    });
  });

  test("lets an explicit switch win over a preset, and stores no preset", () => {
    expect(chooseSwitches(SPECS, PRESETS, { cubes: "limited", edition: "new" })).toEqual({
      ok: true,
      value: { map: "fixed", start: "random", cubes: "limited" },
    });
  });

  test.each([
    [{ colour: "red" }, { code: "option-unknown", option: "colour" }],
    [{ map: "round" }, { code: "option-invalid", option: "map" }],
    [{ edition: "lost" }, { code: "option-invalid", option: "edition" }],
    [{ edition: "toString" }, { code: "option-invalid", option: "edition" }],
    [{ start: "4" }, { code: "option-invalid", option: "start" }],
  ])("refuses %o in a match of three", (chosen, refusal) => {
    expect(chooseSwitches(SPECS, PRESETS, chosen, 3)).toEqual({ ok: false, refusal });
  });

  test("allows a seat that the match has, and any while their number is open", () => {
    expect(chooseSwitches(SPECS, PRESETS, { start: "4" }, 4).ok).toBe(true);
    expect(chooseSwitches(SPECS, PRESETS, { start: "4" }).ok).toBe(true);
  });
});

describe("pairwise switches", () => {
  const anySpecs = fc
    .array(fc.integer({ min: 1, max: 4 }), { maxLength: 5 })
    .map((sizes) => sizes.map((size, i) => ({ id: `o${i}`, values: Array.from({ length: size }, (_, v) => `v${v}`) })));

  test("hold every pair of values of two switches", () => {
    fc.assert(
      fc.property(anySpecs, (specs) => {
        const rows = pairwiseSwitches(specs, 5);
        for (const a of specs) {
          for (const b of specs) {
            if (a === b) continue;
            for (const v of a.values) {
              for (const w of b.values) expect(rows.some((row) => row[a.id] === v && row[b.id] === w)).toBe(true);
            }
          }
        }
      }),
    );
  });

  test("are these, and stay so: a seed of the kit means the same match tomorrow", () => {
    expect(pairwiseSwitches(SPECS, 3).map((row) => Object.values(row).join(" "))).toEqual([
      "random random limited",
      "fixed random unlimited",
      "random 1 unlimited",
      "random 2 limited",
      "random 3 limited",
      "fixed 1 limited",
      "fixed 2 unlimited",
      "fixed 3 unlimited",
    ]);
    expect(pairwiseSwitches(SPECS.slice(0, 1), 3)).toEqual([{ map: "random" }, { map: "fixed" }]);
    expect(pairwiseSwitches([], 3)).toEqual([]);
  });

  test("are far fewer than all combinations", () => {
    const specs = Array.from({ length: 8 }, (_, i) => ({ id: `o${i}`, values: ["a", "b", "c"] }));
    expect(pairwiseSwitches(specs, 2).length).toBeLessThan(25);
  });

  test("offer only seats that the match has", () => {
    expect(valuesFor({ id: "start", values: ["random", "1", "2", "3", "4"] }, 2)).toEqual(["random", "1", "2"]);
    expect(valuesFor({ id: "points", values: ["15", "20", "3x", "3"] }, 2)).toEqual(["15", "20", "3x"]);
    expect(pairwiseSwitches(SPECS, 2).every((row) => ["random", "1", "2"].includes(row["start"] ?? ""))).toBe(true);
  });
});
