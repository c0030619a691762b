import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { breakpoints, expandQuery } from "./bundling/media.js";

const root = resolve(import.meta.dirname, "..");
/** TypeScript accepts any name of a CSS module. This test checks that the names exist and are used. */
const IMPORT = /import (\w+) from "(\.[^"]+\.module\.css)"/g;
const BREAKPOINTS = "boardkit/media.css";
/** Lengths inside boards that follow a drawing or a piece and no step of the scale. It goes down only. */
const RAW_SPACES = 385;

const files = ["web", "games", "boardkit", "e2e"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((f) => join(folder, f)),
);
const components = files.filter((file) => /\.tsx?$/.test(file));
const styles = files
  .filter((file) => file.endsWith(".css") && file !== BREAKPOINTS)
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

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

/** The part of the repository whose parts lie in one another: a game, else the top folder. */
const houseOf = (file: string): string =>
  file
    .split("/")
    .slice(0, file.startsWith("games/") ? 2 : 1)
    .join("/");

test("a container that a style asks is declared beside it or in what all games share", () => {
  const declared = styles.flatMap(({ file, text }) =>
    [...text.matchAll(/container: (\w+) \//g)].map(([, name]) => ({ name, house: houseOf(file) })),
  );
  const unknown = styles.flatMap(({ file, text }) =>
    [...text.matchAll(/@container (\w+) \(/g)]
      .filter(
        ([, name]) => !declared.some((each) => each.name === name && [houseOf(file), "boardkit"].includes(each.house)),
      )
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test("a style asks for the window's size by the name of a breakpoint", () => {
  const raw = styles.flatMap(({ file, text }) =>
    [...text.matchAll(/@media [^{]*(?:width|height|aspect-ratio)[^{]*/g)].map(([query]) => `${file}: ${query}`),
  );
  expect(raw).toEqual([]);
});

test("every breakpoint is used, and every name has its breakpoint", () => {
  const used = styles.flatMap(({ text }) => [...text.matchAll(/@media ([^{]+) \{/g)].map(([, query = ""]) => query));
  const names = used.flatMap((query) => [...query.matchAll(/\(--([\w-]+)\)/g)].map(([, name = ""]) => name));
  expect(new Set(names)).toEqual(new Set(breakpoints.keys()));
  for (const query of used) expect(expandQuery(query)).not.toContain("--");
});

test("code asks for the window's size as a breakpoint does", () => {
  const asked = components
    .filter((file) => !file.includes(".test."))
    .flatMap(
      (file) => readFileSync(join(root, file), "utf8").match(/(?<=")\((?:min|max)-(?:width|height)[^"]*/g) ?? [],
    );
  expect(asked).not.toEqual([]);
  expect(asked.filter((query) => ![...breakpoints.values()].includes(query))).toEqual([]);
});

test("an unknown breakpoint and a list of queries joined to another one are refused", () => {
  expect(expandQuery("(--wide) and (hover: hover)")).toBe("(min-width: 1001px) and (hover: hover)");
  expect(() => expandQuery("(--nowhere)")).toThrow("no breakpoint is named --nowhere");
  expect(() => expandQuery("(--small) and (hover: hover)")).toThrow("stands alone");
});

/** Lengths in px of every padding, margin and gap, by declaration. */
const spaces = styles.flatMap(({ file, text }) =>
  [...text.matchAll(/(?<![\w-])(?:(?:padding|margin)[a-z-]*|(?:row-|column-)?gap)\s*:\s*([^;{}]+)[;}]/g)].map(
    ([declaration, value = ""]) => ({
      place: `${file}: ${declaration}`,
      lengths: [...value.matchAll(/(?<![\w.-])-?([\d.]+)px/g)].map(([, length]) => Number(length)),
    }),
  ),
);

test("a space whose lengths are all steps of the scale is said in tokens", () => {
  const tokens = readFileSync(join(root, "boardkit/tokens.css"), "utf8");
  const steps = [...tokens.matchAll(/--space-[\w-]+: (\d+)px;/g)].map(([, length]) => Number(length));
  expect(steps).not.toEqual([]);
  const sayable = spaces.filter(
    ({ lengths }) => lengths.length > 0 && lengths.every((length) => length === 0 || steps.includes(length)),
  );
  expect(sayable.map(({ place }) => place)).toEqual([]);
});

test("spaces in raw pixels do not become more", () => {
  expect(spaces.flatMap(({ lengths }) => lengths).length).toBeLessThanOrEqual(RAW_SPACES);
});

test("no style looks through the whole page: it would be tried again at every change of it", () => {
  const wide = styles.flatMap(({ file, text }) =>
    [...text.matchAll(/(?::root|\[data-game\]|\.match|\bmain|\baside|\bbody)\S*:has\([^)]*/g)].map(
      ([found]) => `${file}: ${found}`,
    ),
  );
  expect(wide).toEqual([]);
});

/** What is asked of a descendant by `:has` is no subject. */
const HAS = /:has\((?:[^()]|\([^()]*\))*\)/g;

test("what a style asks the place of has a name: without one every part of the page is watched, and restyled with all in it", () => {
  const nameless = styles.flatMap(({ file, text }) =>
    [...text.replaceAll(HAS, "").matchAll(/(?:^|(?<!,)[\s>+~])(?::not\()?:(?:first|last|nth|only)-[^{]*/gm)].map(
      ([found]) => `${file}: ${found.trim()}`,
    ),
  );
  expect(nameless).toEqual([]);
});
