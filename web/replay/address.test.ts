import { expect, test } from "vitest";
import { replayPath, replayPlace } from "./address.ts";

test.each([
  [{ ply: 0, as: null }, "/t/red-lily/replay?ply=0"],
  [{ ply: 188, as: 2 }, "/t/red-lily/replay?ply=188&as=2"],
  [{ ply: 7, as: "open" }, "/t/red-lily/replay?ply=7&as=all"],
] as const)("an address of a replay names its place: %o", (place, path) => {
  expect(replayPath("red-lily", place)).toBe(path);
  expect(replayPlace(path.slice(path.indexOf("?")))).toEqual(place);
});

test.each(["", "?ply=-1", "?ply=1e9", "?ply=99999999999", "?ply=%00&as=9", "?as=x"])(
  "an address that names no place leads to the beginning: %s",
  (query) => expect(replayPlace(query)).toEqual({ ply: 0, as: null }),
);

test("a match that the page has played has its replay here", () => {
  expect(replayPath("here-abc", { ply: 3, as: null })).toBe("/here/abc/replay?ply=3");
});

test("a file has an address of its own, which names a place in it", () => {
  expect(replayPath("file", { ply: 3, as: 1 })).toBe("/replay?ply=3&as=1");
});
