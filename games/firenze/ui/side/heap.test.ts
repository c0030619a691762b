import { expect, test } from "vitest";
import { Heap } from "./heap.tsx";

test("the chip of a seat shows every brick in its colour", () => {
  const { children } = Heap({ bricks: [2, 0, 1, 0, 0, 3] }).props;
  const colours = children.map(({ props }: { props: Record<string, string> }) => props["data-brick"]);
  expect(colours).toEqual(["white", "white", "green", "purple", "purple", "purple"]);
});
