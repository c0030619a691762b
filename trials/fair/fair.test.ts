import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { serverForFile } from "../../server/testing/server-for-file.ts";
import { tryFairness } from "./fair-trials.ts";

const server = serverForFile();
const MATCHES = 20;

test("draws follow from secret and shares, and a record with anything changed does not verify", async () => {
  const seed = randomBytes(4).readInt32LE();
  const tried = await tryFairness({ ...{ address: server.address, login: server.login }, matches: MATCHES, seed });
  expect(tried.forged, `seed ${seed}`).toBeGreaterThan(MATCHES * 10);
  expect(tried.shares).toBeGreaterThanOrEqual(MATCHES);
}, 300_000);
