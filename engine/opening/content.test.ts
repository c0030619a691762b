import { describe, expect, test } from "vitest";
import { contentHash } from "../match/record.ts";
import { CONTENT } from "../testkit/stalls/content.ts";
import { corrections, readFigures } from "./content.ts";

const OWN = CONTENT.builtIn;
const here = OWN.replace('"points":5', '"points":9').replace('"oil":2', '"oil":4');

describe("figures as a person wrote them", () => {
  test("that say what the game's own say are the game's own", () => {
    const own = { ok: true, value: { text: OWN, hash: contentHash(OWN) } };
    expect(readFigures(CONTENT, `\uFEFF ${JSON.stringify(JSON.parse(OWN), null, 2)}\n`)).toMatchObject(own);
  });

  test("that say something else are kept without what makes no difference", () => {
    expect(readFigures(CONTENT, ` ${here}\n`)).toMatchObject({ ok: true, value: { text: here } });
  });

  test("are refused by field, and where they are no JSON, by line", () => {
    expect(readFigures(CONTENT, OWN.replace('"oil":2', '"oil":0'))).toEqual({
      ok: false,
      refusal: { field: "cards.oil", why: "is not within 2 to 4" },
    });
    expect(readFigures(CONTENT, '{\n"cards": 1,\n}')).toMatchObject({
      ok: false,
      refusal: { field: "", why: "is not JSON (line 3)" },
    });
  });
});

test("what a host has corrected is listed by field", () => {
  expect(corrections(OWN, here)).toEqual([
    { field: "cards.oil", own: "2", here: "4" },
    { field: "stalls.tower.points", own: "5", here: "9" },
  ]);
  expect(corrections(OWN, OWN)).toEqual([]);
});
