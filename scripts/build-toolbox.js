import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleForNode } from "./bundling/bundle.js";
import { hashSources, root, TOOLBOX } from "./bundling/sources.js";

const id = hashSources(TOOLBOX);
const folder = join(root, "build/toolbox");
/** Builds in a temporary folder and renames it: another process may be building at the same time. */
const aside = `${folder}-${process.pid}`;
const before = `${aside}-before`;
await bundleForNode({ entries: { main: join(root, "cli/main.ts") }, folder: aside, build: id });
writeFileSync(join(aside, "build.json"), `${JSON.stringify({ id })}\n`);
mkdirSync(folder, { recursive: true });
renameSync(folder, before);
renameSync(aside, folder);
rmSync(before, { recursive: true });
