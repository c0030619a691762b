import { expect, test } from "vitest";
import { cutOf } from "./bar.tsx";

test("where a line is too narrow for a reason, the beginning of the reason stays", () => {
  expect(cutOf("You then lead there: 2 cubes for you; its tile is number 3.").first).toBe("You then lead there");
  expect(cutOf("Both its actions can be done, as on 2 other streets.")).toEqual({
    first: "Both its actions can be done",
    more: ", as on 2 other streets.",
  });
  expect(cutOf("It is the last one.")).toEqual({ first: "It is the last one.", more: "" });
});
