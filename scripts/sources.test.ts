import { expect, test } from "vitest";
import { scriptsOf } from "./sources.js";

test("a build is made anew when any script changes that it imports, directly or not", () => {
  const direct = ["scripts/bundle.js", "scripts/catalogs.js", "scripts/media.js", "scripts/sources.js"];
  expect(scriptsOf("scripts/build.js")).toEqual(expect.arrayContaining([...direct, "scripts/flat-states.js"]));
});
