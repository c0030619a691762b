import { describe, test } from "vitest";
import { conformance } from "../index.ts";
import { STALLS_SUBJECT } from "./subject.ts";

describe("stalls keeps the contract", () => {
  for (const { name, run } of conformance(STALLS_SUBJECT, { positions: 2000, seed: 1 })) test(name, run, 60_000);
});
