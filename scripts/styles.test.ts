import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

/** TypeScript accepts any class name of a CSS module; this test checks that it exists. */
const root = resolve(import.meta.dirname, "..");
const IMPORT = /import (\w+) from "(\.[^"]+\.module\.css)"/g;

const components = ["web", "games", "boardkit"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((f) => join(folder, f)),
  )
  .filter((file) => /\.tsx?$/.test(file));

const uses = components.flatMap((file) => {
  const text = readFileSync(join(root, file), "utf8");
  const code = text.replaceAll(/^import .*$/gm, "");
  return [...text.matchAll(IMPORT)].map(([, name = "", module = ""]) => ({
    file,
    module: join(dirname(file), module),
    classes: [...code.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\["([\\w-]+)"\\])`, "g"))].map(
      ([, a, b]) => a ?? b ?? "",
    ),
    /** Looks classes up by a computed name, so unused ones cannot be found. */
    isOpen: new RegExp(`\\b${name}\\[[^"]`).test(text),
  }));
});

function definedIn(module: string): string[] {
  const text = readFileSync(join(root, module), "utf8").replace(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)/gs, "");
  return [...text.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = ""]) => name);
}

test("every class a component uses is defined in its CSS module", () => {
  const missing = uses.flatMap(({ file, module, classes }) => {
    const defined = definedIn(module);
    return classes.filter((name) => !defined.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test("every class of a CSS module is used", () => {
  const modules = [...new Set(uses.map(({ module }) => module))];
  const unused = modules.flatMap((module) => {
    const sharing = uses.filter((use) => use.module === module);
    if (sharing.some(({ isOpen }) => isOpen)) return [];
    const used = sharing.flatMap(({ classes }) => classes);
    return [...new Set(definedIn(module))].filter((name) => !used.includes(name)).map((name) => `${module}: ${name}`);
  });
  expect(unused).toEqual([]);
});
