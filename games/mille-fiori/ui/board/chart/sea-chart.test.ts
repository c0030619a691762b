import { expect, test } from "vitest";
import type { AreaName } from "../../../rules/content.ts";
import { sayIn } from "../../match.fixture.ts";
import { closeUpButton } from "./sea-chart.tsx";

test("the name of an island opens its close-up by Enter and by the space bar, which does not scroll", () => {
  const opened: AreaName[] = [];
  const kept: string[] = [];
  const { onKeyDown } = closeUpButton("trade", (area) => opened.push(area), sayIn("en"));
  for (const key of ["Enter", " ", "ArrowDown"]) onKeyDown({ key, preventDefault: () => kept.push(key) });
  expect(opened).toEqual(["trade", "trade"]);
  expect(kept).toEqual(["Enter", " "]);
});
