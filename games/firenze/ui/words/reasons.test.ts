import { expect, test } from "vitest";
import type { View } from "../../hidden/view-types.ts";
import { randomMatch, sayIn } from "../match.fixture.ts";
import { reasonText } from "./reasons.ts";

const acting = [...randomMatch(3, 1, 0)].map(({ after }) => after).find(({ awaits }) => awaits === "act");
if (acting === undefined) throw new Error("a match has turns");

/** The first seat has a red tower of two floors, and an Architect in hand. */
const building = (played: View["turn"]["played"]): View => ({
  ...acting,
  turn: { ...acting.turn, played },
  mats: acting.mats.map((mat, seat) =>
    seat === 0 ? { ...mat, hand: ["architect"], towers: [{ colour: "red", floors: 2, built: 1 }] } : mat,
  ),
});

test("why a second Architect does not help: one a turn", () => {
  const reader = { you: 0, names: ["Ada", "Bruno", "Clara"], locale: "en", say: sayIn("en") } as const;
  const why = (floors: number, played: View["turn"]["played"]) =>
    reasonText({ code: "no-tower-fits", facts: { colour: "red", floors } }, building(played), reader);
  expect(why(3, ["architect"])).toBe("You have no red tower of exactly 3 floors. One Architect a turn.");
  expect(why(3, [])).toBe("You have no red tower of exactly 3 floors.");
  expect(why(5, ["architect"])).toBe("You have no red tower of exactly 5 floors.");
});
