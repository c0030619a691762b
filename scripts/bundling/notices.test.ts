import { join } from "node:path";
import { expect, test } from "vitest";
import { noticesOf } from "./notices.js";
import { root } from "./sources.js";

test("each package is named once with its licence, the product's own files are not", () => {
  const files = [
    "node_modules/preact/a.js",
    "node_modules/preact/b.js",
    "node_modules/@lingui/core/c.js",
    "web/main.tsx",
  ];
  const notices = noticesOf(files.map((file) => join(root, file)));
  expect(notices.match(/^preact \d/gm)).toHaveLength(1);
  expect(notices.match(/^@lingui\/core \d/gm)).toHaveLength(1);
  expect(notices.match(/MIT License/g)).toHaveLength(2);
});
