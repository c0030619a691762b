import { expect, test } from "vitest";
import type { Reader } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../hidden/view-types.ts";
import { META } from "../meta.ts";
import { randomMatch } from "./random-play.ts";
import { hasKept, isActing } from "./seats.ts";
import { sayIn } from "./spoken.ts";
import { touchedBy } from "./travels/touched.ts";
import { chipLabel, discardsLabel, shownLabel } from "./words/labels.ts";
import { targetLabel } from "./words/target-label.ts";

const spectator: Reader = { you: null, names: ["Ada", "Bruno", "Clara"], locale: "en", say: sayIn("en") };

function viewWhere(isWanted: (view: View) => boolean): View {
  for (const { after } of randomMatch(3, 1, 0, META.presets[0].values["2024"])) if (isWanted(after)) return after;
  throw new Error("no such position");
}

test("who has chosen a scoring card acts no more, though the choice waits for the others", () => {
  const view = viewWhere(({ stage, kept }) => stage === "keep" && kept.every((has) => !has));
  const chosen: ReadonlySet<Seat> = new Set([1]);
  expect(([0, 1, 2] as const).map((seat) => isActing({ view, chosen }, seat))).toEqual([true, false, true]);
  expect(([0, 1, 2] as const).map((seat) => hasKept({ view, chosen }, seat))).toEqual([false, true, false]);
});

test("spectators hear of the mat that they see: that of who acts", () => {
  const view = viewWhere(({ actor, mats }) => {
    const wood = mats.map(({ warehouse }) => warehouse.wood);
    return actor !== null && actor !== 0 && wood[actor] !== wood[0];
  });
  const wood = view.mats[view.actor ?? 0]?.warehouse.wood;
  expect(targetLabel("warehouse:wood", view, spectator)).toBe(`Warehouse for wood, ${wood} of 4`);
});

test("what is shown is called yours only where it is", () => {
  expect(shownLabel(spectator, "mat", 1)).toBe("mat of Bruno");
  expect(shownLabel({ ...spectator, you: 1 }, "hand", 1)).toBe("your hand");
});

test("a chip says its counts in words", () => {
  const view = viewWhere(({ stage }) => stage === "place");
  const counted = { ...view, scores: [3, 0, 0] };
  expect(chipLabel(spectator, counted, 0)).toMatch(
    /^Ada: 3 points; coloured discs in reserve: \d+; white discs in reserve: \d+; action cards in hand: \d+$/,
  );
});

test("an empty discard pile is called so", () => {
  const view = viewWhere(({ discards }) => Object.values(discards).every((n) => n === 0));
  expect(discardsLabel(spectator, view)).toBe("Discard pile: empty");
});

test("a late seat is outlined like the fifteen", () => {
  const view = viewWhere(() => true);
  expect(touchedBy({ type: "lateSeatGained", seat: 1, k: 2, street: 4 }, view)).toEqual(["council:late:2:disc"]);
});
