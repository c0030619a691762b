import preact from "@preact/preset-vite";
import { createServer } from "vite";
import { compileCatalogs } from "../../scripts/catalogs.js";

/** `npx tsx e2e/board/serve.ts`: the board alone, in a position from random play (?seats=4&seed=1&steps=200&edition=2024). */
const server = await createServer({
  root: import.meta.dirname,
  configFile: false,
  plugins: [preact(), compileCatalogs()],
  server: { host: "127.0.0.1", port: 7131, strictPort: true, fs: { allow: ["../.."] } },
});
await server.listen();
server.printUrls();
