import { describe, test } from "vitest";
import { conformance } from "#engine/testkit";
import { SUBJECT } from "./subject.ts";

// Guide 5: every promise of the contract, at positions of random matches in every setting.

describe("skeleton keeps the contract", () => {
  for (const { name, run } of conformance(SUBJECT, { positions: 2000, seed: 1 })) test(name, run, 120_000);
});
