import { expect, test } from "vitest";
import { liesBehindRow, rowWhen } from "./large-row.ts";

test("the row shown large makes way for contracts and the bell tower, and for nothing else", () => {
  const lies = (...legal: readonly string[]): boolean => liesBehindRow(new Set(legal));
  expect(lies("contract:red:4", "hand:architect", "tower:0:1")).toBe(true);
  expect(lies("church:campanile")).toBe(true);
  expect(lies("contract:red:4", "slot:2"), "both").toBe(false);
  expect(lies("hand:architect", "storage:0:red"), "one's own").toBe(false);
  expect(lies()).toBe(false);
});

test("who asks for the row while contracts glow has it until something else glows and then contracts again", () => {
  expect(rowWhen("large", false)).toBe("large");
  expect(rowWhen("large", true), "contracts begin to glow").toBe("small");
  expect(rowWhen("asked", true), "a press on the button").toBe("asked");
  expect(rowWhen(rowWhen("asked", false), true), "the next time").toBe("small");
  expect(rowWhen("small", true)).toBe("small");
});
