import { expect, test } from "vitest";
import { FIRST_NAME, namedNow } from "./renewed.ts";

test("each other name renews a button, other numbers do not", () => {
  const names = ["Choose 3 bricks", "Choose 4 bricks", "End turn without green 4", "End turn", "End turn"];
  let named = FIRST_NAME;
  const renewed = names.map((name) => {
    named = namedNow(named, name);
    return named.isRenewed;
  });
  expect(renewed).toEqual([false, false, true, false, false]);
});
