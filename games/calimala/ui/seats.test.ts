import { expect, test } from "vitest";
import type { Seat } from "#engine";
import { viewWhere } from "./match.fixture.ts";
import { hasKept, isActing } from "./seats.ts";

test("who has chosen a scoring card acts no more, though the choice waits for the others", () => {
  const view = viewWhere(({ awaits, kept }) => awaits === "keep" && kept.every((has) => !has));
  const chosen: ReadonlySet<Seat> = new Set([1]);
  expect(([0, 1, 2] as const).map((seat) => isActing({ view, chosen, ending: null }, seat))).toEqual([
    true,
    false,
    true,
  ]);
  expect(([0, 1, 2] as const).map((seat) => hasKept({ view, chosen }, seat))).toEqual([false, true, false]);
});

test("whose turn is played here and waits to be handed over is still to act", () => {
  const view = viewWhere(({ awaits }) => awaits === "place");
  const acting = ([0, 1, 2] as const).filter((seat) => isActing({ view, chosen: new Set(), ending: 2 }, seat));
  expect(acting).toEqual([2]);
});
