import { expect, test } from "vitest";
import { foremost } from "./on-screen.ts";

test("of a part that is on the board and in the open sheet, the one in the sheet is meant", () => {
  const part = (name: string, width: number) => ({ name, getBoundingClientRect: () => ({ width }) as DOMRect });
  const [hidden, onBoard, inSheet] = [part("hidden", 0), part("board", 30), part("sheet", 60)];
  const sheet = { contains: (each: typeof inSheet) => each === inSheet };
  expect(foremost([hidden, onBoard, inSheet], sheet)?.name).toBe("sheet");
  expect(foremost([hidden, onBoard, inSheet], null)?.name).toBe("board");
  expect(foremost([hidden, onBoard], sheet)?.name, "only behind it").toBe("board");
});
