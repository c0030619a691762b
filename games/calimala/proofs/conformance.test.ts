import { describe, test } from "vitest";
import { conformance } from "#engine/testkit";
import { SUBJECT } from "./subject.ts";

describe("calimala keeps the contract", () => {
  for (const { name, run } of conformance(SUBJECT, { positions: 600, seed: 1 })) test(name, run, 120_000);
});
