import { join } from "node:path";
import { bringUpToDate, root, TOOLBOX } from "./bundling/sources.js";

const isCounting = process.argv[2] === "rare";

process.setSourceMapsEnabled(true);
if (isCounting || process.env.FIORINO_SOURCE === "1") await runSource();
else {
  bringUpToDate(TOOLBOX);
  await import(join(root, "build/toolbox/main.js"));
}

/** While developing, and for the command that counts blocks of the source; only those of code that is loaded afterwards. */
async function runSource() {
  const { register } = await import("tsx/esm/api");
  register();
  const { countBlocks } = await import("../cli/commands/rare/blocks.ts");
  if (isCounting) countBlocks();
  await import("../cli/main.ts");
}
