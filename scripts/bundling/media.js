import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./sources.js";

const DEFINITION = /@custom-media --([\w-]+) ([^;]+);/g;
const NAME = /\(--([\w-]+)\)/g;

/** The named breakpoints and their queries. */
export const breakpoints = new Map(
  [...readFileSync(join(root, "boardkit/media.css"), "utf8").matchAll(DEFINITION)].map(([, name = "", query = ""]) => [
    name,
    query,
  ]),
);

/**
 * Puts its query in the place of every name of a breakpoint: `@media (--narrow)`. A list of queries stands alone,
 * for what is joined to it would hold for its last one only.
 */
export function expandQuery(/** @type {string} */ params) {
  return params.replace(NAME, (whole, name) => {
    const query = breakpoints.get(name);
    if (query === undefined) throw new Error(`no breakpoint is named --${name}`);
    if (query.includes(",") && whole !== params) throw new Error(`--${name} is a list of queries and stands alone`);
    return query;
  });
}

/**
 * Gives every style the breakpoints, without an import in each file.
 *
 * @returns {import("vite").Plugin}
 */
export function expandMedia() {
  const plugin = {
    postcssPlugin: "expand-media",
    AtRule: {
      media(/** @type {{ params: string }} */ rule) {
        const params = expandQuery(rule.params);
        if (params !== rule.params) rule.params = params;
      },
    },
  };
  return { name: "expand-media", config: () => ({ css: { postcss: { plugins: [plugin] } } }) };
}
