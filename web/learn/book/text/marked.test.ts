import { expect, test } from "vitest";
import { plainText, readParagraph } from "./marked.ts";

test("a paragraph is plain text, strong words and links to sections", () => {
  expect(readParagraph("Keep **one** card, as in [A round](#round).").inlines).toEqual([
    { kind: "text", text: "Keep " },
    { kind: "strong", text: "one" },
    { kind: "text", text: " card, as in " },
    { kind: "link", text: "A round", to: "round" },
    { kind: "text", text: "." },
  ]);
});

test.each([
  ["Plain.", { kind: "plain", mark: null }],
  ["- An item.", { kind: "item", mark: null }],
  ["# A step.", { kind: "numbered", mark: null }],
  ["@edition:revised - At once.", { kind: "item", mark: { option: "edition", value: "revised" } }],
  ["[[houses]]", { kind: "block", block: "houses", mark: null }],
])("%s", (source, paragraph) => {
  expect(readParagraph(source)).toMatchObject(paragraph);
});

test("the words alone have no marks", () => {
  expect(plainText("@edition:first - **Ties**: see [Ties](#ties).")).toBe("Ties: see Ties.");
});
