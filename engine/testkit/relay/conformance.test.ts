import { describe, test } from "vitest";
import { conformance } from "../index.ts";
import { RELAY_SUBJECT } from "./subject.ts";

describe("relay keeps the contract", () => {
  for (const { name, run } of conformance(RELAY_SUBJECT, { positions: 2000, seed: 1 })) test(name, run, 60_000);
});
