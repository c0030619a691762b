import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;

/** The folder of the package that a file belongs to; undefined for a file of the product. */
const packageOf = (/** @type {string} */ file) => PACKAGE.exec(file)?.[1];

/** Name, version and licence text of each package that one of the files comes from, by name. */
export function noticesOf(/** @type {Iterable<string>} */ files) {
  const folders = new Set([...files].flatMap((file) => packageOf(file) ?? []));
  const notices = [...folders].sort().map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    if (file === undefined) throw new Error(`${name} has no licence text`);
    return `${name} ${version}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
  });
  return `What this page is made of besides Fiorino itself.\n\n${notices.join(`\n${"-".repeat(72)}\n\n`)}`;
}

/** Writes `notices.txt`: the licences of all that ends up in the page, its fonts included. */
export function writeNotices() {
  /** @type {import("vite").Plugin} */
  const plugin = {
    name: "notices",
    generateBundle(_options, bundle) {
      const assets = Object.values(bundle).flatMap((file) => (file.type === "asset" ? file.originalFileNames : []));
      const files = [...this.getModuleIds(), ...assets.map((file) => join(import.meta.dirname, "../../web", file))];
      this.emitFile({ type: "asset", fileName: "notices.txt", source: noticesOf(files) });
    },
  };
  return plugin;
}
