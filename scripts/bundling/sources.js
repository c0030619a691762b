import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "../..");

const NO_SOURCE = /\.test\.tsx?$|\.md$|(^|\/)replays\//;

/**
 * What is built: from which folders but for some of their files, by which script, and the file that names the sources of
 * what lies there.
 *
 * @typedef {{ folders: readonly string[], without: RegExp, script: string, stamp: string }} Product
 */

/** @type {Product} */
export const APP = {
  folders: ["engine", "games", "bots", "boardkit", "protocol", "referee", "server", "web"],
  without: NO_SOURCE,
  script: "scripts/build.js",
  stamp: "build/build.json",
};

/** @type {Product} */
export const TOOLBOX = {
  folders: ["engine", "games", "bots", "protocol", "referee", "server", "cli", "scripts"],
  without: new RegExp(`${NO_SOURCE.source}|^games/[^/]+/ui/|^scripts/(?!arguments)`),
  script: "scripts/build-toolbox.js",
  stamp: "build/toolbox/build.json",
};

/** A script and all scripts that it imports, at any remove: what changes one of them changes what is built. */
function scriptsOf(/** @type {string} */ script, seen = new Set([script])) {
  for (const [, path = ""] of readFileSync(join(root, script), "utf8").matchAll(/"(\.{1,2}\/[^"]+\.js)"/g)) {
    const imported = join(dirname(script), path);
    if (!seen.has(imported)) scriptsOf(imported, seen.add(imported));
  }
  return [...seen].sort();
}

/** Every file that ends up in a product or shapes it, in a fixed order. */
export function sourcesOf(/** @type {Product} */ { folders, without, script }) {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      .filter((file) => !without.test(file))
      .sort(),
  );
  return [...files, ...scriptsOf(script), "package.json", "package-lock.json"];
}

/**
 * Names the state of a product's sources in 12 hex digits: two builds with the same id hold the same code.
 * Contents are hashed, not times, so a fresh clone and an old build of the same commit agree.
 */
export function hashSources(/** @type {Product} */ product) {
  const hash = createHash("sha256");
  for (const file of sourcesOf(product)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  return hash.digest("hex").slice(0, 12);
}

/** The id of what was built; undefined when nothing or only half a build lies there. */
function builtId(/** @type {Product} */ { stamp }) {
  const file = join(root, stamp);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).id : undefined;
}

/** Builds what is missing or older than its sources, in a process of its own, whose memory ends with it. */
export function bringUpToDate(/** @type {Product} */ product) {
  if (builtId(product) === hashSources(product)) return;
  console.error("Building, this takes a few seconds ...");
  const { status } = spawnSync(process.execPath, [join(root, product.script)], { stdio: ["ignore", 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}
