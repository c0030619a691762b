import { expect, test } from "vitest";
import { beginAt, isHere, keptIn, newHereId, parseRoute, pathOf } from "./routes.ts";

test.each([
  ["/", "", { name: "home" }],
  ["/new", "?game=calimala", { name: "new", game: "calimala" }],
  ["/new", "", { name: "new", game: null }],
  ["/t/amber-lily", "", { name: "table", table: "amber-lily" }],
  ["/t/amber-lily/", "", { name: "table", table: "amber-lily" }],
  ["/here/lily", "", { name: "table", table: "here-lily" }],
  ["/t/amber-lily/replay", "?ply=3", { name: "replay", table: "amber-lily", query: "?ply=3" }],
  ["/here/lily/replay", "", { name: "replay", table: "here-lily", query: "" }],
  ["/about/calimala", "", { name: "about", game: "calimala" }],
  ["/aid/calimala", "?seats=3", { name: "aid", game: "calimala", query: "?seats=3" }],
  ["/fairness", "", { name: "fairness" }],
  ["/s/token", "", { name: "seat", token: "token" }],
  ["/learn/calimala", "", { name: "learn", game: "calimala", exercise: null }],
  ["/learn/calimala/first-cloth", "", { name: "learn", game: "calimala", exercise: "first-cloth" }],
  ["/learn", "", { name: "learn", game: "", exercise: null }],
  ["/learn/calimala/first-cloth/more", "", { name: "missing" }],
  ["/t", "", { name: "missing" }],
  ["/nowhere", "", { name: "missing" }],
  ["/t/amber-lily/more", "", { name: "missing" }],
])("%s%s is a page", (path, query, route) => {
  expect(parseRoute(path, query)).toEqual(route);
});

test.each([
  ["#ties", "ties"],
  ["", ""],
  ["#%E0%A4%A", "?"],
])("the hash %j of a rule book names the section %j", (hash, section) => {
  expect(parseRoute("/rules/calimala", "?edition=2024", hash)).toEqual({
    ...{ name: "rules", game: "calimala", query: "?edition=2024", section },
  });
});

test.each([
  [
    { table: "amber-lily", scroll: 7 },
    { table: "amber-lily", scroll: 7 },
  ],
  [{ table: 7, from: "/", below: "2" }, { from: "/" }],
  [{}, {}],
  ["amber-lily", {}],
  [null, {}],
])("the state %j of the history keeps %j", (state, kept) => {
  expect(keptIn(state)).toEqual(kept);
});

test("a link to the page that one came from leads to where one was on it, another one to the top", () => {
  expect(beginAt({ from: "/", below: 300 }, "/")).toBe(300);
  expect(beginAt({ from: "/t/amber-lily", below: 300 }, "/")).toBe(0);
  expect(beginAt({}, "/")).toBe(0);
});

test("the address of a table leads to it, be it the server's or of this device", () => {
  const own = newHereId();
  expect([isHere(own), isHere("amber-lily")]).toEqual([true, false]);
  for (const table of [own, "amber-lily"]) expect(parseRoute(pathOf(table), "")).toEqual({ name: "table", table });
});
