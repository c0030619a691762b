import { expect, test } from "vitest";
import { withoutKeys } from "./log.ts";

test.each([
  ["/s/abcdef", "/s/..."],
  ["/api/seat-links/abcdef?x=1", "/api/seat-links/...?x=1"],
  ["/t/azure-bell-abc", "/t/azure-bell-abc"],
])("%s is logged as %s", (url, logged) => {
  expect(withoutKeys(url)).toBe(logged);
});
