import { expect, test } from "vitest";
import { answerTime, STEP_MS } from "./answer-time.ts";

test.each([0, 400])(
  "a bot that thinks within a step answers as one that thinks not at all, with a pause of %i",
  (pause) => {
    for (const chance of [0, 0.3, 0.999]) {
      const times = [0.01, 1, STEP_MS].map((over) => answerTime({ pause, thought: pause + over, chance }));
      expect(new Set(times).size).toBe(1);
      expect(times[0]).toBeGreaterThanOrEqual(pause + STEP_MS);
    }
  },
);

test("within the pause the time of thinking does not count, and no answer comes before its thought", () => {
  expect(answerTime({ pause: 400, thought: 3, chance: 0.5 })).toBe(
    answerTime({ pause: 400, thought: 399, chance: 0.5 }),
  );
  for (const thought of [0, 1, 7, 412, 1999]) {
    expect(answerTime({ pause: 400, thought, chance: 0 })).toBeGreaterThanOrEqual(thought);
  }
});
