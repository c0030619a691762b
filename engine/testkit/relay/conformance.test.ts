import { describe, test } from "vitest";
import { conformance } from "../index.ts";
import { RELAY } from "./subject.ts";

describe("relay keeps the contract", () => {
  test.each(conformance(RELAY, { positions: 2000, seed: 1 }))("$name", ({ run }) => run(), 60_000);
});
