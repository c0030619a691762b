import preact from "@preact/preset-vite";
import { createServer } from "vite";
import { compileCatalogs } from "../../scripts/bundling/catalogs.js";
import { expandMedia } from "../../scripts/bundling/media.js";

/**
 * `npx tsx e2e/board/serve.ts [port]`: the board of a game alone, in a position from random play
 * (?game=calimala&seats=4&seed=1&steps=200&edition=2024).
 */
const server = await createServer({
  root: import.meta.dirname,
  configFile: false,
  plugins: [preact(), compileCatalogs(), expandMedia()],
  server: { host: "127.0.0.1", port: Number(process.argv[2] ?? 7131), strictPort: true, fs: { allow: ["../.."] } },
});
await server.listen();
server.printUrls();
