import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { builtId, hashSources, root } from "./sources.js";

/**
 * Builds when the build is missing or older than its sources, then becomes the server: it is imported, not spawned, so
 * signals and the exit code are its own. The build runs in a process of its own, whose memory ends with it.
 */
if (builtId() !== hashSources()) {
  console.log("Building, this takes a few seconds ...");
  const { status } = spawnSync(process.execPath, [join(root, "scripts/build.js")], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

process.setSourceMapsEnabled(true);
await import(join(root, "build/server/main.js"));
