import { expect, test } from "vitest";
import { weightOf } from "./weight.ts";

const ui = { declines: (move: string) => move === "no more" };
const offer = { move: 0, targets: [] };

test("what is all there is to do stands out, what only declines does not", () => {
  expect(weightOf("end", [offer], ui)).toBe("main");
  expect(weightOf("no more", [offer], ui)).toBe("main");
  expect(weightOf("end", [offer, offer], ui)).toBe("plain");
  expect(weightOf("no more", [offer, offer], ui)).toBe("quiet");
  expect(weightOf("no more", [offer, offer], {})).toBe("plain");
});
