import MagicString from "magic-string";
import { build } from "vite";
import { flatStates } from "./flat-states.js";
import { root } from "./sources.js";

/**
 * Bundles for Node: the server, and the trials and benchmarks that run as the server does. Entries by name end up as
 * `NAME.js`.
 *
 * @param {{ entries: Record<string, string>, folder: string, build?: string }} what `build` is the build's own name
 * @returns what became of accesses to states, by file
 */
export async function bundleForNode({ entries, folder, build: id = "unnamed" }) {
  /** @type {Map<string, import("./flat-states.js").Accesses>} */
  const accesses = new Map();
  await build({
    configFile: false,
    envDir: false,
    logLevel: "warn",
    root,
    publicDir: false,
    define: { __FIORINO_BUILD__: JSON.stringify(id) },
    plugins: [flatStates(accesses), constantFunctions()],
    build: {
      ssr: true,
      target: "node20",
      outDir: folder,
      emptyOutDir: true,
      sourcemap: true,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: entries,
        // `const` stays `const`: V8 then compiles figures and functions of the rules as constants.
        output: { topLevelVar: false, entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
  return accesses;
}

/**
 * For the rules in a bundle: `function f() {}` becomes `const f = function f() {};`, at the top of its module, where the declaration
 * was in effect, too. A declared function could be reassigned, so V8 checks that at every call, also at inlined ones
 * (measured: a random decision takes 0.97 of the time without).
 *
 * @returns {import("vite").Plugin}
 */
const constantFunctions = () => ({
  name: "constant-functions",
  transform: {
    filter: { id: /\/(engine|games|bots)\/.*\.ts$/ },
    handler(code) {
      const { body } = this.parse(code, { lang: "ts" });
      const text = new MagicString(code);
      const top = body.findLast(({ type }) => type === "ImportDeclaration")?.end ?? 0;
      for (const statement of body) {
        const made = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
        if (made?.type !== "FunctionDeclaration") continue;
        text.prependRight(made.start, `const ${made.id?.name} = `).appendLeft(made.end, ";\n");
        if (statement.start > top) text.move(statement.start, statement.end, top);
      }
      return { code: text.toString(), map: text.generateMap({ hires: "boundary" }) };
    },
  },
});
