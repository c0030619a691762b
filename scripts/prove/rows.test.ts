import { expect, test } from "vitest";
import { figureIn, rowIn, withFigure } from "./rows.ts";

const PAGE = `# Page

| claim | command | figure | date |
|---|---|---|---|
| it holds | \`npm run a -- x\\|y\`; \`npm run b\` | 3 of 3 | 2026-01-02 |
| so does this | \`npm run c\` | 4 | 2026-01-03 |
`;

test("a row has a claim, commands as a shell takes them, a figure and a date", () => {
  const [row, ...others] = PAGE.split("\n").flatMap((line) => rowIn(line) ?? []);
  const expected = { claim: "it holds", commands: ["npm run a -- x|y", "npm run b"], figure: "3 of 3" };
  expect(row).toEqual({ ...expected, date: "2026-01-02" });
  expect(others).toHaveLength(1);
});

test("a figure goes into the row of its claim and leaves all else as it was", () => {
  const proved = withFigure(PAGE, "it holds", "5 | 5", "2026-11-23");
  expect(proved).toBe(PAGE.replace("3 of 3 | 2026-01-02", "5 \\| 5 | 2026-11-23"));
  expect(withFigure(proved, "it holds", "3 of 3", "2026-01-02")).toBe(PAGE);
});

test.each([
  ["one\n\nIn all: 7 positions.\n", "In all: 7 positions"],
  [
    "\u001b[2m Test Files \u001b[22m 1 passed\n\u001b[2m      Tests \u001b[22m \u001b[32m47 passed\u001b[39m (47)\n Duration 3 s\n",
    "47 tests passed",
  ],
  ["      Tests  1 passed | 45 skipped (46)\n", "1 test passed"],
])("what is printed closes with the figure: %j", (output, figure) => {
  expect(figureIn(output)).toBe(figure);
});
