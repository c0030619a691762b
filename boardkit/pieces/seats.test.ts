import { afterEach, expect, test } from "vitest";
import { SEATS } from "#engine";
import { asDealt, lookName, wearLook } from "./seats.ts";

afterEach(() => wearLook(null, null));

const all = () => SEATS.map(lookName);

test("every seat wears the look that was dealt to it", () => {
  expect(all()).toEqual(["lily", "ship", "sun", "tree", "tower", "bell"]);
});

test("who chooses a colour changes looks with whoever has it, and nobody else is touched", () => {
  wearLook(2, "lily");
  expect(all()).toEqual(["sun", "ship", "lily", "tree", "tower", "bell"]);
  wearLook(0, "tower");
  expect(all()).toEqual(["tower", "ship", "sun", "tree", "lily", "bell"]);
});

test("what others see is drawn as it was dealt", async () => {
  wearLook(2, "lily");
  expect(await asDealt(async () => all())).toEqual(["lily", "ship", "sun", "tree", "tower", "bell"]);
  expect(all()[2]).toBe("lily");
});

test("one's own colour, no seat or no choice change nothing", () => {
  for (const [seat, look] of [
    [1, "ship"],
    [null, "sun"],
    [1, null],
  ] as const) {
    wearLook(seat, look);
    expect(all()).toEqual(["lily", "ship", "sun", "tree", "tower", "bell"]);
  }
  expect(lookName("white")).toBe("white");
});
