import { join } from "node:path";
import { APP, bringUpToDate, root } from "./bundling/sources.js";

/** Becomes the server once it is built: it is imported, not spawned, so signals and the exit code are its own. */
bringUpToDate(APP);
process.setSourceMapsEnabled(true);
await import(join(root, "build/server/main.js"));
