import { expect, test } from "vitest";
import { sayIn } from "../match.fixture.ts";
import { whyDim } from "./why-dim.ts";

const why = (dim: Parameters<typeof whyDim>[1]): string => whyDim({ say: sayIn("en") }, dim);

test("a dim brick of a sheet says why it does nothing", () => {
  expect(why({ of: "bag", colour: "green", n: 0 })).toBe("No green brick in the bag.");
  expect(why({ of: "site", colour: "green", n: 0 })).toBe("No green brick in storage.");
  expect(why({ of: "payment", colour: "green", n: 0 })).toBe("No green brick in storage.");
  expect(why({ of: "site", colour: "green", n: 1 })).toBe("A tower just like it gets its bricks first.");
});

test("a colour that is given already is taken back above", () => {
  expect(why({ of: "payment", colour: "red", n: 2, given: 2, due: 1 })).toBe(
    "All your red bricks are given; press one above to take it back.",
  );
});

test("where all is given, the brick to take is asked for", () => {
  expect(why({ of: "payment", colour: "red", n: 2, given: 1 })).toBe("All is given; choose the brick to take.");
});
