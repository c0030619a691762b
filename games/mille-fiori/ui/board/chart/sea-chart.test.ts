import { expect, test } from "vitest";
import type { AreaName } from "../../../rules/content.ts";
import { randomMatch, sayIn } from "../../match.fixture.ts";
import { tallChart } from "../places/chart.ts";
import { closeUpOf, isInSight } from "../places/places.ts";
import { closeUpButton, shownOn } from "./sea-chart.tsx";

test("the name of an island opens its close-up by Enter and by the space bar, which does not scroll", () => {
  const opened: AreaName[] = [];
  const kept: string[] = [];
  const { onKeyDown } = closeUpButton("trade", (area) => opened.push(area), sayIn("en"));
  for (const key of ["Enter", " ", "ArrowDown"]) onKeyDown({ key, preventDefault: () => kept.push(key) });
  expect(opened).toEqual(["trade", "trade"]);
  expect(kept).toEqual(["Enter", " "]);
});

test("in a close-up the lamp and the ship can be pressed where they are in sight", () => {
  const [start] = randomMatch(2, 1, 0);
  if (start === undefined) throw new Error("a match has entries");
  const view = { ...start.after, mats: start.after.mats.map((mat) => ({ ...mat, ship: 13 })) };
  const legal = new Set(["harbor:3", "houses:0", "sea:2", "sea:14", "ship:0"]);
  const chart = tallChart(500);
  const lampsBy = (island: AreaName) =>
    chart.sea.lamps.flatMap((at, i) => (isInSight(chart, closeUpOf(chart, island), at) ? [i] : []));
  const on = (island: AreaName) => [...shownOn({ island, lamps: lampsBy(island), view, legal })];
  expect(on("harbor")).toEqual(["harbor:3", "sea:14", "ship:0"]);
  expect(on("nobili")).toEqual([]);
});
