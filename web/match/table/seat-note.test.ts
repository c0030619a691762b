import { expect, test } from "vitest";
import { noteOf } from "./seat-note.ts";

test("the reader is told when the own seat is opened elsewhere or has ended here, and of nothing else", () => {
  expect(noteOf({ you: 1, browsers: 1 }, { you: 1, browsers: 2 })).toBe("openElsewhere");
  expect(noteOf({ you: 1, browsers: 2 }, { you: null, browsers: 0 })).toBe("seatEnded");
  expect(noteOf({ you: 1, browsers: 2 }, { you: 1, browsers: 1 })).toBeNull();
  expect(noteOf({ you: null, browsers: 0 }, { you: 1, browsers: 2 })).toBeNull();
});
