import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "..");

const BUNDLED = ["engine", "games", "bots", "boardkit", "protocol", "referee", "server", "web"];
const TOOLS = [
  "package.json",
  "package-lock.json",
  "scripts/build.js",
  "scripts/bundle.js",
  "scripts/catalogs.js",
  "scripts/sources.js",
];
const NO_SOURCE = /\.test\.tsx?$|\.md$|(^|\/)replays\//;

/** Every file of a folder that ends up in a bundle or shapes it, in a fixed order. */
function sourcesOf(/** @type {string} */ folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !NO_SOURCE.test(file))
    .sort();
}

/**
 * Names the state of all sources in 12 hex digits: two builds with the same id hold the same code.
 * Contents are hashed, not times, so a fresh clone and an old build of the same commit agree.
 */
export function hashSources() {
  const hash = createHash("sha256");
  for (const file of [...BUNDLED.flatMap(sourcesOf), ...TOOLS]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  return hash.digest("hex").slice(0, 12);
}

/** The id of what lies in `build/`, or none when nothing or only half a build does. */
export function builtId() {
  const stamp = join(root, "build/build.json");
  return existsSync(stamp) ? JSON.parse(readFileSync(stamp, "utf8")).id : undefined;
}
