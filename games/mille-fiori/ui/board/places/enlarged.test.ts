import { expect, test } from "vitest";
import { enlarged, opensCloseUp } from "./enlarged.ts";

test("a press that has only enlarged a space says so, and no other space does", () => {
  enlarged.value = "populi:3";
  const said = (target: string) => opensCloseUp(target, null, { say: (id) => id });
  expect([said("populi:3"), said("populi:4")]).toEqual(["board.enlarged", null]);
  enlarged.value = null;
  expect(said("populi:3")).toBeNull();
});
