import { expect, test } from "vitest";
import type { Reader } from "#boardkit";
import { sayIn, viewWhere } from "../match.fixture.ts";
import { chipLabel, discardsLabel, scoringCaption, shownLabel } from "./labels.ts";
import { targetLabel } from "./target-label.ts";

const spectator: Reader = { you: null, names: ["Ada", "Bruno", "Clara"], locale: "en", say: sayIn("en") };

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
  const view = viewWhere(({ awaits }) => awaits === "place");
  const counted = { ...view, scores: [3, 0, 0] };
  expect(chipLabel(spectator, counted, 0)).toMatch(
    /^Ada: 3 points; coloured discs in reserve: \d+; white discs in reserve: \d+; action cards in hand: \d+$/,
  );
});

test("an empty discard pile is called so", () => {
  const view = viewWhere(({ discards }) => Object.values(discards).every((n) => n === 0));
  expect(discardsLabel(spectator, view)).toBe("Discard pile: empty");
});

test("a kept scoring card is secret until it is turned up", () => {
  const view = viewWhere(({ awaits }) => awaits === "place");
  const reader: Reader = { ...spectator, you: 0 };
  expect(scoringCaption(reader, "secret", view)).toEqual([
    "secret",
    "is yours and secret: scored at the end for everybody",
  ]);
  expect(scoringCaption(reader, "secret", { ...view, awaits: "over" })).toEqual([
    "turned up",
    "was kept in secret: scored for everybody",
  ]);
});
