import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "..");

const BUNDLED = ["engine", "games", "bots", "boardkit", "protocol", "referee", "server", "web"];
const PACKAGES = ["package.json", "package-lock.json"];
const NO_SOURCE = /\.test\.tsx?$|\.md$|(^|\/)replays\//;

/** Every file of a folder that ends up in a bundle or shapes it, in a fixed order. */
function sourcesOf(/** @type {string} */ folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !NO_SOURCE.test(file))
    .sort();
}

/** A script and all scripts that it imports, at any remove: what changes one of them changes what is built. */
export function scriptsOf(/** @type {string} */ script, seen = new Set([script])) {
  for (const [, path = ""] of readFileSync(join(root, script), "utf8").matchAll(/"(\.{1,2}\/[^"]+\.js)"/g)) {
    const imported = join(dirname(script), path);
    if (!seen.has(imported)) scriptsOf(imported, seen.add(imported));
  }
  return [...seen].sort();
}

/**
 * Names the state of all sources in 12 hex digits: two builds with the same id hold the same code.
 * Contents are hashed, not times, so a fresh clone and an old build of the same commit agree.
 */
export function hashSources() {
  const hash = createHash("sha256");
  for (const file of [...BUNDLED.flatMap(sourcesOf), ...scriptsOf("scripts/build.js"), ...PACKAGES]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  return hash.digest("hex").slice(0, 12);
}

/** The id of the build in `build/`; undefined when it is missing or incomplete. */
export function builtId() {
  const stamp = join(root, "build/build.json");
  return existsSync(stamp) ? JSON.parse(readFileSync(stamp, "utf8")).id : undefined;
}
