import { expect, test } from "vitest";
import type { Seat } from "#engine";
import { viewWhere } from "./match.fixture.ts";
import { hasKept, isActing, seatFor } from "./seats.ts";

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

test("5.1, 5.2, 5.3, 5.5 whose seat a fourth disc brings", () => {
  const place = viewWhere(({ awaits }) => awaits === "place");
  const without = { ...place, active: 0 as const, mats: place.mats.map((mat) => ({ ...mat, coloured: 0 })) };
  const [bare, standing] = [[], [0 as const]].map((discs) => ({ ...without, stacks: without.stacks.map(() => discs) }));
  expect(seatFor({ ...place, active: 0 }, 1)).toMatchObject({ seat: 1, isSwap: false });
  expect(seatFor({ ...place, active: 0 }, "white")).toMatchObject({ seat: 0, isSwap: true });
  expect(seatFor(standing ?? place, "white")).toMatchObject({ seat: 0, isSwap: false });
  expect(seatFor(bare ?? place, "white"), "no disc is left anywhere").toBeNull();
});
